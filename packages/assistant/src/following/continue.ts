/** A question that leans on the one before: only the slots it names change. */
import type { Turn } from '../conversation.ts';
import type { Ask } from '../intent.ts';
import type { Asked } from '../reading/ask.ts';
import type { Calendar } from '../reading/moment.ts';
import type { Reading } from '../reading/read.ts';
import type { Word } from '../words/annotate.ts';
import { askBefore } from './ask-before.ts';
import { asksOfSameGoods, leansBack } from './leans-back.ts';
import { mergeBreakdown } from './merge-breakdown.ts';
import { mergeFilters, takeBoth, takeCampaign, withFilter } from './merge-filters.ts';
import { mergedMetrics } from './merge-metrics.ts';
import { mergedPeriod } from './merge-period.ts';
import { pointedAt } from './pointed-at.ts';

export function continueFrom(
  turns: Turn[],
  words: Word[],
  reading: Reading,
  asked: Asked,
  calendar: Calendar,
): Asked | undefined {
  const turn = turns.findLast(each => each.requests.length > 0);
  const request = turn?.requests[0];
  if (request?.by?.includes('campaign') && asked.ask.filters.length === 0) takeCampaign(words, asked.ask);
  if (!turn || !request) return undefined;
  if (!leansBack(words, reading, asked.ask) && !asksOfSameGoods(words, asked.ask, request)) return undefined;
  const before = askBefore(turn.requests, calendar);
  const merged = merge(before, asked.ask, words, reading, calendar);
  const pointed = pointedAt(turn, words);
  if (pointed) merged.filters = withFilter(merged.filters, pointed);
  takeBoth(merged, turns, words);
  return {
    ask: merged,
    also: asked.also.map(each => ({ ...merged, ...(each.when ? { when: each.when } : {}) })),
    notes: { ...asked.notes, continued: true },
  };
}

function merge(before: Ask, now: Ask, words: Word[], reading: Reading, calendar: Calendar): Ask {
  const { base: _, ...kept } = before;
  const merged: Ask = {
    ...kept,
    ...mergedPeriod(before, now, words, calendar),
    metrics: mergedMetrics(before, now, words),
    bounds: now.bounds,
  };
  mergeFilters(merged, now, words);
  mergeBreakdown(merged, before, now, words, reading);
  return merged;
}
