/** Signs that the talk misled the reading: then a question that can stand by itself is read again without it. */
import { dayCount } from '@tillsight/metrics/period';
import type { MetricRequest, Period } from '@tillsight/metrics/request';
import type { Turn } from '../conversation.ts';
import type { Draft } from '../draft.ts';
import type { Intent } from '../intent.ts';

/** The last answer once more though nobody asked for it again, a part that its figure cannot be kept to, or days held against days of another length. */
export function wentAstray(intent: Intent, { requests, issues }: Draft, turns: readonly Turn[]): boolean {
  const last = turns.findLast(turn => turn.requests.length > 0);
  if (intent.act !== 'figures' || !intent.notes.couldStandAlone || !last || requests.length === 0) return false;
  return (
    JSON.stringify(requests) === JSON.stringify(last.requests) ||
    issues.some(({ kind }) => kind === 'illegal-breakdown') ||
    requests.some(isUnlike)
  );
}

/** "the month against Diwali": said wherever a talk led there, so that nobody takes it for a fall. */
export function unlikeDays(intent: Intent, requests: readonly MetricRequest[]): string | undefined {
  const found = intent.act === 'figures' && intent.notes.continued ? requests.find(isUnlike) : undefined;
  return found?.base && `Mind that ${dayCount(found.period)} days are compared with ${dayCount(found.base)}.`;
}

const isUnlike = ({ period, base }: MetricRequest): boolean => base !== undefined && !areAlike(period, base);

/** Of as many days; months, quarters and years may differ by what the calendar makes of them. */
function areAlike(one: Period, other: Period): boolean {
  const [few = 0, many = 0] = [dayCount(one), dayCount(other)].toSorted((a, b) => a - b);
  return few === many || (few >= 28 && many <= 31) || (few >= 89 && many - few <= 4);
}
