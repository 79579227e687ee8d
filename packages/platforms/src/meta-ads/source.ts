/** Asking a Meta ad account: one call for a query and its comparison, or one for each where days divide them. */
import type { Issue } from '@tillsight/metrics/issue';
import type { SourceAnswer, SourceQuery, SourceRow } from '@tillsight/metrics/request';
import { failedIssue, issueOfFailure, mergeIssues } from '../answer-issue.ts';
import { createBreaker, type Breaker } from '../breaker.ts';
import { startDeadline } from '../deadline.ts';
import { PlatformFailure } from '../failure.ts';
import { defaultDeadlineMs } from '../http.ts';
import { at, listAt } from '../json.ts';
import { createLanes, type Lanes } from '../lanes.ts';
import type { AskOptions, Connection, DataSource } from '../platform.ts';
import { backoffMs } from '../retry.ts';
import { nextCursor } from './ad-accounts.ts';
import { compile, oldestDay, type MetaPart } from './compile.ts';
import { bodyOf, callMeta, endedGrant, TooMuchAtOnce, type GraphCall, type MetaApp } from './graph-api.ts';
import { readPictures } from './pictures.ts';
import { readRows } from './read.ts';
import { createReportRuns, runKey, type ReportRuns } from './report-runs.ts';
import { createUsageMemory, type UsageMemory } from './usage.ts';

export type MetaSourceDeps = MetaApp & { onFailure?: (failure: PlatformFailure) => void };

type Deps = MetaSourceDeps & { breaker: Breaker; lanes: Lanes; usage: UsageMemory; runs: ReportRuns };

/**
 * Meta Ads by its insights (https://developers.facebook.com/documentation/ads-commerce/marketing-api/insights). Figures are main
 * units of the account's currency, days are the account's own, purchases follow the attribution of each ad set.
 */
export function createMetaAdsSource(deps: MetaSourceDeps): DataSource {
  const { elapsedMs } = deps.http;
  const breaker = createBreaker({ limit: 10, windowMs: 60_000, elapsedMs });
  const usage = createUsageMemory(elapsedMs);
  const kept: Deps = {
    ...deps,
    breaker,
    usage,
    runs: createReportRuns(elapsedMs),
    // One after another where the account's bucket fills, and no more than may fail before it is left alone.
    lanes: createLanes(account => (usage.isHigh(account) ? 1 : Math.min(4, breaker.left(account)))),
  };
  return {
    source: 'meta',
    calls: queries => compile(queries, '').length,
    ask: (connection, queries, options) => ask(kept, { connection, queries, options }),
    pictures: (connection, ids, options) =>
      readPictures(ids, { http: deps.http, batch: askerFor(kept, { connection, queries: [], options }).batch }),
  };
}

type Question = { connection: Connection; queries: readonly SourceQuery[]; options: AskOptions };

async function ask(deps: Deps, question: Question): Promise<SourceAnswer[]> {
  const { account } = question.connection;
  const oldest = oldestDay(question.options.now, account.timeZone);
  const asker = askerFor(deps, question);
  const readings = await Promise.all(compile(question.queries, oldest).map(part => readPart(deps, asker, part)));
  const dead = readings.find(({ failure }) => failure?.action === 'reconnect' && failure.status === endedGrant);
  if (dead?.failure !== undefined) throw dead.failure;
  return question.queries.map(query => {
    const own = readings.filter(({ part }) => part.query === query);
    const begins: Issue[] = query.period.from < oldest ? [{ kind: 'history-begins', source: 'meta', day: oldest }] : [];
    return {
      queryId: query.id,
      rows: own.flatMap(({ rows }) => rows),
      baseRows: own.flatMap(({ baseRows }) => baseRows),
      issues: mergeIssues([...begins, ...own.flatMap(({ issues }) => issues)]),
      currency: account.currency,
      asked: own.filter(({ part }) => part.days.period !== undefined).map(({ part }) => askedText(part)),
    };
  });
}

type Reading = {
  part: MetaPart;
  rows: SourceRow[];
  baseRows: SourceRow[];
  issues: Issue[];
  failure?: PlatformFailure;
};

async function readPart(deps: Deps, asker: Asker, part: MetaPart): Promise<Reading> {
  const { metrics } = part.query;
  const nothing = { part, rows: [], baseRows: [] };
  try {
    const data = await dataOf(asker, part);
    const [rows, baseRows] = [readRows(part, data, 'period'), readRows(part, data, 'base')];
    if (rows === undefined || baseRows === undefined)
      return { ...nothing, issues: [failedIssue('meta', metrics, { reason: 'nonsense' })] };
    return { part, rows, baseRows, issues: data.length > mostRows ? [{ kind: 'rows-left-out', limit: mostRows }] : [] };
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    deps.onFailure?.(error);
    return { ...nothing, issues: [issueOfFailure('meta', metrics, error)], failure: error };
  }
}

