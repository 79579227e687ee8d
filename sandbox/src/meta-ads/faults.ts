import type { Fault } from '../platform-module.ts';
import {
  errorOfStatus,
  expiredToken,
  MetaError,
  missingPermission,
  tokenProblem,
  tooManyCalls,
  tooMuchData,
} from './meta-error.ts';

/**
 * Faults this module plays by name. Operations: authorize, token, debug_token, permissions, adaccounts, insights, run, poll, rows.
 * Refusals: expired-token, removed-app, changed-password, permission-missing, too-many-calls, too-much-data, timed-out, transient,
 * unknown-error, reduce-data, bad-mix, report-too-large, job-failed. Answers: error-in-200, wrong-types, extra-keys, nonsense, empty.
 */
const refusals: Record<string, () => MetaError> = {
  'expired-token': expiredToken,
  'removed-app': () => tokenProblem(458, 'Error validating access token: The user has not authorized application.'),
  'changed-password': () =>
    tokenProblem(
      460,
      'Error validating access token: The session has been invalidated because the user changed their password.',
    ),
  'permission-missing': missingPermission,
  'too-many-calls': tooManyCalls,
  'too-much-data': tooMuchData,
  'timed-out': () => new MetaError(100, 'Timeout. Too much data was requested in one query.', { subcode: 1504018 }),
  transient: () => new MetaError(2, 'Service temporarily unavailable', { isTransient: true }),
  'unknown-error': () => new MetaError(1, 'An unknown error occurred', { isTransient: true }),
  'reduce-data': () => new MetaError(1, "Please reduce the amount of data you're asking for, then retry your request"),
  'bad-mix': () => new MetaError(2, 'Current combination of data breakdown columns is invalid', { subcode: 1504041 }),
  'report-too-large': () => new MetaError(-3, 'The report is too large to be made.', { subcode: 1504045 }),
  'error-in-200': () => {
    const { code, message, facts } = tooManyCalls();
    return new MetaError(code, message, { ...facts, status: 200 });
  },
};

export function refuseByFault(fault: Fault | null): void {
  const refusal = refusals[fault?.name ?? ''];
  if (refusal) throw refusal();
  if (fault?.status !== undefined) throw errorOfStatus(fault.status);
}

type Page = { data?: readonly object[] };

export function changedByFault(fault: Fault | null, answer: object): object {
  const { data = [] } = answer as Page;
  if (fault?.name === 'empty') return { data: [] };
  if (fault?.name === 'extra-keys') return { ...answer, data: data.map(row => ({ ...row, something_new: '1' })) };
  if (fault?.name !== 'wrong-types') return answer;
  return { ...answer, data: data.map(row => ({ ...row, spend: { value: 1 }, impressions: ['many'], actions: 'n/a' })) };
}
