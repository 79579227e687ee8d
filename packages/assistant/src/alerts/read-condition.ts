/** What has to be so, of the spans of a clause in any order: the comparison, its amount, and what it is held against. */
import type { AlertCondition } from '@tillsight/contract/alerts';
import type { ConditionSpans } from './condition-spans.ts';

type Way = 'up' | 'down' | 'either';

/** `isStock`: it can be said of goods in stock only. `isPercent`, `isMoney`: the bound was said in percent, in rupees. `isReached`: "only 3 left", so that the bound itself is meant too. `isTouched`: "hits 5", which stock does from above. `of`: what its verb counts. */
export type Held = {
  condition: AlertCondition;
  isStock?: true;
  isPercent?: true;
  isMoney?: true;
  isReached?: true;
  isTouched?: true;
  of?: string;
};

/** `unread`: no one condition, for this reason. */
export type Unread = 'against' | 'course' | 'several' | 'none';

export function conditionIn(spans: ConditionSpans): Held | Unread {
  if (spans.has('other-base') && isCompared(spans)) return 'against';
  const held = ofStock(spans) ?? ofNone(spans) ?? ofAmounts(spans) ?? ofItself(spans);
  if (held === undefined && spans.has('none', 'stops', 'not') && spans.has('clock', 'course')) return 'course';
  if (held === undefined)
    return spans.has('last-week', 'last-month', 'same-week') && isCompared(spans) ? 'against' : 'none';
  if (held === 'several') return held;
  const isOverTime =
    spans.has('course', 'clock') || (spans.has('an-hour') && held.condition.kind !== 'none') || lastsFor(spans, held);
  return isOverTime ? 'course' : held;
}

/** "Less than yesterday", "kal se zyada". */
const isCompared = (spans: ConditionSpans): boolean =>
  spans.has('than') ||
  spans.said.spans.some(
    ({ cue, from, to }) =>
      /^(?:more|less|above|below)$/.test(cue) && (spans.word(from) === 'se' || spans.word(to - 1) === 'than'),
  );

/** "Below 4 for three days": how long it has to be so. */
const lastsFor = (spans: ConditionSpans, { condition }: Held): boolean =>
  spans.duration !== undefined && condition.kind !== 'none' && condition.kind !== 'runs-out';

const wayOf = (spans: ConditionSpans): Way =>
  spans.has('goes-down', 'down', 'low', 'less', 'below')
    ? 'down'
    : spans.has('goes-up', 'up', 'high', 'more', 'above', 'ahead')
      ? 'up'
      : 'either';

// --- Goods that run out or come back ---

const whole = (value: number): number => Math.max(1, Math.ceil(value));

function ofStock(spans: ConditionSpans): Held | undefined {
  const days = daysIn(spans) ?? (spans.has('a-week') ? week : undefined);
  const runsOut = (within: number): Held | undefined =>
    within <= 90 ? { condition: { kind: 'runs-out', days: whole(within) }, isStock: true } : undefined;
  if (spans.has('back')) return { condition: { kind: 'above', value: 0 }, isStock: true };
  if (spans.has('out', 'runs-low') && spans.counts.length === 0) {
    if (days !== undefined) return runsOut(days);
    return spans.has('soon', 'runs-low') ? runsOut(week) : { condition: { kind: 'below', value: 1 }, isStock: true };
  }
  if (spans.counts.length > 0) return undefined;
  const isOfStock = spans.rest.some(text => /stock|inventory|cover|स्टॉक/.test(text));
  if (days !== undefined && (spans.has('left') || (isOfStock && spans.has('less', 'below')))) return runsOut(days);
  // "Less than" names an amount, even where none was read.
  const isCompared = spans.said.spans.some(({ cue, to }) => cue === 'less' && spans.word(to - 1) === 'than');
  const isLow =
    !isCompared && spans.has('low', 'less', 'goes-down', 'few') && isOfStock && !spans.has('usual', 'unusual', 'half');
  return (spans.has('few') && spans.has('left')) || isLow ? runsOut(week) : undefined;
}
const week = 7;

function daysIn({ duration }: ConditionSpans): number | undefined {
  if (duration === undefined) return undefined;
  const { unit, value } = duration.amount;
  return unit === 'days' ? value : value / 24;
}

// --- Nothing for so long ---

