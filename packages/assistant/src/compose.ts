/** Results and issues -> the reply: the figure first, then the comparison, then at most one line behind it, then the sources. */
import type { Behaviour } from '@tillsight/contract/chat';
import type { Chart } from '@tillsight/contract/chart';
import type { Found } from '@tillsight/metrics/beside';
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Issue } from '@tillsight/metrics/issue';
import { dayAt, dayCount } from '@tillsight/metrics/period';
import type { MetricResult } from '@tillsight/metrics/request';
import type { Mentioned, Shop } from './conversation.ts';
import type { Context, Written } from './draft.ts';
import { isUnlike } from './following/read-again.ts';
import type { Ask, Notes } from './intent.ts';
import { isTime } from '@tillsight/metrics/time-grain';
import { alternativesOf, type Alternatives } from './telling/alternatives.ts';
import { assumedLine } from './telling/assumed.ts';
import { rankedByChange } from './telling/by-change.ts';
import { bandChart } from './telling/bands.ts';
import { chartOf } from './telling/chart.ts';
import { withMarks } from './telling/occasion-marks.ts';
import { cohortChart, cohortLines, cohortTable, followedIn } from './telling/cohorts.ts';
import { readingNote, sourceLine } from './telling/footnotes.ts';
import { issueLines } from './telling/issue-lines.ts';
import { tableOf } from './telling/table.ts';
import { figureLines, slotsOf } from './telling/single.ts';
import { rowsWithin } from './telling/bounded-rows.ts';
import { bodyInstead, bodyOf, fitted, plainly, unfitted, type Body, type Told } from './telling/fitted.ts';
import { rowsTold } from './telling/rows.ts';
import { pairLine } from './telling/pair-line.ts';
import { seasonLine } from './telling/season-line.ts';
import { moreLines, secondOrderLead } from './telling/more-lines.ts';
import { spellingLine } from './telling/spellings.ts';
import { versusLine } from './telling/versus-line.ts';
import { verdictOf } from './telling/verdict.ts';
import { unknownLines } from './telling/unknown-rows.ts';
import type { Voice } from './telling/wording.ts';
import type { Verdict } from './sentences/parts.ts';
import { sentencesFor } from './sentences/sentences.ts';
import { withTargetLine } from './targets/target-line.ts';
import type { Planned } from './to-requests.ts';

export type Telling = {
  results: MetricResult[];
  ask: Ask;
  plans: Planned[];
  notes: Notes;
  behaviour: Behaviour;
  issues: Issue[];
  /** What the store holds beside them. */
  found?: Found | undefined;
  /** All of what could not be cut as asked. */
  uncut?: MetricResult[];
  /** Lines of other rows, told in the place of the first result's. */
  instead?: { head: string; items: string[] };
};

