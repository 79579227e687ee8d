import type { AssignableRole } from '@tillsight/contract/role';
import { sql, type Expression, type ExpressionBuilder, type Insertable, type Selectable, type SqlBool } from 'kysely';
import type { Trx } from '../../infra/db.ts';
import { lockOrganization } from '../../infra/lock-organization.ts';
import type { Tables } from '../../infra/tables.ts';

export type TileRow = Selectable<Tables['board_tiles']>;
/** With the name of the person whose board it shows. */
export type LinkRow = Selectable<Tables['board_links']> & { person: string | null };

/** Whose board it is: one person's, or all of a role's. */
export type Owner = { userId: string } | { role: AssignableRole };

const columnsOf = (owner: Owner) =>
  'userId' in owner ? { user_id: owner.userId, role: null } : { user_id: null, role: owner.role };

/** Of these owners, in the order in which they stand. */
export function findTiles(trx: Trx, owners: readonly Owner[]): Promise<TileRow[]> {
  if (owners.length === 0) return Promise.resolve([]);
  return trx
    .selectFrom('board_tiles')
    .selectAll()
    .where(eb => eb.or(owners.map(owner => isOf(eb, owner))))
    .orderBy('place')
    .orderBy('kept_at')
    .orderBy('id')
    .execute();
}

export function findLinks(trx: Trx, owners: readonly Owner[]): Promise<LinkRow[]> {
  if (owners.length === 0) return Promise.resolve([]);
  return links(trx)
    .where(eb => eb.or(owners.map(owner => isOf(eb, owner))))
    .execute();
}

export async function findLink(trx: Trx, id: string): Promise<LinkRow | null> {
  return (await links(trx).where('id', '=', id).executeTakeFirst()) ?? null;
}

const links = (trx: Trx) =>
  trx
    .selectFrom('board_links')
    .selectAll()
    .select(eb =>
      eb
        .selectFrom('users')
        .select('name')
        .whereRef('users.id', '=', 'board_links.user_id')
        .whereRef('users.organization_id', '=', 'board_links.organization_id')
        .as('person'),
    );

export async function findTile(trx: Trx, id: string): Promise<TileRow | null> {
  return (await trx.selectFrom('board_tiles').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Locked through the organization's own row, so that two at once can neither pass the limit nor take the same place. */
export async function lockTiles(trx: Trx, organizationId: string, owner: Owner): Promise<TileRow[]> {
  await lockOrganization(trx, organizationId);
  return findTiles(trx, [owner]);
}

type NewTile = Omit<Insertable<Tables['board_tiles']>, 'user_id' | 'role'>;

export async function insertTile(trx: Trx, owner: Owner, row: NewTile): Promise<void> {
  await trx
    .insertInto('board_tiles')
    .values({ ...row, ...columnsOf(owner) })
    .execute();
}

/** Those that are no longer there are passed over. */
export async function placeTiles(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update board_tiles set place = named.place
      from unnest(${sql.val([...ids])}::uuid[]) with ordinality as named (id, place)
      where board_tiles.id = named.id
  `.execute(trx);
}

export async function renameTile(trx: Trx, id: string, title: string | null): Promise<void> {
  await trx.updateTable('board_tiles').set({ title }).where('id', '=', id).execute();
}

/** How many there were. */
export async function deleteTiles(trx: Trx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  return (await trx.deleteFrom('board_tiles').where('id', 'in', ids).returning('id').execute()).length;
}

/** A link that is there already stays as it is. */
export async function insertLink(trx: Trx, owner: Owner, row: { organization_id: string; id: string; made_at: Date }) {
  const made = await trx
    .insertInto('board_links')
    .values({ ...row, ...columnsOf(owner) })
    .onConflict(conflict => conflict.columns(['organization_id', 'user_id', 'role']).doNothing())
    .returning('id')
    .execute();
  return made.length === 1;
}

export async function deleteLink(trx: Trx, owner: Owner): Promise<boolean> {
  const gone = trx.deleteFrom('board_links').where(eb => isOf(eb, owner));
  return (await gone.returning('id').execute()).length === 1;
}

function isOf(
  eb: ExpressionBuilder<Tables, 'board_tiles'> | ExpressionBuilder<Tables, 'board_links'>,
  owner: Owner,
): Expression<SqlBool> {
  const any = eb as ExpressionBuilder<Tables, 'board_tiles'>;
  return 'userId' in owner ? any('user_id', '=', owner.userId) : any('role', '=', owner.role);
}
