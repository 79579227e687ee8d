/** Asking a GA4 property: up to five reports in one call. */
import type { Issue } from '@tillsight/metrics/issue';
import type { SourceAnswer, SourceQuery } from '@tillsight/metrics/request';
import { failedIssue, issueOfFailure, mergeIssues } from '../answer-issue.ts';
import { createBreaker, type Breaker } from '../breaker.ts';
import { startDeadline } from '../deadline.ts';
import { PlatformFailure } from '../failure.ts';
import { callGoogle, googleFailureOf, hosts } from '../google/api.ts';
import { sessionOf } from '../session.ts';
import { defaultDeadlineMs, type Http, type HttpAnswer } from '../http.ts';
import { createLanes, type Lanes } from '../lanes.ts';
import type { AskOptions, Connection, DataSource } from '../platform.ts';
import { backoffMs } from '../retry.ts';
import { mergeRows } from '../source-row.ts';
import { compile, requestOf, type Report } from './compile.ts';
import { createQuotaWatch, type QuotaWatch } from './quota.ts';
import { readReport } from './read.ts';
import { runReports, type Ran, type Running } from './run-reports.ts';

export type AnalyticsSourceDeps = { http: Http; onFailure?: (failure: PlatformFailure) => void };

type Deps = AnalyticsSourceDeps & { breaker: Breaker; quota: QuotaWatch; lanes: Lanes };

const mostReports = 5;

/**
 * GA4 by the Data API, up to five reports a call (https://developers.google.com/analytics/devguides/reporting/data/v1). Money is
 * in main units, rates are fractions, days are the property's own.
 */
export function createGoogleAnalyticsSource(deps: AnalyticsSourceDeps): DataSource {
  const { elapsedMs } = deps.http;
  // After ten server errors an hour Google locks the property for our project; half of them may be ours. Calls under way
  // may all fail, so no more of them are let out than failures are left.
  const breaker = createBreaker({ limit: 5, windowMs: 3_600_000, elapsedMs });
  const kept = { ...deps, breaker, quota: createQuotaWatch(elapsedMs), lanes: createLanes(breaker.left) };
  return {
    source: 'google_analytics',
    calls: queries => batchesOf(compile(queries)).length,
    ask: (connection, queries, options) => ask(kept, { connection, queries, options }),
  };
}

type Question = { connection: Connection; queries: readonly SourceQuery[]; options: AskOptions };

async function ask(deps: Deps, question: Question): Promise<SourceAnswer[]> {
  const reports = compile(question.queries);
  const running = runningFor(deps, question);
  const ran = (await Promise.all(batchesOf(reports).map(batch => runReports(running, batch)))).flat();
  for (const { outcome } of ran) {
    if ('answer' in outcome) deps.quota.note(question.connection.account.id, outcome.answer);
    else if (isDeadGrant(outcome.failure)) throw outcome.failure;
    else deps.onFailure?.(outcome.failure);
  }
  return question.queries.map(query =>
    answerOf(
      query,
      ran.filter(({ report }) => report.queryId === query.id),
    ),
  );
}

/** A missing permission is this platform's trouble alone; a token that is refused twice ends the whole grant. */
function isDeadGrant(failure: PlatformFailure): boolean {
  return failure.action === 'reconnect' && failure.status !== 403;
}

function batchesOf(reports: readonly Report[]): Report[][] {
  const together = reports.filter(report => !report.isRealtime);
  const batches = Array.from({ length: Math.ceil(together.length / mostReports) }, (_, index) =>
    together.slice(index * mostReports, (index + 1) * mostReports),
  );
  return [...batches, ...reports.filter(report => report.isRealtime).map(report => [report])];
}

function runningFor({ http, breaker, quota, lanes }: Deps, { connection, options }: Question): Running {
  const property = connection.account.id;
  if (!/^properties\/\d{1,20}$/.test(property)) throw new Error('A GA4 property is written like properties/123.');
  const deadline = startDeadline(options.deadlineMs ?? defaultDeadlineMs, http.elapsedMs);
  const session = sessionOf(connection);

  async function send(method: string, body: unknown): Promise<HttpAnswer> {
    const waitMs = Math.max(breaker.waitMs(property), quota.waitMs(property));
    if (waitMs > 0) throw new PlatformFailure('wait', 'Google Analytics is left alone for a while.', { waitMs });
    const deadlineMs = deadline.remainingMs();
    if (deadlineMs === 0) throw new PlatformFailure('retry', 'Google Analytics took too long.', { reason: 'timeout' });
    const path = `/v1beta/${property}:${method}`;
    const call = { platform: 'Google Analytics', host: hosts.analyticsData, path, body, deadlineMs } as const;
    // Nothing is repeated below us: every server error counts against the property.
    const answer = await session(accessToken => callGoogle(http, { ...call, accessToken }));
    if (answer.status >= 500) breaker.note(property);
    return answer;
  }

  async function call(method: string, body: unknown, repeat = 0): Promise<HttpAnswer> {
    const answer = await lanes(property, () => send(method, body));
    if (answer.status === 200 || answer.status === 400) return answer;
    const failure = googleFailureOf(answer, 'Google Analytics', http.now());
    const waitMs = shortWaitMs(failure, answer) ?? Infinity;
    if (repeat >= 2 || waitMs + backoffMs(repeat, http.random) >= deadline.remainingMs()) throw failure;
    await http.sleep(waitMs + backoffMs(repeat, http.random));
    return call(method, body, repeat + 1);
  }

  return {
    call,
    refusal: answer => googleFailureOf(answer, 'Google Analytics', http.now()),
    splits: { left: 12 },
  };
}

/** Too many requests at the same moment are over in a moment; an empty bucket is not. */
function shortWaitMs(failure: PlatformFailure, answer: HttpAnswer): number | undefined {
  if (failure.action !== 'wait') return undefined;
  if (answer.header('retry-after') !== null) return failure.waitMs;
  return /concurrent/i.test(answer.text) ? 500 : undefined;
}

function answerOf(query: SourceQuery, ran: readonly Ran[]): SourceAnswer {
  const readings = ran.map(({ report, outcome }) => {
    const nothing = { rows: [], baseRows: [], currency: undefined };
    if ('failure' in outcome) {
      return { ...nothing, issues: [issueOfFailure('google_analytics', report.metrics, outcome.failure)] };
    }
    const nonsense: Issue[] = [failedIssue('google_analytics', report.metrics, { reason: 'nonsense' })];
    return readReport(report, outcome.answer) ?? { ...nothing, issues: nonsense };
  });
  const currency = readings.map(reading => reading.currency).find(known => known !== undefined);
  return {
    queryId: query.id,
    rows: mergeRows(readings.flatMap(({ rows }) => rows)),
    baseRows: mergeRows(readings.flatMap(({ baseRows }) => baseRows)),
    issues: mergeIssues(readings.flatMap(({ issues }) => issues)),
    ...(currency === undefined ? {} : { currency }),
    asked: ran.map(({ report }) => textOf(report)),
  };
}

/** The report as it is asked for, without what only we need of it. */
function textOf(report: Report): string {
  const { limit: _, returnPropertyQuota: __, ...request } = requestOf({ ...report, base: undefined });
  return `${report.isRealtime ? 'runRealtimeReport' : 'runReport'} ${JSON.stringify(request)}`;
}
