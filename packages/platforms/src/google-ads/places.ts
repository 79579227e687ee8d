/** Names of places, which reports give by number only. They are the same for everybody and are read once. */
import { textAt } from '../json.ts';

export type PlaceNames = {
  /** Reads what is not known yet; places without a name stay unnamed. */
  learn: (places: readonly string[], read: (query: string) => Promise<unknown[]>) => Promise<void>;
  known: ReadonlyMap<string, string>;
};

const mostPerQuery = 1000;
const mostKept = 50_000;

export function createPlaceNames(): PlaceNames {
  const known = new Map<string, string>();
  return {
    known,
    learn: async (places, read) => {
      const missing = [...new Set(places)].filter(place => !known.has(place));
      if (known.size > mostKept) known.clear();
      for (let start = 0; start < missing.length; start += mostPerQuery) {
        const rows = await read(placeQuery(missing.slice(start, start + mostPerQuery)));
        for (const row of rows) {
          const place = textAt(row, 'geoTargetConstant', 'resourceName');
          const name = textAt(row, 'geoTargetConstant', 'name');
          if (place !== undefined && name !== undefined) known.set(place, name);
        }
      }
    },
  };
}

export function placeQuery(places: readonly string[]): string {
  const list = places.map(place => `'${place}'`).join(', ');
  return `SELECT geo_target_constant.resource_name, geo_target_constant.name FROM geo_target_constant WHERE geo_target_constant.resource_name IN (${list})`;
}
