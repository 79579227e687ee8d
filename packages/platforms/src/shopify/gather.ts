/** Asks Shopify for all parts of a question in one call, then again only for parts that were throttled, failed, or have more pages. */
import type { Deadline } from '../deadline.ts';
import { PlatformFailure } from '../failure.ts';
import type { Http } from '../http.ts';
import { at, listAt, textAt } from '../json.ts';
import { backoffMs } from '../retry.ts';
import { asksOf, type Ask } from './document.ts';
import type { Part } from './part.ts';
import { verdictOn } from './verdict.ts';

export type Outcome = { field: unknown } | { records: unknown[] } | { failure: PlatformFailure };

export type Gathered = { outcomes: Map<string, Outcome>; currency: string | undefined };

export type Gathering = {
  http: Pick<Http, 'sleep' | 'random' | 'elapsedMs'>;
  deadline: Deadline;
  /** The caller's clock, in epoch milliseconds. */
  clock: () => number;
  /** One round trip; throws when no part of it can be read. */
  send: (asks: readonly Ask[]) => Promise<unknown>;
};

const mostRepeats = 2;

export async function gather(gathering: Gathering, parts: readonly Part[]): Promise<Gathered> {
  const outcomes = new Map<string, Outcome>();
  const pages = new Map<string, unknown[]>();
  let currency: string | undefined;
  let asks = asksOf(parts);
  for (let repeats = 0; asks.length > 0;) {
    const body = await sendOrFail(gathering, asks, outcomes);
    if (body === undefined) break;
    currency ??= textAt(body, 'data', 'shop', 'currencyCode');
    const judged = asks.map(ask => ({ ask, verdict: verdictOn(ask.part, body, gathering.clock()) }));
    const further = judged.flatMap(({ ask, verdict }) =>
      'done' in verdict ? take({ outcomes, pages }, ask, verdict.done) : [],
    );
    const failed = judged.flatMap(({ ask, verdict }) =>
      'failure' in verdict ? [{ ask, failure: verdict.failure }] : [],
    );
    const passing = failed.filter(({ failure }) => failure.action === 'wait' || failure.action === 'retry');
    for (const { ask, failure } of failed) outcomes.set(ask.part.alias, { failure });
    const waitMs = repeats < mostRepeats ? waitFor(gathering, passing, repeats) : undefined;
    asks = waitMs === undefined ? further : [...further, ...passing.map(({ ask }) => ask)];
    if (waitMs !== undefined && passing.length > 0) {
      repeats += 1;
      await gathering.http.sleep(waitMs);
    }
  }
  return { outcomes, currency };
}

/** If the whole call fails, so do all its parts. If the grant is revoked, the question ends here. */
async function sendOrFail(
  gathering: Gathering,
  asks: readonly Ask[],
  outcomes: Map<string, Outcome>,
): Promise<unknown> {
  try {
    return await gathering.send(asks);
  } catch (error) {
    if (!(error instanceof PlatformFailure) || error.action === 'reconnect') throw error;
    for (const { part } of asks) outcomes.set(part.alias, { failure: error });
    return undefined;
  }
}

type Kept = { outcomes: Map<string, Outcome>; pages: Map<string, unknown[]> };

/** Keeps a page and returns the request for the next one, if any. There is no outcome before the last page: half a list would be a wrong answer. */
function take({ outcomes, pages }: Kept, ask: Ask, field: unknown): Ask[] {
  const { alias, kind } = ask.part;
  if (kind !== 'records') {
    outcomes.set(alias, { field });
    return [];
  }
  const nodes = listAt(field, 'nodes');
  const records = [...(pages.get(alias) ?? []), ...nodes];
  pages.set(alias, records);
  if (at(field, 'pageInfo', 'hasNextPage') === false && Array.isArray(at(field, 'nodes'))) {
    outcomes.set(alias, { records });
    return [];
  }
  const after = textAt(field, 'pageInfo', 'endCursor');
  if (after !== undefined && after !== ask.after && nodes.length > 0) return [{ part: ask.part, after }];
  const message = 'Shopify promised another page of records and did not say where it begins.';
  outcomes.set(alias, { failure: new PlatformFailure('retry', message, { reason: 'nonsense' }) });
  return [];
}

/** undefined: nothing to wait for, or the answer would be due first. */
function waitFor(
  { http, deadline }: Gathering,
  passing: readonly { failure: PlatformFailure }[],
  repeats: number,
): number | undefined {
  if (passing.length === 0) return undefined;
  const backoff = backoffMs(repeats, http.random);
  const waitMs = Math.max(
    ...passing.map(({ failure }) => (failure.waitMs === undefined ? backoff : failure.waitMs + backoff)),
  );
  return waitMs < deadline.remainingMs() ? waitMs : undefined;
}
