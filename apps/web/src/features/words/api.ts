import { deleteHouseWord, listHouseWords, makeHouseWord, type HouseWord } from '@tillsight/contract/house-words';
import { call } from '../../api.ts';
import { keptList } from '../../shell/kept-list.ts';

/** Others of the house add and delete them, too. */
const { useList, useAct } = keptList('house-words', async () => (await call(listHouseWords, {})).words);

export { useList as useHouseWords };

export function useMakeHouseWord() {
  return useAct((sentence: string) => call(makeHouseWord, { sentence }));
}

export function useDeleteHouseWord({ id, word }: HouseWord) {
  const said = { done: { title: 'Word forgotten', text: word }, failed: 'The word was not forgotten' };
  return useAct(() => call(deleteHouseWord, { word_id: id }), said);
}
