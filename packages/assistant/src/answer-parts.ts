/**
 * The reply in the parts a screen draws: one figure large, then a sentence, then what is not in the chart already, then sources and
 * caveats. They are taken from the reply's own lines, so that screen and WhatsApp never say different things.
 */
import type { AnswerParts } from '@tillsight/contract/chat';
import type { Chart, Table } from '@tillsight/contract/chart';
import type { MetricResult } from '@tillsight/metrics/request';
import type { Shop } from './conversation.ts';
import type { Written } from './draft.ts';
import type { Sentences } from './sentences/all-sentences.ts';
import { sentencesFor } from './sentences/sentences.ts';
import { baseOf, changeOf, moodOf, placeOf, valueText, type Voice } from './telling/wording.ts';

/** A verdict before the figure is no longer than this. */
const mostVerdict = 100;

type Headline = NonNullable<AnswerParts['headline']>;

export function partsOf(
  { response, whole, screen, chart, table }: Written,
  asked: MetricResult | undefined,
  shop: Shop,
): AnswerParts {
  const say = sentencesFor(shop);
  const { body, notes } = apart((whole ?? response).split('\n'), say);
  if (screen) {
    const isElsewhere = (line: string): boolean => screen.replaces.includes(line) || screen.folded.includes(line);
    const points = body.filter(line => !isElsewhere(line)).map(withoutDot);
    return {
      ...(screen.headline ? { headline: screen.headline } : {}),
      sentence: screen.sentence,
      points,
      notes: [...screen.folded.filter(Boolean), ...notes],
    };
  }
  const headline = asked && headlineOf(asked, shop);
  const marks = Object.values(say.rows.marks).map(mark => `• ${mark}: `);
  // A course shows its peaks, and its values one tap away.
  const isShown = (line: string): boolean =>
    isDrawn(line, chart) ||
    areStepsDrawn(line, chart) ||
    isInTable(line, table) ||
    (chart !== undefined && marks.some(mark => line.startsWith(mark)));
  const lines = body.filter(line => line !== '' && !isShown(line));
  if (!headline) return splitFigures(lines, notes, table !== undefined);
  const [key = ''] = asked.request.metrics;
  const title = say.metric(key);
  // The headline says already what is told, of when and against what.
  const [first = '', ...others] = isHead(lines[0]) ? ['', ...lines.slice(1)] : lines;
  // "Yes, orders rose. Orders …: 9,865": the figure stands large already.
  const { value } = headline;
  const told = sentenceStarts(first).find(start => start < mostVerdict && tells(first.slice(start), title, value));
  const at = told ?? 0;
  const isRepeated = told !== undefined;
  const beside = [first.slice(0, at).trim(), afterFirstSentence(first.slice(at))];
  const said = withoutColon(isRepeated ? beside.filter(text => text !== '').join(' ') : first);
  const rest = others.filter(
    line => !isHead(line) && !line.startsWith(`• ${say.offers.named(title)}: ${headline.value}`),
  );
  // "It didn't fall: it rose." answers what was asked and is no point among others.
  const [answer = said, ...points] = said === '' && isSentence(rest[0]) ? rest : [said, ...rest];
  return { headline, sentence: answer, points: points.map(withoutDot), notes };
}

const isSentence = (line = ''): boolean => /[.।]$/u.test(line) && !/^(?:• |\d+\. )/.test(line);

/** What the rows are stands above the sentence that answers; where none does, it is the sentence. */
function splitFigures(lines: string[], notes: string[], hasTable: boolean): AnswerParts {
  const [first = '', second, ...others] = withHeadSecond(lines);
  // What the table leaves out is no answer.
  if (hasTable && isHead(first)) {
    const points = second === undefined ? [] : [second, ...others];
    return { label: withoutColon(first), sentence: '', points: points.map(withoutDot), notes };
  }
  // "Total sales by day for …:", then only what they come to.
  if (isHead(first) && second?.startsWith('• ') && others.length === 0)
    return { label: withoutColon(first), sentence: withoutDot(second), points: [], notes };
  if (second === undefined || !isHead(second) || isHead(first)) {
    const points = second === undefined ? [] : [second, ...others];
    return { sentence: isHead(first) ? withoutColon(first) : first, points: points.map(withoutDot), notes };
  }
  return { label: withoutColon(second), sentence: first, points: others.map(withoutDot), notes };
}

/** Sentences may stand between the one that answers and what the rows are. */
function withHeadSecond(lines: string[]): string[] {
  const at = lines.findIndex(isHead);
  if (at < 2 || !lines.slice(1, at).every(isSentence)) return lines;
  const [first = '', ...others] = lines.toSpliced(at, 1);
  return [first, lines[at] ?? '', ...others];
}

