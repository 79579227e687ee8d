import { itemAt } from '../../checked.ts';
import { VISIT } from '../../world/tables.ts';
import type { Dictionary } from '../../world/tables.ts';
import type { Place, World } from '../../world/world.ts';
import { NOT_SET, lookup } from './column.ts';
import type { Lookup } from './column.ts';
import { keywordTexts } from './keyword-columns.ts';
import { originNames, originTexts } from './origin-columns.ts';
import { ageTrait, browserTrait, firstVisitOf, genderTrait, languageTrait, systemTrait } from './visitor-columns.ts';
import { isoDate } from '../../world/calendar.ts';

/** A dimension of the visit. `ofOrigin`: where the visit's origin alone decides. */
export type VisitColumn = {
  values: readonly string[];
  ofVisit: (visit: number) => number;
  lookup?: Lookup;
  ofOrigin?: (origin: number) => number;
};

type Maker = (world: World) => VisitColumn;

const CONTINENTS: Record<string, [id: string, name: string]> = {
  IN: ['142', 'Asia'],
  AE: ['142', 'Asia'],
  SG: ['142', 'Asia'],
  GB: ['150', 'Europe'],
  US: ['019', 'Americas'],
};

const makers: Record<string, Maker> = {
  deviceCategory: world => byText(world.visits.device, text => text.toLowerCase()),
  platform: () => constant('web'),
  platformDeviceCategory: world => byText(world.visits.device, text => `web / ${text.toLowerCase()}`),
  country: world => byText(world.visits.country, text => text),
  countryId: world => byPlace(world, place => place.countryCode),
  continent: world => byPlace(world, place => CONTINENTS[place.countryCode]?.[1] ?? NOT_SET),
  continentId: world => byPlace(world, place => CONTINENTS[place.countryCode]?.[0] ?? NOT_SET),
  region: world => byText(world.visits.region, text => text),
  city: world => byText(world.visits.city, text => text),
  cityId: world => byPlace(world, (_place, row) => String(1_007_700 + row)),
  landingPage: world => byText(world.visits.landingPage, text => text),
  landingPagePlusQueryString: world => byText(world.visits.landingPage, text => text),
  hostName: world => constant(world.store.site),
  streamName: world => constant(`${world.store.name} – web`),
  newVsReturning: ({ visits }) => ({
    values: ['new', 'returning'],
    ofVisit: visit => ((itemAt(visits.flags, visit) & VISIT.firstVisit) === 0 ? 1 : 0),
  }),
  firstSessionDate: world => firstSession(world),
  browser: world => ofTrait(browserTrait(world)),
  operatingSystem: world => ofTrait(systemTrait(world)),
  language: world => ofTrait(languageTrait(world)),
  userAgeBracket: world => ofTrait(ageTrait(world)),
  userGender: world => ofTrait(genderTrait(world)),
  sessionGoogleAdsKeyword: world => ofTrait(keywordTexts(world, 'keyword')),
  sessionGoogleAdsQuery: world => ofTrait(keywordTexts(world, 'query')),
};

export const visitNames = [...Object.keys(makers), ...originNames.keys()];

export function visitColumn(world: World, name: string): VisitColumn {
  const origin = originNames.get(name);
  if (!origin) return itemAt(makers, name)(world);
  const { values, codeOf } = lookup(originTexts(world, origin.suffix));
  const codes = world.visits.origin;
  if (origin.role !== 'firstUser') return { ...looked(values, codes, codeOf), ofOrigin: each => itemAt(codeOf, each) };
  const first = firstVisitOf(world);
  const { visitor } = world.visits;
  return { values, ofVisit: visit => itemAt(codeOf, itemAt(codes, itemAt(first, itemAt(visitor, visit)))) };
}

function constant(value: string): VisitColumn {
  return { values: [value], ofVisit: () => 0, ofOrigin: () => 0 };
}

function byText({ codes, values }: Dictionary, text: (value: string) => string): VisitColumn {
  const { values: texts, codeOf } = lookup(values.map(value => text(value) || NOT_SET));
  return looked(texts, codes, codeOf);
}

function byPlace(world: World, text: (place: Place, row: number) => string): VisitColumn {
  const { values, codeOf } = lookup(world.places.map(text));
  return looked(values, world.visits.place, codeOf);
}

function looked(values: readonly string[], codes: ArrayLike<number>, codeOf: Int32Array): VisitColumn {
  return { values, ofVisit: visit => itemAt(codeOf, itemAt(codes, visit)), lookup: { codes, base: 0, codeOf } };
}

function ofTrait({ values, codeOf }: { values: readonly string[]; codeOf: (visit: number) => number }): VisitColumn {
  return { values, ofVisit: codeOf };
}

function firstSession(world: World): VisitColumn {
  const first = firstVisitOf(world);
  const { day, visitor } = world.visits;
  const days = Array.from({ length: world.today - world.firstDay + 1 }, (_, index) => world.firstDay + index);
  return {
    values: days.map(each => isoDate(each).replaceAll('-', '')),
    ofVisit: visit => itemAt(day, itemAt(first, itemAt(visitor, visit))) - world.firstDay,
  };
}
