/** The first line answers what was asked: a share with a share, a colour with a colour, the hour of a week with that hour. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askInItsLanguage, askMadeUpStore } from '../ask-made-up-store.ts';

const first = async (question: string): Promise<string> => (await askMadeUpStore(question)).response.split('\n')[0]!;

test('who asks for shares is told them first', async () => {
  assert.match(
    await first('what percentage of sales came from each product type last month'),
    / leads with [\d.]+% \(₹[\d,]+\), ahead of .* with [\d.]+% \(₹[\d,]+\)\.$/,
  );
});

test('what the top rows make up together comes before each', async () => {
  assert.match(
    await first('what share of sales comes from our top 5 products'),
    /^The top 5 together make up [\d.]+% of all \(₹[\d,]+\)\.$/,
  );
});

test('weekends are held against weekdays a day at a time, and against no earlier days', async () => {
  const { response, requests } = await askMadeUpStore('are weekends better than weekdays for us');
  assert.match(response, /^Weekends bring (more|less|about as much): ₹[\d,]+ a day, against ₹[\d,]+ on weekdays\.\n/);
  assert.equal(requests[0]?.base, undefined);
});

for (const [look, line] of [
  ['colour', /colour: (.+?) ([\d,]+) · (.+?) ([\d,]+)/],
  ['size', /size: (.+?) ([\d,]+) · (.+?) ([\d,]+)/],
] as const)
  test(`which ${look} of a product sells most is answered with a ${look}`, async () => {
    const { response } = await askMadeUpStore(`which ${look} of Gulmohar Chikankari Kurta sells most`);
    const [, one, most, other, less] = line.exec(response) ?? [];
    assert.equal(response.split('\n')[0], `${one} leads with ${most}, ahead of ${other} with ${less}.`);
  });

test('hours of weekdays begin with those that lead, and the rest is counted', async () => {
  const { response, values } = await askMadeUpStore('orders by weekday and hour');
  const [lead = '', ...lines] = response.split('\n');
  assert.match(lead, /^\w+day · .* leads with [\d,]+, ahead of \w+day · .* with [\d,]+\.$/);
  const told = lines.flatMap(line => /^\d+\. .*: ([\d,]+)$/.exec(line)?.[1] ?? []).map(Number);
  assert.deepEqual(
    told,
    told.toSorted((a, b) => b - a),
  );
  const rest = Number(/^• The other (\d+) of/m.exec(response)?.[1]);
  assert.equal(told.length + rest, values.length);
});

const amounts: [question: string, never: RegExp][] = [
  ['kitna order karu Gulmohar ka', /^(Haan|Nahi):/],
  ['kya mangwana chahiye', /^(Haan|Nahi):/],
  ['क्या मँगवाना चाहिए', /^(हाँ|नहीं):/],
  ['how many white Gulmohar to reorder', /^(Yes|No):/],
  ['what happens if i stop YouTube Lookbook', /^(Yes|No):/],
];
for (const [question, never] of amounts)
  test(`${question}: how much, or what, is no yes or no`, async () => {
    const { behaviour, response } = await askInItsLanguage(question);
    assert.equal(behaviour, 'advise');
    assert.doesNotMatch(response, never);
  });

test('whoever asks whether too much is spent is told no where it is not', async () => {
  const [asked, turned] = await Promise.all(
    ['are we overspending on Brand Search', 'is Brand Search worth it'].map(first),
  );
  const sides = [asked, turned].map(line => line?.split(':')[0]);
  assert.deepEqual(new Set(sides), new Set(['No', 'Yes']), `${asked} ${turned}`);
});
