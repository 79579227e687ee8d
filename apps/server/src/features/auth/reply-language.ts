/** The language a person chose for replies. */
import type { Language, ReplyLanguage } from '@tillsight/contract/language';
import type { Base } from '../../infra/base.ts';
import type { Trx } from '../../infra/db.ts';
import type { Caller } from '../../infra/mount.ts';
import { findReplyLanguage, updateReplyLanguage } from './store.ts';

type Person = Pick<Caller, 'organizationId' | 'userId'>;

/** Nothing: as each question is asked. */
export const replyLanguageOf = (
  { db }: Pick<Base, 'db'>,
  { organizationId, userId }: Person,
): Promise<Language | null> => db.inOrganization(organizationId, trx => findReplyLanguage(trx, userId));

/** On screens, which are in English, what somebody has not chosen is English too. */
export const screenLanguageIn = async (trx: Trx, userId: string): Promise<Language> =>
  (await findReplyLanguage(trx, userId)) ?? 'english';

export async function chooseReplyLanguage({ db }: Base, caller: Caller, chosen: ReplyLanguage): Promise<void> {
  const language = chosen === 'automatic' ? null : chosen;
  await db.inOrganization(caller.organizationId, trx => updateReplyLanguage(trx, caller.userId, language));
}