function ofNone(spans: ConditionSpans): Held | 'several' | undefined {
  const isNone = spans.has('none') || (spans.has('not') && spans.counts.length === 0);
  if (!isNone && !(spans.has('stops') && (spans.duration !== undefined || spans.has('a-day', 'an-hour'))))
    return undefined;
  // "Spends 1500 without an order": a second condition.
  if (spans.counts.length > 0 && spans.has('none')) return 'several';
  const hours = hoursIn(spans);
  const isOfOrders =
    spans.has('buys', 'sells') && spans.plainRest.every(text => /^(?:any|some)thing$|^kuch/.test(text));
  const of = isOfOrders ? { of: 'orders' } : spans.has('buys', 'sells') ? { of: 'orders of' } : {};
  if (hours !== undefined)
    return Number.isInteger(hours) && hours >= 1 && hours <= 48
      ? { condition: { kind: 'none', hours }, ...of }
      : undefined;
  const { said } = spans;
  const zero = said.spans.find(({ cue }) => cue === 'none');
  const isZero = zero && /^(?:zero|nil|0|nothing|none|shunya|शून्य)$/.test(spans.word(zero.from));
  const isReached =
    isZero &&
    (zero.to === said.words.length || spans.has('reach', 'to', 'goes-down', 'down')) &&
    !/^(?:orders?|sales?)$/.test(spans.word(zero.to));
  return isReached ? { condition: { kind: 'below', value: 1 } } : undefined;
}

function hoursIn(spans: ConditionSpans): number | undefined {
  const { duration } = spans;
  if (duration) return duration.amount.unit === 'days' ? duration.amount.value * 24 : duration.amount.value;
  return spans.has('a-day') ? 24 : spans.has('an-hour') ? 1 : undefined;
}

// --- A bound, or so many percent ---

type Counted = ConditionSpans['counts'][number];

function ofAmounts(spans: ConditionSpans): Held | 'several' | undefined {
  const [first, ...others] = spans.counts;
  if (first === undefined) return undefined;
  if (others.length > 0) return 'several';
  const of = spans.has('sells')
    ? { of: 'units sold of' }
    : spans.has('spends')
      ? { of: 'ad spend of' }
      : spans.has('uses')
        ? { of: 'orders with' }
        : {};
  const moved = movedBy(spans, first);
  if (moved) return moved;
  const bound = boundAt(spans, first);
  if (bound === undefined) return undefined;
  // A second condition beside the bound.
  if (
    spans.has(
      'half',
      'double',
      'triple',
      'usual',
      'unusual',
      'last-week',
      'same-week',
      'last-month',
      'negative',
      'out',
      'none',
    )
  )
    return 'several';
  const { unit } = first.amount;
  return {
    ...bound,
    ...of,
    ...(unit === 'percent' ? { isPercent: true } : {}),
    ...(unit === 'money' ? { isMoney: true } : {}),
  };
}

/** "Drops by 20 %", "30 % se zyada gire", "twice the usual". */
function movedBy(spans: ConditionSpans, { amount, ...at }: Counted): Held | undefined {
  const isAgainst = spans.has('usual', 'last-week', 'same-week', 'last-month');
  const percent = (value: number, way: Way): Held | undefined =>
    value >= 1 && value <= 1000 && (way !== 'either' || spans.has('moves'))
      ? { condition: { kind: 'moved', way, percent: value } }
      : undefined;
  if (amount.unit === 'times')
    return isAgainst && amount.value > 1 ? percent((amount.value - 1) * 100, 'up') : undefined;
  if (amount.unit !== 'percent') return undefined;
  const by = spans.said.spans.find(({ to }) => to === at.from)?.cue;
  if (by === 'to') return undefined;
  // "Drops below 20 %" is a bound, "drops more than 20 %" is not.
  const goes = spans.has('goes-down') ? 'down' : spans.has('goes-up') ? 'up' : undefined;
  const isBound = goes === 'down' ? spans.has('below', 'less') : goes === 'up' ? spans.has('above') : false;
  if (goes && !isBound) return percent(amount.value, goes);
  if (by === 'by' || isAgainst || spans.has('moves', 'ahead')) return percent(amount.value, goes ?? wayOf(spans));
  const isOnlyWay = !spans.has('above', 'below', 'more', 'less', 'reach', 'left');
  return isOnlyWay && (spans.has('up', 'down') || spans.has('low', 'high'))
    ? percent(amount.value, wayOf(spans))
    : undefined;
}

