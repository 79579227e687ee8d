import { ApiError } from '../../api.ts';

/** The words of the toast: what the server said, a fallback where it said nothing, another where it made no sense. */
export function signInFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.kind === 'shape') return 'An unknown error occurred.';
  return error.message || 'Authentication failed.';
}

/** The password was right, and a code is wanted as well. */
export function isSecondStep(error: unknown): boolean {
  if (!(error instanceof ApiError) || typeof error.body !== 'object' || error.body === null) return false;
  return Reflect.get(error.body, 'code') === 'second_factor_required';
}
