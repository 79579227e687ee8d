/** "show both by day", "dono ka total", "which was better": what the last turns asked for, beside each other. */
import { addDays, dayCount, unitOf } from '@tillsight/metrics/period';
import type { MetricRequest, Period } from '@tillsight/metrics/request';
import type { Turn } from '../conversation.ts';
import type { Ask } from '../intent.ts';
import { isGrain } from '../reading/courses.ts';
import { says, typedText } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import { likeTurns, withShare } from './in-view.ts';
import { withFilter } from './merge-filters.ts';
import { isSame } from './other-year.ts';
import { forEach, points } from './pointing-words.ts';

/** "show both by day", "dono ka total", "compare all three": the values, or the days, of the last turns beside each other. */
export function takeBoth(merged: Ask, turns: Turn[], words: Word[]): void {
  keepHeld(merged, turns);
  holdWhatMoved(merged, turns, words);
  const text = typedText(words);
  const asked = turns.flatMap(each => each.requests.slice(0, 1).map(request => withShare(request, each)));
  const areTwo =
    words.some(word => points(word, 'both')) ||
    saysTheTwo(words, merged) ||
    comparesTwo(words, merged) ||
    (thoseDays.test(text) && asked.slice(-2).every(({ period }) => period.from === period.to));
  const isAdded = words.some(word => asOneWords.test(word.text)) || addsThem.test(text);
  const lastTurn = turns.findLast(({ requests }) => requests.length > 0);
  // "visits on both" after two days in one answer: they are still in view.
  if (areTwo && lastTurn?.requests.length === 2 && !isSame(lastTurn.requests[0]!.period, lastTurn.requests[1]!.period))
    return;
  if (areTwo && lastTurn && isStillHeld(lastTurn.requests[0]!, turns)) return takeBothDays(merged, turns, isAdded);
  const like = likeTurns(turns);
  const isOfThemAll = isHighestOf(words) || (like > 2 && comparesTwo(words, merged)) || asksBestOf(words, merged);
  const isSum = like > 1 && sumOfThem.test(text);
  const days = like < 2 && sumOfThem.test(text) ? Math.min(daysInARow(turns), 3) : 0;
  const count =
    days > 1
      ? days
      : (isOfThemAll && like > 2) || isSum
        ? like
        : areTwo
          ? 2
          : areAllThree(words)
            ? 3
            : isOfThemAll
              ? like
              : 0;
  const areValues = count === 2 && (forBoth.test(text) || saysBothOfKind(words));
  const [last, ...earlier] = (areValues ? withoutRepeatedParts(asked) : asked).slice(-Math.max(count, 1)).toReversed();
  if (count === 0 || !last || earlier.length < count - 1 || (count === 2 && holdsTwo(last, words))) return;
  if (isOfThemAll && impliesGoods(merged.by, words)) merged.by = [];
  const asOne = isAdded || isSum || days > 1;
  for (const word of words) if (asOneWords.test(word.text)) word.used = 'pointer';
  if (count === 2) takeBothDays(merged, turns, asOne);
  if (count === 3) takeRowOfDays(merged, [last, ...earlier], asOne);
  for (const { dimension, is = [], is_not: not = [] } of last.where ?? []) {
    if (isSum && not.length > 0)
      merged.filters = withFilter(merged.filters, {
        options: [{ dimension, values: not }],
        not: true,
        text: not.join(' and '),
      });
    const others = earlier.flatMap(({ where = [] }) => where.find(each => each.dimension === dimension)?.is ?? []);
    const values = [...new Set([...others, ...is])];
    if (isSum ? is.length === 0 : values.length < count || values.length === is.length) continue;
    merged.filters = withFilter(merged.filters, {
      options: [{ dimension, values }],
      not: false,
      text: values.join(' and '),
    });
    if (!asOne && !merged.by.includes(dimension) && merged.by.length < 2) merged.by = [...merged.by, dimension];
  }
}

