/** What was read -> what is fetched and told: without the talk that led it astray, without what is strange, in its parts, or one step after the other. */
import { isDeepStrictEqual } from 'node:util';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import type { Shop, StoreNames, Turn } from './conversation.ts';
import { remarked, reworded, withHint, type Context, type Draft, type Written } from './draft.ts';
import { draftOf } from './draft-of.ts';
import { isBetterAlone, unlikeDays, wentAstray } from './following/read-again.ts';
import type { Reader, ReadQuestion, ToRead } from './reader.ts';
import { sentencesFor } from './sentences/sentences.ts';
import { sourceLine } from './telling/footnotes.ts';
import type { Understood } from './understand.ts';

export type Read = Pick<
  Understood,
  'intent' | 'standsAlone' | 'withoutStrangers' | 'parts' | 'house' | 'next' | 'inTurn' | 'leftOut'
> & {
  names?: StoreNames;
};

/** The store's names are asked for only when the question seems to hold one. */
export async function readWithNames(toRead: ToRead, { read, names }: ReadQuestion): Promise<Read | 'given-up'> {
  const first = await read(toRead);
  if (first === 'given-up' || !first.wantsNames) return first;
  const own = await names();
  const second = await read({ ...toRead, names: own });
  return second === 'given-up' ? second : { ...second, names: own };
}

/** Of two questions in one message none is lost: what the whole does not ask for is asked as the next question of the talk. */
export async function settled(read: Read, toRead: ToRead, context: Context, question: ReadQuestion): Promise<Draft> {
  const whole = await settledAsOne(read, toRead, context, question);
  const { inTurn } = read;
  if (inTurn === undefined || !mayHaveLostOne(whole)) return whole;
  const step = { toRead: { ...toRead, text: inTurn.first }, context, question, isApart: !inTurn.ofRows };
  const reading = await readWithNames(step.toRead, question);
  const first = reading === 'given-up' ? undefined : await settled(reading, step.toRead, context, question);
  if (!first || !isAnswer(first)) return whole;
  const next = await askedAfter(turnOf(first, step), inTurn.next, step);
  if (
    !next ||
    !isAnswer(next) ||
    (isAskedBy(whole, first, inTurn.ofThose) && isAskedBy(whole, next) && keepsToBoth(whole, first, next))
  )
    return whole;
  return withNextStep(first, inTurn.next, step);
}

/** An answer with two figures has heard both questions; an overview has heard none. */
const mayHaveLostOne = ({ behaviour, requests }: Draft): boolean =>
  /^(?:partial|clarify|no-data|off-topic)$/.test(behaviour) ||
  (/^(?:answer|assume|define)$/.test(behaviour) &&
    (new Set(requests.flatMap(({ metrics }) => metrics)).size < 2 ||
      requests.some(({ metrics }) => metrics.length > 4)));

const isAnswer = ({ behaviour, requests }: Draft): boolean =>
  /^(?:answer|assume)$/.test(behaviour) && requests.length > 0;

/** Its figure, with a row for each of its rows and parts; `isAll`: of no part of them only. */
const isAskedBy = (whole: Draft, { requests: [wanted] }: Draft, isAll = false): boolean =>
  whole.requests.some(
    ({ metrics, by = [], where = [] }) =>
      metrics.includes(wanted?.metrics[0] ?? '') &&
      (wanted?.by ?? []).every(each => by.includes(each)) &&
      (!isAll || where.length <= (wanted?.where ?? []).length) &&
      (wanted?.where ?? []).every(
        part => by.includes(part.dimension) || where.some(each => isDeepStrictEqual(each, part)),
      ),
  );

/** "Clicks of Brand Search, and how many of those bought": no list of all campaigns. */
const keepsToBoth = (whole: Draft, { requests: [one] }: Draft, { requests: [other] }: Draft): boolean =>
  (one?.where ?? [])
    .filter(part => other?.where?.some(each => isDeepStrictEqual(each, part)))
    .every(part => whole.requests.every(({ where = [] }) => where.some(each => isDeepStrictEqual(each, part))));

/** The first question as a turn of the talk. What the second says apart is told without its rows: "orders by city, and what was the AOV". */
const turnOf = (
  { behaviour, requests }: Draft,
  { toRead, isApart }: Step,
  mentioned: Turn['mentioned'] = [],
): Turn => ({
  question: toRead.text,
  behaviour,
  requests: isApart ? requests.map(withoutRows) : requests,
  mentioned,
  offered: [],
});

const withoutRows = ({ metrics, where, period, base }: MetricRequest): MetricRequest => ({
  metrics,
  period,
  ...(where ? { where } : {}),
  ...(base ? { base } : {}),
});

