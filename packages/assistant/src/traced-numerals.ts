/** For tests: every numeral of a reply and what it comes from; those that come from nowhere are handed back. */
import { existsSync, readFileSync } from 'node:fs';
import { catalogue, metricByKey } from '@tillsight/metrics/catalogue';
import { dayCount } from '@tillsight/metrics/period';
import type { Band, MetricResult, ResultValue } from '@tillsight/metrics/request';
import { answerQuestion } from './answer-question.ts';
import { readHere } from './read-here.ts';
import type { Reply, Run, Shop, StoreNames, Turn } from './conversation.ts';
import { howComputed } from './sentences/english/definitions.ts';
import { titles } from './sentences/english/titles.ts';
import { contentsNotes } from './vocabulary/contents-notes.ts';
import { glossary } from './vocabulary/glossary.ts';
import { houseRules } from './vocabulary/house-rules.ts';
import { addPerDay, addSums } from './traced-sums.ts';
import { periodWords } from './vocabulary/period-words.ts';

/** The reply, and everything that was asked and answered on its way. */
export type Told = { reply: Reply; results: MetricResult[] };

type Numeral = { text: string; line: string };

export type Asked = { question: string; thread: string };
export type Store = { shop: Shop; run: Run; names: StoreNames };

/** What reckons more than sums and shares; its numbers are held by moving the figures they come from. */
const reckons: readonly string[] = ['explain', 'forecast', 'advise'];
export const isPlain = ({ reply }: Told): boolean =>
  !reckons.includes(reply.behaviour) && !reply.response.includes('Shopify less Analytics is ');

/** A change between two figures of one answer. */
const ofTwoFigures =
  /^(?:Sales (?:rose|fell) by |(?:Going up|Going down|Steady): the last full (?:week|month|quarter) had )/;

/** Asks everything in order and says which numbers come from nowhere. */
export async function traceAll(asked: readonly Asked[], store: Store): Promise<{ all: Told[]; wrong: string[] }> {
  const [all, wrong]: [Told[], string[]] = [[], []];
  const threads = new Map<string, Turn[]>();
  for (const { question, thread } of asked) {
    const turns = threads.get(thread) ?? [];
    const one = await tell(question, turns, store);
    all.push(one);
    if (thread !== '') threads.set(thread, [...turns, one.reply.turn]);
    const left = untraced(one);
    const moved: Told[] = [];
    const isReckoned = !isPlain(one) || left.every(({ line }) => ofTwoFigures.test(line));
    if (left.length > 0 && isReckoned)
      for (const what of ['money', 'all', 'months', 'figures'] as const)
        moved.push(await tell(question, turns, { ...store, run: movedRun(store.run, what) }));
    wrong.push(...unmoved(left, moved).map(({ text, line }) => `${question}: ${text} in "${line}"`));
  }
  return { all, wrong };
}

async function tell(question: string, turns: Turn[], { shop, run, names }: Store): Promise<Told> {
  const results: MetricResult[] = [];
  const seen: Run = async requests => {
    const some = await run(requests);
    results.push(...some);
    return some;
  };
  const reply = await answerQuestion({
    text: question,
    read: readHere,
    turns,
    shop,
    run: seen,
    names: () => Promise.resolve(names),
  });
  return { reply, results };
}

/** The questions of the evaluation, where they are at hand. */
export function evaluationQuestions(): Asked[] {
  const file = new URL('../../../../shared/data/questions/dev.jsonl', import.meta.url);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map(text => ({ thread: '', ...(JSON.parse(text) as { question: string }) }));
}

