/** How long Sierra's own part of a question takes, reading and wording without platforms, and whether it grows with the store's names. */
import { readFileSync } from 'node:fs';
import { answerQuestion } from '@tillsight/assistant/answer-question';
import { readHere } from '@tillsight/assistant/read-here';
import type { Run, StoreNames } from '@tillsight/assistant/conversation';
import { madeUpRun } from '@tillsight/assistant/made-up-store';
import { kesarLane, kesarLaneNames } from '@tillsight/assistant/merchant-of-the-tests';
import type { MetricResult } from '@tillsight/metrics/request';
import { median, percentile, type Figure } from './table.ts';

const table = new URL('../packages/assistant/src/questions.json', import.meta.url);
const questions = (JSON.parse(readFileSync(table, 'utf8')) as string[][]).map(([, question]) => question!);

/** What platforms answered to the same requests before; asking again costs no time of theirs. */
const answered = new Map<string, MetricResult[]>();
const platforms = madeUpRun(kesarLane);

export async function measureReading(): Promise<Figure[]> {
  const many = withProducts(20_000);
  const few = await settled(kesarLaneNames);
  const more = await settled(many);
  const goal = 'at most 10 ms';
  const count = questions.length;
  const row = (name: string, ms: number): Figure => ({ name, value: `${ms.toFixed(1)} ms`, goal, met: ms <= 10 });
  return [
    row(`reading and wording ${count} questions, p95`, percentile(few, 0.95)),
    row('the same with 20,000 more product names, p95', percentile(more, 0.95)),
    {
      name: 'median of both',
      value: `${median(few).toFixed(1)} and ${median(more).toFixed(1)} ms`,
      goal: '',
      met: null,
    },
  ];
}

/** After a round to warm up, the quicker of two: what else the machine does meanwhile is no part of reading. */
async function settled(names: StoreNames): Promise<number[]> {
  await timed(names);
  const first = await timed(names);
  const second = await timed(names);
  return first.map((ms, at) => Math.min(ms, second[at]!));
}

async function timed(names: StoreNames): Promise<number[]> {
  const times: number[] = [];
  for (const text of questions) {
    let waited = 0;
    const run: Run = async requests => {
      const began = performance.now();
      const key = JSON.stringify(requests);
      const results = answered.get(key) ?? (await platforms(requests));
      answered.set(key, results);
      waited += performance.now() - began;
      return results;
    };
    const began = performance.now();
    await answerQuestion({
      text,
      read: readHere,
      turns: [],
      shop: kesarLane,
      run,
      names: () => Promise.resolve(names),
    });
    times.push(performance.now() - began - waited);
  }
  return times;
}

function withProducts(count: number): StoreNames {
  const syllables = ['ka', 'li', 'mo', 'ra', 'su', 'ven', 'tor', 'bel', 'nis', 'dha', 'quo', 'zem'];
  const word = (seed: number): string =>
    [seed, seed * 7 + 3, seed * 13 + 5].map(each => syllables[each % syllables.length]).join('') +
    String.fromCharCode(97 + (seed % 26));
  const product = Array.from({ length: count }, (_, at) => `${word(at)} ${word(at * 31 + 7)} ${word(at * 17 + 11)}`);
  return { values: { ...kesarLaneNames.values, product: [...kesarLaneNames.values['product']!, ...product] } };
}
