/**
 * A million merchants' mornings: node bench/simulate.ts [merchants]. Reckoned, not measured: everybody's reports become due at their
 * local minute and leave as fast as the platforms' published limits let them.
 */
import { markdownTable, type Figure } from './table.ts';

const merchants = Number(process.argv[2] ?? 1_000_000);
/** People of a merchant's team who get the morning's report. */
const people = 3;

/** Assumed shares of merchants; the offsets are those of winter, in minutes. */
const places: [name: string, offset: number, share: number][] = [
  ['India', 330, 0.35],
  ['South-East Asia', 420, 0.1],
  ['Gulf', 240, 0.05],
  ['Central Europe', 60, 0.15],
  ['United Kingdom', 0, 0.08],
  ['Brazil', -180, 0.07],
  ['US, east', -300, 0.1],
  ['US, west', -480, 0.07],
  ['Australia', 600, 0.03],
];

/** Assumed: most keep the default, the others spread over the half hours around it. */
const times: [minute: number, share: number][] = [
  [600, 0.6],
  ...[480, 510, 540, 570, 630, 660].map((minute): [number, number] => [minute, 0.4 / 6]),
];

/** Messages a second: of one number as WhatsApp begins, and of one it has raised; how many we would have of these. */
const fleets: [name: string, perSecond: number][] = [
  ['1 number at 80 a second', 80],
  ['1 number at 1,000 a second', 1_000],
  ['10 numbers at 1,000 a second', 10_000],
];

/** Due in each minute of a day in UTC. */
function dueByMinute(): number[] {
  const due = Array.from({ length: 1_440 }, () => 0);
  for (const [, offset, share] of places) {
    for (const [minute, part] of times) {
      const at = (minute - offset + 1_440) % 1_440;
      due[at] = (due[at] ?? 0) + merchants * people * share * part;
    }
  }
  return due;
}

/** Minutes the unluckiest report waits when `perSecond` leave; the day is gone through twice, so that what is left over counts. */
function longestWait(due: readonly number[], perSecond: number): number {
  let [waiting, longest] = [0, 0];
  for (let minute = 0; minute < 2 * due.length; minute += 1) {
    waiting += due[minute % due.length] ?? 0;
    longest = Math.max(longest, waiting / perSecond / 60);
    waiting = Math.max(0, waiting - perSecond * 60);
  }
  return longest;
}

const due = dueByMinute();
const total = due.reduce((sum, count) => sum + count, 0);
const peak = Math.max(...due);
const plain = (name: string, value: string, goal = ''): Figure => ({ name, value, goal, met: null });
const count = (value: number) => Math.round(value).toLocaleString('en');

const figures: Figure[] = [
  plain('merchants, people who get a report', `${count(merchants)}, ${count(merchants * people)}`),
  plain('reports a day', count(total)),
  plain('reports due in the fullest minute', count(peak)),
  ...fleets.map(([name, perSecond]) => {
    const wait = longestWait(due, perSecond);
    const fits = total <= perSecond * 86_400;
    return plain(
      `longest wait with ${name}`,
      fits ? `${wait.toFixed(0)} min` : 'never done: more a day than may leave',
    );
  }),
  plain('Shopify: calls in the fullest minute, each store with a budget of its own', count(peak / people)),
  plain(
    'Google Ads: operations a day, a report and its comparison each',
    count(merchants * 2),
    'Basic 15,000, Standard unlimited',
  ),
  plain('Google Analytics: calls an hour of one property', '1', '14,000 of a project and property'),
];
process.stdout.write(`${markdownTable(figures)}\n`);
