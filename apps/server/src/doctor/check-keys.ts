/** Whether the secret key opens what the database holds. */
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { good, look, wrong, type Finding } from './finding.ts';

/** Reads which master key each organization's own key is under; opens nothing. */
export async function checkKeys({ db, vault }: Pick<Deps, 'db' | 'vault'>): Promise<Finding> {
  const about = 'Secret key';
  const { rows } = await sql<{ master_key_id: string; organizations: string }>`
    select master_key_id, organizations from master_keys_in_use()`.execute(db.outside);
  const lost = rows.filter(row => !vault.knows(row.master_key_id));
  if (lost.length > 0) {
    const count = lost.reduce((sum, row) => sum + Number(row.organizations), 0);
    return wrong(about, {
      what: `It does not open the tokens of ${count} ${count === 1 ? 'organization' : 'organizations'}.`,
      why: 'Their platforms cannot be asked, and they would have to connect again.',
      todo: 'Set SECRET_KEY to the key they were sealed with; if it was changed, set the former one as SECRET_KEY_PREVIOUS.',
    });
  }
  if (rows.some(row => row.master_key_id !== vault.newestId)) {
    return look(about, {
      what: 'Some keys are still under the previous secret key.',
      why: 'SECRET_KEY_PREVIOUS is needed until they are not.',
      todo: 'Run `npm run keys -- rotate`, then remove SECRET_KEY_PREVIOUS.',
    });
  }
  return good(about, 'It opens everything the database holds.');
}
