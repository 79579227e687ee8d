/** Parts of a figure that lag behind the whole, or lead it, by more than chance makes of so few. */
import type { SourceName } from '@tillsight/metrics/metric';
import { byStake, figuresBy, figuresOf, keptTo, ratio, type Figures, type Rule, type Suggestion } from './rule.ts';
import type { Part, Range } from '../sentences/advice-parts.ts';

export type PartsRow = {
  needs?: readonly SourceName[];
  /** What is counted, of what: orders of visits, units back of units sold. */
  counted: string;
  of: string;
  by: string;
  /** Which parts are spoken of: with too few of what is counted, too many, or more than usual which is good. */
  odd: 'too few' | 'too many' | 'good';
  /** At least so many would be usual, for a smaller part says nothing. */
  least?: number;
  /** From the usual: a part at this share of it or beyond. */
  beyond: number;
  /** How many times what chance makes of so few it has to be off. */
  chance?: number;
  /** Money of one more (or less) of what is counted, by figures of the part and of the whole. */
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
      // What one is worth need not be known of the part that is kept to.
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

/** From half of the way to the usual to all of it; of what goes well, a tenth to a fifth more. */
const rangeOf = (odd: PartsRow['odd'], { own, expected, one }: Share): Range =>
  odd === 'good'
    ? { low: 0.1 * own * one, high: 0.2 * own * one }
    : { low: 0.5 * Math.abs(own - expected) * one, high: Math.abs(own - expected) * one };
