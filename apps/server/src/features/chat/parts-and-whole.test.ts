/** Between questions, in the sandbox: what a list tells adds up to the whole, and each of its rows is what the row alone comes to. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { answerQuestion } from '@tillsight/assistant/answer-question';
import type { Reply } from '@tillsight/assistant/conversation';
import { kesarLaneNames } from '@tillsight/assistant/merchant-of-the-tests';
import { readHere } from '@tillsight/assistant/read-here';
import { sampleOf } from '@tillsight/assistant/sampled';
import { startSandboxShop } from '../../../../../bench/sandbox-shop.ts';

let store: Awaited<ReturnType<typeof startSandboxShop>>;
before(async () => {
  store = await startSandboxShop({ now: '2026-11-20T11:30:00+05:30', world: { months: 4 }, google: true });
});
after(() => store.close());

const ask = (text: string): Promise<Reply> => {
  const names = () => Promise.resolve(kesarLaneNames);
  return answerQuestion({ text, read: readHere, turns: [], shop: store.shop, run: store.run, names });
};

/** In rupees or pieces, as it stands in a line. */
const amounts = (line: string): number[] =>
  [...line.matchAll(/(?<![\d#])(−?)₹?(\d[\d,]*(?:\.\d+)?)(?![\d%x])/g)].map(
    ([, sign, digits]) => Number((digits ?? '').replaceAll(',', '')) * (sign ? -1 : 1),
  );
const last = (line: string): number => amounts(line.replace(/\(.*?\)/g, '')).at(-1) ?? Number.NaN;

type List = [figure: string, by: string, within: (name: string) => string];
const lists: List[] = sampleOf(
  [
    ['total sales', 'city', name => `in ${name}`],
    ['orders', 'city', name => `in ${name}`],
    ['net sales', 'state', name => `in ${name}`],
    ['total sales', 'product type', name => `of ${name}`],
    ['units sold', 'product', name => `of ${name}`],
    ['units sold', 'vendor', name => `of ${name}`],
    ['orders', 'sales channel', name => `from ${name}`],
    ['units returned', 'product type', name => `of ${name}`],
    ['Google Ads cost', 'campaign', name => `of ${name}`],
    ['Google Ads clicks', 'campaign', name => `of ${name}`],
    ['sessions', 'traffic channel', name => `from ${name}`],
  ] as List[],
  3,
);

for (const [figure, by, within] of lists)
  test(`${figure} by ${by}: the rows and the rest are the whole, and each row is itself`, async () => {
    const [list, whole] = [await ask(`${figure} by ${by} last month`), await ask(`${figure} last month`)];
    const lines = list.response.split('\n');
    const rows = lines.filter(line => /^\d+\. /.test(line));
    const rest = lines.filter(line => /^• The (?:other|last)/.test(line));
    const told = [...rows, ...rest].map(last).reduce((sum, value) => sum + value, 0);
    const total = whole.values[0]?.value ?? Number.NaN;
    assert.ok(rows.length > 1, list.response);
    assert.ok(Math.abs(told - total) <= rows.length, `${told}, not ${total}\n${list.response}\n${whole.response}`);
    for (const row of rows.slice(0, 3)) {
      const name = /^\d+\. (.*?): /.exec(row)?.[1] ?? '';
      const alone = await ask(`${figure} ${within(name)} last month`);
      const value = alone.values[0]?.value ?? Number.NaN;
      assert.ok(Math.abs(value - last(row)) <= 0.5, `${row}\n${alone.response}`);
    }
  });
