import { present } from '../checked.ts';
import type { Fault } from '../platform-module.ts';
import { problemOfStatus } from '../google/api-error.ts';
import { scopeInsufficient, serviceDisabled, unauthenticated } from '../google/bearer.ts';
import type { ApiCall } from '../google/bearer.ts';
import { AdsProblem } from './ads-problem.ts';
import { quotaProblem } from './ads-state.ts';

/**
 * Faults this module plays by name. Operations are `search`, `searchStream` and `listAccessibleCustomers`.
 * Refusals: expired-token, scope-missing, service-disabled, no-permission, not-enabled, not-approved, two-step, quota-day, quota-burst,
 * transient, internal, deadline, unknown-error. Answers: wrong-types, extra-keys, nonsense, empty.
 */
const frontEnd: Record<string, (call: ApiCall) => Error> = {
  'expired-token': call => unauthenticated('ACCESS_TOKEN_EXPIRED', call),
  'scope-missing': scopeInsufficient,
  'service-disabled': serviceDisabled,
};
const refusals: Record<string, () => AdsProblem> = {
  'no-permission': () =>
    new AdsProblem('authorizationError', 'USER_PERMISSION_DENIED', {
      message: "User doesn't have permission to access customer.",
    }),
  'not-enabled': () =>
    new AdsProblem('authorizationError', 'CUSTOMER_NOT_ENABLED', {
      message: "The customer account can't be accessed because it is not yet enabled or has been deactivated.",
    }),
  'not-approved': () =>
    new AdsProblem('authorizationError', 'CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION', {
      message: 'The Cloud project is only approved for use with test accounts.',
    }),
  'two-step': () =>
    new AdsProblem('authenticationError', 'TWO_STEP_VERIFICATION_NOT_ENROLLED', {
      message:
        'An account administrator changed this account’s authentication settings; 2-Step Verification is required.',
    }),
  'quota-day': () => quotaProblem('RESOURCE_EXHAUSTED', 14_400),
  'quota-burst': () => quotaProblem('RESOURCE_TEMPORARILY_EXHAUSTED', 5),
  transient: () =>
    new AdsProblem('internalError', 'TRANSIENT_ERROR', { message: 'A transient internal error has occurred.' }),
  internal: () => new AdsProblem('internalError', 'INTERNAL_ERROR', { message: 'An internal error has occurred.' }),
  deadline: () =>
    new AdsProblem('internalError', 'DEADLINE_EXCEEDED', { message: 'The request took longer than allowed.' }),
  'unknown-error': () =>
    new AdsProblem('requestError', 'UNKNOWN', {
      message: 'Something that this version has no name for.',
      details: { unpublishedErrorCode: 'SOMETHING_NEW' },
    }),
};

export function refuseByFault(fault: Fault | null, call: ApiCall): void {
  const name = fault?.name ?? '';
  const front = frontEnd[name];
  if (front) throw front(call);
  const refusal = refusals[name];
  if (refusal) throw refusal();
}

/** What a status without a body means here. */
export function problemOfFault(status: number): Error {
  if (status === 429) return quotaProblem('RESOURCE_TEMPORARILY_EXHAUSTED', 5);
  if (status === 500) return present(refusals.internal, 'internal')();
  return status === 503 ? present(refusals.transient, 'transient')() : problemOfStatus(status);
}

type Row = Record<string, unknown>;

export function changedByFault(fault: Fault | null, rows: Row[]): Row[] {
  if (fault?.name === 'empty') return [];
  if (fault?.name === 'extra-keys') return rows.map(row => ({ ...row, somethingNew: { value: '1' } }));
  if (fault?.name !== 'wrong-types') return rows;
  return rows.map((row, at) => ({
    ...row,
    metrics: at % 2 === 0 ? 'n/a' : { clicks: ['many'], costMicros: { value: 1 } },
  }));
}