/** "which one brings more profit" after the one and the other. */
export const comparesTwo = (words: Word[], { by, ranking }: Ask): boolean =>
  by.length === 0 &&
  (ranking === undefined || ranking.limit === undefined) &&
  /(^| )(which|kaunsa|kaunsi|kaun sa|kaun si|konsa|kis(ka|ki|ke|ne|me|mein)|कौन सा|कौन सी|कौनसा|कौनसी|किस(का|की|के|ने|में))( |$)/.test(
    typedText(words),
  ) &&
  (says(words, 'more', 'less') ||
    /(^| )(better|higher|bigger|lower|worse|smaller|larger|cheaper|costlier|faster|slower|stronger|weaker|behtar|ahead|sast[aei]|mehng[aei])( |$)/.test(
      typedText(words),
    ));

/** "which converts best", "which one had the most orders" after one and the other, or more of them. */
const asksBestOf = (words: Word[], { by, ranking }: Ask): boolean =>
  (by.length === 0 || impliesGoods(by, words)) &&
  ranking?.limit === undefined &&
  /^(and |so |ok )?which (one )?(converts?|converted|sells?|sold|did|does|gave|gives|brought|brings|had|has|got|gets|made|makes|earned|earns|cost|costs|is|was|performs|performed) /.test(
    typedText(words),
  ) &&
  says(words, 'best', 'worst', 'most', 'least');

/** Goods are meant only where nothing else was spoken of. */
const impliesGoods = (by: string[], words: Word[]): boolean =>
  by.length === 1 && by[0] === 'product' && !words.some(({ used }) => used === 'dimension');

/** "which is highest" after UPI, then cards, then wallets, "how many orders from each": of all that were asked for one after the other. */
const isHighestOf = (words: Word[]): boolean =>
  forEach.test(typedText(words)) ||
  /^(and |so |ok )?(which|which one|kaunsa|kaun sa|kaunsi|konsa|कौन सा) (is|was|are|has|had|hai|sabse zyada|sabse kam)?( the| most| least| sabse)*( (highest|lowest|biggest|largest|smallest|best|worst|top|most|least|zyada|kam|bada|upar))?( of (them|these|all))?( hai)?$/.test(
    typedText(words),
  ) ||
  /^(and |so |ok )?which (one )?of (these|them|those|the two)( \S+){1,3}$|^(and |so |ok )?(the )?(highest|lowest|biggest|smallest|best|worst) (of|among|amongst) (these|them|those|all|the three)( three)?$/.test(
    typedText(words),
  );

/** "i meant for both" after stock of one and of the other, and what the other sold: the two things, not the two figures. */
const forBoth = /(^| )(for|at) both( of them)?$/;

/** "both cities together", and not both days. */
const saysBothOfKind = (words: Word[]): boolean =>
  words.some(
    ({ used, text }, at) =>
      used === 'pointer' &&
      /^(both|dono|donon|two|2)$/.test(words[at - 1]?.text ?? '') &&
      !asOneWords.test(text) &&
      !/^(day|week|month|weekend|year|din|haft|mahin|saal)/.test(text),
  );

const withoutRepeatedParts = (asked: MetricRequest[]): MetricRequest[] =>
  asked.filter((each, at) => JSON.stringify(each.where) !== JSON.stringify(asked[at + 1]?.where));

/** "total of the two" after tax and shipping in one answer: no others are meant. */
const holdsTwo = ({ metrics, where = [] }: MetricRequest, words: Word[]): boolean =>
  /(^| )the (two|2)$/.test(typedText(words)) && (metrics.length === 2 || where.some(({ is }) => is?.length === 2));

