/** A few of the worlds that `npm run test:deep` and `npm run bench why` try in full; beside all other tests four of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleOf } from '@tillsight/assistant/sampled';
import { whyCasesOfDelivery } from '../../../../../bench/why-delivery.ts';
import { whyCasesOfRows } from '../../../../../bench/why-rows.ts';
import { askWhy, whyCases } from '../../../../../bench/why.ts';

const ofShop = [...whyCases(4, true).slice(2, 4), ...whyCases(1, false)];
const ofRows = [whyCasesOfRows(7, 'planted'), whyCasesOfRows(3, 'plain').slice(2), whyCasesOfRows(2, 'elsewhere')];
/** A kind of goods, checkouts left, one day of a city, a price that moved within a long stretch. */
const ofOtherRows = [12, 14, 18, 23].flatMap(at => whyCasesOfRows(28, 'planted').slice(at, at + 1));
const ofDelivery = [...whyCasesOfDelivery(1), ...whyCasesOfDelivery(3, false).slice(2)];
for (const each of sampleOf([...ofShop, ...ofRows.flat(), ...ofOtherRows, ...ofDelivery], 4)) {
  test(`"${each.question}", in a world with ${each.event?.kind ?? 'nothing planted'}`, async () => {
    const { isRight, addsUp, response } = await askWhy(each);
    assert.ok(isRight, response);
    assert.notEqual(addsUp, false, response);
  });
}
