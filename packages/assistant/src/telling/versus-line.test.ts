import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askInItsLanguage, askMadeUpStore } from '../ask-made-up-store.ts';

const sides: [question: string, says: RegExp][] = [
  ['PMax vs Shopping Jewellery, which is better', /^.+ leads with [\d.]+x, ahead of .+ with [\d.]+x: [\d.]+% more\.$/m],
  ['pmax vs shopping jewellery kaun better', /^Sabse zyada .+: Google Ads ROAS [\d.]+x raha, phir .+: [\d.]+x \([\d.]+% zyada\)\.$/m],
]; // prettier-ignore

for (const [question, says] of sides)
  test(`${question}: the one that leads is named, with how far`, async () => {
    const { response, requests } = await askInItsLanguage(question);
    assert.ok(requests.length > 0);
    assert.match(response, says);
  });

for (const question of ['sales yesterday and orders last month', 'sales in October and September', 'sales today'])
  test(`${question}: nothing is held against anything`, async () => {
    assert.doesNotMatch((await askMadeUpStore(question)).response, /ahead of/);
  });
