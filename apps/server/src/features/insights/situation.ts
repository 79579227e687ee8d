/** How things stand with an organization at one moment: what is connected, what can be asked, by which days and rates. */
import type { SourceName } from '@tillsight/metrics/metric';
import type { Rates } from '@tillsight/metrics/rates';
import type { Account, DataSource } from '@tillsight/platforms/platform';
import type { Statement, Trx } from '../../infra/db.ts';
import { limiter } from '../../infra/limiter.ts';
import type { Memory } from '../../infra/memory.ts';
import {
  findSituation,
  sealedGrants,
  situationOfRows,
  situationQuery,
  type ConnectionRow,
  type IntegrationDeps,
  type SealedGrant,
  type SituationRow,
} from '../integrations/integrations.ts';
import { ratesByName, ratesColumn } from '../rates/rates.ts';
import type { Organization } from '../users/users.ts';

export type InsightDeps = IntegrationDeps & {
  memory: Memory;
  /** Is told which platforms are being waited for, whenever that changes. */
  watch?: Watch;
};

export type Watch = (awaited: SourceName[]) => void;

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

export async function standingOf(deps: InsightDeps, organizationId: string): Promise<Standing> {
  return (await situationOf(deps, organizationId)).standing;
}

/** The same, and what else is read of the organization in the same transaction. */
export async function standingAnd<More>(
  deps: InsightDeps,
  organizationId: string,
  readMore: (trx: Trx) => Promise<More>,
): Promise<{ standing: Standing; more: More }> {
  const { rows, more } = await few(() =>
    deps.db.inOrganization(organizationId, async trx => ({ rows: await findAll(trx), more: await readMore(trx) })),
  );
  return { standing: situationFrom(deps, organizationId, rows).standing, more };
}

/** For those who ask right afterwards: with the grants, and what the statement gives, in one visit to the database. */
export async function situationWith<Row>(
  deps: InsightDeps,
  organizationId: string,
  statement: Statement<Row>,
): Promise<{ situation: Situation; more: Row[] }> {
  const [rows, grants, more] = await deps.db.together<[SituationRow<Beside>, SealedGrant, Row]>(organizationId, [
    { text: (situationText ??= situationQuery(deps.db.outside, ratesColumn).compile().sql) },
    sealedGrants,
    statement,
  ]);
  return { situation: { ...situationFrom(deps, organizationId, situationOfRows(rows)), grants }, more };
}

type Beside = Awaited<ReturnType<typeof findAll>>['beside'];

/** Written once. */
let situationText: string | undefined;

export type Usable = { account: Account; source: DataSource };

export type Situation = {
  organizationId: string;
  standing: Standing;
  usable: Usable[];
  rows: ConnectionRow[];
  rates: Rates;
  /** Where they were read with the rest. */
  grants?: readonly SealedGrant[];
};

/** A thousand reports that begin at once leave most connections to the database to those who are further. */
const few = limiter(4);

export async function situationOf(deps: InsightDeps, organizationId: string): Promise<Situation> {
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
  const { shiprocket, meta } = deps.platforms;
  const offered: SourceName[] = [...(shiprocket === null ? [] : ['shiprocket' as const]), ...(meta === null ? [] : ['meta' as const])]; // prettier-ignore
  const known = { ...organization, now: deps.now(), connected, needsReconnect: dead, offered };
  const standing = begins === undefined ? known : { ...known, historyFrom: begins };
  return { organizationId, standing, usable, rows, rates: ratesByName(beside) };
}

/** Whatever is connected, chosen, ended or set anew makes former results another matter. */
export function versionOf({ rows, standing, rates }: Situation): string {
  const connections = rows.map(row => `${row.provider}:${row.status}:${row.updated_at.getTime()}`);
  return [standing.timeZone, standing.currency, ...connections, JSON.stringify(rates)].join(',');
}
