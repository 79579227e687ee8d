/** Numbers for an organization: the one door that chat, messages and reports all come through. */
import { nothingBeside, type Beside, type Found, type Wanted } from '@tillsight/metrics/beside';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import { run } from '@tillsight/metrics/run';
import type { Memory } from '../../infra/memory.ts';
import { nameRequests, namesFrom } from './names.ts';
import { contextOf } from './run-context.ts';
import { situationOf, versionOf, type InsightDeps, type Situation } from './situation.ts';

export { askInOneCall } from './one-call.ts';
export { askOccasions, askPictures, askTargets, writeOccasion, writeTarget } from './beside-figures.ts';
export {
  situationWith,
  standingAnd,
  standingOf,
  type InsightDeps,
  type Situation,
  type Standing,
} from './situation.ts';

/** All requests together cost at most one round trip per platform; the same ones asked again within a minute cost none. */
export async function askNumbers(
  deps: InsightDeps,
  organizationId: string,
  requests: readonly MetricRequest[],
  beside?: Beside,
): Promise<MetricResult[]> {
  const situation = await situationOf(deps, organizationId);
  const key = `numbers|${organizationId}|${versionOf(situation)}|${JSON.stringify([requests, beside?.wanted])}`;
  const { results, found } = await deps.memory.recall(
    key,
    () => runBeside(deps, situation, requests, beside?.wanted),
    each => isWhole(each.results) && each.found.targets !== 'away',
  );
  beside?.take(found);
  return results;
}

/** The same, and nothing that was remembered from before a moment: what is told as seen then must not be older. */
export function askNumbersSince(
  deps: InsightDeps,
  { organizationId, since }: { organizationId: string; since: Date },
  requests: readonly MetricRequest[],
): Promise<MetricResult[]> {
  const memory: Memory = {
    ...deps.memory,
    recall: (key, ...rest) => deps.memory.recall(`${since.getTime()}|${key}`, ...rest),
  };
  return askNumbers({ ...deps, memory }, organizationId, requests);
}

async function runBeside(
  deps: InsightDeps,
  situation: Situation,
  requests: readonly MetricRequest[],
  wanted: Wanted | undefined,
): Promise<{ results: MetricResult[]; found: Found }> {
  let found = nothingBeside;
  const beside = wanted && { wanted, take: (each: Found) => (found = each) };
  const results = await run(requests, contextOf(deps, situation, beside));
  return { results, found };
}

/** The store's own names, so that a question may use them: dimension to values; `away`: not all of them came. */
export async function storeNames(
  deps: InsightDeps,
  organizationId: string,
): Promise<{ values: Record<string, string[]>; away?: true }> {
  const situation = await situationOf(deps, organizationId);
  const key = `names|${organizationId}|${versionOf(situation)}`;
  const make = () => run(nameRequests(situation.standing), contextOf(deps, situation));
  const results = await deps.memory.recall(key, make, isWhole);
  return { values: namesFrom(results), ...(isWhole(results) ? {} : { away: true }) };
}

/** An answer that lacks a platform's part is not worth remembering: it may be there the next time. */
function isWhole(results: MetricResult[]): boolean {
  const passing = new Set(['source-failed', 'needs-reconnect']);
  return !results.some(result => result.issues.some(issue => passing.has(issue.kind)));
}
