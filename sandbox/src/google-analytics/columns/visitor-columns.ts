import { itemAt, present } from '../../checked.ts';
import type { World } from '../../world/world.ts';
import { luckOf, partAt } from '../view/luck.ts';
import { VISIT } from '../../world/tables.ts';
import { Remembered } from '../../google/remembered.ts';
import { lookup } from './column.ts';

/** Traits of a person or a device that the world does not tell; a person keeps them. */
export type VisitorTrait = { values: readonly string[]; codeOf: (visit: number) => number };

type Share = readonly [value: string, weight: number];

const BROWSERS: Record<string, readonly Share[]> = {
  Mobile: [
    ['Chrome', 62],
    ['Safari', 17],
    ['Samsung Internet', 9],
    ['Android Webview', 8],
    ['Opera', 4],
  ],
  Desktop: [
    ['Chrome', 71],
    ['Edge', 14],
    ['Safari', 9],
    ['Firefox', 6],
  ],
  Tablet: [
    ['Safari', 55],
    ['Chrome', 45],
  ],
};
/** By browser, so that nobody has Safari on Windows. */
const SYSTEMS: Record<string, Record<string, readonly Share[]>> = {
  Mobile: { Safari: [['iOS', 1]], '': [['Android', 1]] },
  Desktop: {
    Safari: [['Macintosh', 1]],
    '': [
      ['Windows', 82],
      ['Macintosh', 12],
      ['Linux', 6],
    ],
  },
  Tablet: { Safari: [['iOS', 1]], '': [['Android', 1]] },
};
const LANGUAGES: readonly Share[] = [
  ['English', 84],
  ['Hindi', 11],
  ['Marathi', 2],
  ['Tamil', 2],
  ['Bengali', 1],
];
const AGES: readonly Share[] = [
  ['18-24', 10],
  ['25-34', 19],
  ['35-44', 12],
  ['45-54', 6],
  ['55-64', 3],
  ['65+', 1],
  ['unknown', 49],
];
const GENDERS: readonly Share[] = [
  ['female', 36],
  ['male', 15],
  ['unknown', 49],
];

const firstVisits = new Remembered<Int32Array>();

export function browserTrait(world: World): VisitorTrait {
  return byDevice(world, 11, device => BROWSERS[device] ?? present(BROWSERS.Mobile, 'Mobile'));
}

export function systemTrait(world: World): VisitorTrait {
  const { values: browsers, codeOf } = browserTrait(world);
  const all = lookup(Object.values(SYSTEMS).flatMap(systems => Object.values(systems).flatMap(names)));
  const device = world.visits.device;
  return {
    values: all.values,
    codeOf(visit) {
      const systems = SYSTEMS[itemAt(device.values, itemAt(device.codes, visit))] ?? present(SYSTEMS.Mobile, 'Mobile');
      const shares = systems[itemAt(browsers, codeOf(visit))] ?? itemAt(systems, '');
      return all.values.indexOf(draw(shares, luckOf(itemAt(world.visits.visitor, visit), 12)));
    },
  };
}

export function languageTrait(world: World): VisitorTrait {
  return drawn(world, LANGUAGES, 13);
}

export function ageTrait(world: World): VisitorTrait {
  return drawn(world, AGES, 14);
}

export function genderTrait(world: World): VisitorTrait {
  return drawn(world, GENDERS, 15);
}

/** The visit with which a person first came, by the person's number. */
export function firstVisitOf(world: World): Int32Array {
  const { visitor, flags } = world.visits;
  return firstVisits.of(visitor, () => {
    let people = 0;
    for (let visit = 0; visit < visitor.length; visit++) people = Math.max(people, itemAt(visitor, visit) + 1);
    const first = new Int32Array(people).fill(-1);
    for (let visit = 0; visit < visitor.length; visit++) {
      const person = itemAt(visitor, visit);
      if (first[person] === -1 || (itemAt(flags, visit) & VISIT.firstVisit) !== 0) first[person] = visit;
    }
    return first;
  });
}

function drawn(world: World, shares: readonly Share[], salt: number): VisitorTrait {
  const { visitor } = world.visits;
  const weights = shares.map(([, weight]) => weight);
  return { values: names(shares), codeOf: visit => partAt(weights, luckOf(itemAt(visitor, visit), salt)) };
}

function byDevice(world: World, salt: number, sharesOf: (device: string) => readonly Share[]): VisitorTrait {
  const { device, visitor } = world.visits;
  const perDevice = device.values.map(sharesOf);
  const all = lookup(perDevice.flatMap(names));
  return {
    values: all.values,
    codeOf: visit =>
      all.values.indexOf(draw(itemAt(perDevice, itemAt(device.codes, visit)), luckOf(itemAt(visitor, visit), salt))),
  };
}

function draw(shares: readonly Share[], luck: number): string {
  return itemAt(
    shares,
    partAt(
      shares.map(([, weight]) => weight),
      luck,
    ),
  )[0];
}

function names(shares: readonly Share[]): string[] {
  return shares.map(([value]) => value);
}
