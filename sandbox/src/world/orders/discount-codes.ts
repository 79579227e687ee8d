import { codes, saleBoost } from '../data/codes.ts';
import type { CodeData } from '../data/codes.ts';
import type { Random } from '../random.ts';
import { isInSeason } from '../rhythm.ts';
import { isTakenByLeak } from '../planted/apply-event.ts';
import type { PlantedEvent } from '../data/events.ts';
import type { DraftOrder } from './draft-order.ts';
import { listTotal } from './price-order.ts';

export const codeByName: ReadonlyMap<string, CodeData> = new Map(codes.map(code => [code.code, code]));

/** A basket's case for using a code. Amounts in paise, tax included. */
export type CodeCase = { day: number; isNew: boolean; listTotal: number; hasType(type: string): boolean };

/** The codes of the day are asked in the order of data/codes.ts; the first that is used wins. Larger baskets look for codes more often. */
export function drawCode(open: readonly CodeData[], basket: CodeCase, random: Random): CodeData | null {
  const eagerness = Math.min(2.6, Math.max(0.3, (basket.listTotal / 270_000) ** 0.8));
  const sale = isInSeason(basket.day, [saleBoost.festival, saleBoost.from], [saleBoost.festival, saleBoost.to])
    ? saleBoost.factor
    : 1;
  for (const code of open) {
    if (!mayUse(code, basket)) continue;
    if (random.next() < code.rate * sale * (code.freeShipping || code.onlyType ? 1 : eagerness)) return code;
  }
  return null;
}

export function codesOfDay(day: number): CodeData[] {
  return codes.filter(code => code.rate > 0 && (!code.season || isInSeason(day, code.season.from, code.season.to)));
}

/** Private codes turn up in a few orders of a day, the larger ones of those that chance picks. */
export function spreadPrivateCodes(orders: readonly DraftOrder[], setting: PrivateCodes): void {
  const { ago, events, priceOf, random } = setting;
  for (const code of codes) {
    if (!code.usesPerDay) continue;
    const uses = Math.min(code.usesPerDay.most, Math.floor(code.usesPerDay.mean + random.between(-0.9, 1.9)));
    const luck = Array.from({ length: 3 * uses }, () => random.next());
    if (isTakenByLeak(events, code.code, ago)) continue;
    const free = orders.filter(order => order.channel === 'Online Store' && order.code === null && !order.lost);
    for (let use = 0; use < uses; use++) {
      const drawn = luck.slice(3 * use, 3 * use + 3).flatMap(place => free[Math.floor(place * free.length)] ?? []);
      const largest = drawn.toSorted((a, b) => listTotal(b, priceOf) - listTotal(a, priceOf))[0];
      if (largest) largest.code = code.code;
    }
  }
}

type PrivateCodes = {
  ago: number;
  events: readonly PlantedEvent[];
  priceOf: (variant: number) => number;
  random: Random;
};

function mayUse(code: CodeData, basket: CodeCase): boolean {
  if (code.customers && (code.customers === 'New') !== basket.isNew) return false;
  if (code.onlyType && !basket.hasType(code.onlyType)) return false;
  if (code.freeShipping) return basket.listTotal < 99_900;
  return code.amount === undefined || basket.listTotal > 3 * code.amount * 100;
}
