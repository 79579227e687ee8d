import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foreignIn } from '@tillsight/assistant/mixed-languages';
import { Language } from '@tillsight/contract/language';
import { replies } from './replies.ts';
import { talkReplies } from '../messengers/talk-replies.ts';

/** What is typed back, and how she is called, is the same in all. */
const keywords = /\b(?:STOP|START|YES)\b|[Hh]ey Sierra/g;

test('no sentence of a talk on WhatsApp mixes languages', () => {
  const wrong = Language.options.flatMap(language => {
    const { linkedTo, moveQuestion, ...fixed } = replies[language];
    const texts = [
      ...Object.values(talkReplies[language]),
      ...Object.values(fixed),
      linkedTo('Q'),
      moveQuestion({ from: 'Q', to: 'R', ms: 120_000 }),
      moveQuestion({ from: 'Q', to: 'Q', ms: 60_000 }),
    ];
    return texts
      .flatMap(text => foreignIn(language, text.replaceAll(keywords, '')))
      .map(found => `${language}: ${found}`);
  });
  assert.deepEqual(wrong, []);
});
