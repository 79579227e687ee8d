import { present } from '../../checked.ts';
import { places, typedSpellings } from '../data/places.ts';
import type { Random } from '../random.ts';

/** Towns as customers type them: first the proper spellings, row for row the places, then the others, last "no address". */
export const spelledPlaces: readonly { city: string; region: string; country: string }[] = [
  ...places.map(({ city, region, country }) => ({ city, region, country })),
  ...typedSpellings.map(({ city, typed }) => {
    const { region, country } = present(
      places.find(place => place.city === city),
      'the place',
    );
    return { city: typed, region, country };
  }),
  { city: '', region: '', country: '' },
];

export const noAddress = spelledPlaces.length - 1;

const otherSpelling = new Map(
  typedSpellings.map(({ city, share }, rank) => [
    places.findIndex(place => place.city === city),
    { row: places.length + rank, share },
  ]),
);

export function typedPlace(place: number, random: Random): number {
  const other = otherSpelling.get(place);
  return other && random.chance(other.share) ? other.row : place;
}
