/** What a "why" takes of what Shopify allows an app in a minute, by the sandbox's own count. */
import { answerQuestion } from '@tillsight/assistant/answer-question';
import { kesarLaneNames } from '@tillsight/assistant/merchant-of-the-tests';
import { readHere } from '@tillsight/assistant/read-here';
import { startSandboxShop } from './sandbox-shop.ts';
import type { Figure } from './table.ts';

/** Points a minute: https://shopify.dev/docs/api/shopifyql. */
const aMinute = 1_000;

const third = Math.floor(aMinute / 3);

type Stretch = { name: string; most: number; questions: readonly string[] };

/** Three of a day or a week fit into one minute, and two of anything. */
export const whyStretches: readonly Stretch[] = [
  {
    name: 'a day',
    most: third,
    questions: ['why were sales low six days ago?', 'why did sales fall yesterday', 'why are sales low today'],
  },
  {
    name: 'a week',
    most: third,
    questions: [
      'Why did sales drop last week?',
      'why are orders down last week',
      'why is conversion down last week',
      'why did saree sales drop last week',
      'why were orders from Lucknow low last week',
      'why did returns go up last week',
    ],
  },
  {
    name: 'a month',
    most: aMinute / 2,
    questions: ['why are sales down this month', 'why did sales drop in October', 'why is aov down last month'],
  },
  { name: 'a quarter', most: 0.55 * aMinute, questions: ['why did sales rise last quarter'] },
];

/** A plain week of summer, and the week after Diwali, in which all that can be suspected is. */
const moments = ['2026-07-29T11:30:00+05:30', '2026-11-20T11:30:00+05:30'];

/** The dearest question of a stretch, on each of the days or on so many of them. */
export async function pointsOfWhy(
  stretch: Stretch,
  days = moments.length,
): Promise<{ question: string; points: number }> {
  let dearest = { question: '', points: 0 };
  for (const now of moments.slice(0, days)) {
    const { shop, run, points, close } = await startSandboxShop({ now, google: true });
    try {
      for (const text of stretch.questions) {
        const before = points();
        const names = () => Promise.resolve(kesarLaneNames);
        await answerQuestion({ text, read: readHere, turns: [], shop, run, names });
        const spent = points() - before;
        if (spent > dearest.points) dearest = { question: text, points: spent };
      }
    } finally {
      await close();
    }
  }
  return dearest;
}

export async function measureWhyPoints(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const stretch of whyStretches) {
    const { question, points } = await pointsOfWhy(stretch);
    figures.push({
      name: `Shopify points of a "why" about ${stretch.name}, the dearest ("${question}")`,
      value: `${points} of ${aMinute} a minute`,
      goal: `≤ ${stretch.most}`,
      met: points <= stretch.most,
    });
  }
  return figures;
}
