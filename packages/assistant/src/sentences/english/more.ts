/** What is told of figures beyond themselves, in English. */
import type { Mark, MoreSentences } from '../more-sentences.ts';
import type { FigureSentences, PlaceSentences } from '../telling-sentences.ts';
import { titles } from './titles.ts';

const at = ({ value, label }: Mark): string => `${value} (${label})`;
const counted = (count: number, dimension: string): string => {
  const name = titles.dimension(dimension);
  return `${count} ${count === 1 ? name : `${name}s`}`;
};

export const englishMore = ({ period }: PlaceSentences, { change }: FigureSentences): MoreSentences => ({
  typical: ({ middle, low, high, of, stands, change: moved, isRunning }) => {
    const where = { below: 'lower than usual', within: 'about usual', above: 'higher than usual' }[stands];
    // What lies among the usual ones is not told as a rise or a fall.
    const by = stands !== 'within' && moved && moved.way !== 'same' ? `, ${change(moved)}` : '';
    const until = isRunning ? ' up to the same time' : '';
    return `That's ${where}${by}: of the last ${of} like it${until} the middle one had ${middle}, and half had ${low} to ${high}.`;
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
  notIn: days => `Left out are those that had some in ${period(days)}.`,
  among: ({ limit, metric, period: days }) =>
    `Only the ${limit} with the most ${titles.metric(metric)}, ${period(days)}.`,
});