export function tell(asked: Telling, { shop }: Context): Written {
  const telling = { ...asked, results: asked.results.map(result => rankedByChange(result, asked.ask)) };
  const { results, ask, plans, notes, uncut = [] } = telling;
  const issues = [...telling.issues, ...results.flatMap(result => result.issues)];
  if (asked.results.every(isEmpty)) return withoutRows(telling, issues, shop);
  const told = results.map(result => withoutCutBase(result, ask, shop));
  const [first] = told;
  const aimed = goalNotes(ask, notes);
  const verdict = first && told.length === 1 && !asked.instead ? verdictOf(first, ask, aimed, shop) : undefined;
  const bodies = joinedRows(told).map((result, at): Body => {
    const voice: Voice = { shop, notes, result };
    // What the result's own rows leave out says nothing of others.
    if (at === 0 && asked.instead) return bodyInstead(plainly([asked.instead.head, ...asked.instead.items]), shop);
    return bodyOf(withVerdict(toldOf(result, { ask, aimed, voice }), verdict, shop), result, voice);
  });
  const pair = asked.instead ? undefined : pairLine(told, { shop, notes });
  const versus = asked.instead ? undefined : versusLine(told, { shop, notes });
  if (versus !== undefined) bodies[0]?.before.unshift(versus);
  const { offers, readings } = offersUnder(telling, shop, movedOf(told));
  // What was left out of the question is told with the answer; what the figures rest on is the last line, which a screen folds away.
  const unmet = issueLines([...issues, ...cutBase(results, ask, shop)], shop);
  const ofAll = uncut.flatMap(result => figureLines(result, { shop, notes, ask }).map(sentencesFor(shop).notes.uncut));
  const remarks = [
    notes.passedOver && sentencesFor(shop).talk.hints.leftOut(notes.passedOver.join(' … ')),
    unlikeLine(told, notes, shop),
    ofAll.length > 0 ? [...unmet, ...ofAll].join(' ') : undefined,
  ];
  const grounds = [
    pair,
    /^(assume|partial)$/.test(telling.behaviour) && !notes.continued
      ? assumedLine({ ask, plans, readings }, shop)
      : undefined,
    standIn(plans, shop),
    seasonLine(results, shop),
    spellingLine(results, shop),
    ask.when?.between && sentencesFor(shop).notes.onNeitherSide(ask.when.between),
    ...unknownLines(results, notes, shop),
    isOfAnEarlierDay(ask, results, shop) ? sentencesFor(shop).notes.reading.ofNow : readingNote(results, shop),
    ...(ofAll.length > 0 ? [] : unmet),
    sourceLine([...results, ...uncut], shop),
  ];
  const isSaid = (line: string | undefined): line is string => line !== undefined && line !== '';
  const tail = [...remarks.filter(isSaid), grounds.filter(isSaid).join(' ')];
  const rows = results.find(result => result.request.by?.length);
  const [only, ...more] = told;
  const slots = only && more.length === 0 ? slotsOf(only, { shop, notes, ask }) : undefined;
  const [response, whole] = [fitted(bodies, tail), unfitted(bodies, tail)];
  return {
    response,
    ...(whole === response ? {} : { whole }),
    ...(issues.some(isMissing) && telling.behaviour !== 'partial' ? { behaviour: 'partial' as const } : {}),
    // The lines that stand instead of the rows say more than how many there are of each.
    ...(rows && !asked.instead ? chartFor(rows, telling, shop) : {}),
    ...(slots ? { slots } : {}),
    mentioned: results.flatMap(result => mentionedIn(result, ask, notes)),
    alternatives: offers,
  };
}

function toldOf(result: MetricResult, { ask, aimed, voice }: { ask: Ask; aimed: Notes; voice: Voice }): Told {
  const { shop } = voice;
  const followed = followedIn(result);
  if (followed) return plainly(cohortLines(result, followed, voice));
  const more = moreLines(result, ask, voice);
  if (result.request.by?.length) {
    const told = rowsTold(result, { shop, notes: aimed, ask });
    return { ...told, before: [...more, ...told.before] };
  }
  return plainly([
    ...(ask.more?.secondOrder ? secondOrderLead(result, voice) : []),
    ...figureLines(result, { shop, notes: aimed, ask }),
    ...more,
  ]);
}

function withVerdict(told: Told, verdict: Verdict | undefined, shop: Shop): Told {
  const [first = '', ...others] = told.before;
  if (!verdict) return told;
  return { ...told, before: [`${sentencesFor(shop).figures.verdict(verdict)} ${first}`, ...others] };
}

/** Of a talk it is said before the reply. */
function unlikeLine(told: readonly MetricResult[], { continued }: Notes, shop: Shop): string | undefined {
  const { period, base } = told.find(({ request }) => !continued && isUnlike(request))?.request ?? {};
  return period && base && sentencesFor(shop).talk.hints.unlikeDays(dayCount(period), dayCount(base));
}

/** "did we cross one crore": a bound on a single figure is a goal. */
const goalNotes = ({ bounds: [bound, ...more], by }: Ask, notes: Notes): Notes =>
  bound && more.length === 0 && by.length === 0 && notes.goal === undefined ? { ...notes, goal: bound.value } : notes;

