/** What a house word stands for, in the language of whoever reads it. */
import type { HouseMeaning } from '@tillsight/contract/house-words';
import type { Language } from '@tillsight/contract/language';
import { plainName } from '@tillsight/metrics/plain-name';
import { sentencesFor } from '../sentences/sentences.ts';

export type Telling = { country: string; language?: Language };

/** "net sales", "Delhi, Gurgaon and Noida", "1 Oct to 15 Jan of each year". */
export function meaningText(meaning: HouseMeaning, telling: Telling): string {
  const { houseWords, plainMetric } = sentencesFor(telling);
  if (meaning.kind === 'figure') return plainMetric(meaning.metric);
  if (meaning.kind === 'season') return houseWords.days(meaning);
  return houseWords.values(meaning.values.map(value => plainName(value).slice(0, 60)));
}
