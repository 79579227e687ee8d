/** A question that leans on the one before: only the slots it names change. */
import type { StoreNames, Turn } from '../conversation.ts';
import type { Ask } from '../intent.ts';
import { asksShares, type Asked } from '../reading/ask.ts';
import type { Calendar } from '../reading/moment.ts';
import type { Reading } from '../reading/read.ts';
import { inView, type InView } from './in-view.ts';
import { asksOfSameGoods, leansBack } from './leans-back.ts';
import { canBeSplit, mergeBreakdown } from './merge-breakdown.ts';
import { mergeFilters, takeBoth, takeCampaign, takeCampaignType, takeVariant, withFilter } from './merge-filters.ts';
import { mergedMetrics } from './merge-metrics.ts';
import { mergedPeriod } from './merge-period.ts';
import { pointedAt, type Pointed } from './pointed-at.ts';
import { asksIfGood, weighed } from './weighs.ts';

type Surroundings = { turns: Turn[]; calendar: Calendar; names: StoreNames };

export function continueFrom(
  reading: Reading,
  asked: Asked,
  { turns, calendar, names }: Surroundings,
): Asked | undefined {
  const { words } = reading;
  const view = inView(turns, calendar);
  if (!view) return undefined;
  if (asksIfGood(words)) return goingOn({ ...asked, ask: weighed(view.ask, calendar), also: [] }, view);
  takeCampaignType(words, asked.ask, view.ask);
  if (view.ask.by.includes('campaign')) takeCampaign(words, asked.ask);
  takeVariant(words, asked.ask, { before: view.ask, names });
  const pointed = pointedAt({ view, words, reading, ask: asked.ask, names });
  if (!pointed && !leansBack(reading, asked.ask, view.ask) && !asksOfSameGoods(words, asked.ask, view.ask))
    return undefined;
  const isOne = pointed !== undefined && 'filter' in pointed;
  const before = isOne ? { ...view.ask, filters: withFilter(view.ask.filters, pointed.filter) } : view.ask;
  const merged = merge(before, asked.ask, reading, calendar);
  takeBoth(merged, turns, words);
  const shares = asksShares({ ...merged, ranking: undefined }, words) && merged.metrics === before.metrics;
  if (pointed && 'when' in pointed) merged.when = pointed.when;
  merged.by = merged.by.filter(each => !isSettled(each, merged, { reading, asked: asked.ask, pointed }));
  if (merged.by.length === 0) delete merged.ranking;
  const also = asked.also.map(each => ({ ...merged, ...(each.when ? { when: each.when } : {}) }));
  if (!shares) return goingOn({ ...asked, ask: merged, also }, view);
  return goingOn({ ask: { ...merged, whole: true }, also, notes: { ...asked.notes, shares } }, view);
}

/** After an outlook the next question is about days to come as well, unless it names its own. */
function goingOn({ ask, also, notes }: Asked, { ask: before, behaviour }: InView): Asked {
  const isAhead = behaviour === 'forecast' && ask.when?.period.to === before.when?.period.to && ask.by.length === 0;
  return { ask, also, notes: { ...notes, continued: true, ...(isAhead ? { ahead: true } : {}) } };
}

function merge(before: Ask, now: Ask, reading: Reading, calendar: Calendar): Ask {
  const { words } = reading;
  const { base: _, when: __, ...kept } = before;
  const merged: Ask = {
    ...kept,
    ...(before.when ? { when: before.when } : {}),
    ...mergedPeriod(before, now, reading, calendar),
    metrics: mergedMetrics(before, now, reading),
    bounds: now.bounds,
  };
  mergeFilters(merged, now, words);
  mergeBreakdown(merged, before, now, words, reading);
  return merged;
}

/** A split by what is fixed has one row, and one made for another figure may not be had: both are left out unless named just now. */
function isSettled(dimension: string, { metrics, filters, when }: Ask, { reading, asked, pointed }: Settling): boolean {
  if (pointed && 'when' in pointed && when?.unit === dimension) return true;
  if (
    !asked.by.includes(dimension) &&
    asked.metrics.length > 0 &&
    !metrics.some(({ key }) => canBeSplit(key, dimension))
  )
    return true;
  if (
    dimension === 'pos_location' &&
    filters.some(({ options, not }) => !not && options[0]?.values.includes('Online Store'))
  )
    return true;
  const isNamed = reading.breakdowns.some(each => each.dimension === dimension && each.mark !== 'bare');
  const isFixed = filters.some(
    ({ options: [option], not }) => !not && option?.dimension === dimension && option.values.length === 1,
  );
  return isFixed && !isNamed;
}

type Settling = { reading: Reading; asked: Ask; pointed: Pointed | undefined };
