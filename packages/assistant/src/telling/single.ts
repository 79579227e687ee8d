/** Figures that are not split: one sentence for one, a short line each for several. */
import type { MetricResult } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import type { Ask, Notes } from '../intent.ts';
import { metricTitle, sentence } from './titles.ts';
import { baseText, changeText, filterText, isNow, periodText, valueText } from './wording.ts';

export type TellingOf = { shop: Shop; notes: Notes; ask: Ask };

export function figureLines(result: MetricResult, { shop, notes, ask }: TellingOf): string[] {
  const { request, rows } = result;
  const values = rows[0]?.values ?? {};
  const keys = request.metrics.filter(key => values[key] !== undefined);
  const when = request.metrics.every(isNow) ? 'now' : periodText(request, shop, ask.when?.label);
  const cut = filterText(request.where);
  const place = [cut, when].filter(text => text !== '').join(', ');
  const voice = { shop, notes, result };
  if (keys.length === 0) return [`I have no figure for ${request.metrics.map(metricTitle).join(', ')} ${place}.`];
  if (keys.length === 1) return [oneSentence(result, keys[0]!, place, { shop, notes, ask })];
  const base = request.base ? ` (compared with ${baseText(request.base, request.period, shop)})` : '';
  return [
    `${sentence(place)}${base}:`,
    ...keys.map(
      key =>
        `• ${sentence(metricTitle(key))}: ${valueText(key, values[key]!.value, voice)}${asChange(changeText(key, values[key]!))}`,
    ),
  ];
}

const asChange = (change: string | undefined): string => (change === undefined ? '' : ` (${change})`);

function oneSentence(result: MetricResult, key: string, place: string, { shop, notes }: TellingOf): string {
  const { request, rows } = result;
  const value = rows[0]!.values[key]!;
  const voice = { shop, notes, result };
  const figure = `${sentence(metricTitle(key))} ${place}: ${valueText(key, value.value, voice)}`;
  const goal = notes.goal === undefined ? '' : goalText(value.value, notes.goal, key, voice);
  if (!request.base || value.base === undefined) return `${figure}.${goal}`;
  const change = changeText(key, value);
  const before = `${valueText(key, value.base, voice)} in ${baseText(request.base, request.period, shop)}`;
  return change === undefined
    ? `${figure}. There is nothing to compare it with in ${baseText(request.base, request.period, shop)}.${goal}`
    : `${figure}, ${change} from ${before}.${goal}`;
}

function goalText(value: number | null, goal: number, key: string, voice: Parameters<typeof valueText>[2]): string {
  if (value === null) return '';
  const left = goal - value;
  return left > 0
    ? ` That is ${valueText(key, left, voice)} short of ${valueText(key, goal, voice)}.`
    : ` That is ${valueText(key, -left, voice)} beyond ${valueText(key, goal, voice)}.`;
}
