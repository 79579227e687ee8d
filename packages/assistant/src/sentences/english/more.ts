/** What is told of figures beyond themselves, in English. */
import type { Mark, MoreSentences } from '../more-sentences.ts';
import type { FigureSentences, PlaceSentences } from '../telling-sentences.ts';
import { titles } from './titles.ts';

const at = ({ value, label }: Mark): string => `${value} (${label})`;
const counted = (count: number, dimension: string): string => {
  const name = titles.dimension(dimension);
  return `${count} ${count === 1 ? name : `${name}s`}`;
};

const ordinal = (month: number): string =>
  ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'][month] ?? `${month}th`;
const enumerated = (parts: string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const englishMore = ({ period }: PlaceSentences, { change }: FigureSentences): MoreSentences => ({
  typical: ({ middle, low, high, of, stands, gap, change: moved, isRunning, isSaid }) => {
    const where = { below: 'lower than usual', within: 'about usual', above: 'higher than usual' }[stands];
    // What lies among the usual ones is not told as a rise or a fall.
    const by = stands !== 'within' && moved && moved.way !== 'same' ? `, ${change(moved)}` : '';
    const until = isRunning ? ' up to the same time' : '';
    const amount = stands === 'within' || gap === undefined ? '' : `${gap} `;
    const head = isSaid ? 'Of' : `That's ${amount}${where}${by}: of`;
    return `${head} the last ${of} like it${until} the middle one had ${middle}, and half had ${low} to ${high}.`;
  },
  otherWeekday: ({ day, weekday }) => `${day} is a ${weekday}, so I took ${weekday}s.`,
  latest: ({ value, label }) => `The last was ${label}, with ${value}.`,
  runsOut: ({ on, until, isBefore }) => {
    const [gone, held] = [on, until ?? on].map(day => period({ from: day, to: day }));
    if (until === undefined) return `At the pace of the last weeks it runs out about ${gone}.`;
    return isBefore
      ? `At the pace of the last weeks it runs out about ${gone}, before ${held}.`
      : `At the pace of the last weeks it lasts beyond ${held}, until about ${gone}.`;
  },
  noTypical: of => `Only ${of} of these weekdays are known, too few to say what is usual.`,
  streak: ({ length, dimension, from, to, held, of }) =>
    `Longest run: ${counted(length, dimension)}${length > 1 ? `, from ${from} to ${to}` : ` (${from})`}. In all ${held} of ${counted(of, dimension)}.`,
  noStreak: dimension => `Not one ${titles.dimension(dimension)} reached it.`,
  running: ({ value, until }) => `Running total by ${until}: ${value}.`,
  average: ({ of, dimension, last, highest, lowest }) =>
    `Moving average of ${counted(of, dimension)}: last ${at(last)}, highest ${at(highest)}, lowest ${at(lowest)}.`,
  growth: ({ dimension, steps }) =>
    `Growth on the ${titles.dimension(dimension)} before: ${steps.map(({ value, label }) => `${label} ${value}`).join(', ')}.`,
  cohorts: {
    lead: ({ as, months }) =>
      as === 'kept'
        ? `On the whole ${enumerated(months.map(({ month, value }, at) => (at === 0 ? `${value} of new customers bought again in the ${ordinal(month)} month after their first order` : `${value} in the ${ordinal(month)}`)))}.`
        : `On the whole a new customer has brought ${enumerated(months.map(({ month, value }) => `${value} ${month === 0 ? 'with the first order' : `by month ${month}`}`))}.`,
    head: ({ as, step, months, isRunning }) => {
      const later = enumerated(months.filter(month => month > 0).map(String));
      const mark = isRunning ? '; * can still rise' : '';
      return as === 'kept'
        ? `Share of new customers who bought again in month ${later}, by ${titles.dimension(step)} of their first order (customers in brackets)${mark}:`
        : `What a new customer has brought with the first order and by month ${later}, by ${titles.dimension(step)} of that order (customers in brackets)${mark}:`;
    },
    line: ({ label, customers, cells }) => `${label} (${customers}): ${cells.join(' · ')}`,
    customers: 'Customers',
    firstOrder: 'First order',
    month: month => `Month ${month}`,
    title: (as, days) =>
      as === 'kept'
        ? `New customers who bought again, by months since, ${period(days)}`
        : `Sales to date per new customer, ${period(days)}`,
    series: as => (as === 'kept' ? 'Bought in that month' : 'Brought so far'),
  },
  secondOrder: {
    half: months =>
      `Of those who came back within a year, half or more had done so within ${months === 1 ? 'a month' : `${months} months`}.`,
    inMonths: 'Shopify tells this in whole months since the first order; the days between two orders it does not tell.',
  },
  enough: ({ metric, atLeast }) => `Ranked are those with at least ${atLeast} ${titles.plainMetric(metric)}.`,
  notIn: days => `Only those that had none in ${period(days)}.`,
  among: ({ limit, metric, period: days }) =>
    `Only the ${limit} with the most ${titles.metric(metric)}, ${period(days)}.`,
});
