import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foreignIn } from '@tillsight/assistant/mixed-languages';
import { chatMessengers } from '@tillsight/contract/channel';
import { Language } from '@tillsight/contract/language';
import { chatReplies } from './chat-replies.ts';

/** What ends it is the same word in all. */
const keywords = /\/stop|\*stop\*/g;

for (const of of chatMessengers) {
  test(`${of}: no sentence about a chat mixes languages`, () => {
    const wrong = Language.options.flatMap(language => {
      const { linkedTo, moveQuestion, ...fixed } = chatReplies[of][language];
      const moved = ['R', 'Q'].map(to => moveQuestion({ from: 'Q', to }));
      return [...Object.values(fixed), linkedTo('Q'), ...moved]
        .flatMap(text => foreignIn(language, text.replaceAll(keywords, '')))
        .map(found => `${language}: ${found}`);
    });
    assert.deepEqual(wrong, []);
  });
}
