/** Numbers for an organization: the one door that chat, messages and reports all come through. */
import { PlatformFailure } from '@tillsight/platforms/failure';
import type { Account, AdPicture, DataSource } from '@tillsight/platforms/platform';
import { screenOf } from '@tillsight/platforms/screen-of';
import { nothingBeside, type Beside, type Found, type Wanted } from '@tillsight/metrics/beside';
import type { SourceName } from '@tillsight/metrics/metric';
import type { Rates } from '@tillsight/metrics/rates';
import type { HeldOccasion, OccasionDeed, OccasionWritten } from '@tillsight/metrics/occasion';
import type { AimWritten, Target, TargetAim } from '@tillsight/metrics/target';
import type { AskSource, MetricRequest, MetricResult, Period } from '@tillsight/metrics/request';
import { gatherQueries } from '@tillsight/metrics/demand';
import { prepare, run, runPrepared, type RunContext } from '@tillsight/metrics/run';
import { noteAct, type Act } from '../../infra/audit.ts';
import type { Trx } from '../../infra/db.ts';
import { limiter } from '../../infra/limiter.ts';
import type { Memory } from '../../infra/memory.ts';
import {
  findSituation,
  noteChanged,
  openConnection,
  type ConnectionRow,
  type IntegrationDeps,
  type OpenConnection,
} from '../integrations/integrations.ts';
import { ratesByName, ratesColumn } from '../rates/rates.ts';
import type { Organization } from '../users/users.ts';
import { nameRequests, namesFrom } from './names.ts';
import { lockOccasions } from './store.ts';

export type InsightDeps = IntegrationDeps & {
  memory: Memory;
  /** Is told which platforms are being waited for, whenever that changes. */
  watch?: Watch;
};

type Watch = (awaited: SourceName[]) => void;

/** An organization as its numbers see it, at one moment. */
export type Standing = Organization & {
  now: number;
  connected: SourceName[];
  needsReconnect: SourceName[];
  /** What can be connected here that not every installation offers. */
  offered: SourceName[];
  /** The first day the shop can know anything of. */
  historyFrom?: string;
};

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

