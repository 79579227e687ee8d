/**
 * Browsers in which somebody has signed in before. Their tries are counted apart from everybody else's, so that whoever hammers at an
 * address does not shut its owner out. The cookie opens nothing, and to steal it spares an attacker nothing but the queue.
 */
import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Base } from '../../infra/base.ts';

const Device = z.object({ id: z.string(), accounts: z.array(z.string()), until: z.number() });
export type Device = z.infer<typeof Device>;

export const deviceLifeMs = 365 * 24 * 60 * 60_000;
/** A family's or an office's browser; the one that signed in last stays. */
const mostAccounts = 5;
const context = 'device';
/** Longer than five accounts make it. */
const longestCookie = 2_000;

type Sealing = Pick<Base, 'vault' | 'now'>;

/** What this browser's cookie says, if it is one of ours and speaks of this account. */
export function deviceOf({ vault, now }: Sealing, cookie: string | undefined, email: string): Device | null {
  const device = opened(vault, cookie);
  return device !== null && device.until > now() && device.accounts.includes(nameOf(email)) ? device : null;
}

/** The cookie of a browser in which this account has just signed in. */
export function rememberedDevice({ vault, now }: Sealing, cookie: string | undefined, email: string): string {
  const former = opened(vault, cookie);
  const others = (former?.accounts ?? []).filter(each => each !== nameOf(email));
  const device: Device = {
    id: former?.id ?? randomUUID(),
    accounts: [nameOf(email), ...others].slice(0, mostAccounts),
    until: now() + deviceLifeMs,
  };
  return vault.sealOwn(JSON.stringify(device), context).toString('base64url');
}

function opened(vault: Base['vault'], cookie: string | undefined): Device | null {
  if (cookie === undefined || cookie.length > longestCookie) return null;
  try {
    const sealed = vault.openOwn(Buffer.from(cookie, 'base64url'), context);
    return Device.parse(JSON.parse(sealed.toString()));
  } catch {
    // Whatever a browser may send that we have not sealed, or under a key that is gone, is a browser nobody knows.
    return null;
  }
}

const nameOf = (email: string): string =>
  createHash('sha256').update(`device|${email}`).digest('base64url').slice(0, 22);