/** Numerals that are no date, no rank, no echo of the question, no figure of a result and no plain arithmetic on figures. */
export function untraced({ reply, results }: Told): Numeral[] {
  const asked = reply.turn.question;
  // "20%" is quoted without its sign too.
  const echoed = numeralsIn(inDigits(asked)).flatMap(text => [text, text.replace('%', '')].map(valueOf));
  const known = figuresFrom(results, echoed);
  const lines = withoutNames(reply.response, results).replace(`"${asked}"`, '""').split('\n');
  return lines.flatMap((line, at) => {
    const numerals = numeralsIn(withoutConstants(withoutDates(line, lines, at)));
    const traced = numerals.filter(text => isOneOf(text, known) || isOneOf(text, echoed)).map(valueOf);
    return numerals
      .filter(text => !isOneOf(text, known) && !isOneOf(text, echoed) && !isShareOf(text, traced))
      .map(text => ({ text, line }));
  });
}

/** "looked at 3,845 times and bought 806 times (21.0%)": one figure of the line as a share of another. */
const isShareOf = (text: string, figures: readonly number[]): boolean =>
  text.endsWith('%') &&
  isOneOf(
    text,
    figures.flatMap(one => figures.map(other => one / other)),
  );

/** Numerals of one reply that stand as they are in the other, made from other figures, or whose sentence is not there. */
function unmoved(numerals: readonly Numeral[], others: readonly Told[]): Numeral[] {
  const lines = others.map(({ reply, results }) => withoutNames(reply.response, results).split('\n'));
  return numerals.filter(({ text, line }) => {
    const at = allNumerals(line).indexOf(text);
    const twins = lines.flatMap(other => other.find(each => skeletonOf(each) === skeletonOf(line)) ?? []);
    return !twins.some(twin => allNumerals(twin)[at] !== text);
  });
}

/** By so much at most, of itself. */
const mostSway = { all: 0.06, months: 0.5, figures: 3 };

/** The same store with other figures: ten times the money, or everything otherwise, each figure, each value or each month in its own way. */
function movedRun(run: Run, what: 'money' | 'all' | 'months' | 'figures'): Run {
  const moved = (value: number, key: string, seed: string): number => {
    if (what === 'money') return metricByKey(key)?.unit === 'money' ? value * 10 : value;
    const sway = Buffer.from(seed).reduce((sum, byte) => (sum * 31 + byte) % 1009, 7) / 1009;
    const next = value * (1.01 + mostSway[what] * sway);
    return metricByKey(key)?.unit === 'count' ? Math.ceil(next) : next;
  };
  const seedOf = (key: string, by: object): string =>
    what === 'figures'
      ? key
      : what === 'months'
        ? JSON.stringify(by).replaceAll(/(\d{4}-\d\d)-\d\d/g, '$1')
        : JSON.stringify([key, by]);
  const cell = (key: string, { value, base, ...rest }: ResultValue, seed: string): ResultValue => ({
    ...rest,
    value: value === null ? null : moved(value, key, seed),
    ...(base === undefined ? {} : { base: base === null ? null : moved(base, key, `${seed}|base`) }),
  });
  return async requests => {
    const results = await run(requests);
    return results.map(result => ({
      ...result,
      rows: result.rows.map(({ by, values, ...rest }) => ({
        ...rest,
        by,
        values: Object.fromEntries(
          Object.entries(values).map(([key, each]) => [key, cell(key, each, seedOf(key, by))]),
        ),
      })),
    }));
  };
}

const allNumerals = (line: string): string[] => numeralsIn(withoutDates(line, [line], 0));
const skeletonOf = (line: string): string =>
  line.replaceAll(/[\d,.]+(?: (?:lakh|crore)\b)?/g, '#').replaceAll(/[+−-]/g, '');

/** "one crore", "dhai lakh", "2.5L" as numbers. */
const inDigits = (asked: string): string =>
  asked
    .replace(/\b(?:one|ek|a) (?=crore|lakh)/gi, '1 ')
    .replace(/\b(?:dhai|adhai) (?=crore|lakh)/gi, '2.5 ')
    .replace(/\b(?:dedh|derh) (?=crore|lakh)/gi, '1.5 ')
    .replace(/(\d) ?L\b/, '$1 lakh')
    .replaceAll(/(\d) (?:percent|per cent|pct)\b/gi, '$1%');

