/** Both shops, where one of them was spoken of: "dono milake is hafte kitna hua". */
import type { Turn } from '../conversation.ts';
import type { Ask } from '../intent.ts';
import type { Word } from '../words/annotate.ts';
import { points } from './pointing-words.ts';

/** Of two that were asked about one after the other, those two are meant, and held side by side. */
export function meansBothShops(words: Word[], { filters }: Ask, turns: readonly Turn[]): boolean {
  const asked = turns.flatMap(({ requests }) => requests.flatMap(({ where = [] }) => where));
  const shops = new Set(asked.flatMap(({ dimension, is = [] }) => (dimension === 'pos_location' ? is : [])));
  const isOfOne = filters.some(({ options: [option], not }) => !not && option?.dimension === 'pos_location');
  return isOfOne && shops.size < 2 && words.some(word => points(word, 'both'));
}
