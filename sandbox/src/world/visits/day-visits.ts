import { absent, entry, itemAt } from '../../checked.ts';
import { hourShares } from '../data/festivals.ts';
import { pageAppeal, entryPages, diwaliPage } from '../data/origins.ts';
import type { OriginData } from '../data/origins.ts';
import { places } from '../data/places.ts';
import { Weighted, evenly } from '../random.ts';
import type { Random } from '../random.ts';
import { isInSeason } from '../rhythm.ts';
import type { DayPlan } from '../rhythm.ts';
import { VISIT } from '../tables.ts';

/** The visits of one day while it is being made, in no particular order of time. */
export type DayVisits = {
  length: number;
  minute: Uint16Array;
  device: Uint8Array;
  origin: Uint8Array;
  place: Uint8Array;
  landing: Uint8Array;
  flags: Uint8Array;
  /** How likely this visit buys, against the others. */
  pull: Float64Array;
  /** 1 = a planted event took the visit away. */
  gone: Uint8Array;
};

/** Mobile, Desktop, Tablet: share of visits and orders per hundred visits. */
export const devices = ['Mobile', 'Desktop', 'Tablet'] as const;
const deviceShares = [0.78, 0.19, 0.03];
const deviceConversion = [1.6, 2.9, 1.9];
const chance = { visits: 0.026, botShare: 0.05 };

export type VisitSampler = {
  origins: readonly OriginData[];
  ordinary: SeasonSampler;
  diwali: SeasonSampler;
  hour: Weighted;
};
type SeasonSampler = { origin: Weighted; entry: Map<string, Weighted> };

export function visitSampler(origins: readonly OriginData[]): VisitSampler {
  return {
    origins,
    ordinary: seasonSampler(origins, false),
    diwali: seasonSampler(origins, true),
    hour: new Weighted(hourShares),
  };
}

/** Visits come sorted by device and place, so that an even pick over them is even over devices and places too. */
export function makeVisits(plan: DayPlan, sampler: VisitSampler, random: Random): DayVisits {
  const count = Math.round(plan.visits * (1 + chance.visits * random.bell()));
  const bots = Math.round(count * chance.botShare);
  const visits = emptyVisits(count + bots + 6000);
  const inSeason = isInSeason(plan.day, ['Diwali', -diwaliPage.daysBefore], ['Diwali', 0]);
  const season = inSeason ? sampler.diwali : sampler.ordinary;
  const cells = evenly(cellWeights(plan), count, random.next());
  for (const cell of cells) {
    const device = Math.floor(cell / places.length);
    addVisit(
      visits,
      { device, place: cell % places.length, origin: season.origin.draw(random) },
      { sampler, season, plan, random },
    );
  }
  for (let bot = 0; bot < bots; bot++) {
    const origin = season.origin.draw(random);
    const row = addVisit(
      visits,
      { device: 1, place: random.below(places.length), origin },
      { sampler, season, plan, random },
    );
    visits.flags[row] = VISIT.bot;
    visits.pull[row] = 0;
  }
  return visits;
}

/** Visits that only a planted event brings. */
export function addPlantedVisit(
  visits: DayVisits,
  visit: { device: number; place: number; origin: number; minute: number },
  sampler: VisitSampler,
  random: Random,
): number {
  const row = append(visits, visit);
  visits.minute[row] = visit.minute;
  visits.landing[row] = entry(sampler.ordinary.entry, itemAt(sampler.origins, visit.origin).entry).draw(random);
  return row;
}

export function drawMinute(sampler: VisitSampler, random: Random): number {
  return sampler.hour.draw(random) * 60 + random.below(60);
}

type Setting = { sampler: VisitSampler; season: SeasonSampler; plan: DayPlan; random: Random };

function addVisit(
  visits: DayVisits,
  visit: { device: number; place: number; origin: number },
  setting: Setting,
): number {
  const { sampler, season, plan, random } = setting;
  const row = append(visits, visit);
  const origin = sampler.origins[visit.origin] ?? absent();
  const landing = entry(season.entry, origin.entry).draw(random);
  visits.minute[row] = drawMinute(sampler, random);
  visits.landing[row] = landing;
  visits.pull[row] =
    (deviceConversion[visit.device] ?? absent()) *
    origin.pull *
    (pageAppeal[landing] ?? absent()).pull *
    Math.sqrt(plan.placeLift[visit.place] ?? absent());
  return row;
}

function append(visits: DayVisits, visit: { device: number; place: number; origin: number }): number {
  const row = visits.length++;
  visits.device[row] = visit.device;
  visits.place[row] = visit.place;
  visits.origin[row] = visit.origin;
  return row;
}

function cellWeights(plan: DayPlan): Float64Array {
  const weights = new Float64Array(devices.length * places.length);
  for (let cell = 0; cell < weights.length; cell++) {
    const place = cell % places.length;
    weights[cell] =
      itemAt(deviceShares, Math.floor(cell / places.length)) *
      itemAt(places, place).weight *
      Math.sqrt(itemAt(plan.placeLift, place));
  }
  return weights;
}

function seasonSampler(origins: readonly OriginData[], diwali: boolean): SeasonSampler {
  const isDiwaliAd = (origin: OriginData) => origin.entry === 'diwaliAds';
  const entry = new Map<string, Weighted>();
  for (const [kind, weights] of Object.entries(entryPages)) {
    const open = weights.map((weight, page) => (page === diwaliPage.index && !diwali ? 0 : weight));
    entry.set(kind, new Weighted(open.some(weight => weight > 0) ? open : weights));
  }
  return { origin: new Weighted(origins.map(origin => (isDiwaliAd(origin) && !diwali ? 0 : origin.share))), entry };
}

function emptyVisits(capacity: number): DayVisits {
  return {
    length: 0,
    minute: new Uint16Array(capacity),
    device: new Uint8Array(capacity),
    origin: new Uint8Array(capacity),
    place: new Uint8Array(capacity),
    landing: new Uint8Array(capacity),
    flags: new Uint8Array(capacity),
    pull: new Float64Array(capacity),
    gone: new Uint8Array(capacity),
  };
}
