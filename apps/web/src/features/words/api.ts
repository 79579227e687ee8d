import { deleteHouseWord, listHouseWords, makeHouseWord, type HouseWord } from '@tillsight/contract/house-words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, messageOf } from '../../api.ts';
import { notify } from '../../ui/toaster.tsx';

const wordsKey = ['house-words'];

/** Others of the house add and delete them, too. */
export function useHouseWords() {
  return useQuery({
    queryKey: wordsKey,
    queryFn: async () => (await call(listHouseWords, {})).words,
    staleTime: 0,
  });
}

/** Its refusal is told where the sentence stands. */
export function useMakeHouseWord() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sentence: string) => call(makeHouseWord, { sentence }),
    onSettled: () => client.invalidateQueries({ queryKey: wordsKey }),
  });
}

export function useDeleteHouseWord({ id, word }: HouseWord) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteHouseWord, { word_id: id }),
    onSuccess: () => notify({ title: 'Word forgotten', text: word }),
    onError: error => notify({ title: 'The word was not forgotten', text: messageOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: wordsKey }),
  });
}
