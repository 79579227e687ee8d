import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kesarLaneNames } from '../merchant-of-the-tests.ts';
import { indexOf } from './names.ts';
import { withPlacesNamed } from './pointed-places.ts';

const rows: [said: string, meant: string][] = [
  ['We repainted Bandra. Which kurta sold most at that counter?', 'We repainted Bandra. Which kurta sold most at Bandra Store?'],
  ['Hauz Khas opened late. How many bills at that shop yesterday?', 'Hauz Khas opened late. How many bills at Hauz Khas Store yesterday?'],
  ['My cousin lives in Kochi, how many orders came from that city?', 'My cousin lives in Kochi, how many orders came from Kochi?'],
  ['Bandra and Hauz Khas are busy. What sold most at that counter?', 'Bandra and Hauz Khas are busy. What sold most at that counter?'],
  ['What sold most at that counter?', 'What sold most at that counter?'],
]; // prettier-ignore

test('a place that is pointed at goes by the one name said before', () => {
  for (const [said, meant] of rows) assert.equal(withPlacesNamed(said, indexOf(kesarLaneNames)), meant);
});
