/** Advice about a part (a city, a product, a device) that does worse or better than the whole by more than chance explains. */
import type { SourceName } from '@tillsight/metrics/metric';
import { byStake, figuresBy, figuresOf, keptTo, ratio, type Figures, type Rule, type Suggestion } from './rule.ts';
import type { Part, Range } from '../sentences/advice-parts.ts';

export type PartsRow = {
  needs?: readonly SourceName[];
  /** Which rate: orders per visit, units returned per unit sold. */
  counted: string;
  of: string;
  by: string;
  /** Which parts are spoken of: with too few of what is counted, too many, or more than usual which is good. */
  odd: 'too few' | 'too many' | 'good';
  /** The least that would be expected of a part; smaller ones say nothing. */
  least?: number;
  /** From the usual: a part at this share of it or beyond. */
  beyond: number;
  /** How far it has to be off, in multiples of what chance explains for a part of that size. */
  chance?: number;
  /** What one more (or one less) is worth in money. */
  worth: { ofPart?: string[]; ofWhole?: string[]; money: (part: Figures, whole: Figures) => number };
  say: (part: Part) => Pick<Suggestion, 'act' | 'because' | 'brings'>;
};

export function partsRule({
  needs = ['shopify'],
  counted,
  of,
  by,
  odd,
  least = 10,
  beyond,
  chance = 2.2,
  worth,
  say,
}: PartsRow): Rule {
  const partFigures = [counted, of, ...(worth.ofPart ?? [])];
  const ofAll = worth.ofWhole ?? [];

  return {
    needs,
    of: partFigures,
    requests: context => [
      { metrics: partFigures, by: [by], ...keptTo(context, partFigures), period: context.period },
      { metrics: [counted, of], ...keptTo(context, [counted, of]), period: context.period },
      // The worth of one may be unknown for a single part.
      ...(ofAll.length > 0 ? [{ metrics: ofAll, ...keptTo(context, ofAll), period: context.period }] : []),
    ],
    judge: ([parts, all, worths], context) => {
      const whole = { ...figuresOf(worths), ...figuresOf(all) };
      const usual = ratio(whole[counted], whole[of]);
      if (usual <= 0) return [];
      return [...figuresBy(parts, by)]
        .flatMap(([name, figures]): Suggestion[] => {
          const [own, size] = [figures[counted] ?? 0, figures[of] ?? 0];
          const expected = size * usual;
          const rate = ratio(own, size);
          if (size <= 0 || expected < least || !isOdd(odd, rate / usual, beyond)) return [];
          if (Math.abs(own - expected) < chance * Math.sqrt(expected)) return [];
          const one = worth.money(figures, whole);
          const brings = rangeOf(odd, { own, expected, one });
          return [
            { ...say({ name, counted: own, of: size, rate, usual, brings, shop: context.shop }), stake: brings.high },
          ];
        })
        .toSorted(byStake);
    },
  };
}

const isOdd = (odd: PartsRow['odd'], share: number, beyond: number): boolean =>
  odd === 'too few' ? share <= beyond : share >= beyond;

type Share = { own: number; expected: number; one: number };

/** Closing half of the gap to the usual, up to all of it. What already goes well could grow by a tenth to a fifth. */
const rangeOf = (odd: PartsRow['odd'], { own, expected, one }: Share): Range =>
  odd === 'good'
    ? { low: 0.1 * own * one, high: 0.2 * own * one }
    : { low: 0.5 * Math.abs(own - expected) * one, high: Math.abs(own - expected) * one };
