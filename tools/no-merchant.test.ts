import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeFiles, textOf } from './repository.ts';

/** What the tests' merchant and its places, makers, campaigns and collections are called; products are made of everyday words. */
const named =
  /kesar ?lane|rangrez|awadh chikan|kanchi weaves|jaipur gem house|mitti home|bandra|hauz ?khas|bhiwandi|बांद्रा|हौज खास|भिवंडी|display remarketing|shopping jewellery|youtube lookbook|nonbrand (?:kurtas|sarees)|pmax (?:all products|diwali lights)|festive edit|wedding edit|everyday cotton|gulmohar|mogra candle|kantha/i;

const ofTests = /\.test\.ts$|merchant-of-the-tests|made-up-store|repeated-replies/;
const comment = /^\s*(?:\/\/|\/?\*)|\/\*\*.*\*\//;

test('the assistant knows no merchant by name: what a store sells, and where, comes from the store', () => {
  const told = codeFiles
    .filter(file => file.startsWith('packages/assistant/src/') && !ofTests.test(file))
    .flatMap(file =>
      withoutExamples(textOf(file))
        .split('\n')
        .filter(line => named.test(line) && !comment.test(line))
        .map(line => `${file}: ${line.trim().slice(0, 80)}`),
    );
  assert.deepEqual(told, []);
});

/** Tables name an example question for each of their rows. */
const withoutExamples = (text: string): string => text.replace(/\bexample:\s*(?:'[^']*'|"[^"]*"|`[^`]*`)/g, '');