/** Set by the house, not found in a store: spans that rules look at, the least that chance is granted, examples of a greeting. */
const withoutConstants = (line: string): string =>
  fixedSentences
    .reduce((left, sentence) => left.replaceAll(sentence, ''), line)
    .replaceAll(
      /\b28 days\b|\b(?:next|last) \d+ days\b|\b20% off\b|±5\.0% are normal at this size|\(80% sure\)|\bOf 100 visits\b|"Top 5 products this month"/gi,
      '',
    );

/** What is said of terms, rules and figures is written word for word; only the whole of it is left out. */
const fixedSentences = [
  ...[...houseRules, ...glossary, ...periodWords, ...contentsNotes].map(({ says }) => says),
  ...catalogue.allMetrics.flatMap(metric => [metric.description, howComputed(metric)]),
].filter(Boolean);

const months =
  'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर';

/** Dates, clock times, ranks in their order, and the names of things that hold a digit. */
function withoutDates(line: string, lines: string[], at: number): string {
  const rank = lines.slice(0, at + 1).filter(each => /^\d+\. /.test(each)).length;
  return line
    .replace(new RegExp(`^${rank}\\. `), '')
    .replaceAll(new RegExp(`\\b\\d+ days to (?=\\d{1,2} (?:${months}))`, 'g'), '')
    .replaceAll(new RegExp(`\\b\\d{1,2}(?:(?: ?– ?| to )\\d{1,2})? (?:${months})(?![a-z])(?: \\d{4}\\b)?`, 'g'), '')
    .replaceAll(new RegExp(`\\b(?:${months}) (?:\\d{1,2}(?:–\\d{1,2})?, )?\\d{4}\\b|\\bQ\\d \\d{4}\\b`, 'g'), '')
    .replaceAll(
      /\b\d{1,2}(?::\d{2})?(?: ?– ?\d{1,2}(?= [ap]m))? [ap]m\b|(?:सुबह|दोपहर|शाम|रात) \d{1,2}(?:–\d{1,2})? बजे|\b\d{1,2}:\d{2}\b|\bGA4\b|\bday \d+ of [A-Z]/g,
      '',
    )
    .replaceAll(/\b20\d\d\b(?![,.]\d)/g, '');
}

function withoutNames(text: string, results: readonly MetricResult[]): string {
  const labels = results.flatMap(({ rows, request }) => [
    ...rows.flatMap(row => Object.values(row.by)),
    ...(request.where ?? []).flatMap(({ is, is_not: isNot }) => is ?? isNot ?? []),
  ]);
  const names = [...new Set(labels)].filter(label => label !== null && /\d/.test(label) && !/^[\d-]+$/.test(label));
  const counted = results.flatMap(({ request }) => request.metrics).filter(key => /\d/.test(key));
  const told = counted.flatMap(key => [
    titles.metric(key),
    titles.plainMetric(key),
    `within ${/\d+/.exec(key)?.[0]} months`,
  ]);
  return [...(names as string[]), ...told, ...told.map(title => title[0]?.toUpperCase() + title.slice(1))]
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, name) => left.replaceAll(name, ''), text);
}

const numeralsIn = (text: string): string[] =>
  text.match(/\d(?:[\d,]*\d)?(?:\.\d+)?(?:\s?(?:lakh\b|crore\b|k\b|%|points\b|लाख|करोड़|अंक))?/gi) ?? [];

const scales: [RegExp, number][] = [
  [/(?:lakh|लाख)$/i, 1e5],
  [/(?:crore|करोड़)$/i, 1e7],
  [/k$/i, 1e3],
  [/%$|(?:points|अंक)$/, 0.01],
];

const scaleOf = (text: string): number => scales.find(([pattern]) => pattern.test(text))?.[1] ?? 1;
const valueOf = (text: string): number => Number.parseFloat(text.replaceAll(',', '')) * scaleOf(text);

