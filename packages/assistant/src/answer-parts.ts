/**
 * The reply in the parts a screen draws: one figure large, then a sentence, then what is not in the chart already, then sources and
 * caveats. They are taken from the reply's own lines, so that screen and WhatsApp never say different things.
 */
import type { AnswerParts } from '@tillsight/contract/chat';
import type { Chart } from '@tillsight/contract/chart';
import type { MetricResult } from '@tillsight/metrics/request';
import type { Shop } from './conversation.ts';
import type { Written } from './draft.ts';
import { metricTitle, sentence } from './telling/titles.ts';
import { baseText, changeText, filterText, periodText, valueText, type Voice } from './telling/wording.ts';

type Headline = NonNullable<AnswerParts['headline']>;

export function partsOf({ response, chart }: Written, asked: MetricResult | undefined, shop: Shop): AnswerParts {
  const { body, notes } = apart(response.split('\n'));
  const headline = asked && headlineOf(asked, shop);
  const lines = body.filter(line => !isDrawn(line, chart));
  if (!headline) return { sentence: withoutColon(lines[0] ?? ''), points: lines.slice(1).map(withoutDot), notes };
  const [key = ''] = asked.request.metrics;
  const title = sentence(metricTitle(key));
  const [first = '', ...others] = lines;
  const isRepeated = first.startsWith(title) && first.includes(headline.value);
  return {
    headline,
    sentence: withoutColon(isRepeated ? afterFirstSentence(first) : first),
    points: others.filter(line => !line.startsWith(`• ${title}: ${headline.value}`)).map(withoutDot),
    notes,
  };
}

/** Sources end a reply, in a line that what to know of the figures may begin. */
function apart(lines: string[]): { body: string[]; notes: string[] } {
  const last = lines.at(-1) ?? '';
  const at = /(?:^|\. )(?=Source: )/.exec(last);
  if (!at) return { body: lines, notes: [] };
  const from = at.index + at[0].length;
  return { body: lines.slice(0, -1), notes: [last.slice(0, from).trim(), last.slice(from)].filter(Boolean) };
}

/** A figure that was not split, with what it is held against. */
function headlineOf(result: MetricResult, shop: Shop): Headline | undefined {
  const { request, rows } = result;
  const [key] = request.metrics;
  const value = key === undefined ? undefined : rows[0]?.values[key];
  if (!key || !value || value.value === null || (request.by ?? []).length > 0) return undefined;
  const voice: Voice = { shop, notes: {}, result };
  const place = [filterText(request.where), periodText(request, shop)].filter(text => text !== '').join(' ');
  const text = changeText(key, value);
  const change =
    text === undefined || value.base == null
      ? {}
      : {
          change: {
            text: text.replace(/^(up|down) /, ''),
            direction:
              text === 'unchanged' ? ('same' as const) : value.value > value.base ? ('up' as const) : ('down' as const),
            against: `from ${valueText(key, value.base, voice)} ${baseText(result, shop)}`,
          },
        };
  return { label: `${sentence(metricTitle(key))} ${place}`, value: valueText(key, value.value, voice), ...change };
}

/** What the chart shows with its exact figure need not stand beside it; nor where a course begins and ends. */
function isDrawn(line: string, chart: Chart | undefined): boolean {
  if (!chart) return false;
  if (/^• (First|Last): /.test(line)) return chart.kind !== 'bar';
  const row = /^\d+\. (.*)$/.exec(line)?.[1];
  return row !== undefined && chart.labels.some((label, at) => row === `${label}: ${chart.series[0]?.formatted[at]}`);
}

const withoutDot = (line: string): string => line.replace(/^• /, '');
const withoutColon = (line: string): string => line.replace(/:$/, '');
const afterFirstSentence = (line: string): string => /\. (.+)$/.exec(line)?.[1] ?? '';
