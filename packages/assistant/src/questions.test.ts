/**
 * The table of questions: family (and thread), the question, and how it has to be read. The expectation is one line:
 *   behaviours, or metrics ("a|b" is either, "," both, "any" whichever), then
 *   in=period vs=base by=dimensions where=dimension:values (!: without; none said, none kept to) order=direction top=limit more behave=behaviours
 *   && a further request
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { MetricRequest } from '@tillsight/metrics/request';
import { answerQuestion } from './answer-question.ts';
import { readHere } from './read-here.ts';
import type { Turn } from './conversation.ts';
import { madeUpRun } from './made-up-store.ts';
import { kesarLane, kesarLaneNames } from './merchant-of-the-tests.ts';
import { sampleOf } from './sampled.ts';

type Row = [family: string, question: string, expected: string];
type Miss = [family: string, question: string, reason: string];
type Wanted = {
  metrics: string[][];
  periods: string[];
  bases: string[];
  by: string[] | undefined;
  where: string[];
  direction: string | undefined;
  limit: number | undefined;
};

/** Written with the reader in mind, and written without looking at what it makes of them. */
const rows = ['questions.json', 'blind-questions.json'].flatMap(
  file => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Row[],
);

/** Questions that are asked back about, each with its reason. One that is read leaves the list, and none is answered with other figures. */
const misses = JSON.parse(readFileSync(new URL('known-misses.json', import.meta.url), 'utf8')) as Miss[];
const reasonFor = (name: string, question: string): string | undefined =>
  misses.find(([family, missed]) => family === name && missed === question)?.[2];

test('at most 1.5 of 100 known questions are missed', () => {
  assert.ok(misses.length <= rows.length * 0.015, `${misses.length} of ${rows.length}`);
  assert.deepEqual(
    misses.filter(([name, question]) => !rows.some(([family, known]) => family === name && known === question)),
    [],
  );
});

/** What the letters in the files of questions stand for. */
const familyNames: Readonly<Record<string, string>> = {
  A: 'a figure of some days',
  B: 'one stretch of days against another',
  C: 'first and last places',
  D: 'splits by place, product, day or way of paying',
  CO: 'customers over time',
  DP: 'delivered orders and returns to origin',
  E: 'one product, campaign, city or code by name',
  F: 'figures over time',
  G: 'orders, payments and returns',
  H: 'stock',
  I: 'customers',
  J: 'visits to the website',
  K: 'Google Ads',
  L: 'ads beside sales',
  M: 'reasons why',
  N: 'forecasts and goals',
  O: 'meanings of words and figures',
  P: 'advice, and wishes to change a campaign or a price',
  Q: 'summaries',
  R: 'going on from the question before',
  S: 'misspelt and abbreviated words',
  T: 'Hindi and Hinglish',
  U: 'festivals, seasons and fiscal years',
  V: 'what no platform here knows',
  W: 'greetings and small talk',
  X: 'wishes that are unclear, or that no figure can meet as said',
  Y: 'private data and other shops',
  Z: 'reports and reminders',
  AA: 'several figures at once',
};

const families = Object.entries(Object.groupBy(rows, ([family]) => family.split(':')[0]!));

/** Of each family one question in sixteen, and one thread in sixteen from its first question to its last. */
function sampleOfFamily(members: readonly Row[]): Row[] {
  const threads = [...new Set(members.map(([name]) => name).filter(name => name.includes(':')))];
  const alone = sampleOf(
    members.filter(([name]) => !name.includes(':')),
    16,
  );
  const chosen = sampleOf(threads, 16);
  return [...alone, ...members.filter(([name]) => chosen.includes(name))];
}

test('every family has a name in words', () => {
  assert.deepEqual(
    families.map(([family]) => family).filter(family => familyNames[family] === undefined),
    [],
  );
});

for (const [family, all] of families) {
  const members = sampleOfFamily(all!);
  test(`reads ${members.length} questions of family ${family}: ${familyNames[family] ?? 'no name yet'}`, async () => {
    const threads = new Map<string, Turn[]>();
    const wrong: string[] = [];
    for (const [name, question, expected] of members) {
      const turns = threads.get(name) ?? [];
      const reply = await answerQuestion({
        read: readHere,
        text: question,
        turns,
        shop: kesarLane,
        run: name.includes(':') ? madeUpRun(kesarLane) : () => Promise.reject(new Error('A platform was asked.')),
        names: () => Promise.resolve(kesarLaneNames),
        planOnly: !name.includes(':'),
      });
      if (name.includes(':')) threads.set(name, [...turns, reply.turn]);
      const complaint = complaintAbout(reply.behaviour, reply.requests, expected);
      const reason = reasonFor(name, question);
      if (!complaint && reason !== undefined)
        wrong.push(`${question}\n    is read again, and leaves known-misses.json`);
      if (complaint && (reason === undefined || plainBehaviours.includes(reply.behaviour)))
        wrong.push(`${question}\n    ${complaint}, expected ${expected}\n    ${JSON.stringify(reply.requests)}`);
    }
    assert.deepEqual(wrong, []);
  });
}

const plainBehaviours = ['answer', 'assume'];

function complaintAbout(behaviour: string, requests: MetricRequest[], expected: string): string | undefined {
  const [head = ''] = expected.split(' ');
  const special = /^(explain|forecast):/.exec(head)?.[1];
  const said = /behave=(\S+)/.exec(expected)?.[1]?.split('|');
  const isBehaviour = !head.includes(':') && head.split('|').every(each => behaviours.has(each));
  const allowed = said ?? (isBehaviour ? head.split('|') : special ? [special] : plainBehaviours);
  if (!allowed.includes(behaviour)) return `it was ${behaviour}`;
  if (isBehaviour || (!plainBehaviours.includes(behaviour) && behaviour !== special)) return undefined;
  const missing = expected
    .split(' && ')
    .find(part => !requests.some(request => fits(wantedOf(part, special), request, requests)));
  return missing === undefined ? undefined : 'another reading';
}