function boundAt(spans: ConditionSpans, { amount, ...at }: Counted): Held | undefined {
  const { value } = amount;
  const below = { condition: { kind: 'below' as const, value } };
  const above = { condition: { kind: 'above' as const, value } };
  const reached = { isReached: true as const };
  const before = spans.said.spans.find(({ to }) => to === at.from)?.cue;
  const isNot = spans.has('not');
  const isBelow = spans.has('below', 'less');
  const isAbove = spans.has('above', 'more');
  if (isBelow && isAbove) return spans.has('or') ? undefined : isNot ? below : undefined;
  if (isBelow) return isNot ? above : { ...below, ...(isWithBound(spans) ? reached : {}) };
  if (isAbove) return isNot ? below : { ...above, ...(isWithBound(spans) ? reached : {}) };
  if (spans.has('reach')) return isNot ? below : { ...above, isTouched: true };
  if (spans.has('left', 'few')) return { ...below, ...reached };
  const way = wayOf(spans);
  if (before === 'to') return way === 'up' ? above : { ...below, ...reached };
  // "Falls by 5000": from what, is not said.
  if (before === 'by' || spans.has('goes-down', 'goes-up', 'moves')) return undefined;
  if (isNot) return below;
  return { ...above, isTouched: true };
}

/** "Wholesale order aate hi", "someone returns a saree". */
const happensAtOnce = ({ said: { spans, words } }: ConditionSpans): boolean =>
  spans.some(
    ({ cue, from, to }) =>
      (cue === 'if' && /^(?:aa|ho|mil)t[aei]$/.test(words[from]?.plain ?? '')) ||
      (/^(?:cancels|returns)$/.test(cue) &&
        to > from + 1 &&
        /^(?:some|any|customer|koi)/.test(words[from]?.plain ?? '')),
  );

/** "A new order comes", "koi order cancel ho", "naya order aate hi". */
const happens = (spans: ConditionSpans): boolean =>
  spans.has('happens', 'cancels', 'returns', 'refunds') ||
  spans.said.spans.some(({ cue, from }) => cue === 'if' && /^(?:aa|ho|mil)t[aei]$/.test(spans.word(from)));

/** "3 or less", "at most 3". */
const isWithBound = ({ said: { spans, words } }: ConditionSpans): boolean =>
  spans.some(
    ({ cue, from }) =>
      (cue === 'less' || cue === 'more') &&
      /^(?:or|ya|and|aur|at|no|not|≤|≥|maximum|minimum|kam)$/.test(words[from]?.plain ?? '') &&
      !(words[from]?.plain === 'kam' && words[from + 1]?.plain !== 'se'),
  );

// --- Without a number ---

function ofItself(spans: ConditionSpans): Held | undefined {
  if (spans.counts.length > 0 || spans.has('none', 'not')) return undefined;
  const way = wayOf(spans);
  const moved = (to: Way, percent: number): Held => ({ condition: { kind: 'moved', way: to, percent } });
  if (spans.has('negative')) return { condition: { kind: 'below', value: 0 } };
  if (spans.has('half') && spans.has('more', 'less', 'above', 'below')) return undefined;
  if (spans.has('half')) return moved(spans.has('goes-up', 'up') ? 'up' : 'down', 50);
  if (spans.has('double')) return moved('up', 100);
  if (spans.has('triple')) return moved('up', 200);
  if (spans.has('other-base')) return undefined;
  if (
    (spans.has('any') || happensAtOnce(spans)) &&
    happens(spans) &&
    !spans.has('usual', 'unusual', 'goes-up', 'goes-down', 'more', 'less')
  )
    return { condition: { kind: 'above', value: 0 } };
  if (spans.has('usual', 'unusual', 'goes-down', 'goes-up')) return { condition: { kind: 'unusual', way } };
  const isHeld = spans.has('than', 'last-week', 'last-month', 'same-week');
  // What "is down" does not work; what "goes down" falls.
  const goes = spans.said.spans.some(
    ({ cue, from }) => /^(?:up|down)$/.test(cue) && /^(?:go|come|get|went)/.test(spans.word(from)),
  );
  if (isHeld || !(goes || spans.has('more', 'less', 'high', 'low'))) return undefined;
  return { condition: { kind: 'unusual', way } };
}
