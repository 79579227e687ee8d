/** By which way somebody is told what they asked for in words. */
import { messengerTitles, type Channel } from '@tillsight/contract/channel';
import type { Trx } from '../../infra/db.ts';
import { messengersOf } from '../../infra/linked-messengers.ts';
import { ProblemError } from '../../infra/problem.ts';

/** The way they named, if it is there, and otherwise mail; the messenger they linked last where they named none. */
export async function channelFor(trx: Trx, userId: string, wished: Channel | undefined): Promise<Channel> {
  if (wished === 'email') return wished;
  const linked = await messengersOf(trx, userId);
  if (wished === undefined) return linked[0] ?? 'email';
  return linked.includes(wished) ? wished : 'email';
}

/** Refuses a messenger that leads nowhere. */
export async function mustReach(trx: Trx, userId: string, channel: Channel | undefined): Promise<void> {
  if (channel === undefined || channel === 'email' || (await messengersOf(trx, userId)).includes(channel)) return;
  throw new ProblemError(
    'conflict',
    channel === 'whatsapp'
      ? 'Link a phone in your account first.'
      : `Link your ${messengerTitles[channel]} in your account first.`,
  );
}
