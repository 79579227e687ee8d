/**
 * Places with several names: today's, former ones, and short ones that people type into addresses. The only list; filters, rows,
 * shares and charts all mean the same place by any of them.
 */
const cities = [
  ['Bengaluru', 'Bangalore'],
  ['Gurugram', 'Gurgaon'],
  ['Delhi', 'New Delhi'],
  ['Mumbai', 'Bombay'],
  ['Chennai', 'Madras'],
  ['Kolkata', 'Calcutta'],
  ['Pune', 'Poona'],
  ['Kochi', 'Cochin'],
  ['Varanasi', 'Banaras', 'Benares'],
  ['Thiruvananthapuram', 'Trivandrum'],
  ['Vadodara', 'Baroda'],
  ['Mysuru', 'Mysore'],
  ['Mangaluru', 'Mangalore'],
  ['Puducherry', 'Pondicherry'],
  ['Visakhapatnam', 'Vizag'],
  ['Prayagraj', 'Allahabad'],
  ['Shimla', 'Simla'],
];

const regions = [
  ['Odisha', 'Orissa'],
  ['Uttarakhand', 'Uttaranchal'],
];

const countries = [
  ['United Arab Emirates', 'UAE'],
  ['United Kingdom', 'UK', 'Great Britain'],
  ['United States', 'USA', 'United States of America'],
];

export const placeNames: Record<'city' | 'region' | 'country', string[][]> = {
  city: cities,
  region: regions,
  country: countries,
};

type PlaceDimension = keyof typeof placeNames;

/** Whether values are names of places, written as people type them. */
export function isPlace(dimension: string): dimension is PlaceDimension {
  return dimension in placeNames;
}

const groups = new Map(
  Object.entries(placeNames).map(([dimension, names]) => [
    dimension,
    new Map(names.flatMap(group => group.map(name => [foldedName(name), group] as const))),
  ]),
);

/** Capitals and blanks aside, as addresses are typed in any of them. */
export function foldedName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Every name of a place, today's first; of a place without others its own. */
export function namesOf(dimension: string, name: string): string[] {
  return groups.get(dimension)?.get(foldedName(name)) ?? [name];
}
