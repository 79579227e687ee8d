import type { Place } from '../world.ts';

/** Towns with their share of domestic orders in percent. */
const cities: readonly [city: string, region: string, share: number, analyticsCity?: string][] = [
  ['Mumbai', 'Maharashtra', 13],
  ['Delhi', 'Delhi', 12, 'New Delhi'],
  ['Bengaluru', 'Karnataka', 11],
  ['Hyderabad', 'Telangana', 8],
  ['Pune', 'Maharashtra', 7],
  ['Chennai', 'Tamil Nadu', 6],
  ['Kolkata', 'West Bengal', 6],
  ['Ahmedabad', 'Gujarat', 5],
  ['Jaipur', 'Rajasthan', 5],
  ['Lucknow', 'Uttar Pradesh', 4],
  ['Gurugram', 'Haryana', 4],
  ['Noida', 'Uttar Pradesh', 3],
  ['Chandigarh', 'Chandigarh', 2.5],
  ['Kochi', 'Kerala', 2.5],
];

const smallTowns: Record<string, readonly string[]> = {
  Maharashtra: ['Nagpur', 'Nashik', 'Thane', 'Navi Mumbai', 'Kolhapur', 'Chhatrapati Sambhajinagar'],
  Gujarat: ['Surat', 'Vadodara', 'Rajkot', 'Bhavnagar', 'Gandhinagar'],
  'Uttar Pradesh': ['Kanpur', 'Varanasi', 'Agra', 'Prayagraj', 'Meerut', 'Gorakhpur'],
  Rajasthan: ['Udaipur', 'Jodhpur', 'Kota', 'Ajmer'],
  Kerala: ['Thiruvananthapuram', 'Kozhikode', 'Thrissur'],
  'Tamil Nadu': ['Coimbatore', 'Madurai', 'Salem', 'Tiruchirappalli'],
  Karnataka: ['Mysuru', 'Mangaluru', 'Hubballi', 'Belagavi'],
  'Andhra Pradesh': ['Visakhapatnam', 'Vijayawada', 'Guntur', 'Tirupati'],
  'Madhya Pradesh': ['Indore', 'Bhopal', 'Gwalior', 'Jabalpur'],
  Punjab: ['Ludhiana', 'Amritsar', 'Jalandhar', 'Patiala'],
  Haryana: ['Faridabad', 'Panipat', 'Ambala'],
  Bihar: ['Patna', 'Gaya', 'Muzaffarpur'],
  Odisha: ['Bhubaneswar', 'Cuttack'],
  Assam: ['Guwahati', 'Dibrugarh'],
  Jharkhand: ['Ranchi', 'Jamshedpur'],
  Uttarakhand: ['Dehradun', 'Haridwar'],
  Goa: ['Panaji'],
  Chhattisgarh: ['Raipur'],
  'Jammu and Kashmir': ['Jammu'],
  'Himachal Pradesh': ['Shimla'],
};
const smallTownShare = 11;

const abroad: readonly [city: string, region: string, country: string, code: string, share: number][] = [
  ['Dubai', 'Dubai', 'United Arab Emirates', 'AE', 35],
  ['London', 'England', 'United Kingdom', 'GB', 25],
  ['Singapore', 'Singapore', 'Singapore', 'SG', 15],
  ['Edison', 'New Jersey', 'United States', 'US', 25],
];
/** Share of online orders that go abroad. */
const abroadShare = 0.026;

export type PlaceKind = 'city' | 'town' | 'abroad';
export type WeightedPlace = Omit<Place, 'share'> & { kind: PlaceKind; weight: number };

const towns = Object.entries(smallTowns).flatMap(([region, names]) => names.map(city => ({ city, region })));
/** Later towns of the list are smaller. */
const townWeight = (rank: number) => 1.4 - rank / towns.length;
const townTotal = towns.reduce((sum, _, rank) => sum + townWeight(rank), 0);

export const places: readonly WeightedPlace[] = [
  ...cities.map(([city, region, share, analyticsCity]) =>
    place('city', city, region, (share / 100) * (1 - abroadShare), analyticsCity),
  ),
  ...towns.map(({ city, region }, rank) =>
    place('town', city, region, (townWeight(rank) / townTotal) * (smallTownShare / 100) * (1 - abroadShare)),
  ),
  ...abroad.map(([city, region, country, countryCode, share]) => ({
    ...place('abroad', city, region, (share / 100) * abroadShare),
    country,
    countryCode,
  })),
];

/** Other spellings that customers type, and how often. */
export const typedSpellings: readonly { city: string; typed: string; share: number }[] = [
  { city: 'Bengaluru', typed: 'Bangalore', share: 0.12 },
  { city: 'Gurugram', typed: 'Gurgaon', share: 0.15 },
  { city: 'Delhi', typed: 'New Delhi', share: 1 / 3 },
];

function place(kind: PlaceKind, city: string, region: string, weight: number, analyticsCity = city): WeightedPlace {
  return { kind, city, analyticsCity, region, country: 'India', countryCode: 'IN', weight };
}