/** Days of which only the end is known are held against nothing, unless it was asked for. */
export function withoutCutBase(
  result: MetricResult,
  ask: Ask,
  { historyFrom: begins = '' }: Context['shop'],
): MetricResult {
  const { base, ...request } = result.request;
  if (!base || base.from >= begins || ask.base !== undefined) return result;
  const alone = (values: MetricResult['rows'][number]['values']): typeof values =>
    Object.fromEntries(Object.entries(values).map(([key, { value }]) => [key, { value }]));
  return { ...result, request, rows: result.rows.map(({ by, values }) => ({ by, values: alone(values) })) };
}

/** "FY26 against FY25": of the base only the end is known. */
function cutBase(results: MetricResult[], ask: Ask, { historyFrom: begins = '' }: Context['shop']): Issue[] {
  const isCut = ({ request: { base } }: MetricResult): boolean => base !== undefined && base.from < begins;
  return ask.base !== undefined && results.some(isCut)
    ? [{ kind: 'history-begins', source: 'shopify', day: begins }]
    : [];
}

const offersUnder = ({ results, ...telling }: Telling, shop: Context['shop'], moved?: number): Alternatives =>
  alternativesOf({ ...telling, requests: results.map(({ request }) => request), moved, top: topOf(results) }, shop);

const topOf = ([result]: MetricResult[]): string | undefined => {
  const [dimension] = result?.request.by ?? [];
  return dimension === undefined
    ? undefined
    : (result?.rows.find(row => row.by[dimension])?.by[dimension] ?? undefined);
};

/** Of what still runs nobody asks why yet. */
function movedOf([result]: MetricResult[]): number | undefined {
  const key = result?.request.metrics[0];
  const isRunning = result?.sources.some(({ state }) => state === 'partial');
  return isRunning || key === undefined ? undefined : (result?.rows[0]?.values[key]?.change ?? undefined);
}

/** Another platform knows the figure the way it was asked. */
function standIn(plans: Planned[], shop: Context['shop']): string | undefined {
  const [swap] = plans.flatMap(plan => plan.stoodIn);
  const say = sentencesFor(shop);
  // "Product views" are the same to whoever asks, however they are counted.
  return swap && say.metric(swap.used) !== say.metric(swap.asked) ? say.notes.standIn(swap) : undefined;
}

/** Figures beside a ranking stand in its lines: "246 sold, 24 left". */
function joinedRows(results: MetricResult[]): MetricResult[] {
  const [first, ...others] = results;
  const [dimension, ...more] = first?.request.by ?? [];
  if (!first || !dimension || more.length > 0) return results;
  const isOfSameRows = ({ request: { by = [], metrics } }: MetricResult): boolean =>
    by.length === 1 && by[0] === dimension && metrics.every(key => !first.request.metrics.includes(key));
  const isCutOff = ({ request, rows }: MetricResult): boolean =>
    request.limit !== undefined && first.rows.some(row => rows.every(each => each.by[dimension] !== row.by[dimension]));
  // "best city by orders and worst by returns": a ranking of its own has other rows.
  if (others.some(each => isOfSameRows(each) && isCutOff(each))) return results;
  const joined = others.filter(isOfSameRows);
  if (joined.length === 0) return results;
  const rows = first.rows.map(row => {
    const beside = joined.flatMap(each => each.rows.find(other => other.by[dimension] === row.by[dimension]) ?? []);
    return {
      by: row.by,
      values: Object.assign({}, row.values, ...beside.map(each => each.values)) as typeof row.values,
      ...(row.isPart ? { isPart: row.isPart } : {}),
    };
  });
  const request = {
    ...first.request,
    metrics: [...first.request.metrics, ...joined.flatMap(each => each.request.metrics)],
  };
  return [{ ...first, request, rows }, ...others.filter(each => !joined.includes(each))];
}

/** That no row holds what was asked of it is an answer, where all of them came. */
const isFoundNone = ({ request, rows, issues }: MetricResult): boolean =>
  rows.length === 0 && request.having !== undefined && issues.length === 0;