/** "each of the two on friday", "now each of them for Sunday": the two spoken of. */
export const saysTheTwo = (words: Word[], { by }: Ask): boolean =>
  /^(and |now |ok |please )*(add|sum)( up)? the (two|2)|(^| )(each|every one|either) of (the|these|those) (two|2)( |$)|(^| )(the|these|those) (two|2)( days| weeks| months)?( together| combined)?$/.test(
    typedText(words),
  ) ||
  (/(^| )(the|these|those) (two|2)( |$)|(^| )(them|these|those) /.test(typedText(words)) &&
    besides.test(typedText(words))) ||
  (by.length === 0 && /(^| )(each|every one) of (them|these|those)( |$)/.test(typedText(words)));

const asOneWords = /^(together|combined|milake|milakar|मिलाकर|total|kul|कुल|jodo|jod|jodna|jodiye|जोरो|जोर)$/u;
/** "orders on those days" after one day, then another */
const thoseDays = /(^| )(those|these|un|in) (days|dino|dinon|dates)$/;
/** "together", "combined?", "add them up" after one part and the other: of those, and not of all. */
export const sumOfThem =
  /^(?:and |so |ok |now |the |what is |whats |put |sum |add |aur |to )*(?:together|combined|total|sum|in total|milake|milakar|mila ke|mila kar|jod ke|jodkar|jod kar|grand total|kul|कुल|मिलाकर|(?:add |sum )(?:them|these|those|it|both|all)(?: all)?(?: up| together)?|(?:total|sum) of (?:them|these|those|all)(?: all)?)(?: (?:please|kitna|kitni|batao|hua|hui|karo|them|all|कितना|बताओ))*$/u;
/** "add the two" */
const addsThem = /^(and |now |ok |please )*(add|sum)( up)? (the )?(two|2|both|them|these|those)( up| together)?$/;
export const areAllThree = (words: Word[]): boolean =>
  words.some(
    (word, at) =>
      points(word, 'allThree') || (/^(all|the)$/.test(words[at - 1]?.text ?? '') && /^(three|3)$/.test(word.text)),
  );

/** "jewellery alone" after one Diwali was held against the other: still so. */
function keepHeld(merged: Ask, turns: readonly Turn[]): void {
  const asked = turns.flatMap(({ requests }) => requests.slice(0, 1));
  const last = asked.at(-1);
  const days = merged.when?.period;
  const isHeld =
    last?.base !== undefined &&
    ((isStillHeld(last, turns) && !isJustBefore(last.base, last.period)) ||
      asked.slice(0, -1).some(({ period }) => isSame(period, last.base!)));
  if (!isHeld || !days || merged.base || merged.by.some(isGrain) || !isSame(days, last.period)) return;
  merged.base = { kind: 'named', period: last.base! };
}

/** As any figure is held against, whether or not that was asked for. */
const isJustBefore = (base: Period, period: Period): boolean =>
  base.to < period.from && addDays(period.from, -Math.max(7, dayCount(period)) - 31) <= base.from;

/** "which products pulled it down", "did it grow as much online" after these days and others: the later ones against the earlier ones. */
function holdWhatMoved(merged: Ask, turns: readonly Turn[], words: Word[]): void {
  const [last, before] = turns.flatMap(({ requests }) => requests.slice(0, 1)).toReversed();
  const slots = ({ metrics, by = [], where = [] }: MetricRequest): string => JSON.stringify([metrics, by, where]);
  if (!last || !before || slots(last) !== slots(before) || !says(words, 'grow', 'fall')) return;
  const [first, second] = twoStretches(turns) ?? [];
  const areAlike = first && second && Math.abs(dayCount(first) - dayCount(second)) <= 3;
  if (!areAlike || words.some(({ used }) => used === 'period') || !isSame(merged.when?.period ?? first, last.period))
    return;
  merged.when = { ...merged.when, period: second };
  merged.base = { kind: 'named', period: first };
}

