/** Asking Shiprocket: the orders of some days, read whole once for all that is asked of them. */
import type { BasePeriod, Period, SourceAnswer, SourceQuery } from '@tillsight/metrics/request';
import { failedIssue, issueOfFailure } from '../answer-issue.ts';
import { createBreaker, type Breaker } from '../breaker.ts';
import { startDeadline } from '../deadline.ts';
import { PlatformFailure } from '../failure.ts';
import { defaultDeadlineMs, type Http } from '../http.ts';
import { createLanes, type Lanes } from '../lanes.ts';
import type { AskOptions, Connection, DataSource } from '../platform.ts';
import { sessionOf } from '../session.ts';
import { ordersOf, type ReadPage } from './order-pages.ts';
import type { Parcel } from './parcel.ts';
import { parcelsIn, rowsOf } from './read.ts';
import { bodyOf, callShiprocket } from './shiprocket-api.ts';

export type ShiprocketSourceDeps = { http: Http; onFailure?: (failure: PlatformFailure) => void };

type Deps = ShiprocketSourceDeps & { breaker: Breaker; lanes: Lanes };

/**
 * Shiprocket's list of orders (https://apidocs.shiprocket.in, Orders). An order stands on the day it was booked, with the outcome it
 * has now; days are those of India. Names and addresses of customers come along and are not looked at.
 */
export function createShiprocketSource(deps: ShiprocketSourceDeps): DataSource {
  const { elapsedMs } = deps.http;
  const breaker = createBreaker({ limit: 10, windowMs: 60_000, elapsedMs });
  const kept: Deps = { ...deps, breaker, lanes: createLanes(account => Math.min(4, breaker.left(account))) };
  return {
    source: 'shiprocket',
    calls: queries => stretchesOf(queries).length,
    ask: (connection, queries, options) => ask(kept, { connection, queries, options }),
  };
}

type Question = { connection: Connection; queries: readonly SourceQuery[]; options: AskOptions };
type Listing = { parcels: Parcel[] } | { failure: PlatformFailure };

const nameOf = ({ from, to }: BasePeriod): string => `${from}..${to}`;

function stretchesOf(queries: readonly SourceQuery[]): Period[] {
  const all = queries.flatMap(({ period, base }) => (base === undefined ? [period] : [period, base]));
  return [...new Map(all.map(each => [nameOf(each), { from: each.from, to: each.to }])).values()];
}

async function ask(deps: Deps, question: Question): Promise<SourceAnswer[]> {
  const read = readerFor(deps, question);
  const listed = await Promise.all(
    stretchesOf(question.queries).map(async days => [nameOf(days), await listingOf(deps, days, read)] as const),
  );
  const listings = new Map(listed);
  return question.queries.map(query => answerTo(query, listings, question.connection.account.currency));
}

function answerTo(query: SourceQuery, listings: ReadonlyMap<string, Listing>, currency: string): SourceAnswer {
  const { period, base } = query;
  const asked = [`orders?from=${period.from}&to=${period.to}`];
  const answer: SourceAnswer = { queryId: query.id, rows: [], baseRows: [], issues: [], currency, asked };
  const [own, other] = [listings.get(nameOf(period)), base && listings.get(nameOf(base))];
  for (const listing of [own, other])
    if (listing !== undefined && 'failure' in listing)
      return { ...answer, issues: [issueOfFailure('shiprocket', query.metrics, listing.failure)] };
  const rows = own !== undefined && 'parcels' in own ? rowsOf(query, own.parcels) : [];
  const baseRows = other !== undefined && 'parcels' in other ? rowsOf(query, other.parcels) : [];
  const issues = own === undefined ? [failedIssue('shiprocket', query.metrics, { reason: 'nonsense' })] : [];
  return { ...answer, rows, baseRows, issues };
}

/** A missing permission is told; a user that is gone ends the grant. */
async function listingOf(deps: Deps, days: Period, read: ReadPage): Promise<Listing> {
  try {
    const parcels = parcelsIn(await ordersOf(days, read), days);
    if (parcels !== undefined) return { parcels };
    throw new PlatformFailure('retry', 'Shiprocket answered with other orders than those asked for.', {
      reason: 'nonsense',
    });
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    if (error.action === 'reconnect' && error.status !== 403) throw error;
    deps.onFailure?.(error);
    return { failure: error };
  }
}

function readerFor({ http, breaker, lanes }: Deps, { connection, options }: Question): ReadPage {
  const { id } = connection.account;
  const deadline = startDeadline(options.deadlineMs ?? defaultDeadlineMs, http.elapsedMs);
  const session = sessionOf(connection);

  async function send(query: Record<string, string>): Promise<unknown> {
    const brokenMs = breaker.waitMs(id);
    if (brokenMs > 0)
      throw new PlatformFailure('retry', 'Shiprocket has been failing; it is left alone for a while.', {
        waitMs: brokenMs,
      });
    const deadlineMs = deadline.remainingMs();
    if (deadlineMs === 0) throw new PlatformFailure('retry', 'Shiprocket took too long.', { reason: 'timeout' });
    const answer = await session(accessToken =>
      callShiprocket(http, { path: '/orders', query, accessToken, deadlineMs }),
    );
    return bodyOf(answer, http.now());
  }

  return query =>
    lanes(id, () =>
      send(query).catch((error: unknown) => {
        if (error instanceof PlatformFailure && ['unavailable', 'timeout'].includes(error.reason)) breaker.note(id);
        throw error;
      }),
    );
}
