/** Bands of hours: each is a figure of its own, and a single one is as before. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../merchant-of-the-tests.ts';

const bandsOf = async (question: string): Promise<string[]> => {
  const { requests } = await planOf(question);
  return requests.map(({ where = [] }) => {
    const hours = where.find(({ dimension }) => dimension === 'hour')?.is ?? [];
    return hours.length === 0 ? '' : `${hours[0]}-${hours.at(-1)}`;
  });
};

const bands: [question: string, expected: string[]][] = [
  ['orders in the morning, afternoon and evening last week', ['6-11', '12-16', '17-20']],
  ['subah, dopahar aur shaam ke orders', ['6-11', '12-16', '17-20']],
  ['सुबह और शाम के ऑर्डर पिछले हफ्ते', ['6-11', '17-20']],
  ['sales from 10 am to noon and 6 pm to 9 pm yesterday', ['10-11', '18-20']],
  ['orders morning vs evening last week', ['6-11', '17-20']],
  ['when do we sell more, morning or night', ['6-11', '21-23']],
  ['orders in the evening last week', ['17-20']],
  ['how many orders come between 6 and 9 pm', ['18-20']],
  ['orders this morning', ['']],
];

for (const [question, expected] of bands)
  test(`bands of hours: ${question}`, async () => assert.deepEqual(await bandsOf(question), expected));

test('what else is kept to holds in each band, and so do the days', async () => {
  const { requests } = await planOf('Mumbai orders in the morning and at night last month');
  assert.equal(requests.length, 2);
  for (const { where = [], period } of requests) {
    assert.deepEqual(
      where.filter(({ dimension }) => dimension === 'city').map(({ is }) => is),
      [['Mumbai']],
    );
    assert.deepEqual(period, { from: '2026-10-01', to: '2026-10-31' });
  }
});
