/** A phone is linked by sending a one-time code from it: that proves both who writes and which number it is. */
import { createHash } from 'node:crypto';
import { product } from '@tillsight/contract/product';
import type { LinkRequest } from '@tillsight/contract/linking';
import type { LinkPhoneResponse } from '@tillsight/contract/whatsapp';
import { qrCode } from '../../infra/qr-code.ts';
import { noteAct } from '../../infra/audit.ts';
import type { Trx } from '../../infra/db.ts';
import type { Caller } from '../../infra/mount.ts';
import { spend } from '../../infra/budget.ts';
import { ProblemError } from '../../infra/problem.ts';
import { enqueue } from '../../infra/queue.ts';
import { confirmPresence } from '../auth/auth.ts';
import { readOrganization } from '../users/users.ts';
import type { WhatsAppDeps } from './account.ts';
import type { Inbound } from './notices.ts';
import { hashesOf } from './number-hash.ts';
import {
  findLinkCode,
  isCode,
  newCode,
  takeLinkCode,
  upsertLinkCode,
  type LinkCode,
} from '../messengers/messengers.ts';
import { mailJobs } from './mails.ts';
import { sealPhone } from './phone.ts';
import * as store from './store.ts';

const lifeMs = 15 * 60_000;
/** A phone outlives the session that linked it, so an open browser is not enough. */
export async function linkPhone(
  deps: WhatsAppDeps,
  caller: Caller,
  { password }: LinkRequest,
): Promise<LinkPhoneResponse> {
  if (deps.whatsapp === null) throw new ProblemError('not_configured', 'WhatsApp is not set up for this product.');
  await spend(deps.db, deps.now(), [{ name: 'link', of: caller.userId, times: 20, perMs: 60 * 60_000 }]);
  await confirmPresence(deps, caller, password);
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

/** Whether there was one. */
export function unlinkPhone(deps: WhatsAppDeps, { organizationId, userId }: Caller): Promise<boolean> {
  return deps.db.inOrganization(organizationId, async trx => {
    const was = await store.deletePhone(trx, userId);
    if (was) await noteAct(trx, deps.now(), { act: 'phone unlinked', organizationId, userId });
    return was;
  });
}

/** Nothing but a code, with or without the wake phrase. */
export function isCodeOnly(text: string): boolean {
  const rest = text.trim().toLowerCase().replace(product.wakePhrase.toLowerCase(), '').trim();
  return isCode(rest);
}

export function findCode(deps: WhatsAppDeps, codeHash: Buffer): Promise<LinkCode | null> {
  return findLinkCode(deps.db.outside, codeHash, new Date(deps.now()));
}

/** The organization's name. Null: nobody was given this code, or not any more. Whose number it was is told by mail. */
export async function linkByCode(deps: WhatsAppDeps, inbound: Inbound, codeHash: Buffer): Promise<string | null> {
  const code = await findCode(deps, codeHash);
  if (code === null) return null;
  const { organization_id: organizationId, user_id: userId } = code;
  const hashes = await hashesOf(deps, inbound.sender);
  return deps.db.inOrganization(organizationId, async trx => {
    if (!(await takeLinkCode(trx, codeHash))) return null;
    const former = await store.releasePhones(trx, hashes);
    const sealed = await sealPhone(deps, trx, { organizationId, userId, sender: inbound.sender });
    const row = phoneRow(inbound, { hashes, sealed, at: new Date(deps.now()) });
    await store.insertPhone(trx, { organization_id: organizationId, user_id: userId, ...row });
    await noteAct(trx, deps.now(), { act: 'phone linked', organizationId, userId });
    await enqueue(trx, mailJobs.linked, { organization_id: organizationId, user_id: userId, ending: row.ending });
    await tellFormer(
      deps,
      trx,
      former.filter(({ user_id }) => user_id !== userId),
    );
    return (await readOrganization(trx, organizationId)).name;
  });
}

async function tellFormer(deps: WhatsAppDeps, trx: Trx, former: readonly store.FormerOwner[]): Promise<void> {
  for (const { organization_id, user_id, ending } of former) {
    const whose = { organizationId: organization_id, userId: user_id };
    await noteAct(trx, deps.now(), { act: 'phone unlinked', ...whose, detail: 'linked elsewhere' });
    await enqueue(trx, mailJobs.moved, { organization_id, user_id, ending });
  }
}

type Proved = { hashes: store.SenderHashes; sealed: Buffer; at: Date };

function phoneRow(
  { sender, businessNumber }: Inbound,
  { hashes, sealed, at }: Proved,
): Omit<store.PhoneRow, keyof store.Whose> {
  return {
    number_hash: hashes.number,
    scoped_hash: hashes.scoped,
    sealed,
    ending: (sender.digits ?? '').slice(-4),
    business_number: businessNumber,
    linked_at: at,
    heard_at: at,
    said_at: null,
    reports_stopped_at: null,
    doubted_at: null,
    unreachable_at: null,
    talk_until: null,
    window_closed_at: null,
    full_at: at,
    apologised_at: null,
    moving_to: null,
    moving_asked_at: null,
  };
}

export function hashOfCode(code: string): Buffer {
  return createHash('sha256').update(`link|${code}`).digest();
}
