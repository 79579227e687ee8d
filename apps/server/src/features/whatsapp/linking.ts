/** A phone is linked by sending a one-time code from it: that proves both who writes and which number it is. */
import { createHash, randomInt } from 'node:crypto';
import { product } from '@tillsight/contract/product';
import type { LinkPhoneResponse } from '@tillsight/contract/whatsapp';
import { qrCode } from '../../infra/qr-code.ts';
import type { Caller } from '../../infra/mount.ts';
import { spend } from '../../infra/budget.ts';
import { ProblemError } from '../../infra/problem.ts';
import type { WhatsAppDeps } from './account.ts';
import type { Inbound } from './notices.ts';
import { hashesOf } from './number-hash.ts';
import { sealPhone } from './phone.ts';
import { deletePhone, insertPhone, releasePhone, takeLinkCode, upsertLinkCode, type Whose } from './store.ts';

const lifeMs = 15 * 60_000;
/** Without letters and digits that are taken for one another. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export async function linkPhone(deps: WhatsAppDeps, caller: Caller): Promise<LinkPhoneResponse> {
  if (deps.whatsapp === null) throw new ProblemError('not_configured', 'WhatsApp is not set up for this product.');
  await spend(deps.db, deps.now(), [{ name: 'link', of: caller.userId, times: 20, perMs: 60 * 60_000 }]);
  const code = newCode();
  const expires_at = new Date(deps.now() + lifeMs);
  const whose = { organization_id: caller.organizationId, user_id: caller.userId };
  await deps.db.inOrganization(caller.organizationId, trx =>
    upsertLinkCode(trx, { ...whose, code_hash: hashOfCode(code), expires_at }),
  );
  const [{ number }] = deps.whatsapp.numbers;
  const text = `${product.wakePhrase} ${code}`;
  const address = `https://wa.me/${number.replace('+', '')}?text=${encodeURIComponent(text)}`;
  const deep_link = deps.platforms.forBrowser(address);
  const qr_svg = await qrCode(deep_link);
  const lasts_seconds = lifeMs / 1000;
  return { success: true, code, deep_link, qr_svg, expires_at: expires_at.toISOString(), lasts_seconds };
}

export function unlinkPhone(deps: WhatsAppDeps, caller: Caller): Promise<boolean> {
  return deps.db.inOrganization(caller.organizationId, trx => deletePhone(trx, caller.userId));
}

/** The code in a text, wherever people have put it; null when there is nothing like one. */
export function codeIn(text: string): string | null {
  const found = /\b([2-9A-HJKMNP-Z]{4})[- ]?([2-9A-HJKMNP-Z]{4})\b/i.exec(text);
  return found === null ? null : `${found[1]}-${found[2]}`.toUpperCase();
}

/** Nothing but a code, with or without the wake phrase. */
export function isCodeOnly(text: string): boolean {
  const rest = text.trim().toLowerCase().replace(product.wakePhrase.toLowerCase(), '').trim();
  return /^[2-9a-hjkmnp-z]{4}-[2-9a-hjkmnp-z]{4}$/.test(rest);
}

/** Null: nobody was given this code, or not any more. A number that was somebody else's is theirs no longer. */
export async function linkByCode(deps: WhatsAppDeps, inbound: Inbound, code: string): Promise<Whose | null> {
  const now = new Date(deps.now());
  const whose = await takeLinkCode(deps.db.outside, hashOfCode(code), now);
  if (whose === null) return null;
  const hashes = await hashesOf(deps, inbound.sender);
  const keeper = { organizationId: whose.organization_id, userId: whose.user_id };
  await deps.db.inOrganization(whose.organization_id, async trx => {
    await releasePhone(trx, hashes);
    await insertPhone(trx, {
      ...whose,
      number_hash: hashes.number,
      scoped_hash: hashes.scoped,
      sealed: await sealPhone(deps, trx, { ...keeper, sender: inbound.sender }),
      ending: (inbound.sender.digits ?? '').slice(-4),
      business_number: inbound.businessNumber,
      linked_at: now,
      heard_at: now,
      said_at: null,
      reports_stopped_at: null,
      doubted_at: null,
      unreachable_at: null,
      talk_until: null,
      window_closed_at: null,
      full_at: now,
      apologised_at: null,
    });
  });
  return whose;
}

function newCode(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

function hashOfCode(code: string): Buffer {
  return createHash('sha256').update(`link|${code}`).digest();
}
