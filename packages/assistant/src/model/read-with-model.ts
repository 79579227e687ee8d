/** A question the built-in reader is not sure of, read by a model into the same wish for figures; unknown names are refused. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { dimensionByKey } from '@tillsight/metrics/dimensions';
import { addDays, dayAt } from '@tillsight/metrics/period';
import type { Day, Period } from '@tillsight/metrics/request';
import type { Shop, StoreNames } from '../conversation.ts';
import type { Ask, AskedFilter, Intent } from '../intent.ts';
import type { Model } from '../model.ts';
import { knownValues } from '../vocabulary/values.ts';
import { maskQuestion, type MaskedQuestion } from './masked-question.ts';
import { ModelReading, readingForm, readingInstructions } from './reading-form.ts';

/** Whether the built-in reader would have to ask back. What it refuses stays refused. */
export const isUnsure = ({ act, ...intent }: Intent): boolean =>
  act === 'clarify' && 'about' in intent && intent.about !== 'result';

export type ToRead = { text: string; shop: Shop; names: StoreNames; model: Model };

export async function readWithModel({ text, shop, names, model }: ToRead): Promise<Intent | undefined> {
  const question = maskQuestion(text, names);
  const today = dayAt(shop.now, shop.timeZone);
  const data = JSON.stringify({ today, country: shop.country, question: question.text });
  const written = await model.complete({ instructions: readingInstructions, data, form: readingForm, mostTokens: 400 });
  const parsed = ModelReading.safeParse(written);
  return parsed.success ? intentOf(parsed.data, question, today) : undefined;
}

function intentOf(reading: ModelReading, question: MaskedQuestion, today: Day): Intent | undefined {
  const { act, metrics, by, period, base, order, limit } = reading;
  const filters = reading.where.map(filter => filterOf(filter, question));
  if (act === 'unsure' || metrics.length === 0 || metrics.some(key => metricByKey(key) === undefined)) return undefined;
  if (by.some(key => dimensionByKey(key) === undefined) || filters.includes(undefined)) return undefined;
  if (period && !isAskable(period, today, act === 'forecast')) return undefined;
  const ask: Ask = {
    metrics: [...new Set(metrics)].map(key => ({ key, named: false })),
    by: [...new Set(by)],
    filters: filters as AskedFilter[],
    bounds: [],
    ...(period ? { when: { period } } : {}),
    ...(base === 'none' ? {} : { base: { kind: base } }),
    ...(order === 'none' || by.length === 0
      ? {}
      : { ranking: { direction: order, isQuality: false, ...(limit === null ? {} : { limit }) } }),
  };
  const notes = { unread: [], compares: base !== 'none' };
  return act === 'figures' ? { act, ask, also: [], notes } : { act, ask, notes };
}

/** Whole days that exist, not too far back, and ahead only where something is to be expected. */
function isAskable({ from, to }: Period, today: Day, ahead: boolean): boolean {
  const exist = [from, to].every(day => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day));
  return exist && from <= to && from >= addDays(today, -3660) && to <= (ahead ? addDays(today, 366) : today);
}

/** A placeholder, or one of the few values everybody knows; whatever else a model writes is invented. */
function filterOf(
  { dimension, is, not }: ModelReading['where'][number],
  { hidden }: MaskedQuestion,
): AskedFilter | undefined {
  const values = is.map(value => {
    const name = hidden.get(value);
    if (name) return name.dimension === dimension ? name.value : undefined;
    return (known.get(dimension) ?? []).find(each => each.toLowerCase() === value.toLowerCase());
  });
  if (values.length === 0 || values.includes(undefined)) return undefined;
  return { options: [{ dimension, values: values as string[] }], not, text: values.join(' and ') };
}

const known = new Map<string, string[]>(
  Object.entries(Object.groupBy(Object.values(knownValues).flat(), ({ dimension }) => dimension)).map(
    ([dimension, values = []]) => [dimension, values.flatMap(({ is }) => is).filter(value => !value.startsWith('@'))],
  ),
);