/** As close as what is written allows. */
function isOneOf(text: string, known: Iterable<number>): boolean {
  const decimals = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
  const [value, slack] = [valueOf(text), (0.5 * 10 ** -decimals + 1e-9) * scaleOf(text)];
  for (const each of known) if (Math.abs(Math.abs(each) - value) <= slack) return true;
  return false;
}

/** Values, changes, differences and counts of rows; sums, means, shares and ratios over one result. */
function figuresFrom(results: readonly MetricResult[], goals: readonly number[]): Set<number> {
  const known = new Set<number>();
  for (const { rows, totals, request, unknown = [], rest, tally, bands = [], together = [] } of results) {
    for (const { value } of together) known.add(value);
    addBands(known, bands);
    addSteps(known, { rows, request });
    for (const { value } of request.having ?? []) known.add(value);
    if (tally) for (const value of [tally.held, tally.of, tally.held / tally.of]) known.add(value);
    for (const value of rest ? [rest.rows, ...Object.values(rest.values)] : []) known.add(value);
    for (const { values } of unknown) for (const value of Object.values(values)) known.add(value);
    const most = rows.length + (rest?.rows ?? 0);
    for (let count = 0; count <= most; count += 1) known.add(count);
    for (const key of request.metrics) {
      const cells = rows.flatMap(row => row.values[key] ?? []);
      for (const cell of [...cells, ...(totals?.[key] ? [totals[key]] : [])]) addCell(known, cell, key);
      const values = cells.flatMap(cell => cell.value ?? []);
      const sum = values.reduce((total, value) => total + value, 0);
      known.add(sum);
      const bases = cells.flatMap(cell => cell.base ?? []).reduce((total, base) => total + base, 0);
      known.add(bases);
      if (bases !== 0) known.add(sum / bases - 1);
      if (values.length > 0) known.add(sum / values.length);
      addPerDay(known, sum, request);
      // Averages leave out days that still run and weeks that are cut off.
      const whole = rows.filter(({ isPart }) => !isPart).flatMap(row => row.values[key]?.value ?? []);
      if (whole.length > 0) known.add(whole.reduce((total, value) => total + value, 0) / whole.length);
      // The latest steps are held against as many before.
      for (const count of [7, 4, 3]) {
        const [late = 0, before = 0] = [whole.slice(-count), whole.slice(-2 * count, -count)].map(some =>
          some.reduce((total, value) => total + value, 0),
        );
        for (const value of before === 0 ? [late] : [late, before, late / before - 1]) known.add(value);
      }
      for (const goal of goals) for (const value of values) known.add(goal - value);
      if (sum !== 0) for (const value of values) known.add(value / (totals?.[key]?.value ?? sum));
    }
  }
  for (const { rows } of results) addFunnel(known, rows[0]?.values ?? {});
  addDailyChanges(known, results);
  addPaces(known, results);
  addReturnOnAds(known, results);
  addPartsOfAll(known, results);
  addSums(known, results);
  return known;
}

/** "In Chennai you had 31 orders, 0.8% of all": the same figure of a part and of everything. */
function addPartsOfAll(known: Set<number>, results: readonly MetricResult[]): void {
  const wholes = results.filter(({ request }) => !request.by?.length);
  for (const part of wholes)
    for (const all of wholes)
      for (const key of part.request.metrics) {
        const [some, of] = [part, all].map(({ rows }) => rows[0]?.values[key]?.value);
        if (part !== all && part.request.where?.length && !all.request.where?.length && some && of)
          known.add(some / of);
      }
}

/** How many rows lie in each band and what they come to, with their parts of all. */
function addBands(known: Set<number>, bands: readonly Band[]): void {
  const [all, worth] = [bands.reduce((sum, { rows }) => sum + rows, 0), bands.reduce((sum, each) => sum + each.sum, 0)];
  for (const { from, to, rows, sum } of bands)
    for (const value of [from, to, rows, sum, all && rows / all, worth && sum / worth])
      if (value !== undefined) known.add(value);
}

