import { test } from 'node:test';
import assert from 'node:assert/strict';
import { dataDeletion } from './data-deletion.ts';
import type { LegalDocument, Phrase } from './legal-document.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsOfService } from './terms-of-service.ts';

const claims: { document: LegalDocument; says: RegExp }[] = [
  { document: privacyPolicy, says: /fetched live .*not stored/ },
  { document: privacyPolicy, says: /No table of ours holds orders, customers or metric values/ },
  { document: privacyPolicy, says: /in memory for at most 60 seconds/ },
  { document: privacyPolicy, says: /only encrypted access tokens/ },
  { document: privacyPolicy, says: /AES-256-GCM/ },
  { document: privacyPolicy, says: /encrypted, for at most 24 hours\. Start New Chat erases them at once/ },
  { document: privacyPolicy, says: /delivery record: .*The figures in it are not part of it/ },
  { document: privacyPolicy, says: /revokes the permission there and erases the stored tokens here/ },
  { document: privacyPolicy, says: /privacy requests within 24 hours/ },
  {
    document: privacyPolicy,
    says: /secret of your authenticator app, encrypted; and of recovery codes and tokens only hashes/,
  },
  { document: termsOfService, says: /fetched live and not stored/ },
  { document: termsOfService, says: /encrypted with AES-256/ },
  { document: termsOfService, says: /within 24-48 hours/ },
  { document: dataDeletion, says: /fetched live and not stored/ },
  { document: dataDeletion, says: /at most 60 seconds/ },
  { document: dataDeletion, says: /confirm it with your password/ },
  { document: dataDeletion, says: /last merchant of your organization/ },
];

for (const { document, says } of claims) {
  test(`${document.title} says ${says.source}`, () => assert.match(wordsOf(document), says));
}

test('Data Deletion links to the integrations and home', () => {
  const links = phrasesOf(dataDeletion).flatMap(phrase => (typeof phrase === 'string' ? [] : [phrase.href]));
  assert.ok(links.includes('/dashboard/integrations'));
  assert.ok(links.includes('/'));
});

test('no two sections of a document share an anchor', () => {
  for (const document of [privacyPolicy, termsOfService, dataDeletion]) {
    const ids = document.sections.map(section => section.id);
    assert.equal(new Set(ids).size, ids.length, document.title);
  }
});

function wordsOf(document: LegalDocument): string {
  return phrasesOf(document)
    .map(phrase => (typeof phrase === 'string' ? phrase : phrase.label))
    .join('');
}

function phrasesOf(document: LegalDocument): Phrase[] {
  const blocks = document.sections.flatMap(section => section.blocks);
  return blocks.flatMap(block => (block.kind === 'text' ? [...block.phrases] : block.items.flat()));
}
