/**
 * Writing a shop's target: https://shopify.dev/docs/api/admin-graphql/latest/mutations/analyticsTargetCreate. A target is
 * known by its figure, days and filter, so that the same order carried out twice leaves one: what stands there is read first,
 * and again where nobody can tell whether a call arrived.
 */
import type { AimWritten, Target, TargetAim } from '@tillsight/metrics/target';
import { PlatformFailure } from '../failure.ts';
import type { Document } from './document.ts';
import { readTargets, shopifyNameOf } from './targets.ts';
import { writtenBy } from './written.ts';

export const targetsScope = 'write_reports';

type Way = { read: (document: Document) => Promise<unknown>; write: (document: Document) => Promise<unknown> };

const errors = 'userErrors { field message code }';
const create = `mutation SetTarget($input: AnalyticsTargetCreateInput!) { analyticsTargetCreate(input: $input) { analyticsTarget { id } ${errors} } }`;
const update = `mutation ChangeTarget($id: ID!, $input: AnalyticsTargetUpdateInput!) { analyticsTargetUpdate(id: $id, input: $input) { analyticsTarget { id } ${errors} } }`;
const remove = `mutation RemoveTarget($ids: [ID!]!) { analyticsTargetsDelete(ids: $ids) { deletedIds ${errors} } }`;

const expected = {
  mutations: ['analyticsTargetCreate', 'analyticsTargetUpdate', 'analyticsTargetsDelete'],
  scope: targetsScope,
  told: ['TAKEN', 'NOT_FOUND'],
};

export async function writeTarget(way: Way, aim: TargetAim): Promise<AimWritten> {
  const standing = await standingFor(way, aim);
  const value = standing?.value ?? null;
  if (value === aim.value) return { kind: 'already' };
  if (value !== aim.was) return { kind: 'changed', value };
  const document = documentFor(aim, standing);
  if (document === undefined) return { kind: 'refused', message: 'This figure has no targets.' };
  let body: unknown;
  try {
    body = await way.write(document);
  } catch (error) {
    if (!(error instanceof PlatformFailure) || error.action === 'reconnect') throw error;
    return isThere(way, aim);
  }
  return writtenBy(body, expected) ?? isThere(way, aim);
}

async function standingFor({ read }: Way, { metric, period }: TargetAim): Promise<Target | undefined> {
  const held = await readTargets(read);
  return held.find(
    each =>
      each.metric === metric && each.part === null && each.period.from === period.from && each.period.to === period.to,
  );
}

function documentFor({ metric, period, value, name }: TargetAim, standing: Target | undefined): Document | undefined {
  if (value === null) return standing && { query: remove, variables: { ids: [standing.id] } };
  const expectedValue = String(value);
  if (standing) return { query: update, variables: { id: standing.id, input: { expectedValue } } };
  const known = shopifyNameOf(metric);
  if (known === undefined) return undefined;
  const input = { name, metric: known, expectedValue, startDate: period.from, endDate: period.to };
  return { query: create, variables: { input } };
}

/** Nobody can tell whether it arrived, or somebody was quicker: what stands there now decides. */
async function isThere(way: Way, aim: TargetAim): Promise<AimWritten> {
  try {
    const value = (await standingFor(way, aim))?.value ?? null;
    if (value === aim.value) return { kind: 'done' };
    return value === aim.was ? { kind: 'unknown' } : { kind: 'changed', value };
  } catch (error) {
    if (error instanceof PlatformFailure && error.action !== 'reconnect') return { kind: 'unknown' };
    throw error;
  }
}