/** As much as one call a platform answers, the first requests first; of the others the platform that they have to wait for. */
export async function askInOneCall(
  deps: InsightDeps,
  situation: Situation,
  requests: readonly MetricRequest[],
): Promise<(MetricResult | SourceName)[]> {
  const context = contextOf(deps, situation);
  const prepared = requests.map(request => prepare(request, context));
  /** What takes more than a call by itself is asked alone. */
  const isFull = ({ source }: Usable, of: typeof prepared): boolean => {
    const askers = of.flatMap(({ needs }) => [needs.get(source.source) ?? []]).filter(({ length }) => length > 0);
    return askers.length > 1 && source.calls(gatherQueries(askers.flat()).queries) > 1;
  };
  const crowded = situation.usable.filter(usable => isFull(usable, prepared));
  const chosen: typeof prepared = [];
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

/** The store's own names, so that a question may use them: dimension to values. */
export async function storeNames(deps: InsightDeps, organizationId: string): Promise<Record<string, string[]>> {
  const situation = await situationOf(deps, organizationId);
  const key = `names|${organizationId}|${versionOf(situation)}`;
  const make = async () => runFor(deps, situation, nameRequests(situation.standing));
  return namesFrom(await deps.memory.recall(key, make, isWhole));
}

type HeldTargets = { held: Target[] | 'away'; maySet: boolean };

/** What the merchant wants to reach, where a platform holds that; undefined where none is connected that does. */
export async function askTargets(deps: InsightDeps, organizationId: string): Promise<HeldTargets | undefined> {
  const situation = await situationOf(deps, organizationId);
  const holder = holderOf(deps, situation, source => source.targets !== undefined);
  if (holder === undefined) return undefined;
  const { source, connection } = holder;
  const maySet = (await source.maySetTargets?.(connection)) ?? false;
  const key = `targets|${organizationId}|${versionOf(situation)}`;
  const read = async () => (await source.targets?.(connection, { now: situation.standing.now })) ?? [];
  return { held: await unlessAway(deps, holder, () => deps.memory.recall(key, read)), maySet };
}

type HeldOccasions = { held: HeldOccasion[] | 'away'; mayNote: boolean };

/** The same of what happened in these days; without days, of all that we have noted. */
export async function askOccasions(
  deps: InsightDeps,
  organizationId: string,
  period?: Period,
): Promise<HeldOccasions | undefined> {
  const situation = await situationOf(deps, organizationId);
  const holder = holderOf(deps, situation, source => source.occasions !== undefined);
  if (holder === undefined) return undefined;
  const { source, connection } = holder;
  // Who may not write might not read them either.
  if ((await source.mayNoteOccasions?.(connection)) !== true) return { held: [], mayNote: false };
  const read = async () => (await source.occasions?.(connection, period, { now: situation.standing.now })) ?? [];
  return { held: await unlessAway(deps, holder, read), mayNote: true };
}

type Writer = { organizationId: string; userId: string };

/**
 * Writes a target where the store holds them; `away`: nothing can be written just now. The order is recorded first, so that
 * none is written without its line, should this process die in between; said again, it is carried out once.
 */
export async function writeTarget(deps: InsightDeps, writer: Writer, aim: TargetAim): Promise<AimWritten | 'away'> {
  const situation = await situationOf(deps, writer.organizationId);
  const holder = holderOf(deps, situation, source => source.writeTarget !== undefined);
  if (holder?.source.writeTarget === undefined) return 'away';
  const write = holder.source.writeTarget.bind(holder.source);
  await noteOrder(deps, writer, aim.value === null ? 'target removed' : 'target set');
  return unlessAway(deps, holder, async () => {
    const written = await write(holder.connection, aim, { now: situation.standing.now });
    await noteWritten(deps, writer, holder);
    return written;
  });
}

/** So few hold a connection to the database while they write. */
const oneAtATime = limiter(2);

/** The same of what happened. The platform takes a note twice, so that of an organization one is written after the other. */
export async function writeOccasion(
  deps: InsightDeps,
  writer: Writer,
  deed: OccasionDeed,
): Promise<OccasionWritten | 'away'> {
  const { organizationId } = writer;
  const situation = await situationOf(deps, organizationId);
  const holder = holderOf(deps, situation, source => source.writeOccasion !== undefined);
  if (holder?.source.writeOccasion === undefined) return 'away';
  const write = holder.source.writeOccasion.bind(holder.source);
  await noteOrder(deps, writer, deed.do === 'note' ? 'occasion noted' : 'occasion removed');
  return unlessAway(deps, holder, () =>
    oneAtATime(() =>
      deps.db.inOrganization(organizationId, async trx => {
        await lockOccasions(trx, organizationId);
        const written = await write(holder.connection, deed, { now: situation.standing.now });
        await noteChanged(trx, holder.source.source, deps.now());
        return written;
      }),
    ),
  );
}

const noteOrder = (deps: InsightDeps, { organizationId, userId }: Writer, act: Act): Promise<void> =>
  deps.db.inOrganization(organizationId, trx => noteAct(trx, deps.now(), { act, organizationId, userId }));

const noteWritten = (deps: InsightDeps, { organizationId }: Writer, { source }: Holder): Promise<void> =>
  deps.db.inOrganization(organizationId, trx => noteChanged(trx, source.source, deps.now()));

type Holder = { source: DataSource; connection: OpenConnection };

function holderOf(
  deps: InsightDeps,
  { organizationId, usable }: Situation,
  holds: (source: DataSource) => boolean,
): Holder | undefined {
  const found = usable.find(({ source }) => holds(source));
  return found && { source: found.source, connection: openConnection(deps, organizationId, found.account) };
}

/** What lies beside the figures is told of only where its platform answers. */
async function unlessAway<Result>(
  { log }: InsightDeps,
  { source, connection }: Holder,
  work: () => Promise<Result>,
): Promise<Result | 'away'> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    if (error.action === 'reconnect') await connection.noteDead();
    log.warn({ err: error, source: source.source }, 'What lies beside the figures could not be read or written.');
    return 'away';
  }
}

/** Pictures of ads, of the platform that has them; what cannot be had just now is left out, as figures stand without them. */
export async function askPictures(
  deps: InsightDeps,
  organizationId: string,
  ids: readonly string[],
): Promise<AdPicture[]> {
  const situation = await situationOf(deps, organizationId);
  const holder = situation.usable.find(({ source }) => source.pictures !== undefined);
  if (holder?.source.pictures === undefined) return [];
  const connection = openConnection(deps, organizationId, holder.account);
  try {
    return await holder.source.pictures(connection, ids, { now: situation.standing.now });
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    if (error.action === 'reconnect') await connection.noteDead();
    deps.log.warn({ err: error, source: holder.source.source }, 'Pictures of ads could not be read.');
    return [];
  }
}

export async function standingOf(deps: InsightDeps, organizationId: string): Promise<Standing> {
  return (await situationOf(deps, organizationId)).standing;
}

/** The same, and what else is read of the organization in the same transaction. */
export async function standingAnd<More>(
  deps: InsightDeps,
  organizationId: string,
  readMore: (trx: Trx) => Promise<More>,
): Promise<{ standing: Standing; more: More }> {
  const { situation, more } = await situationAnd(deps, organizationId, readMore);
  return { standing: situation.standing, more };
}