/** How many of the last turns asked for the same, each of other days. */
function daysInARow(turns: readonly Turn[]): number {
  const requests = turns.flatMap(each => each.requests.slice(0, 1)).toReversed();
  const slots = ({ metrics, by = [], where = [] }: MetricRequest): string => JSON.stringify([metrics, by, where]);
  const other = requests.findIndex(
    (each, at) => slots(each) !== slots(requests[0]!) || (at > 0 && isSame(each.period, requests[at - 1]!.period)),
  );
  return other < 0 ? requests.length : other;
}

/** The last two stretches of days: of two turns, or of one that held them against each other. */
function twoStretches(turns: readonly Turn[]): [Period, Period] | undefined {
  const asked = turns.flatMap(({ requests }) => requests.slice(0, 1));
  const [last, before] = asked.toReversed();
  if (!last) return undefined;
  const isHeld =
    isStillHeld(last, turns) || asked.some(({ period }) => last.base !== undefined && isSame(period, last.base));
  const other = before && !isSame(last.period, before.period) ? before.period : isHeld ? last.base : undefined;
  if (other && other.from <= last.period.to && last.period.from <= other.to) return undefined;
  return other && ([other, last.period].toSorted((a, b) => a.from.localeCompare(b.from)) as [Period, Period]);
}

/** "sales diwali 2026 vs 2025": two stretches, and no two parts of the shop. */
const isStillHeld = ({ period, base }: MetricRequest, turns: readonly Turn[]): boolean =>
  base !== undefined &&
  turns.some(({ question, requests: [first] }) =>
    first?.base && isSame(first.period, period) && isSame(first.base, base)
      ? isHeldItself({ ...first, question })
      : false,
  );

const isHeldItself = ({ question, base, by = [], where = [] }: MetricRequest & { question: string }): boolean =>
  base !== undefined &&
  by.length === 0 &&
  where.every(({ is }) => is?.length === 1) &&
  /\b(vs|versus|against|compared?|and last|aur pichl[ei])\b/i.test(question);

/** "both days together" are one stretch where they follow each other; else the later ones are held against the earlier ones. */
function takeBothDays(merged: Ask, turns: readonly Turn[], asOne: boolean): void {
  const [first, second] = twoStretches(turns) ?? [];
  const days = merged.when?.period;
  if (!first || !second || !days || (!isSame(days, first) && !isSame(days, second))) return;
  if (!asOne) {
    merged.when = { ...merged.when, period: second };
    merged.base = { kind: 'named', period: first };
  } else if (addDays(first.to, 1) === second.from) {
    merged.when = { period: { from: first.from, to: second.to } };
    delete merged.base;
  }
}

/** "total of all three" after three days in a row: one stretch, told by the day where they are not added up. */
function takeRowOfDays(merged: Ask, turns: readonly MetricRequest[], asOne: boolean): void {
  const days = turns.map(({ period }) => period).toSorted((a, b) => a.from.localeCompare(b.from));
  const isRow = days.every(({ from }, at) => at === 0 || addDays(days[at - 1]!.to, 1) === from);
  if (!isRow || !merged.when || !days.some(each => isSame(each, merged.when!.period))) return;
  merged.when = { period: { from: days[0]!.from, to: days.at(-1)!.to } };
  delete merged.base;
  const unit = days[0]!.from === days[0]!.to ? 'day' : unitOf(days[0]!, days.at(-1)!.to);
  if (!asOne && unit) merged.by = [unit, ...merged.by.filter(each => !isGrain(each))];
}

/** The last two stretches of days are held against each other. */
export function holdsBothDays({ when, base }: Ask, turns: readonly Turn[]): boolean {
  const [first, second] = twoStretches(turns) ?? [];
  return (
    first !== undefined &&
    base?.kind === 'named' &&
    when !== undefined &&
    isSame(base.period, first) &&
    isSame(when.period, second!)
  );
}

/** "both months side by side with ad spend" */
export const besides =
  /(^| )(side by side|beside each other|next to each other|against each other|separately|alag alag|aamne saamne|अलग अलग|आमने सामने)( |$)/;
