/**
 * Noting what happened in a shop: https://shopify.dev/docs/api/admin-graphql/latest/mutations/analyticsAnnotationCreate. Shopify
 * takes the same note twice, so what stands there is read first, and again where nobody can tell whether a call arrived; whoever
 * calls sees to it that no two of a shop are under way together.
 */
import type { HeldOccasion, OccasionDeed, OccasionWritten } from '@tillsight/metrics/occasion';
import type { Period } from '@tillsight/metrics/request';
import { instantsOf } from '../calendar-label.ts';
import { PlatformFailure } from '../failure.ts';
import { listAt, textAt } from '../json.ts';
import { redact } from '../redact.ts';
import type { Document } from './document.ts';
import { occasionScopes, occasionsFilter, readOccasion } from './occasions.ts';
import { writtenBy } from './written.ts';

type Send = (document: Document) => Promise<unknown>;
type Way = { read: Send; write: Send; timeZone: string };

const errors = 'userErrors { field message code }';
const create = `mutation NoteOccasion($input: AnalyticsAnnotationCreateInput!) { analyticsAnnotationCreate(input: $input) { analyticsAnnotation { id } ${errors} } }`;
const remove = `mutation RemoveOccasion($id: ID!) { analyticsAnnotationDelete(id: $id) { deletedId ${errors} } }`;

const expected = {
  mutations: ['analyticsAnnotationCreate', 'analyticsAnnotationDelete'],
  scope: occasionScopes[1],
  told: ['NOT_FOUND'],
};

const occasionsDocument = `query Noted($happened: String) {
  currentAppInstallation { app { id } }
  shop { analyticsAnnotations(first: 100, sortKey: STARTED_AT, reverse: true, query: $happened) { nodes { id title type startedAt endedAt createdByApp { id } } } }
}`;

/** The latest ones of these days, or, without days, of our own. */
export function heldOccasions({ read, timeZone }: Omit<Way, 'write'>, period?: Period): Promise<HeldOccasion[]> {
  return readHeld(read, period === undefined ? 'source:app' : occasionsFilter(period, timeZone), timeZone);
}

async function readHeld(read: Send, happened: string, timeZone: string): Promise<HeldOccasion[]> {
  const body = await read({ query: occasionsDocument, variables: { happened } });
  const [error] = listAt(body, 'errors');
  if (error !== undefined) {
    const code = textAt(error, 'extensions', 'code') ?? 'no code';
    const action = code === 'THROTTLED' ? 'wait' : 'give-up';
    throw new PlatformFailure(action, `Shopify refused with ${code}: ${redact(textAt(error, 'message') ?? '')}`);
  }
  const us = textAt(body, 'data', 'currentAppInstallation', 'app', 'id');
  return listAt(body, 'data', 'shop', 'analyticsAnnotations', 'nodes').flatMap(node => {
    const id = textAt(node, 'id');
    const isOurs = us !== undefined && textAt(node, 'createdByApp', 'id') === us;
    return id === undefined ? [] : readOccasion(node, timeZone).map(each => ({ ...each, id, isOurs }));
  });
}

export async function writeOccasion(way: Way, deed: OccasionDeed): Promise<OccasionWritten> {
  if (await isAsWanted(way, deed)) return { kind: 'already' };
  let body: unknown;
  try {
    body = await way.write(documentFor(deed, way.timeZone));
  } catch (error) {
    if (!(error instanceof PlatformFailure) || error.action === 'reconnect') throw error;
    return lookAgain(way, deed);
  }
  return writtenBy(body, expected) ?? lookAgain(way, deed);
}

function documentFor(deed: OccasionDeed, timeZone: string): Document {
  if (deed.do === 'remove') return { query: remove, variables: { id: deed.id } };
  const { title, period } = deed;
  const { from, before } = instantsOf(period, timeZone);
  // It ends within its last day.
  const endedAt = Temporal.Instant.from(before).subtract({ seconds: 1 }).toString();
  return { query: create, variables: { input: { title, type: 'other', startedAt: from, endedAt } } };
}

/** Nobody can tell whether it arrived: what stands there now decides. */
async function lookAgain(way: Way, deed: OccasionDeed): Promise<OccasionWritten> {
  try {
    return { kind: (await isAsWanted(way, deed)) ? 'done' : 'unknown' };
  } catch (error) {
    if (error instanceof PlatformFailure && error.action !== 'reconnect') return { kind: 'unknown' };
    throw error;
  }
}

async function isAsWanted({ read, timeZone }: Way, deed: OccasionDeed): Promise<boolean> {
  if (deed.do === 'remove') {
    const number = /\d+$/.exec(deed.id)?.[0] ?? '';
    const held = await readHeld(read, `id:${number}`, timeZone);
    return held.every(({ id }) => id !== deed.id);
  }
  const { title, period } = deed;
  return (await heldOccasions({ read, timeZone }, period)).some(each => isSame(each, title, period));
}

const isSame = (held: HeldOccasion, title: string, { from, to }: Period): boolean =>
  held.from === from && held.to === to && held.title.toLowerCase() === title.toLowerCase();
