/** Figures that are not split: one sentence for one, a short line each for several. */
import type { MetricResult } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import type { Ask, Notes } from '../intent.ts';
import type { Slots } from '../model/word-with-model.ts';
import { metricTitle, sentence } from './titles.ts';
import { baseText, changeText, filterText, periodText, valueText, type Voice } from './wording.ts';

export type TellingOf = { shop: Shop; notes: Notes; ask: Ask };

export function figureLines(result: MetricResult, { shop, notes, ask }: TellingOf): string[] {
  const { request, rows } = result;
  const values = rows[0]?.values ?? {};
  const keys = request.metrics.filter(key => values[key] !== undefined);
  const place = [filterText(request.where), periodText(request, shop, labelFor(request.period, ask))]
    .filter(text => text !== '')
    .join(' ');
  const voice = { shop, notes, result };
  const known = keys.filter(key => values[key]!.value !== null);
  if (known.length === 0) return [`I have no figure for ${request.metrics.map(metricTitle).join(', ')} ${place}.`];
  if (keys.length === 1) return [oneSentence(result, keys[0]!, place, voice)];
  const base = request.base ? ` (compared with ${withoutPreposition(baseText(result, shop))})` : '';
  return [
    `${sentence(place)}${base}:`,
    ...keys.map(
      key =>
        `• ${sentence(metricTitle(key))}: ${valueText(key, values[key]!.value, voice)}${asChange(changeText(key, values[key]!))}`,
    ),
  ];
}

/** The name said for a period belongs to that period only. */
export const labelFor = (period: { from: string; to: string }, ask: Ask): string | undefined =>
  ask.when?.period.from === period.from && ask.when.period.to === period.to ? ask.when.label : undefined;

export const withoutPreposition = (text: string): string => text.replace(/^(on|in|for) /, '');
const asChange = (change: string | undefined): string => (change === undefined ? '' : ` (${change})`);

function oneSentence(result: MetricResult, key: string, place: string, voice: Voice & { notes: Notes }): string {
  const { request, rows } = result;
  const value = rows[0]!.values[key]!;
  const figure = `${sentence(metricTitle(key))} ${place}: ${valueText(key, value.value, voice)}`;
  const goal = voice.notes.goal === undefined ? '' : goalText(value.value, voice.notes.goal, key, voice);
  if (!request.base || value.base === undefined) return `${figure}.${goal}`;
  const against = baseText(result, voice.shop);
  const change = changeText(key, value);
  const isAlone = result.issues.some(issue => issue.kind === 'no-like-base' && issue.metric === key);
  if (isAlone) return `${figure}.${goal}`;
  if (change === undefined) return `${figure}. There is no figure to compare it with ${against}.${goal}`;
  return `${figure}, ${change} from ${valueText(key, value.base, voice)} ${against}.${goal}`;
}

/** The parts of a sentence about one figure, for whoever words it otherwise; nothing where it says more than these. */
export function slotsOf(result: MetricResult, { shop, notes, ask }: TellingOf): Slots | undefined {
  const { request, rows } = result;
  const [key, ...more] = request.metrics;
  const value = key === undefined ? undefined : rows[0]?.values[key];
  if (!key || !value || value.value === null || more.length > 0 || request.by?.length || notes.goal !== undefined)
    return undefined;
  const voice = { shop, notes, result };
  const when = [filterText(request.where), periodText(request, shop, labelFor(request.period, ask))];
  const plain = {
    metric: metricTitle(key),
    when: when.filter(Boolean).join(' '),
    value: valueText(key, value.value, voice),
  };
  if (!request.base || value.base === undefined) return plain;
  const change = changeText(key, value);
  const before = baseText(result, shop);
  return change === undefined ? undefined : { ...plain, change, base: valueText(key, value.base, voice), before };
}

function goalText(value: number | null, goal: number, key: string, voice: Voice): string {
  if (value === null) return '';
  const left = goal - value;
  const gap = `${valueText(key, Math.abs(left), voice)} ${left > 0 ? 'short of' : 'beyond'} ${valueText(key, goal, voice)}`;
  return ` That is ${gap}.`;
}
