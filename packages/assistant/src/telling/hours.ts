/** The hours of a day: the three busiest that lie together, the quiet stretch, and the parts of the day where figures are several. */
import { catalogue, metricByKey } from '@tillsight/metrics/catalogue';
import { formatPercent } from '@tillsight/metrics/format';
import { formatHours } from '@tillsight/metrics/format-time';
import { evaluateFormula, keysOf, parseFormula } from '@tillsight/metrics/formula';
import type { ResultRow } from '@tillsight/metrics/request';
import { sentencesFor } from '../sentences/sentences.ts';
import { valueText, type Voice } from './wording.ts';

/** A shift, and a night. */
const [busyHours, quietHours] = [3, 6];

/** Fewer orders than this an hour of the day are chance. */
const leastToTell = 24;

/** "Busiest from 7 to 10 pm with 880, 23.4% of all. Quietest from 1 to 7 am with 95, 2.5%." */
export function stretchLine(rows: readonly ResultRow[], key: string, voice: Voice): string[] {
  const values = rows.map(row => row.values[key]?.value ?? 0);
  const whole = sumOf(values);
  const isOfWholeDays = rows.length === 24 && rows.every(({ isPart }) => !isPart);
  if (!isOfWholeDays || !metricByKey(key)?.additive || values.some(value => value < 0) || whole < leastToTell)
    return [];
  const busy = bestRun(values, busyHours, (a, b) => a > b);
  const quiet = bestRun(values, quietHours, (a, b) => a < b);
  const told = ({ from, sum, hours }: Run) => ({
    name: formatHours(from, from + hours, voice.shop.language),
    value: valueText(key, sum, voice),
    share: formatPercent(sum / whole),
  });
  return [sentencesFor(voice.shop).rows.stretches({ busy: told(busy), quiet: told(quiet) })];
}

type Run = { from: number; hours: number; sum: number };

/** Hours that follow each other, over midnight as well. */
function bestRun(values: readonly number[], hours: number, isBetter: (a: number, b: number) => boolean): Run {
  const runs = values.map((_, from) => ({
    from,
    hours,
    sum: sumOf(Array.from({ length: hours }, (_each, at) => values[(from + at) % values.length] ?? 0)),
  }));
  return runs.reduce((best, run) => (isBetter(run.sum, best.sum) ? run : best));
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export type PartsOfDay = { lead: string[]; lines: string[] };

/** "12–6 am: Google Ads cost ₹24,090 (4.1%), conversion value ₹52,700, Google Ads ROAS 2.19x", and which part brings least. */
export function partsOfDay(rows: readonly ResultRow[], asked: readonly string[], voice: Voice): PartsOfDay | undefined {
  const keys = withRatio(asked);
  const { rows: say } = sentencesFor(voice.shop);
  const whole = rows.length === 24 ? sumLine(say.wholeDay, rows, keys, voice) : undefined;
  if (whole === undefined) return undefined;
  const parts = [0, 6, 12, 18].map(from => ({
    name: formatHours(from, from + 6, voice.shop.language),
    some: rows.slice(from, from + 6),
  }));
  const lines = parts.flatMap(({ name, some }) => sumLine(name, some, keys, voice, rows) ?? []);
  return { lead: leastLine(parts, keys, voice), lines: [whole, ...lines] };
}

type PartOfDay = { name: string; some: readonly ResultRow[] };

/** "Nights worth it?": where one figure is another one per unit of a third, the part of the day that brings least. */
function leastLine(parts: readonly PartOfDay[], keys: readonly string[], voice: Voice): string[] {
  const ratio = keys.find(key => metricByKey(key)?.unit === 'ratio' && formulaOf(key) !== undefined);
  if (ratio === undefined) return [];
  const told = parts.map(({ name, some }) => ({ name, amount: amountsOf(some, keys)[ratio] ?? null }));
  const known = told.filter((each): each is { name: string; amount: number } => each.amount !== null);
  const [first, second] = known.toSorted((a, b) => a.amount - b.amount);
  if (!first || !second || first.amount === second.amount) return [];
  const value = (amount: number): string => valueText(ratio, amount, voice);
  const beside = { name: second.name, value: value(second.amount) };
  const least = { metric: ratio, name: first.name, value: value(first.amount), second: beside, isMost: false };
  return [sentencesFor(voice.shop).rows.lead({ ...least, gap: undefined })];
}

/** Several figures of several steps together; `of`: of all steps, of which the first figure says its part. */
export function sumLine(
  name: string,
  rows: readonly ResultRow[],
  keys: readonly string[],
  voice: Voice,
  of?: readonly ResultRow[],
): string | undefined {
  if (!keys.every(key => canBeSummed(key, keys))) return undefined;
  const [first = ''] = keys;
  const amounts = amountsOf(rows, keys);
  const [part, whole] = [amounts[first], of && amountsOf(of, [first])[first]];
  const share = part && whole ? ` (${formatPercent(part / whole)})` : '';
  const say = sentencesFor(voice.shop);
  const cells = keys.map(
    key => `${say.plainMetric(key)} ${valueText(key, amounts[key], voice)}${key === first ? share : ''}`,
  );
  return `• ${name}: ${cells.join(', ')}`;
}

/** Two figures of which one by the other is a figure of the catalogue: cost and conversion value make the return. */
function withRatio(keys: readonly string[]): string[] {
  const [first, second, ...more] = keys;
  if (!first || !second || more.length > 0) return [...keys];
  const ratio = catalogue.allMetrics.find(
    ({ unit, source }) => unit === 'ratio' && 'formula' in source && source.formula === `${second} / ${first}`,
  );
  return ratio ? [first, second, ratio.key] : [first, second];
}

const formulaOf = (key: string) => {
  const source = metricByKey(key)?.source;
  return source && 'formula' in source ? parseFormula(source.formula) : undefined;
};

/** What can be added up, or is worked out from what can. */
function canBeSummed(key: string, keys: readonly string[]): boolean {
  if (metricByKey(key)?.additive) return true;
  const formula = formulaOf(key);
  return formula !== undefined && keysOf(formula).every(part => keys.includes(part) && metricByKey(part)?.additive);
}

function amountsOf(rows: readonly ResultRow[], keys: readonly string[]): Record<string, number | null> {
  const summed = (key: string): number => sumOf(rows.map(row => row.values[key]?.value ?? 0));
  return Object.fromEntries(
    keys.map(key => {
      const formula = metricByKey(key)?.additive ? undefined : formulaOf(key);
      return [key, formula ? (evaluateFormula(formula, summed) ?? null) : summed(key)];
    }),
  );
}
