/** How long Sierra's own part of a question takes, without platforms, and whether it grows with the store's names. */
import { readFileSync } from 'node:fs';
import { answerQuestion } from '@tillsight/assistant/answer-question';
import type { StoreNames } from '@tillsight/assistant/conversation';
import { kesarLane, kesarLaneNames } from '@tillsight/assistant/merchant-of-the-tests';
import { percentile, type Figure } from './table.ts';

const table = new URL('../packages/assistant/src/questions.json', import.meta.url);
const questions = (JSON.parse(readFileSync(table, 'utf8')) as string[][]).map(([, question]) => question!);

export async function measureReading(): Promise<Figure[]> {
  await timed(kesarLaneNames);
  const few = await timed(kesarLaneNames);
  const many = await timed(withProducts(20_000));
  const count = questions.length;
  return [
    {
      name: `reading a question, p95 of ${count}`,
      value: `${few.toFixed(1)} ms`,
      goal: 'at most 10 ms',
      met: few <= 10,
    },
    {
      name: 'the same with 20,000 more product names',
      value: `${many.toFixed(1)} ms`,
      goal: 'at most 10 ms',
      met: many <= 10,
    },
  ];
}

async function timed(names: StoreNames): Promise<number> {
  const times: number[] = [];
  for (const text of questions) {
    const began = performance.now();
    await answerQuestion({
      text,
      turns: [],
      shop: kesarLane,
      run: () => Promise.resolve([]),
      names: () => Promise.resolve(names),
      planOnly: true,
    });
    times.push(performance.now() - began);
  }
  return percentile(times, 0.95);
}

function withProducts(count: number): StoreNames {
  const syllables = ['ka', 'li', 'mo', 'ra', 'su', 'ven', 'tor', 'bel', 'nis', 'dha', 'quo', 'zem'];
  const word = (seed: number): string =>
    [seed, seed * 7 + 3, seed * 13 + 5].map(each => syllables[each % syllables.length]).join('') +
    String.fromCharCode(97 + (seed % 26));
  const product = Array.from({ length: count }, (_, at) => `${word(at)} ${word(at * 31 + 7)} ${word(at * 17 + 11)}`);
  return { values: { ...kesarLaneNames.values, product: [...kesarLaneNames.values['product']!, ...product] } };
}
