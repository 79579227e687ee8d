import { itemAt, present } from '../../checked.ts';
import type { World } from '../../world/world.ts';
import type { GeoTarget } from './entity.ts';

const COUNTRIES: Record<string, number> = { IN: 2356, AE: 2784, GB: 2826, SG: 2702, US: 2840 };
const FIRST_CITY = 1_007_700;
const FIRST_REGION = 20_450;

export function countryTarget(countryCode: string): number {
  return COUNTRIES[countryCode] ?? 2000;
}

export function cityTarget(place: number): number {
  return FIRST_CITY + place;
}

/** Regions are numbered in the order of their first town. */
export function regionTarget(world: World, place: number): number {
  return FIRST_REGION + regionsOf(world).indexOf(regionKey(world, place));
}

/** Countries, regions and towns, each naming its parent. */
export function geoTargets(world: World): GeoTarget[] {
  const { places } = world;
  const countries = [...new Map(places.map(place => [place.countryCode, place])).values()].map(
    ({ country, countryCode }): GeoTarget => ({
      id: countryTarget(countryCode),
      name: country,
      countryCode,
      type: 'Country',
      canonicalName: country,
      parent: null,
    }),
  );
  const regions = regionsOf(world).map((key, index): GeoTarget => {
    const { region, country, countryCode } = present(
      places.find((_, row) => regionKey(world, row) === key),
      'a place of the region',
    );
    const canonicalName = `${region},${country}`;
    const parent = countryTarget(countryCode);
    return { id: FIRST_REGION + index, name: region, countryCode, type: 'State', canonicalName, parent };
  });
  const cities = places.map(({ analyticsCity, region, country, countryCode }, row): GeoTarget => {
    const canonicalName = `${analyticsCity},${region},${country}`;
    const parent = regionTarget(world, row);
    return { id: cityTarget(row), name: analyticsCity, countryCode, type: 'City', canonicalName, parent };
  });
  return [...countries, ...regions, ...cities];
}

function regionsOf(world: World): string[] {
  return [...new Set(world.places.map((_, row) => regionKey(world, row)))];
}

function regionKey({ places }: World, row: number): string {
  return `${itemAt(places, row).countryCode}/${itemAt(places, row).region}`;
}
