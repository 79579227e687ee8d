/** As much as one call a platform answers: what is watched is asked so, however much it is. */
import { gatherQueries } from '@tillsight/metrics/demand';
import type { SourceName } from '@tillsight/metrics/metric';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import { prepare, runPrepared, type Prepared } from '@tillsight/metrics/run';
import { minuteMemory } from '../../infra/minute-memory.ts';
import { contextOf } from './run-context.ts';
import type { InsightDeps, Situation, Usable } from './situation.ts';

/** The first requests first; of the others the platform that they have to wait for. */
export async function askInOneCall(
  deps: InsightDeps,
  situation: Situation,
  requests: readonly MetricRequest[],
): Promise<(MetricResult | SourceName)[]> {
  const context = contextOf(deps, situation);
  const around = planningOf(situation);
  const prepared = requests.map(request =>
    plans(situation.standing.now, `${around}${JSON.stringify(request)}`, () => prepare(request, context)),
  );
  const crowded = situation.usable.filter(usable => isFull(usable, prepared));
  const chosen: Prepared[] = [];
  const places = prepared.map((each): SourceName | undefined => {
    const full = crowded.find(usable => each.needs.has(usable.source.source) && isFull(usable, [...chosen, each]));
    if (full === undefined) chosen.push(each);
    return full?.source.source;
  });
  const results = chosen.length === 0 ? [] : await runPrepared(chosen, context);
  return places.map(full => {
    if (full !== undefined) return full;
    const result = results.shift();
    if (result === undefined) throw new Error('A request was neither asked nor put off.');
    return result;
  });
}

/** Thousands of organizations watch the same figures: a plan holds nothing of theirs but what `planningOf` names. */
const plans = minuteMemory<Prepared>(1_000);

/** All that a plan depends on, the request and the minute aside. */
function planningOf({ standing, usable, rates }: Situation): string {
  const connected = usable.map(({ source }) => source.source);
  return JSON.stringify([standing.now, standing.timeZone, connected, standing.needsReconnect, rates]);
}

/** What takes more than a call by itself is asked alone. */
function isFull({ source }: Usable, of: readonly Prepared[]): boolean {
  const askers = of.flatMap(({ needs }) => [needs.get(source.source) ?? []]).filter(({ length }) => length > 0);
  return askers.length > 1 && source.calls(gatherQueries(askers.flat()).queries) > 1;
}
