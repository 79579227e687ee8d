/** One state that sent back far more of its parcels than before. */
import { sentencesFor } from '../../sentences/sentences.ts';
import { isBridged } from '../delivered-bridge.ts';
import type { Evidence } from '../evidence.ts';
import { pairIn, type Pair } from '../measure.ts';
import { formatPercent } from '@tillsight/metrics/format';
import { rowsBy, type Found, type Suspicion } from './cause.ts';
import { count } from './say.ts';

type Suspect = { region: string; back: Pair; parcels: Pair; expected: number };

export function suspectRegion(evidence: Evidence): Suspicion | undefined {
  const { measure, where, windows } = evidence;
  if (!isBridged(measure) || windows.suchDays) return undefined;
  if (where.some(({ dimension }) => dimension === 'region')) return undefined;
  const suspects = suspectsIn(evidence);
  if (suspects.length === 0) return undefined;
  return { requests: [], judge: () => suspects.map(suspect => foundOf(suspect, evidence)) };
}

/** By its own share before; of a state with few parcels the whole shop's share counts as a hundred of them. */
function suspectsIn(evidence: Evidence): Suspect[] {
  const back = rowsBy(evidence, 'region', 'rto_orders');
  const parcels = rowsBy(evidence, 'region', 'parcels_with_outcome');
  const all = { back: 0, parcels: 0 };
  for (const { past } of back.values()) all.back += past;
  for (const { past } of parcels.values()) all.parcels += past;
  if (all.parcels === 0) return [];
  const usual = all.back / all.parcels;
  return [...parcels]
    .flatMap(([region, sent]): (Suspect & { odd: number })[] => {
      const own = back.get(region) ?? { now: 0, past: 0 };
      const rate = (own.past + few * usual) / (sent.past + few);
      const expected = sent.now * rate;
      const chance = Math.sqrt(Math.max(0.5, expected * (1 - rate) + (0.12 * expected) ** 2));
      return [{ region, back: own, parcels: sent, expected, odd: (own.now - expected) / chance }];
    })
    .filter(({ odd }) => odd > 3)
    .toSorted((a, b) => b.back.now - b.expected - (a.back.now - a.expected) || a.region.localeCompare(b.region))
    .slice(0, 2);
}

const few = 100;

/** A parcel that comes back takes with it what a delivered order earns, and the way out and back is paid. */
function foundOf({ region, back, parcels, expected }: Suspect, { results, shop }: Evidence): Found {
  const row = results.get('whole')?.rows[0]?.values;
  const of = (key: string): number => pairIn(row, key).now;
  const earned = of('delivered_gross_profit') / Math.max(1, of('delivered_orders'));
  const shipped = of('rto_shipping_costs') / Math.max(1, of('rto_orders'));
  const say = sentencesFor(shop).why.causes;
  return {
    kind: 'refused',
    subject: region,
    did: { own: -(back.now - expected) * (earned + shipped) },
    tell: effect =>
      say.refused({
        region,
        back: count(back.now, shop),
        parcels: count(parcels.now, shop),
        share: formatPercent(back.now / parcels.now),
        before: parcels.past > 0 ? formatPercent(back.past / parcels.past) : undefined,
        effect,
      }),
    unknown: say.unknown.refused,
  };
}
