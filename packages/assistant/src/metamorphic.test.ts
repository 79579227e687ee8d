/** What must hold between replies whatever the figures are: two stretches told the other way round, two parts in either order, and lists that count what they leave out. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { MetricResult } from '@tillsight/metrics/request';
import { answerQuestion } from './answer-question.ts';
import { askMadeUpStore } from './ask-made-up-store.ts';
import type { Reply } from './conversation.ts';
import { madeUpRun } from './made-up-store.ts';
import { kesarLane, kesarLaneNames } from './merchant-of-the-tests.ts';
import { readHere } from './read-here.ts';
import { sampleOf } from './sampled.ts';

const figures = ['total sales', 'orders', 'units sold', 'average order value', 'conversion rate', 'Google Ads cost'];
const stretches: [one: string, other: string][] = [
  ['in October', 'in September'],
  ['from 9 to 15 November', 'from 2 to 8 November'],
  ['on 12 November', 'on 5 November'],
];

for (const [one, other] of stretches)
  test(`${one} against ${other} is the other way round with the sign turned`, async () => {
    for (const figure of figures) {
      const ask = (now: string, past: string): Promise<Reply> =>
        askMadeUpStore(`${figure} ${now} compared with ${past}`);
      const [there, back] = await Promise.all([ask(one, other), ask(other, one)]);
      const [a, b] = [there.values[0], back.values[0]];
      assert.deepEqual([a?.value, a?.base], [b?.base, b?.value], figure);
      assert.notEqual(a?.value, a?.base, figure);
      // What the sentence says of the one it says turned round of the other.
      const rises = (reply: Reply): boolean => /, up [\d.]+|[\d.]+(?:%| points) more than /.test(reply.response);
      assert.equal(rises(there), !rises(back), `${there.response}\n${back.response}`);
    }
  });

const parts: [one: string, other: string][] = [
  ['Mumbai', 'Delhi'],
  ['Bandra Store', 'Hauz Khas Store'],
  ['kurtas', 'sarees'],
  ['Brand Search', 'Nonbrand Kurtas'],
];
for (const [one, other] of parts)
  test(`${one} against ${other}: whichever is named first, the same is asked for`, async () => {
    const figure = one === 'Brand Search' ? 'Google Ads cost' : 'sales';
    const asked = await Promise.all(
      [`${figure} of ${one} vs ${other} last month`, `${figure} of ${other} vs ${one} last month`].map(
        async question => {
          const { requests } = await askMadeUpStore(question);
          const told = requests.map(({ metrics, by, period, where = [] }) =>
            JSON.stringify({
              metrics,
              by,
              period,
              where: where.map(({ dimension, is }) => [dimension, is?.toSorted()]),
            }),
          );
          return told.toSorted();
        },
      ),
    );
    assert.ok(asked[0]?.some(told => told.includes(one.slice(0, 4)) || /Kurta|Saree/.test(told)));
    assert.deepEqual(asked[0], asked[1]);
  });

type Row = [family: string, question: string, read: string];
const rowsOf = (file: string): Row[] => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Row[];
const lists = sampleOf(
  rowsOf('questions.json')
    .filter(
      ([family, , read]) => !family.includes(':') && / by=/.test(read) && !/^(explain|forecast|advise)/.test(read),
    )
    .filter((_, at) => at % 5 === 0)
    .map(([, question]) => question),
  4,
);

async function tell(text: string): Promise<{ reply: Reply; results: MetricResult[] }> {
  const results: MetricResult[] = [];
  const run = madeUpRun(kesarLane, some => results.push(...some));
  const names = () => Promise.resolve(kesarLaneNames);
  return { reply: await answerQuestion({ read: readHere, text, turns: [], shop: kesarLane, run, names }), results };
}

const counted = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));

test(`${lists.length} lists: the rows that are told and those that are counted are all there are`, async () => {
  const wrong: string[] = [];
  let cut = 0;
  for (const question of lists) {
    const { reply, results } = await tell(question);
    const [result, ...others] = results.filter(({ request }) => request.by?.length);
    const lines = reply.response.split('\n');
    const rows = lines.filter(line => /^\d+\. /.test(line)).length;
    if (!result || others.length > 0 || rows === 0 || reply.requests.length !== 1) continue;
    const { rows: got, rest, request } = result;
    // Bounds, records and rankings by change tell other rows than came; each has its own test.
    if (
      request.having ||
      request.limit === 1 ||
      /^(?:[\d,]+ of|None of|All [\d,]+) | (?:rose|fell) most: /.test(lines[0] ?? '')
    )
      continue;
    const [, left] = /^• (?:The other|The last)(?: ([\d,]+))? of /m.exec(reply.response) ?? [];
    const [, more] = /^• ([\d,]+) (?:more that don't fit|before these don't fit)/m.exec(reply.response) ?? [];
    const isLast = /^• The last of /m.test(reply.response);
    const beyond = isLast ? 1 : counted(left ?? more);
    const all = got.length + (rest?.rows ?? 0);
    if (rows < all) cut += 1;
    if (rows + beyond !== all)
      wrong.push(`${question}: ${rows} told, ${beyond} counted, ${all} there\n${reply.response}`);
  }
  assert.ok(cut > 5, `${cut} lists left something out.`);
  assert.deepEqual(wrong, []);
});
