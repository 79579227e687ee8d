/** What a house word stands for, in the reader's language. */
import type { HouseMeaning } from '@tillsight/contract/house-words';
import type { Language } from '@tillsight/contract/language';
import { plainName } from '@tillsight/metrics/plain-name';
import type { Shop } from '../conversation.ts';
import { withHint, type Draft } from '../draft.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import type { KeptWord } from './house-order.ts';

export type Telling = { country: string; language?: Language };

/** "net sales", "Delhi, Gurgaon and Noida", "1 Oct to 15 Jan of each year". */
export function meaningText(meaning: HouseMeaning, telling: Telling): string {
  const { houseWords, plainMetric } = sentencesFor(telling);
  if (meaning.kind === 'figure') return plainMetric(meaning.metric);
  if (meaning.kind === 'season') return houseWords.days(meaning);
  return houseWords.values(meaning.values.map(value => plainName(value).slice(0, 60)));
}

/** What its words mean here is said once, beside the figures that rest on them; a name shows in the reply itself. */
export function withHouseWords(draft: Draft, house: readonly KeptWord[] | undefined, shop: Shop): Draft {
  const told = (house ?? []).filter(({ meaning }) => meaning.kind !== 'name');
  if (told.length === 0 || draft.requests.length === 0) return draft;
  const { houseWords } = sentencesFor(shop);
  const words = told.map(({ word, meaning }) => ({ word, means: meaningText(meaning, shop) }));
  return withHint(draft, houseWords.used(words));
}
