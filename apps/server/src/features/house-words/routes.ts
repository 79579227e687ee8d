import * as contract from '@tillsight/contract/house-words';
import type { Base } from '../../infra/base.ts';
import type { Mount } from '../../infra/mount.ts';
import { deleteWord, listWords } from './house-words.ts';

/** Making one takes the chat's reader, and is mounted there. */
export function houseWordRoutes(mount: Mount, base: Base): void {
  mount(contract.listHouseWords, async ({ caller }) => ({ success: true, words: await listWords(base, caller) }));
  mount(contract.deleteHouseWord, async ({ caller, input }) => {
    await deleteWord(base, caller, { id: input.word_id });
    return { success: true, message: 'The word was forgotten.' };
  });
}
