/** Asking a shop: one HTTP round trip for everything, further ones only for pages, throttled parts and a renewed token. */
import type { SourceAnswer, SourceQuery, SourceRow } from '@tillsight/metrics/request';
import { bucketLabel, isGrain } from '@tillsight/metrics/time-grain';
import { createBreaker, type Breaker } from '../breaker.ts';
import { startDeadline } from '../deadline.ts';
import { PlatformFailure } from '../failure.ts';
import { defaultDeadlineMs, type Http } from '../http.ts';
import { createLanes, type Lanes } from '../lanes.ts';
import { parseJson } from '../json.ts';
import type { AskOptions, Connection, DataSource } from '../platform.ts';
import { failureOfStatus } from '../status.ts';
import { callAdmin } from './admin-api.ts';
import { answersOf } from './answers.ts';
import { sendBeside } from './beside.ts';
import { compile } from './compile.ts';
import { documentOf, type Document } from './document.ts';
import { occasionScopes } from './occasions.ts';
import { gather, type Gathering } from './gather.ts';

export type ShopifySourceDeps = {
  http: Http;
  /** Told what an answer only hints at; for the log. */
  onFailure?: (failure: PlatformFailure) => void;
};

/**
 * Shopify by ShopifyQL and Admin GraphQL, several queries in one document (https://shopify.dev/docs/api/shopifyql). Money is in
 * main units of the store's currency, percentages are fractions, days are the store's own.
 */
export function createShopifySource(deps: ShopifySourceDeps): DataSource {
  const { elapsedMs } = deps.http;
  const breaker = createBreaker({ limit: 10, windowMs: 60_000, elapsedMs });
  // No more calls are under way than may fail before this shop is left alone.
  const lanes = createLanes(shop => Math.min(8, breaker.left(shop)));
  return {
    source: 'shopify',
    calls: queries => Math.min(1, queries.length),
    ask: (connection, queries, options) => ask({ ...deps, breaker, lanes }, { connection, queries, options }),
    // Few ask for them: what reads them is loaded then.
    targets: async (connection, options) =>
      (await import('./targets.ts')).readTargets(wayTo({ ...deps, breaker, lanes }, connection, options).send),
    maySetTargets: async connection => (await connection.scopes?.())?.includes('write_reports') === true,
    writeTarget: async (connection, aim, options) => {
      const { send } = wayTo({ ...deps, breaker, lanes }, connection, options);
      const way = { read: send, write: (document: Document) => send({ ...document, writes: true }) };
      return (await import('./write-target.ts')).writeTarget(way, aim);
    },
    occasions: async (connection, period, options) => {
      const { send: read } = wayTo({ ...deps, breaker, lanes }, connection, options);
      const { timeZone } = connection.account;
      return (await import('./write-occasion.ts')).heldOccasions({ read, timeZone }, period);
    },
    mayNoteOccasions: async connection => (await connection.scopes?.())?.includes(occasionScopes[1]) === true,
    writeOccasion: async (connection, deed, options) => {
      const { send } = wayTo({ ...deps, breaker, lanes }, connection, options);
      const { timeZone } = connection.account;
      const way = { read: send, write: (document: Document) => send({ ...document, writes: true }), timeZone };
      return (await import('./write-occasion.ts')).writeOccasion(way, deed);
    },
  };
}

type Deps = ShopifySourceDeps & { breaker: Breaker; lanes: Lanes };
type Question = { connection: Connection; queries: readonly SourceQuery[]; options: AskOptions };

async function ask(deps: Deps, { connection, queries, options }: Question): Promise<SourceAnswer[]> {
  const { timeZone } = connection.account;
  const { parts, refused } = compile(queries, timeZone);
  const gathered = await gather(gatheringFor(deps, connection, options), parts);
  for (const outcome of gathered.outcomes.values()) if ('failure' in outcome) deps.onFailure?.(outcome.failure);
  const answers = answersOf({ queries, parts, refused, timeZone }, gathered);
  return answers.map((answer, index) => withBeginning(answer, queries[index], connection.account.firstDay));
}

/** Zero is no figure for days before the shop: ShopifyQL gives it all the same. */
function withBeginning(answer: SourceAnswer, query: SourceQuery | undefined, day: string | undefined): SourceAnswer {
  if (query === undefined || day === undefined || query.period.from >= day) return answer;
  const issues = [...answer.issues, { kind: 'history-begins' as const, source: 'shopify' as const, day }];
  return { ...answer, rows: answer.rows.filter(row => query.period.to >= day && isSince(row, day)), issues };
}

/** Drop buckets that end before the shop opened. */
const isSince = ({ by }: SourceRow, day: string): boolean =>
  Object.entries(by).every(
    ([dimension, label]) => label === null || !isGrain(dimension) || label >= bucketLabel(day, dimension),
  );

function gatheringFor(deps: Deps, connection: Connection, options: AskOptions): Gathering {
  const { http } = deps;
  const startedAt = http.elapsedMs();
  const { send, deadline } = wayTo(deps, connection, options);
  const mayRead = async () => {
    const granted = (await connection.scopes?.()) ?? [];
    return occasionScopes.some(scope => granted.includes(scope));
  };
  const around = { timeZone: connection.account.timeZone, mayRead };
  const sendAll = options.beside === undefined ? send : sendBeside(options.beside, send, around);
  return {
    http,
    deadline,
    clock: () => options.now + (http.elapsedMs() - startedAt),
    send: asks => sendAll(documentOf(asks)),
  };
}

/** To the shop and back, within the time there is, while it is not failing. */
function wayTo({ http, breaker, lanes }: Deps, connection: Connection, options: AskOptions) {
  const shop = connection.account.id;
  const deadline = startDeadline(options.deadlineMs ?? defaultDeadlineMs, http.elapsedMs);
  let renewed: string | undefined;

  async function sendDocument({ writes = false, ...document }: Document): Promise<unknown> {
    const waitMs = breaker.waitMs(shop);
    if (waitMs > 0)
      throw new PlatformFailure('retry', 'Shopify has been failing; this shop is left alone for a while.', { waitMs });
    const deadlineMs = deadline.remainingMs();
    if (deadlineMs === 0) throw new PlatformFailure('retry', 'Shopify took too long.', { reason: 'timeout' });
    const accessToken = renewed ?? (await connection.accessToken());
    const answer = await callAdmin(http, { shop, accessToken, ...document, deadlineMs, repeats: writes ? 0 : 2 });
    if (answer.status === 401 && renewed === undefined) {
      renewed = await connection.accessToken({ rejected: accessToken });
      return sendDocument({ ...document, writes });
    }
    if (answer.status !== 200) throw failureOfStatus(answer, 'Shopify', http.now());
    return parseJson(answer.text, 'Shopify');
  }

  return {
    deadline,
    send: (document: Document) =>
      lanes(shop, () =>
        sendDocument(document).catch((error: unknown) => {
          if (error instanceof PlatformFailure && ['unavailable', 'timeout'].includes(error.reason)) breaker.note(shop);
          throw error;
        }),
      ),
  };
}
