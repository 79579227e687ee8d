/** A phone that is somebody's goes to another account only when it says so: a link that was tapped is not enough. */
import type { Trx } from '../../infra/db.ts';
import { replyLanguageOf } from '../auth/auth.ts';
import { readOrganization } from '../users/users.ts';
import type { WhatsAppDeps } from './account.ts';
import { findCode, hashOfCode, linkByCode } from './linking.ts';
import type { Inbound } from './notices.ts';
import type { Known } from './phone.ts';
import { languageFor, languageOf } from '../chat/chat.ts';
import { replies } from './replies.ts';
import { updatePhone } from './store.ts';

/** Links a phone that is known already by a code of its owner, or asks back when the code is another's. */
export async function relink(deps: WhatsAppDeps, known: Known, sent: { inbound: Inbound; code: string }) {
  const { organizationId, userId } = known.caller;
  const codeHash = hashOfCode(sent.code);
  const code = await findCode(deps, codeHash);
  const say = replies[await languageFor(deps, known.caller, sent.code)];
  if (code === null) return say.badCode;
  if (code.user_id === userId) return (await linkWith(deps, sent, codeHash)).text;
  const nameOf = (id: string) => async (trx: Trx) => (await readOrganization(trx, id)).name;
  const to = await deps.db.inOrganization(code.organization_id, nameOf(code.organization_id));
  const asked = { moving_to: codeHash, moving_asked_at: new Date(deps.now()) };
  const from = await deps.db.inOrganization(organizationId, async trx => {
    await updatePhone(trx, userId, asked);
    return nameOf(organizationId)(trx);
  });
  return say.moveQuestion({ from, to, ms: code.expires_at.getTime() - deps.now() });
}

/**
 * The answer to what `relink` asked; null when this is none. Only the next message counts, only while the code does, and
 * only one that was written after the question.
 */
export async function answerMove(
  deps: WhatsAppDeps,
  known: Known,
  { inbound, word }: { inbound: Inbound; word: string },
) {
  const { moving_to, moving_asked_at } = known.phone;
  if (moving_to === null || moving_asked_at === null || isBefore(inbound, moving_asked_at)) return null;
  const reply = await moved(deps, known, { inbound, word, code: moving_to });
  const { organizationId, userId } = known.caller;
  const forgotten = { moving_to: null, moving_asked_at: null };
  await deps.db.inOrganization(organizationId, trx => updatePhone(trx, userId, forgotten));
  return reply;
}

type Word = { inbound: Inbound; word: string; code: Buffer };

async function moved(deps: WhatsAppDeps, known: Known, { inbound, word, code }: Word): Promise<string | null> {
  if (word === 'yes') return (await linkWith(deps, { inbound, code: word }, code)).text;
  return word === 'no' ? replies[await languageFor(deps, known.caller, word)].notMoved : null;
}

export type Linking = { text: string; isLinked: boolean };

/** In the language that whoever gave the code away has chosen, otherwise that of what was sent with it. */
export async function linkWith(
  deps: WhatsAppDeps,
  { inbound, code: sent }: { inbound: Inbound; code: string },
  codeHash: Buffer,
): Promise<Linking> {
  const code = await findCode(deps, codeHash);
  const owner = code && { organizationId: code.organization_id, userId: code.user_id };
  const chosen = owner && (await replyLanguageOf(deps, owner));
  const say = replies[chosen ?? languageOf(sent, [])];
  const organization = await linkByCode(deps, inbound, codeHash);
  return organization === null
    ? { text: say.badCode, isLinked: false }
    : { text: say.linkedTo(organization), isLinked: true };
}

/** WhatsApp tells whole seconds. */
function isBefore({ at }: Inbound, asked: Date): boolean {
  return Math.floor(at / 1000) < Math.floor(asked.getTime() / 1000);
}