const behaviours = new Set(
  'answer assume clarify explain forecast define advise partial no-source no-data refuse off-topic chat act'.split(' '),
);

function wantedOf(part: string, special: string | undefined): Wanted {
  const [head = ''] = part.split(' ');
  const slot = (name: string): string | undefined =>
    new RegExp(`(?:^| )${name}=(.*?)(?= (?:in|vs|by|where|order|top|behave)=| more\\b|$)`).exec(part)?.[1];
  const metrics = head
    .replace(/^(explain|forecast):/, '')
    .split(',')
    .filter(each => each !== 'any');
  const by = slot('by');
  const isOpen =
    special !== undefined || by === 'any' || (metrics.length === 0 && slot('in') === undefined && by === undefined);
  return {
    metrics: metrics.map(each => each.split('|')),
    periods: periodsOf(slot('in')),
    bases: slot('vs') === 'any' ? [] : periodsOf(slot('vs')),
    by: isOpen ? undefined : (by?.split(',') ?? []),
    where: [...part.matchAll(/where=(.*?)(?= (?:in|vs|by|where|order|top|behave)=| more\b|$)/g)].map(
      found => found[1]!,
    ),
    direction: slot('order'),
    limit: slot('top') === undefined ? undefined : Number(slot('top')),
  };
}

function fits(wanted: Wanted, request: MetricRequest, all: MetricRequest[]): boolean {
  const alike = all.filter(each => JSON.stringify(each.by) === JSON.stringify(request.by));
  const has = (keys: string[]): boolean => alike.some(each => keys.some(key => each.metrics.includes(key)));
  const isEarlier = (text: string): boolean => wanted.periods.includes(text) || wanted.bases.includes(text);
  const period = textOf(request.period);
  return (
    wanted.metrics.every(has) &&
    (wanted.periods.length === 0 || wanted.periods.includes(period) || (isEarlier(period) && all.length > 1)) &&
    (wanted.bases.length === 0 || all.some(each => wanted.bases.includes(textOf(each.base ?? each.period)))) &&
    fitsBy(wanted.by, request.by ?? []) &&
    (wanted.where.length === 0 ? keepsToNothing(request) : wanted.where.every(each => fitsWhere(each, request))) &&
    (wanted.direction === undefined || (request.order?.direction ?? 'desc') === wanted.direction) &&
    (wanted.limit === undefined || request.limit === wanted.limit)
  );
}

/** Where no part is expected, none is kept to; values beside each other are told row by row. */
const keepsToNothing = ({ where = [], by }: MetricRequest): boolean =>
  where.every(({ dimension, is = [] }) => is.length > 1 && by?.includes(dimension));

const textOf = ({ from, to }: { from: string; to: string }): string => `${from}..${to}`;

function fitsBy(wanted: string[] | undefined, given: string[]): boolean {
  if (wanted === undefined) return true;
  const left = [...given];
  for (const each of wanted) {
    const at = left.findIndex(key => each.replace(/\?$/, '').split('|').includes(key));
    if (at >= 0) left.splice(at, 1);
    else if (!/[?|]$/.test(each)) return false;
  }
  return left.length === 0;
}

/** "city:Mumbai+Pune?", "device:*", "city!:Mumbai", "customer_type:New/" (may be missing), "city:Bengaluru/Bangalore" (either spelling). */
function fitsWhere(text: string, { where = [] }: MetricRequest): boolean {
  const [, dimensions = '', not, values = ''] = /^([\w|]+)(!?):(.*)$/.exec(text) ?? [];
  const filter = where.find(each => dimensions.split('|').includes(each.dimension));
  if (!filter) return values.endsWith('/');
  const given = not === '!' ? filter.is_not : filter.is;
  if (values === '*') return true;
  return (
    given !== undefined &&
    values
      .split('+')
      .every(value => value.endsWith('?') || value.split('/').some(each => each === '' || given.includes(each)))
  );
}

const named: Record<string, string> = {
  today: '2026-11-20', yesterday: '2026-11-19', 'this-week': '2026-11-16..2026-11-20', 'last-week': '2026-11-09..2026-11-15', 'this-month': '2026-11-01..2026-11-20',
  'last-month': '2026-10-01..2026-10-31', 'this-quarter': '2026-10-01..2026-11-20', 'last-quarter': '2026-07-01..2026-09-30', 'this-year': '2026-01-01..2026-11-20',
  'last-year': '2025-01-01..2025-12-31', fy: '2026-04-01..2026-11-20', jan: '2026-01-01..2026-01-31', mar: '2026-03-01..2026-03-31', jun: '2026-06-01..2026-06-30', jul: '2026-07-01..2026-07-31',
  aug: '2026-08-01..2026-08-31', sep: '2026-09-01..2026-09-30', oct: '2026-10-01..2026-10-31', '7d': '2026-11-13..2026-11-19', '10d': '2026-11-10..2026-11-19', '14d': '2026-11-06..2026-11-19',
  '28d': '2026-10-23..2026-11-19', '30d': '2026-10-21..2026-11-19', '90d': '2026-08-22..2026-11-19',
}; // prettier-ignore

function periodsOf(text: string | undefined): string[] {
  return (text?.split('/') ?? [])
    .map(each => named[each] ?? each)
    .map(each => (each.includes('..') ? each : `${each}..${each}`));
}
