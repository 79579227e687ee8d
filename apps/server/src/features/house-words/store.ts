import type { Insertable, Selectable } from 'kysely';
import type { Trx } from '../../infra/db.ts';
import { lockOrganization } from '../../infra/lock-organization.ts';
import type { Tables } from '../../infra/tables.ts';

export type WordRow = Selectable<Tables['house_words']> & { name: string | null };

/** In alphabetical order, each with the name of the person who said it. */
export function findWords(trx: Trx): Promise<WordRow[]> {
  return trx
    .selectFrom('house_words')
    .leftJoin('users', join =>
      join
        .onRef('users.id', '=', 'house_words.said_by')
        .onRef('users.organization_id', '=', 'house_words.organization_id'),
    )
    .selectAll('house_words')
    .select('users.name')
    .orderBy('plain')
    .execute();
}

/** Locked through the organization's own row, so that two at once cannot pass the limit. */
export async function lockWords(trx: Trx, organizationId: string): Promise<WordRow[]> {
  await lockOrganization(trx, organizationId);
  return findWords(trx);
}

/** A word said anew means what was said last. */
export async function keepRow(trx: Trx, row: Insertable<Tables['house_words']>): Promise<void> {
  const { word, meaning, sentence, said_by, said_at } = row;
  await trx
    .insertInto('house_words')
    .values(row)
    .onConflict(conflict =>
      conflict.columns(['organization_id', 'plain']).doUpdateSet({ word, meaning, sentence, said_by, said_at }),
    )
    .execute();
}

/** The words that were there. */
export async function deleteRows(trx: Trx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const gone = await trx.deleteFrom('house_words').where('id', 'in', ids).returning('word').execute();
  return gone.map(({ word }) => word);
}
