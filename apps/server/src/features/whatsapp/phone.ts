/** A linked phone: how it is written to, and how it stands with us. */
import type { Phone as PhoneStatus } from '@tillsight/contract/whatsapp';
import type { Base } from '../../infra/base.ts';
import type { Caller } from '../../infra/mount.ts';
import type { Trx } from '../../infra/db.ts';
import { sealerOf } from '../../infra/organization-vault.ts';
import { open } from '../../infra/vault.ts';
import type { Address } from './messages.ts';
import type { Sender } from './number-hash.ts';
import type { PhoneRow } from './store.ts';

const hour = 60 * 60_000;

/** Closed a little early: the clock that counts is WhatsApp's. */
const windowMs = 24 * hour - 5 * 60_000;
/** Numbers change hands; one that has been silent for so long has to prove itself again. */
const silentMs = 90 * 24 * hour;

type Heard = Pick<PhoneRow, 'heard_at' | 'doubted_at' | 'unreachable_at' | 'reports_stopped_at' | 'window_closed_at'>;

export function isWindowOpen({ heard_at, window_closed_at }: Heard, now: number): boolean {
  if (window_closed_at !== null && window_closed_at >= heard_at) return false;
  return isWindowOpenAt(heard_at.getTime(), now);
}

/** Whether a message of that time may be answered with words of our own. */
export function isWindowOpenAt(heardAt: number, now: number): boolean {
  return now - heardAt < windowMs;
}

export function isDoubtful({ heard_at, doubted_at }: Heard, now: number): boolean {
  return doubted_at !== null || now - heard_at.getTime() >= silentMs;
}

/** It was not reached, and has not been heard of since. */
export function isUnreachable({ heard_at, unreachable_at }: Heard): boolean {
  return unreachable_at !== null && unreachable_at >= heard_at;
}

export function statusOf(row: PhoneRow | null, now: number): PhoneStatus {
  if (row === null) return { status: 'unlinked', ending: null, linked_at: null };
  const { ending, linked_at, reports_stopped_at } = row;
  const status = isDoubtful(row, now) ? 'recheck' : reports_stopped_at === null ? 'linked' : 'stopped';
  return { status, ending: ending === '' ? null : ending, linked_at: linked_at.toISOString() };
}

/** Replies go to exactly what was received; people under a user name are reached by their id at our account. */
export function addressOf({ digits, scopedId }: Sender): Address {
  if (digits !== null) return { to: `+${digits}` };
  if (scopedId !== null) return { recipient: scopedId };
  throw new Error('A phone has neither a number nor an id.');
}

/** A phone we know, and whom it speaks for. */
export type Known = { phone: PhoneRow; caller: Caller };

export type Keeper = { organizationId: string; userId: string };

export async function sealPhone(base: Base, trx: Trx, { organizationId, userId, sender }: Keeper & { sender: Sender }) {
  const sealer = await sealerOf(base.vault, trx, organizationId);
  return sealer.seal(JSON.stringify(sender), contextOf(userId));
}

export async function openPhone(base: Base, trx: Trx, row: PhoneRow): Promise<Sender> {
  const sealer = await sealerOf(base.vault, trx, row.organization_id);
  return JSON.parse(sealer.open(row.sealed, contextOf(row.user_id))) as Sender;
}

/** With the data key at hand, for many phones of many organizations at once. */
export function openPhoneWith(key: Buffer, { organizationId, userId }: Keeper, sealed: Buffer): Sender {
  return JSON.parse(open(key, sealed, `${organizationId}|${contextOf(userId)}`).toString()) as Sender;
}

function contextOf(userId: string): string {
  return `phone|${userId}`;
}
