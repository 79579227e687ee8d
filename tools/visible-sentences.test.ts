/**
 * Every sentence people see stands once in `docs/sentences.txt`, so that whoever changes one reads it among the others.
 * `node tools/visible-sentences.test.ts --write` writes the list anew; read aloud what is new in it before committing.
 */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root, textOf } from './repository.ts';
import { visibleSentences } from './visible-sentences.ts';

const list = 'docs/sentences.txt';
const found = [...visibleSentences()];
const made = `${found.map(([file, sentences]) => [`# ${file}`, ...sentences].join('\n')).join('\n\n')}\n`;

if (process.argv.includes('--write')) writeFileSync(path.join(root, list), made);

test('every sentence people see stands in the list of them', () => {
  assert.equal(textOf(list), made, 'node tools/visible-sentences.test.ts --write, and read what is new in it');
});

test('the list holds words within markup, attributes, toasts, problems, mails and messages', () => {
  const sentences = new Set(found.flatMap(([, each]) => each));
  for (const known of [
    'Sign in to continue to your dashboard',
    'Search users',
    "You've successfully signed in.",
    'Two-step sign-in is on already. Turn it off first.',
    'You asked for a new password for {…}.',
    'Reply *more* for the rest.',
    'This link has expired, so your email address is not verified yet.',
    'Please enter a valid email address',
  ])
    assert.ok(sentences.has(known), known);
});

test('email has one spelling', () => {
  const others = found.flatMap(([file, sentences]) =>
    sentences.filter(sentence => /e-mail/i.test(sentence)).map(each => `${file}: ${each}`),
  );
  assert.deepEqual(others, []);
});