const isEmpty = (result: MetricResult): boolean =>
  !result.bands?.some(({ rows }) => rows > 0) &&
  !isFoundNone(result) &&
  result.rows.every(row => Object.values(row.values).every(({ value }) => value === null));
const isMissing = (issue: Issue): boolean =>
  issue.kind === 'source-failed' ||
  issue.kind === 'history-begins' ||
  issue.kind === 'needs-reconnect' ||
  issue.kind === 'not-connected';

/** Of rows within bounds only those; a course over time stays whole, as it shows where they lie. */
function chartFor(
  result: MetricResult,
  { ask, notes, found }: Telling,
  shop: Context['shop'],
): Pick<Written, 'chart' | 'table'> {
  // Only the days that held the bound are known: a line through them would pass over the others.
  if (ask.more?.latest) return {};
  const isCourse = result.request.by?.some(isTime) ?? false;
  const drawn = ask.bounds.length > 0 && !isCourse ? { ...result, rows: rowsWithin(result, ask.bounds) } : result;
  const voice = { shop, notes, result: drawn };
  const followed = followedIn(result);
  if (followed) {
    const line = cohortChart(result, followed, voice);
    return { table: cohortTable(result, followed, voice), ...(line ? { chart: line } : {}) };
  }
  if (result.bands) return { chart: bandChart(result, result.bands, voice) };
  const [chart, table] = [chartOf(drawn, voice), tableOf(drawn, voice)];
  return { ...(chart ? { chart: withBeside(chart, drawn, found, voice) } : {}), ...(table ? { table } : {}) };
}

function withBeside(chart: Chart, drawn: MetricResult, found: Found | undefined, voice: Voice): Chart {
  if (found === undefined) return chart;
  const { targets, occasions } = found;
  const aimed = targets === 'away' ? chart : withTargetLine(chart, drawn, targets, voice);
  return withMarks(aimed, drawn, occasions);
}

/** "stock on 31 October": nobody knows but of now. */
const isOfAnEarlierDay = ({ when }: Ask, results: MetricResult[], shop: Shop): boolean =>
  when !== undefined &&
  when.period.to < dayAt(shop.now, shop.timeZone) &&
  results.length > 0 &&
  results.every(({ request: { metrics } }) => metrics.every(key => metricByKey(key)?.timing === 'now'));

/** As many rows are listed where no number was said. */
const unasked = 10;

function mentionedIn(result: MetricResult, { ranking, byChange, bounds, metrics }: Ask, { share }: Notes): Mentioned[] {
  const by = result.request.by ?? [];
  if (share && by[0]) return [{ dimension: by[0], values: share.flat(), share: true }];
  const rows = rowsWithin(result, bounds);
  const isPicked = bounds.length > 0 || metrics.some(({ key }) => /^(low|out_of)_stock/.test(key));
  // "which category fell": the first of them.
  const isOfChange = byChange !== undefined && ranking === undefined;
  const limit = isPicked
    ? rows.length
    : isOfChange
      ? 1
      : ranking && ranking.limit !== unasked
        ? (ranking.limit ?? 1)
        : undefined;
  const asked = limit === undefined ? {} : { asked: limit };
  return by
    .map(dimension => ({ dimension, values: rows.flatMap(row => row.by[dimension] ?? []).slice(0, 20), ...asked }))
    .filter(each => each.values.length > 0);
}

/** Platforms answered with nothing: failed, too early, or really nothing. */
function withoutRows(telling: Telling, issues: Issue[], shop: Context['shop']): Written {
  const { results, ask, notes } = telling;
  const lines = issueLines(issues, shop);
  const begins = issues.some(issue => issue.kind === 'history-begins');
  const failed = issues.some(issue => issue.kind === 'source-failed');
  const heads = results.slice(0, 1).flatMap(result => figureLines({ ...result, rows: [] }, { shop, notes, ask }));
  return {
    response: [...heads, ...lines, sourceLine(results, shop)].filter(line => line !== '').join('\n'),
    ...(begins ? { behaviour: 'no-data' as const } : failed ? { behaviour: 'partial' as const } : {}),
    alternatives: offersUnder(telling, shop).offers,
  };
}
