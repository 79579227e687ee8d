/** Asking a Google Ads account: one call for each view and each period, all at the same time. */
import type { Issue } from '@tillsight/metrics/issue';
import type { SourceAnswer, SourceQuery, SourceRow } from '@tillsight/metrics/request';
import { failedIssue, issueOfFailure, mergeIssues } from '../answer-issue.ts';
import { createBreaker, type Breaker } from '../breaker.ts';
import { startDeadline } from '../deadline.ts';
import { PlatformFailure } from '../failure.ts';
import { adsHeaders, adsPath, resultsOf, type AdsAccess } from '../google/ads-api.ts';
import { callGoogle, googleFailureOf, hosts } from '../google/api.ts';
import { sessionOf } from '../session.ts';
import { defaultDeadlineMs, type Http } from '../http.ts';
import { createLanes, type Lanes } from '../lanes.ts';
import type { AskOptions, Connection, DataSource } from '../platform.ts';
import { createOperationBudget, type OperationBudget } from './budget.ts';
import { compile, type AdsPart } from './compile.ts';
import { createPlaceNames, type PlaceNames } from './places.ts';
import { placesIn, readRows } from './read.ts';

export type AdsSourceDeps = {
  http: Http;
  access?: AdsAccess;
  /** What the access level of our Cloud project allows in 24 hours. */
  operationsPerDay?: number;
  /** Where several processes share that; otherwise each counts by itself. */
  operations?: OperationBudget;
  onFailure?: (failure: PlatformFailure) => void;
};

type Deps = AdsSourceDeps & { breaker: Breaker; lanes: Lanes; budget: OperationBudget; places: PlaceNames };

/**
 * Google Ads by GAQL (https://developers.google.com/google-ads/api/docs/query/overview): a search, which is an operation, for each
 * query and one for its comparison. Micros become main units of the account's currency; days are the account's own.
 */
export function createGoogleAdsSource(deps: AdsSourceDeps): DataSource {
  const { elapsedMs } = deps.http;
  const breaker = createBreaker({ limit: 10, windowMs: 60_000, elapsedMs });
  const kept: Deps = {
    ...deps,
    breaker,
    // No more calls are under way than may fail before this account is left alone.
    lanes: createLanes(account => Math.min(6, breaker.left(account))),
    budget: deps.operations ?? createOperationBudget(deps.operationsPerDay ?? 2_880, elapsedMs),
    places: createPlaceNames(),
  };
  return {
    source: 'google_ads',
    calls: queries => compile(queries).length,
    ask: (connection, queries, options) => ask(kept, { connection, queries, options }),
  };
}

type Question = { connection: Connection; queries: readonly SourceQuery[]; options: AskOptions };
type Search = (query: string) => Promise<unknown[]>;

async function ask(deps: Deps, question: Question): Promise<SourceAnswer[]> {
  const search = searchFor(deps, question);
  const readings = await Promise.all(compile(question.queries).map(part => readPart(deps, search, part)));
  const dead = readings.find(({ failure }) => failure !== undefined && isDeadGrant(failure));
  if (dead?.failure !== undefined) throw dead.failure;
  return question.queries.map(query => {
    const own = readings.filter(({ part }) => part.query === query);
    const rowsOf = (period: AdsPart['period']) => own.find(({ part }) => part.period === period)?.rows ?? [];
    return {
      queryId: query.id,
      rows: rowsOf('period'),
      baseRows: rowsOf('base'),
      issues: mergeIssues(own.flatMap(({ issues }) => issues)),
      currency: question.connection.account.currency,
      asked: own.filter(({ part }) => part.period === 'period').map(({ part }) => part.text),
    };
  });
}

type Reading = { part: AdsPart; rows: SourceRow[]; issues: Issue[]; failure?: PlatformFailure };

async function readPart(deps: Deps, search: Search, part: AdsPart): Promise<Reading> {
  const { metrics } = part.query;
  try {
    const results = await search(part.text);
    await deps.places.learn(placesIn(part, results), search);
    const rows = readRows(part, results, deps.places.known);
    if (rows === undefined)
      return { part, rows: [], issues: [failedIssue('google_ads', metrics, { reason: 'nonsense' })] };
    const hasMore = !part.isRanked && results.length > part.limit;
    return { part, rows, issues: hasMore ? [{ kind: 'rows-left-out', limit: part.limit }] : [] };
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    deps.onFailure?.(error);
    return { part, rows: [], issues: [issueOfFailure('google_ads', metrics, error)], failure: error };
  }
}

/** A missing permission is this platform's trouble alone; a token that is refused twice ends the whole grant. */
function isDeadGrant(failure: PlatformFailure): boolean {
  return failure.action === 'reconnect' && failure.status !== 403;
}

function searchFor({ http, access = {}, breaker, lanes, budget }: Deps, { connection, options }: Question): Search {
  const { id, loginCustomerId } = connection.account;
  if (!/^\d{1,20}$/.test(id)) throw new Error('A Google Ads account is written in digits alone.');
  const deadline = startDeadline(options.deadlineMs ?? defaultDeadlineMs, http.elapsedMs);
  const session = sessionOf(connection);

  async function send(query: string): Promise<unknown[]> {
    const brokenMs = breaker.waitMs(id);
    if (brokenMs > 0)
      throw new PlatformFailure('retry', 'Google Ads has been failing; it is left alone for a while.', {
        waitMs: brokenMs,
      });
    const spentMs = await budget.take();
    if (spentMs > 0)
      throw new PlatformFailure('wait', "The day's operations of Google Ads are spent.", { waitMs: spentMs });
    const deadlineMs = deadline.remainingMs();
    if (deadlineMs === 0) throw new PlatformFailure('retry', 'Google Ads took too long.', { reason: 'timeout' });
    const answer = await session(accessToken =>
      callGoogle(http, {
        platform: 'Google Ads',
        host: hosts.ads,
        path: `${adsPath(access)}/customers/${id}/googleAds:searchStream`,
        accessToken,
        headers: adsHeaders(access, loginCustomerId),
        body: { query },
        deadlineMs,
        repeats: 2,
      }),
    );
    if (answer.status === 200) return resultsOf(answer);
    throw googleFailureOf(answer, 'Google Ads', http.now());
  }

  return query =>
    lanes(id, () =>
      send(query).catch((error: unknown) => {
        if (error instanceof PlatformFailure && ['unavailable', 'timeout'].includes(error.reason)) breaker.note(id);
        throw error;
      }),
    );
}
