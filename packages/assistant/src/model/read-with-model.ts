/** A question read by a model into the same typed reading as the built-in one; nothing where it is not anchored in the question. */
import { dayAt } from '@tillsight/metrics/period';
import type { Shop, StoreNames, Turn } from '../conversation.ts';
import type { AskedFilter, Intent } from '../intent.ts';
import type { Model } from '../model.ts';
import type { Reader } from '../reader.ts';
import { intentOf } from './intent-of-reading.ts';
import { nearestKnown } from './known-questions.ts';
import { likelyMetrics } from './likely-metrics.ts';
import { maskQuestion } from './masked-question.ts';
import { ModelReading, readingForm, readingInstructions } from './reading-form.ts';
import { toldToModel, wordsSaid } from './own-words.ts';
import { askBefore, talkLines } from './talk.ts';

export type ToReadWithModel = {
  text: string;
  turns: readonly Turn[];
  shop: Shop;
  names: StoreNames;
  /** What the built-in reader made of it; the names it found stay here. */
  builtIn: Intent;
  read: Reader;
  model: Model;
};

const [mostMetrics, mostKnown, mostTokens] = [30, 10, 800];

export async function readWithModel(toRead: ToReadWithModel): Promise<Intent | 'in-steps' | undefined> {
  const { text, turns, shop, names, builtIn, read, model } = toRead;
  const today = dayAt(shop.now, shop.timeZone);
  const before = askBefore(turns, today);
  const words = wordsSaid(text, shop.words);
  const question = maskQuestion(text, names, { recognized: filtersOf(builtIn), words });
  const talk = talkLines(turns, question.hidden);
  const known = await nearestKnown(question.text, mostKnown);
  const named = [
    ...words.flatMap(({ meaning }) => (meaning.kind === 'figure' ? [meaning.metric] : [])),
    ...(before?.metrics ?? []).map(({ key }) => key),
    ...metricsIn(known),
  ];
  const data = JSON.stringify({
    metrics: likelyMetrics(question.text, named, mostMetrics),
    known,
    today,
    weekday: new Date(`${today}T00:00:00Z`).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }),
    country: shop.country,
    connected: shop.connected,
    ...(words.length > 0 ? { words: toldToModel(words) } : {}),
    talk,
    question: question.text,
  });
  const written = await model.complete({ instructions: readingInstructions, data, form: readingForm, mostTokens });
  const reading = ModelReading.safeParse(written);
  if (!reading.success) return undefined;
  if (reading.data.act === 'in_steps') return 'in-steps';
  return intentOf(reading.data, {
    question,
    before,
    today,
    text,
    words,
    parts: filtersOf(builtIn).map(({ text: said }) => said),
    phrases: { read, shop, names },
  });
}

/** What the built-in reader took for parts of the shop. */
export function filtersOf(intent: Intent): AskedFilter[] {
  const asks = [...('ask' in intent && intent.ask ? [intent.ask] : []), ...('also' in intent ? intent.also : [])];
  return asks.flatMap(({ filters }) => filters);
}

/** The figures of the nearest known questions, each before the first blank of its reading. */
const metricsIn = (known: readonly string[]): string[] =>
  known.flatMap(line => (/ => (?:\w+:)?(\S+)/.exec(line)?.[1] ?? '').split(/[|,]/));
