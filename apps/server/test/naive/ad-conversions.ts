/** Which part of an ad group's day a claimed conversion belongs to. */
import { splitAdDay, type AdDimension } from '@tillsight/sandbox/world/ads/split-ad-day';
import { hashShare } from '@tillsight/sandbox/world/random';
import type { World } from '@tillsight/sandbox/world/world';
import type { Scene } from './groups.ts';

/** `dated`: on the day of the order, else on that of the click. */
export type ConversionPart = { row: number; part: number; dated: boolean };

export function conversionParts({ world, from, to }: Scene, view: AdDimension | null): ConversionPart[] {
  const { adConversions } = world;
  const found: ConversionPart[] = [];
  for (let row = 0; row < adConversions.length; row++) {
    const isIn = (day: number) => day >= from && day <= to;
    const [byClick, byOrder] = [isIn(adConversions.day[row]!), isIn(adConversions.orderDay[row]!)];
    if (!byClick && !byOrder) continue;
    const part = view === null ? -1 : partAt(world, row, view);
    if (part === null) continue;
    if (byClick) found.push({ row, part, dated: false });
    if (byOrder) found.push({ row, part, dated: true });
  }
  return found;
}

/** Town and keyword stand in the conversion; the product is one that was bought; the network is drawn as clicks divide. */
function partAt(world: World, row: number, view: AdDimension): number | null {
  const { adConversions } = world;
  if (view === 'place') return adConversions.place[row]!;
  if (view === 'keyword') return adConversions.keyword[row]! < 0 ? null : adConversions.keyword[row]!;
  const parts = partsOnDay(world, row, view);
  if (!parts) return null;
  const bought = view === 'product' ? productsOf(world, adConversions.order[row]!) : [];
  return bought.find(product => parts.keys.includes(product)) ?? drawn(world, { row, view, parts });
}

type Parts = NonNullable<ReturnType<typeof splitAdDay>>;

function partsOnDay(world: World, row: number, view: AdDimension): Parts | null {
  const { adDays, adConversions } = world;
  for (let adDay = 0; adDay < adDays.length; adDay++) {
    const isIts = adDays.day[adDay] === adConversions.day[row] && adDays.adGroup[adDay] === adConversions.adGroup[row];
    if (isIts) return splitAdDay(world, adDay, view);
  }
  return null;
}

function productsOf({ orders, lines, variants }: World, order: number): number[] {
  const products: number[] = [];
  for (let line = orders.lineStart[order]!; line < orders.lineStart[order + 1]!; line++)
    products.push(variants.product[lines.variant[line]!]!);
  return products;
}

function drawn(world: World, { row, view, parts }: { row: number; view: AdDimension; parts: Parts }): number | null {
  const luck = hashShare(`${world.seed}/${view}/conversion`, world.adConversions.order[row]!);
  return parts.keys.find((_, index) => luck < parts.bounds[index + 1]!) ?? parts.keys.at(-1) ?? null;
}