/** The same for those who ask right afterwards, so that it is not read again. */
export async function situationAnd<More>(
  deps: InsightDeps,
  organizationId: string,
  readMore: (trx: Trx) => Promise<More>,
): Promise<{ situation: Situation; more: More }> {
  const { rows, more } = await few(() =>
    deps.db.inOrganization(organizationId, async trx => ({
      rows: await findAll(trx),
      more: await readMore(trx),
    })),
  );
  return { situation: situationFrom(deps, organizationId, rows), more };
}

type Usable = { account: Account; source: DataSource };

export type Situation = {
  organizationId: string;
  standing: Standing;
  usable: Usable[];
  rows: ConnectionRow[];
  rates: Rates;
};

/** A thousand reports that begin at once leave most connections to the database to those who are further. */
const few = limiter(4);

async function situationOf(deps: InsightDeps, organizationId: string): Promise<Situation> {
  const rows = await few(() => deps.db.inOrganization(organizationId, findAll));
  return situationFrom(deps, organizationId, rows);
}

const findAll = (trx: Trx) => findSituation(trx, ratesColumn);

function situationFrom(
  deps: InsightDeps,
  organizationId: string,
  { organization, connections: rows, beside }: Awaited<ReturnType<typeof findAll>>,
): Situation {
  const usable = rows.flatMap(row => {
    const source = deps.platforms.sources[row.provider as SourceName];
    return row.status === 'active' && row.account !== null && source !== undefined
      ? [{ account: row.account, source }]
      : [];
  });
  const dead = rows.filter(row => row.status === 'needs_reconnect').map(row => row.provider as SourceName);
  const connected = usable.map(({ source }) => source.source);
  const begins = usable.find(({ source }) => source.source === 'shopify')?.account.firstDay;
  const offered: SourceName[] = deps.platforms.shiprocket === null ? [] : ['shiprocket'];
  const known = { ...organization, now: deps.now(), connected, needsReconnect: dead, offered };
  const standing = begins === undefined ? known : { ...known, historyFrom: begins };
  return { organizationId, standing, usable, rows, rates: ratesByName(beside) };
}

/** Whatever is connected, chosen, ended or set anew makes former results another matter. */
function versionOf({ rows, standing, rates }: Situation): string {
  const connections = rows.map(row => `${row.provider}:${row.status}:${row.updated_at.getTime()}`);
  return [standing.timeZone, standing.currency, ...connections, JSON.stringify(rates)].join(',');
}

const runFor = (deps: InsightDeps, situation: Situation, requests: readonly MetricRequest[]): Promise<MetricResult[]> =>
  run(requests, contextOf(deps, situation));

function contextOf(deps: InsightDeps, situation: Situation, beside?: Beside): RunContext {
  const { standing, usable, rates } = situation;
  const watched = watchedBy(deps.watch);
  const sources = Object.fromEntries(
    usable.map(each => [each.source.source, watched(each.source.source, askerOf(deps, situation, each, beside))]),
  );
  const accounts = Object.fromEntries(
    usable.map(({ account, source }) => [source.source, { currency: account.currency, timeZone: account.timeZone }]),
  );
  return {
    sources,
    accounts,
    needsReconnect: standing.needsReconnect,
    rates,
    now: standing.now,
    timeZone: standing.timeZone,
    currency: standing.currency,
    reportBug: (error, source) => deps.log.error({ err: error, source }, 'Asking a platform failed because of a bug.'),
  };
}

function watchedBy(watch: Watch = () => undefined): (source: SourceName, ask: AskSource) => AskSource {
  const awaited = new Set<SourceName>();
  return (source, ask) => async queries => {
    watch([...awaited.add(source)]);
    try {
      return await ask(queries);
    } finally {
      awaited.delete(source);
      if (awaited.size > 0) watch([...awaited]);
    }
  };
}

function askerOf(
  deps: InsightDeps,
  { organizationId, standing }: Situation,
  { account, source }: Usable,
  beside: Beside | undefined,
): AskSource {
  const connection = openConnection(deps, organizationId, account);
  return async queries => {
    try {
      const answers = await source.ask(connection, queries, { now: standing.now, beside });
      const queryOf = new Map(queries.map(query => [query.id, query]));
      return answers.map(answer => {
        const query = queryOf.get(answer.queryId);
        return query === undefined ? answer : { ...answer, screen: screenOf(account, query) };
      });
    } catch (error) {
      if (error instanceof PlatformFailure && error.action === 'reconnect') await connection.noteDead();
      throw error;
    }
  };
}

/** An answer that lacks a platform's part is not worth remembering: it may be there the next time. */
function isWhole(results: MetricResult[]): boolean {
  const passing = new Set(['source-failed', 'needs-reconnect']);
  return !results.some(result => result.issues.some(issue => passing.has(issue.kind)));
}