/** "Jan 2026: COD 32.6% (4,270 of 13,101)": of two splits the sum of each day, week or month. */
function addSteps(known: Set<number>, { rows, request }: Pick<MetricResult, 'rows' | 'request'>): void {
  const [step, ...others] = request.by ?? [];
  if (step === undefined || others.length === 0) return;
  for (const key of request.metrics) {
    const sums = new Map<string | null | undefined, number>();
    for (const { by, values } of rows) sums.set(by[step], (sums.get(by[step]) ?? 0) + (values[key]?.value ?? 0));
    for (const sum of sums.values()) known.add(sum);
    for (const { by, values } of rows) known.add((values[key]?.value ?? 0) / (sums.get(by[step]) || 1));
  }
}

/** "Each ₹1 spent on ads brought ₹4.20 of sales". */
function addReturnOnAds(known: Set<number>, results: readonly MetricResult[]): void {
  for (const {
    rows: [row],
  } of results) {
    const [spent, brought] = ['google_ads_cost', 'google_ads_conversion_value'].map(
      key => row?.values[key]?.value ?? 0,
    );
    if (spent && brought) known.add(brought / spent).add(1);
  }
}

/** "Of 100 visits, 7 put something in the cart": each step of the funnel as a part of the visits. */
function addFunnel(known: Set<number>, values: Record<string, ResultValue>): void {
  const visits = values['store_sessions']?.value;
  if (!visits) return;
  for (const { value } of Object.values(values)) known.add((100 * (value ?? 0)) / visits);
}

/** "22.93x its usual pace": a day of a row in one stretch beside a day of it in another. */
function addPaces(known: Set<number>, results: readonly MetricResult[]): void {
  for (const one of results)
    for (const other of results) {
      if (!one.request.by?.length || String(one.request.by) !== String(other.request.by)) continue;
      const rows = new Map(other.rows.map(row => [JSON.stringify(row.by), row]));
      const days = dayCount(other.request.period) / dayCount(one.request.period);
      for (const { by, values } of one.rows)
        for (const [key, { value }] of Object.entries(values)) {
          const before = rows.get(JSON.stringify(by))?.values[key]?.value;
          if (typeof value === 'number' && before) known.add((value / before) * days);
        }
    }
}

/** Of two stretches of unlike length, a day of one beside a day of the other. */
function addDailyChanges(known: Set<number>, results: readonly MetricResult[]): void {
  const wholes = results.filter(({ request }) => (request.by ?? []).length === 0);
  for (const one of wholes)
    for (const other of wholes)
      for (const key of one.request.metrics) {
        const daily = ({ request, rows }: MetricResult): number =>
          (rows[0]?.values[key]?.value ?? 0) / dayCount(request.period);
        if (daily(other) !== 0) known.add(daily(one) / daily(other) - 1);
      }
}

function addCell(known: Set<number>, { value, base, change, typical, course }: ResultValue, key: string): void {
  const { middle = null, low = null, high = null, of = null } = typical ?? {};
  if (typeof value === 'number' && middle) known.add(value / middle - 1);
  // Counts are told whole.
  if (typeof value === 'number' && middle !== null)
    for (const usual of [middle, Math.round(middle)]) known.add(Math.abs(usual - value));
  for (const each of [middle, low, high]) if (each !== null) known.add(Math.round(each));
  for (const each of [value, base, change, middle, low, high, of, course])
    if (typeof each === 'number') addScaled(known, each, key);
  if (typeof value === 'number' && typeof base === 'number') addScaled(known, value - base, key);
}

/** Long durations are told in minutes or hours, long spans in days. */
function addScaled(known: Set<number>, value: number, key: string): void {
  known.add(value);
  if (metricByKey(key)?.unit !== 'duration_seconds') return;
  known.add(Math.floor(Math.abs(value) / 60));
  known.add(Math.round(Math.abs(value)) % 60);
}
