/** Values for a schema of the contract: right ones, nearly right ones, and what somebody hostile would send instead. */
import type { $ZodType } from 'zod/v4/core';
import * as z from 'zod/mini';

/** A repeatable source of chance. */
export type Chance = {
  /** From 0 up to but not including `below`. */
  below(below: number): number;
  pick<Value>(from: readonly Value[]): Value;
  /** True once in `times`. */
  once(times: number): boolean;
};

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: from => from[below(from.length)] as never, once: times => below(times) === 0 };
}

const long = 'x'.repeat(9_000);
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff!',
  '\u202egnp.exe',
  '👩‍👩‍👧‍👦'.repeat(64),
  'é'.repeat(600),
  '\ufeff',
  '\u2028',
  '\r\nset-cookie: a=b',
  "' or '1'='1",
  '"; drop table users; --',
  '$1',
  '%',
  '_',
  '\\',
  "\\'; select pg_sleep(9)",
  '${7*7}',
  '{{7*7}}',
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '..%2f..%2f',
  'javascript:alert(1)',
  'http://169.254.169.254/',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e999',
  '99999999999999999999',
  '0x10',
  'true',
  '[]',
  '{}',
  '*',
  '=HYPERLINK("http://x")',
  long,
  `${long}@x.example`,
  '(a+)+$',
  `${'a'.repeat(5_000)}!`,
  'ＡＢＣ',
  'ı',
  'ß',
  '٣٤',
  '1,2,3',
  'a b\tc',
  '😀',
];
const others = [null, true, 0, -1, 1.5, 1e308, Number.MAX_VALUE, [], {}, [[]], ['x'], { $ne: null }, { length: 1e9 }];
const plain = [
  'Nila Bose',
  'nila@shop.example',
  'Lantern42Harbour',
  '10:00',
  'How were sales yesterday?',
  'en-IN',
  'Asia/Kolkata',
  '7f8c1f2e-5a2b-4c3d-9e8f-0a1b2c3d4e5f',
  'a'.repeat(32),
  '+919812345678',
  'properties/1',
  'reset_abc',
];

export function hostileText(chance: Chance): string {
  return chance.pick(texts);
}

/** Anything at all. */
export function hostileValue(chance: Chance): unknown {
  if (chance.once(40)) return nested(chance.below(60));
  return chance.once(3) ? chance.pick(others) : hostileText(chance);
}

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

type Definition = {
  type: string;
  shape?: Record<string, $ZodType>;
  innerType?: $ZodType;
  entries?: Record<string, string>;
  values?: unknown[];
  options?: $ZodType[];
  element?: $ZodType;
  valueType?: $ZodType;
};

/** Something the schema takes, as far as guessing finds it. */
export function rightValue(schema: $ZodType, chance: Chance): unknown {
  const { def: definition } = schema as unknown as { def: Definition };
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape ?? {}).map(([name, part]) => [name, rightValue(part, chance)]),
      );
    case 'default':
    case 'prefault':
    case 'optional':
    case 'nullable':
      return chance.once(3) ? undefined : rightValue(definition.innerType as $ZodType, chance);
    case 'literal':
      return chance.pick(definition.values ?? []);
    case 'enum':
      return chance.pick(Object.values(definition.entries ?? {}));
    case 'union':
      return rightValue(chance.pick(definition.options ?? []), chance);
    case 'array':
      return Array.from({ length: chance.below(3) }, () => rightValue(definition.element as $ZodType, chance));
    case 'record':
      return Object.fromEntries(
        ['total_orders', hostileText(chance)].map(name => [name, rightValue(definition.valueType as $ZodType, chance)]),
      );
    case 'boolean':
      return chance.once(2);
    case 'number':
      return 1 + chance.below(5);
    case 'string':
      return chance.pick(plain.filter(text => z.safeParse(schema, text).success).concat('x'));
    default:
      throw new Error(`There is no value yet for a schema of the kind ${definition.type}.`);
  }
}

/** A right object with up to three things wrong. */
export function nearlyRight(schema: $ZodType, chance: Chance): Record<string, unknown> {
  const value = rightValue(schema, chance) as Record<string, unknown>;
  for (let faults = chance.below(4); faults > 0; faults -= 1) {
    const name = chance.pick([...Object.keys(value), hostileText(chance)]);
    if (chance.once(4)) delete value[name];
    else
      Object.defineProperty(value, name, {
        value: hostileValue(chance),
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  return value;
}
