/** Many people of one organization, each with a phone that is linked, made at once. */
import { randomBytes, randomUUID } from 'node:crypto';
import { hashesOf } from '../src/features/whatsapp/number-hash.ts';
import { sealPhone } from '../src/features/whatsapp/phone.ts';
import type { TestServer } from './kit.ts';

/** The sandbox's own number. */
export const businessNumber = '106540352242922';

/** Their numbers, in digits. */
export async function insertPeopleWithPhones(
  { deps }: Pick<TestServer, 'deps'>,
  organization_id: string,
  people: number,
): Promise<string[]> {
  const at = new Date(deps.now());
  const numbers = Array.from({ length: people }, (_, index) => `9190001${String(index).padStart(5, '0')}`);
  await deps.db.inOrganization(organization_id, async trx => {
    for (const digits of numbers) {
      const id = randomUUID();
      const user = { organization_id, id, email: `${digits}@kit.example`, name: 'Kit', role: 'executive' };
      const rest = { mobile_number: null, password_hash: '', email_verified_at: null, created_at: at };
      await trx
        .insertInto('users')
        .values({ ...user, ...rest })
        .execute();
      const sender = { digits, scopedId: null };
      const { number: number_hash } = await hashesOf(deps, sender);
      const sealed = await sealPhone(deps, trx, { organizationId: organization_id, userId: id, sender });
      const phone = { organization_id, user_id: id, number_hash, scoped_hash: randomBytes(8), sealed };
      const times = { linked_at: at, heard_at: at, full_at: at };
      await trx
        .insertInto('phones')
        .values({ ...phone, ...times, ending: digits.slice(-4), business_number: businessNumber })
        .execute();
    }
  });
  return numbers;
}
