/** Signs that the talk misled the reading: then a question that can stand by itself is read again without it. */
import { dayCount } from '@tillsight/metrics/period';
import type { MetricRequest, Period } from '@tillsight/metrics/request';
import type { Shop, Turn } from '../conversation.ts';
import type { Draft } from '../draft.ts';
import type { Intent } from '../intent.ts';
import { sentencesFor } from '../sentences/sentences.ts';

/**
 * What the talk made of a question, and the same question read by itself: whether the latter is what was meant.
 * A whole sentence wins by itself where the talk left it unread, kept it to a part its figure does not have, held unlike days
 * against each other, sought another goal or gave the last answer once more.
 */
export function wentAstray(
  { intent, standsAlone = false }: { intent: Intent; standsAlone: boolean | undefined },
  { requests, issues }: Draft,
  turns: readonly Turn[],
): boolean {
  const last = turns.findLast(turn => turn.requests.length > 0);
  if (!last) return false;
  if (intent.act === 'clarify') return standsAlone;
  if (intent.act === 'forecast') return standsAlone && intent.goal !== undefined && intent.notes.continued === true;
  if (intent.act !== 'figures' || requests.length === 0) return false;
  return (
    standsAlone &&
    (isSame(requests, last.requests) ||
      issues.some(({ kind }) => kind === 'illegal-breakdown') ||
      requests.some(isUnlike))
  );
}

/** An answer, and another one than the last. */
export function isBetterAlone({ behaviour, requests }: Draft, turns: readonly Turn[]): boolean {
  const last = turns.findLast(turn => turn.requests.length > 0);
  return !/^(clarify|off-topic|chat)$/.test(behaviour) && !isSame(requests, last?.requests ?? []);
}

const isSame = (some: readonly MetricRequest[], others: readonly MetricRequest[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/** "the month against Diwali": said wherever a talk led there, so that nobody takes it for a fall. */
export function unlikeDays(intent: Intent, requests: readonly MetricRequest[], shop: Shop): string | undefined {
  const found = intent.act === 'figures' && intent.notes.continued ? requests.find(isUnlike) : undefined;
  return found?.base && sentencesFor(shop).talk.hints.unlikeDays(dayCount(found.period), dayCount(found.base));
}

/** Days that are held against fewer or more of them. */
export const isUnlike = ({ period, base }: MetricRequest): boolean => base !== undefined && !areAlike(period, base);

/** Of as many days; months, quarters and years may differ by what the calendar makes of them. */
function areAlike(one: Period, other: Period): boolean {
  const [few = 0, many = 0] = [dayCount(one), dayCount(other)].toSorted((a, b) => a - b);
  return few === many || (few >= 28 && many <= 31) || (few >= 89 && many - few <= 4);
}
