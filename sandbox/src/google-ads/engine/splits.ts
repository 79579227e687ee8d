/** Divides an ad group's day by hour, device, place and so on, and remembers the division for each world. */
import { splitAdDay } from '../../world/ads/split-ad-day.ts';
import type { AdDimension, AdParts } from '../../world/ads/split-ad-day.ts';
import type { World } from '../../world/world.ts';
import { Remembered } from '../../google/remembered.ts';

type Known = Map<AdDimension, (AdParts | null)[]>;

const remembered = new Remembered<Known>();

/** How a row of the ad days divides, kept once worked out; but for today's hours, which grow by the minute. */
export function partsOf(world: World, row: number, dimension: AdDimension): AdParts | null {
  const { adDays } = world;
  if (dimension === 'hour' && adDays.day[row] === world.today) return splitAdDay(world, row, dimension);
  const known = remembered.of(adDays.day, () => new Map());
  const rows = known.get(dimension) ?? [];
  known.set(dimension, rows);
  const before = rows[row];
  if (before !== undefined) return before;
  const parts = splitAdDay(world, row, dimension);
  rows[row] = parts;
  return parts;
}