/** "Orders in Mumbai:" names what follows; what ends a sentence before it has something to say. */
const isHead = (line: string | undefined): boolean =>
  line !== undefined && line.endsWith(':') && !/[.।] \S/u.test(line);

/** Sources end a reply, in a line that what to know of the figures may begin. */
function apart(lines: string[], { notes: { sourceBegins } }: Sentences): { body: string[]; notes: string[] } {
  const last = lines.at(-1) ?? '';
  const from = last.startsWith(sourceBegins) ? 0 : last.indexOf(` ${sourceBegins}`) + 1;
  if (from === 0 && !last.startsWith(sourceBegins)) return { body: lines, notes: [] };
  return { body: lines.slice(0, -1), notes: [last.slice(0, from).trim(), last.slice(from)].filter(Boolean) };
}

/** A figure that was not split, with what it is held against. */
function headlineOf(result: MetricResult, shop: Shop): Headline | undefined {
  const { request, rows } = result;
  const [key] = request.metrics;
  const value = key === undefined ? undefined : rows[0]?.values[key];
  if (!key || !value || value.value === null || (request.by ?? []).length > 0) return undefined;
  const voice: Voice = { shop, notes: {}, result };
  const { figures } = sentencesFor(shop);
  const [moved, against] = [changeOf(key, value), baseOf(result)];
  const change =
    moved && against
      ? {
          change: {
            text: figures.plainChange(moved),
            direction: moved.way,
            mood: moodOf(key, moved.way),
            against: figures.headlineAgainst({ base: valueText(key, value.base, voice), against }),
          },
        }
      : {};
  const label = figures.headline({ metric: key, place: placeOf(request, shop) });
  return { label, value: valueText(key, value.value, voice), ...change };
}

/** What the chart shows with its exact figure need not stand beside it. */
function isDrawn(line: string, chart: Chart | undefined): boolean {
  if (!chart) return false;
  const row = /^\d+\. (.*)$/.exec(line)?.[1];
  if (row === undefined) return false;
  const partOf = new Map(chart.parts?.map(({ row: at, text }) => [at, `, ${text}`]));
  return chart.labels.some((label, at) => {
    const figures = chart.series.filter(({ isBase }) => !isBase).map(({ formatted }) => formatted[at] ?? '');
    // What a step is held against is drawn beside it, so that its change is seen as well.
    const isHeld = chart.series.some(({ isBase }) => isBase);
    // "total sales ₹3,99,023, orders 201": several figures are named in the line, and above the drawing.
    const name = `${label}${partOf.get(at) ?? ''}: `;
    const said = row.slice(name.length);
    return (
      row.startsWith(name) &&
      (figures.length > 1
        ? figures.every(figure => said.includes(figure))
        : said === figures[0] || (isHeld && said.startsWith(`${figures[0]} (`)))
    );
  });
}

/** "• 12 am 40 · 1 am 22": steps of a course, of which the chart has each. */
function areStepsDrawn(line: string, chart: Chart | undefined): boolean {
  const cells = /^• (.* · .*)$/.exec(line)?.[1]?.split(' · ') ?? [];
  const drawn = new Set(
    chart?.labels.flatMap((label, at) => chart.series.map(({ formatted }) => `${label} ${formatted[at] ?? ''}`)),
  );
  return cells.length > 1 && cells.every(cell => drawn.has(cell));
}

/** "1. Mumbai · Brass Diya Set: ₹3,56,423" has a row there, and "• Aug 2026: …" a column. */
function isInTable(line: string, table: Table | undefined): boolean {
  const said = /^(?:\d+\.|•) (.*)$/.exec(line)?.[1];
  if (!table || said === undefined) return false;
  const steps = table.head.slice(table.rows[0]?.names.length);
  return (
    steps.some(step => said.startsWith(`${step}: `) || said.startsWith(`${step}, `)) ||
    table.rows.some(
      ({ names, formatted }) =>
        said.startsWith(`${names.join(' · ')}: `) &&
        (names.length > 1 || formatted.every(figure => said.includes(figure))),
    )
  );
}

/** Where the sentences of a line begin. */
const sentenceStarts = (line: string): number[] => [
  0,
  ...[...line.matchAll(/[.।] (?=\S)/gu)].map(({ index }) => index + 2),
];
/** Whether the sentence that begins here tells the figure of this name. */
function tells(text: string, title: string, value: string): boolean {
  const sentence = /^.*?[.।](?= |$)/u.exec(text)?.[0] ?? text;
  return sentence.toLowerCase().includes(title.toLowerCase()) && sentence.includes(value);
}

const withoutDot = (line: string): string => withoutColon(line.replace(/^• /, ''));
const withoutColon = (line: string): string => line.replace(/:$/, '');
const afterFirstSentence = (line: string): string => /[.।] (.+)$/.exec(line)?.[1] ?? '';