const mostRows = 10_000;

/** At once if it can be had so, and by a report run where that is too much. */
async function dataOf(asker: Asker, part: MetaPart): Promise<unknown[]> {
  if (part.isHeavy) return asker.byRun(part.parameters);
  try {
    return await asker.atOnce(part.parameters);
  } catch (error) {
    if (error instanceof TooMuchAtOnce) return asker.byRun(part.parameters);
    throw error;
  }
}

type Parameters = MetaPart['parameters'];
type Asker = {
  atOnce: (parameters: Parameters) => Promise<unknown[]>;
  byRun: (parameters: Parameters) => Promise<unknown[]>;
  /** Several reading calls in one, each of which counts; the answers in their order. */
  batch: (places: readonly string[]) => Promise<unknown>;
};

function askerFor(deps: Deps, { connection, options }: Question): Asker {
  const { http, breaker, lanes, usage, runs } = deps;
  const { id } = connection.account;
  if (!/^\d{1,30}$/.test(id)) throw new Error('A Meta ad account is written in digits alone.');
  const deadline = startDeadline(options.deadlineMs ?? defaultDeadlineMs, http.elapsedMs);

  async function attempt(call: GraphCall): Promise<unknown> {
    const brokenMs = breaker.waitMs(id);
    if (brokenMs > 0)
      throw new PlatformFailure('retry', 'Meta has been failing; it is left alone for a while.', {
        reason: 'unavailable',
        waitMs: brokenMs,
      });
    const fullMs = usage.waitMs(id);
    if (fullMs > 0)
      throw new PlatformFailure('wait', "Meta's calls for this ad account are nearly used up.", { waitMs: fullMs });
    const deadlineMs = deadline.remainingMs();
    if (deadlineMs === 0) throw new PlatformFailure('retry', 'Meta took too long.', { reason: 'timeout' });
    const accessToken = await connection.accessToken();
    const answer = await callMeta(deps, { ...call, accessToken, deadlineMs });
    usage.note(id, answer);
    return bodyOf(answer, http.now());
  }

  async function send(call: GraphCall): Promise<unknown> {
    for (let repeat = 0; ; repeat += 1) {
      try {
        return await lanes(id, () => attempt(call));
      } catch (error) {
        if (!(error instanceof PlatformFailure) || error instanceof TooMuchAtOnce) throw error;
        if (error.waitMs === undefined && ['unavailable', 'timeout'].includes(error.reason)) breaker.note(id);
        const waitMs = repeat < mostRepeats ? waitBefore(error, repeat) : undefined;
        if (waitMs === undefined || waitMs >= deadline.remainingMs()) throw error;
        await http.sleep(waitMs);
      }
    }
  }

  /** Meta says how long to wait; what merely failed is tried again soon. */
  function waitBefore(failure: PlatformFailure, repeat: number): number | undefined {
    if (failure.waitMs !== undefined) return failure.waitMs;
    return failure.action === 'retry' && failure.reason === 'unavailable' ? backoffMs(repeat, http.random) : undefined;
  }

  async function pages(path: string, parameters: Parameters): Promise<unknown[]> {
    const rows: unknown[] = [];
    for (let after: string | undefined; ;) {
      const body = await send({ path, query: { ...parameters, ...(after === undefined ? {} : { after }) } });
      if (!Array.isArray(at(body, 'data')))
        throw new PlatformFailure('retry', 'Meta answered with something else than rows.', { reason: 'nonsense' });
      rows.push(...listAt(body, 'data'));
      after = nextCursor(body);
      if (after === undefined || rows.length > mostRows) return rows;
    }
  }

  return {
    batch: places => {
      const calls = places.map(place => ({ method: 'GET', relative_url: place }));
      return send({ method: 'POST', path: '', query: { batch: JSON.stringify(calls), include_headers: 'false' } });
    },
    atOnce: parameters => pages(`/act_${id}/insights`, parameters),
    byRun: async parameters => {
      const { limit = '500', ...asked } = parameters;
      const key = runKey(await connection.accessToken(), id, asked);
      const run = await runs.completed(key, {
        begin: () => send({ method: 'POST', path: `/act_${id}/insights`, query: asked }),
        poll: number => send({ path: `/${number}`, query: {} }),
        remainingMs: deadline.remainingMs,
        sleep: http.sleep,
      });
      return pages(`/${run}/insights`, { limit });
    },
  };
}

const mostRepeats = 2;

/** As it can be read: without what is nobody's business, and in plain signs. */
function askedText({ parameters }: MetaPart): string {
  const written = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
  return `insights?${written.join('&')}`;
}
