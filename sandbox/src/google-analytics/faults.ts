import type { Fault } from '../platform-module.ts';
import { ApiProblem } from '../google/api-error.ts';
import { scopeInsufficient, serviceDisabled, unauthenticated } from '../google/bearer.ts';
import type { ApiCall } from '../google/bearer.ts';
import { exhausted } from './quota/property-quota.ts';

/**
 * Faults this module plays by name. Operations are `admin`, `report` (single, batch, metadata, compatibility) and `realtime`.
 * Refusals: expired-token, scope-missing, service-disabled, no-permission, quota-concurrent, quota-hour, quota-project-hour, quota-day,
 * quota-thresholded. Answers: wrong-types, extra-keys, nonsense, empty, thresholded, data-loss, sampled.
 */
const refusals: Record<string, (call: ApiCall) => ApiProblem> = {
  'expired-token': call => unauthenticated('ACCESS_TOKEN_EXPIRED', call),
  'scope-missing': scopeInsufficient,
  'service-disabled': serviceDisabled,
  'no-permission': () =>
    new ApiProblem({
      code: 403,
      message: 'User does not have sufficient permissions for this property.',
      status: 'PERMISSION_DENIED',
    }),
  'quota-concurrent': () => exhausted('Exhausted concurrent requests quota.'),
  'quota-hour': () =>
    exhausted('Exhausted property tokens per hour. These quota tokens will return in under one hour.'),
  'quota-project-hour': () =>
    exhausted('Exhausted property tokens for a project per hour. These quota tokens will return in under one hour.'),
  'quota-day': () => exhausted('Exhausted property tokens per day. These quota tokens will return in under 24 hours.'),
  'quota-thresholded': () => exhausted('Exhausted potentially thresholded requests quota.'),
};

export function refuseByFault(fault: Fault | null, call: ApiCall): void {
  const refusal = fault?.name === undefined ? undefined : refusals[fault.name];
  if (refusal) throw refusal(call);
}

type Answer = {
  rows?: { metricValues?: { value: unknown }[] }[];
  rowCount?: number;
  metadata?: Record<string, unknown>;
};

/** What a fault makes of a true answer; a batch is changed report by report. */
export function changedByFault<Told extends object>(fault: Fault | null, answer: Told): Told {
  if (fault?.name === undefined) return answer;
  if ('reports' in answer && Array.isArray(answer.reports))
    return { ...answer, reports: answer.reports.map((report: object) => changedByFault(fault, report)) };
  const told = answer as Answer;
  switch (fault.name) {
    case 'wrong-types':
      return { ...answer, rows: told.rows?.map(withWrongTypes), rowCount: 'many' };
    case 'extra-keys':
      return { ...answer, somethingNew: { value: 1 }, rows: told.rows?.map(row => ({ ...row, isNew: true })) };
    case 'empty':
      return withoutRows(answer);
    case 'thresholded':
      return withMetadata(answer, { subjectToThresholding: true });
    case 'data-loss':
      return withMetadata(answer, { dataLossFromOtherRow: true });
    case 'sampled':
      return withMetadata(answer, {
        samplingMetadatas: [{ samplesReadCount: '500000', samplingSpaceSize: '1200000' }],
      });
    default:
      return answer;
  }
}

function withWrongTypes(row: { metricValues?: { value: unknown }[] }, at: number): object {
  return { ...row, metricValues: row.metricValues?.map(() => (at % 2 === 0 ? { value: 'n/a' } : 'nothing')) };
}

function withoutRows<Told extends object>(answer: Told): Told {
  const { rows: _rows, rowCount: _count, totals: _totals, ...rest } = answer as Record<string, unknown>;
  return rest as Told;
}

function withMetadata<Told extends object>(answer: Told, more: Record<string, unknown>): Told {
  const { metadata } = answer as Answer;
  return { ...answer, metadata: { ...metadata, ...more } };
}
