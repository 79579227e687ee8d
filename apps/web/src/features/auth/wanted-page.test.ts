import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseWantedPage } from './wanted-page.ts';

test('the page somebody came for is one of ours, kept for a day', () => {
  const cases: [unknown, string | undefined][] = [
    [{ page: '/install', until: 101 }, '/install'],
    [{ page: '/oauth/authorize?client_id=a', until: 101 }, '/oauth/authorize?client_id=a'],
    [{ page: '/install', until: 100 }, undefined],
    [{ page: '//evil.example/', until: 101 }, undefined],
    [{ page: 'https://evil.example/', until: 101 }, undefined],
    [{ page: '/install' }, undefined],
    ['/install', undefined],
  ];
  for (const [kept, page] of cases) assert.equal(parseWantedPage(JSON.stringify(kept), 100), page);
  for (const text of [null, '', '{']) assert.equal(parseWantedPage(text, 100), undefined);
});
