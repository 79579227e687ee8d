/** Figures that are not split: one sentence for one, a short line each for several. */
import { formatMoney } from '@tillsight/metrics/format';
import type { MetricResult, ResultRow } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import type { Ask, Notes } from '../intent.ts';
import type { Slots } from '../model/word-with-model.ts';
import type { Place } from '../sentences/parts.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { baseOf, changeOf, placeOf, valueText, type Voice } from './wording.ts';

export type TellingOf = { shop: Shop; notes: Notes; ask: Ask };

export function figureLines(result: MetricResult, { shop, notes, ask }: TellingOf): string[] {
  const { request, rows } = result;
  const { figures } = sentencesFor(shop);
  const values = rows[0]?.values ?? {};
  const keys = request.metrics.filter(key => values[key] !== undefined);
  const place = placeOf(request, shop, labelFor(request.period, ask));
  const voice = { shop, notes, result };
  const known = keys.filter(key => values[key]!.value !== null);
  // What a line below explains is not called unknown above it.
  if (known.length === 0) return isExplained(result) ? [] : [figures.noFigure({ metrics: request.metrics, place })];
  if (keys.length === 1) return [oneSentence(result, keys[0]!, place, voice)];
  return [
    ...togetherLine(result, voice),
    figures.figuresHead({ place, against: baseOf(result) }),
    ...keys.map(metric => {
      const value = valueText(metric, values[metric]!.value, voice);
      return `• ${figures.figureItem({ metric, value, change: changeOf(metric, values[metric]!) })}`;
    }),
  ];
}

const isExplained = ({ issues }: MetricResult): boolean =>
  issues.some(issue => issue.kind === 'rates-not-set' && !issue.ofBase);

const funnel = ['store_sessions', 'sessions_with_cart_additions', 'sessions_that_reached_checkout', 'sessions_that_completed_checkout']; // prettier-ignore

/** What some figures mean beside each other. */
function togetherLine({ request, rows }: MetricResult, { shop }: Voice): string[] {
  const of = (key: string): number => rows[0]?.values[key]?.value ?? 0;
  const { figures } = sentencesFor(shop);
  const [visits = 0, ...steps] = funnel.map(of);
  const narrows = [visits, ...steps].every((step, at, all) => at === 0 || (step > 0 && step <= (all[at - 1] ?? 0)));
  if (narrows && funnel.every(key => request.metrics.includes(key))) {
    const [carts = '', checkouts = '', orders = ''] = steps.map(step => ofHundred((100 * step) / visits));
    return [figures.funnel({ carts, checkouts, orders })];
  }
  const told = adsBringing(rows[0]?.values ?? {}, shop);
  return told === undefined ? [] : [told];
}

/** `needed`: what each unit of money spent must bring. */
export function adsBringing(values: ResultRow['values'], shop: Shop, needed?: number): string | undefined {
  const [spent = 0, value = 0] = ['google_ads_cost', 'google_ads_conversion_value'].map(key => values[key]?.value ?? 0);
  if (spent <= 0 || value <= 0) return undefined;
  const money = (amount: number): string => formatMoney(amount, shop.currency);
  const even = needed === undefined ? {} : { needed: { amount: money(needed), isEarned: value / spent >= needed } };
  return sentencesFor(shop).figures.adsBring({ one: money(1), brought: money(value / spent), ...even });
}

const ofHundred = (share: number): string => (share < 10 ? share.toFixed(1).replace(/\.0$/, '') : share.toFixed(0));

/** The name said for a period belongs to that period only. */
export const labelFor = (period: { from: string; to: string }, ask: Ask): string | undefined =>
  ask.when?.period.from === period.from && ask.when.period.to === period.to ? ask.when.label : undefined;

function oneSentence(result: MetricResult, metric: string, place: Place, voice: Voice): string {
  const { figures } = sentencesFor(voice.shop);
  const cell = result.rows[0]!.values[metric]!;
  const value = valueText(metric, cell.value, voice);
  const against = baseOf(result);
  const isAlone = result.issues.some(issue => issue.kind === 'no-like-base' && issue.metric === metric);
  if (!against || cell.base === undefined || isAlone) return figures.figure({ metric, place, value });
  const change = changeOf(metric, cell);
  const base = valueText(metric, cell.base, voice);
  const told = figures.figure({ metric, place, value, compared: change ? { change, base, against } : { without: against } }); // prettier-ignore
  if (!voice.notes.asksEarlier || cell.base === null) return told;
  const days = { kind: 'said' as const, text: sentencesFor(voice.shop).base(against) };
  return `${figures.figure({ metric, place: { ...place, days }, value: base })} ${told}`;
}

/** The parts of a sentence about one figure, for a model that words it in English; nothing where it says more than these. */
export function slotsOf(result: MetricResult, { shop, notes, ask }: TellingOf): Slots | undefined {
  const { request, rows } = result;
  const [key, ...more] = request.metrics;
  const value = key === undefined ? undefined : rows[0]?.values[key];
  if (!key || !value || value.value === null || more.length > 0 || request.by?.length || notes.goal !== undefined)
    return undefined;
  if ((shop.language ?? 'english') !== 'english') return undefined;
  const say = sentencesFor(shop);
  const voice = { shop, notes, result };
  const plain = {
    metric: say.metric(key),
    when: say.place(placeOf(request, shop, labelFor(request.period, ask))),
    value: valueText(key, value.value, voice),
  };
  const against = baseOf(result);
  if (!against || value.base === undefined) return plain;
  const change = changeOf(key, value);
  const base = valueText(key, value.base, voice);
  return change && { ...plain, change: say.figures.change(change), base, before: say.base(against) };
}