/** Where the talk led astray the question is read by itself, if it then asks for something. */
async function settledAsOne(
  { intent, standsAlone, names, withoutStrangers, parts, next, leftOut }: Read,
  toRead: ToRead,
  context: Context,
  question: ReadQuestion,
): Promise<Draft> {
  const { read } = question;
  const draft = await draftOf(intent, context);
  const step = { toRead, context, question };
  if (next !== undefined && intent.act === 'define') return withItsFigure(draft, next, step);
  if (next !== undefined) return withNextStep(draft, next, step);
  if (wentAstray({ intent, standsAlone }, draft, context.turns)) {
    const again = await read({ ...toRead, turns: [], ...(names ? { names } : {}) });
    const alone = again === 'given-up' ? undefined : await draftOf(again.intent, { ...context, turns: [] });
    if (alone && isBetterAlone(alone, context.turns)) return alone;
  }
  const known = withoutStrangers && (await readWithout(withoutStrangers, toRead, context, read));
  if (known) return known;
  const part = await answerPart(parts, context);
  if (part) return part;
  if (leftOut !== undefined) return withHint(draft, sentencesFor(context.shop).talk.hints.leftOut(leftOut));
  const isApart = intent.act === 'figures' && intent.notes.apart === true;
  const hint = isApart ? sentencesFor(context.shop).talk.hints.apart : unlikeDays(intent, draft.requests, context.shop);
  return hint === undefined ? draft : withHint(draft, hint);
}

/** "sales yesterday. Coffee in hand.": a clause that names nothing in the shop is left out and told, not asked about. */
async function readWithout(
  plain: NonNullable<Understood['withoutStrangers']>,
  toRead: ToRead,
  context: Context,
  read: Reader,
): Promise<Draft | undefined> {
  const again = await read({ ...toRead, text: plain.text, names: context.names });
  if (again === 'given-up') return undefined;
  const draft = await draftOf(again.intent, context);
  return /^(answer|assume)$/.test(draft.behaviour)
    ? withHint({ ...draft, behaviour: 'assume' }, sentencesFor(context.shop).talk.hints.leftOut(plain.left))
    : undefined;
}

/** "Arjun is with the CA, they need to know how much GST was in our October sales": what is asked by itself is answered and quoted. */
async function answerPart(parts: Read['parts'], context: Context): Promise<Draft | undefined> {
  for (const { text, isAll, intent } of parts ?? []) {
    const draft = await draftOf(intent, context);
    if (/^(answer|assume|explain|forecast)$/.test(draft.behaviour))
      return withHint(
        { ...draft, behaviour: isAll ? 'assume' : 'partial' },
        sentencesFor(context.shop).talk.hints.onlyPart(text, isAll),
      );
  }
  return undefined;
}

type Step = { toRead: ToRead; context: Context; question: ReadQuestion; isApart?: boolean };

/** "…, and how many visitors did we have that day?": asked as the next question of the talk, once the rows are there. */
const withNextStep = (draft: Draft, asked: string, step: Step): Draft => ({
  ...draft,
  write: async (results, run, found) => {
    const { shop } = step.context;
    const rows = await draft.write(results, run, found);
    const further = await askedAfter(turnOf(draft, step, rows.mentioned), asked, step);
    if (!further || further.requests.length === 0) return leavingOut(rows, asked, shop);
    const more = await run(further.requests);
    const { response, mentioned = [] } = await further.write(more, run);
    // Where both are from is said once, at the end.
    const sources = sourceLine([...results, ...more], shop);
    const without = (text: string, of: MetricResult[]): string => text.replace(sourceLine(of, shop), '').trimEnd();
    const { slots: _slots, ...told } = rows;
    const second = without(response, more);
    return {
      ...reworded(told, text => `${bothTold(withoutLinesOf(second, without(text, results)), second)}\n${sources}`),
      mentioned,
      further: more,
      goesOn: further.requests,
    };
  },
});

/** The next question of the talk in which this was the last answer. */
async function askedAfter(
  answered: Turn,
  asked: string,
  { toRead, context, question }: Step,
): Promise<Draft | undefined> {
  const turns = [...context.turns, answered];
  const read = await readWithNames({ ...toRead, text: asked, turns }, question);
  return read === 'given-up'
    ? undefined
    : draftOf(read.intent, { ...context, names: read.names ?? context.names, turns });
}

/** "What does AOV mean, and how much was it last month": the meaning above the figure. */
async function withItsFigure(meaning: Draft, asked: string, step: Step): Promise<Draft> {
  const { behaviour, about } = meaning;
  const told = { question: step.toRead.text, behaviour, requests: [], mentioned: [], offered: [] };
  const figure = await askedAfter(about ? { ...told, about } : told, asked, step);
  if (!figure || figure.requests.length === 0)
    return {
      ...meaning,
      write: async (...given) => leavingOut(await meaning.write(...given), asked, step.context.shop),
    };
  return {
    ...figure,
    write: async (results, run, found) => {
      const [{ response }, { slots: _slots, ...written }] = [
        await meaning.write([], run),
        await figure.write(results, run, found),
      ];
      return reworded(written, text => `${response.split('\n')[0]}\n\n${text}`);
    },
  };
}

/** What both rest on is said once. */
const withoutLinesOf = (other: string, text: string): string => {
  const [first = '', ...lines] = text.split('\n');
  return [first, ...lines.filter(line => line === '' || !other.split('\n').includes(line))].join('\n');
};

/** A single figure stands in the first line, beside the row it is of; rows of their own stand below. */
function bothTold(first: string, second: string): string {
  const [lead = '', ...rows] = first.split('\n');
  const isOneLine = !second.includes('\n') && /[.।]$/u.test(lead);
  return isOneLine ? [`${lead} ${second}`, ...rows].join('\n') : `${first}\n\n${second}`;
}

const leavingOut = (written: Written, left: string, shop: Shop): Written => ({
  ...reworded(written, text => remarked(text, sentencesFor(shop).talk.hints.leftOut(left.replace(/[.?!।]+$/u, '')))),
  behaviour: 'partial',
});
