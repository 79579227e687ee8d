/** Rows of installations that nobody has taken yet; each is its browser's alone, by the hash of the browser's secret. */
import type { Account, Grant } from '@tillsight/platforms/platform';
import type { Kysely } from 'kysely';
import type { Tables } from '../../infra/tables.ts';

export type InstallationRow = Tables['installations'];

/** What a store's consent granted, before anybody took it. */
export type Granted = { grant: Grant; account: Account };

export async function insertInstallation(db: Kysely<Tables>, row: InstallationRow): Promise<void> {
  await db.insertInto('installations').values(row).execute();
}

export async function findInstallation(
  db: Kysely<Tables>,
  browserHash: Buffer,
  now: Date,
): Promise<InstallationRow | null> {
  const query = db.selectFrom('installations').selectAll().where('browser_hash', '=', browserHash);
  return (await query.where('expires_at', '>', now).executeTakeFirst()) ?? null;
}

/** Whether it was still there to be changed. */
export async function updateInstallation(
  db: Kysely<Tables>,
  browserHash: Buffer,
  change: Partial<Pick<InstallationRow, 'state_hash' | 'sealed' | 'expires_at'>>,
): Promise<boolean> {
  const query = db.updateTable('installations').set(change).where('browser_hash', '=', browserHash);
  return (await query.executeTakeFirstOrThrow()).numUpdatedRows === 1n;
}

/** Whether this visit was under way: of many returns with one state exactly one finds it. */
export async function takeInstallationState(
  db: Kysely<Tables>,
  { browserHash, stateHash, now }: { browserHash: Buffer; stateHash: Buffer; now: Date },
): Promise<InstallationRow | null> {
  const query = db.updateTable('installations').set({ state_hash: null }).where('browser_hash', '=', browserHash);
  const taken = query.where('state_hash', '=', stateHash).where('expires_at', '>', now).returningAll();
  return (await taken.executeTakeFirst()) ?? null;
}

/** Taken means gone: of many at once exactly one gets it. */
export async function takeInstallation(
  db: Kysely<Tables>,
  browserHash: Buffer,
  now: Date,
): Promise<InstallationRow | null> {
  const query = db.deleteFrom('installations').where('browser_hash', '=', browserHash).where('expires_at', '>', now);
  return (await query.returningAll().executeTakeFirst()) ?? null;
}

export function installationContext(browserHash: Buffer): string {
  return `installation|${browserHash.toString('hex')}`;
}
