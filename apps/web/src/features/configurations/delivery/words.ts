/** What is said of deliveries, and how soon to look again. Pure. */
import { channelTitles } from '@tillsight/contract/channel';
import type { Delivery } from '@tillsight/contract/whatsapp';
import { clockIn } from '../../../clock.ts';
import type { BadgeTone } from '../../../ui/badge.tsx';

type State = Delivery['state'];
type Watched = Pick<Delivery, 'state' | 'channel' | 'reason'>;

export const stateWords: Record<State, { word: string; tone: BadgeTone }> = {
  planned: { word: 'Planned', tone: 'grey' },
  sending: { word: 'Sending', tone: 'blue' },
  accepted: { word: 'Accepted', tone: 'blue' },
  sent: { word: 'Sent', tone: 'blue' },
  delivered: { word: 'Delivered', tone: 'green' },
  read: { word: 'Read', tone: 'green' },
  failed: { word: 'Failed', tone: 'red' },
  skipped: { word: 'Skipped', tone: 'yellow' },
  unknown: { word: 'Not confirmed', tone: 'insight' },
};

/** Below the state, where the state alone leaves a question. */
export function remarkOn({ state, reason }: Watched): string | null {
  if (reason !== null) return reason;
  return state === 'accepted' ? 'WhatsApp has it and has not said more yet.' : null;
}

export type Step = { word: string; progress: 'done' | 'now' | 'later' };

const ranks: Partial<Record<State, number>> = { planned: 0, sending: 1, accepted: 1, sent: 2, delivered: 3, read: 4 };

/** The way of a test that goes well; null where it went wrong. */
export function stepsOf({ state, channel }: Watched): Step[] | null {
  const rank = ranks[state];
  if (rank === undefined) return null;
  const words = channel === 'whatsapp' ? ['Made', 'Sent', 'Delivered', 'Read'] : ['Made', 'Sent'];
  return words.map((word, index) => ({ word, progress: rank > index ? 'done' : rank === index ? 'now' : 'later' }));
}

/** What a test is waiting for. */
export function progressOf({ state, channel, reason }: Watched): string {
  if (channel === 'email' && state === 'sent') return 'The mail is on its way to your inbox.';
  if (channel !== 'whatsapp' && state === 'sent') return `${channelTitles[channel]} has it in your chat.`;
  const words: Record<State, string> = {
    planned: reason === null ? 'Asking your platforms for the figures…' : `${reason} Trying again in a moment…`,
    sending: 'Sending it…',
    accepted: 'WhatsApp is passing it on…',
    sent: 'On its way to your phone…',
    delivered: 'It has arrived on your phone.',
    read: 'Read on your phone.',
    failed: reason ?? "It couldn't be sent.",
    skipped: reason ?? 'It was not sent.',
    unknown: reason ?? 'Not confirmed as delivered.',
  };
  return words[state];
}

/** Milliseconds. The latest may be read at any moment; older ones wait for nothing. */
export function lookAgainAfter(deliveries: readonly Watched[]): number {
  if (deliveries.some(({ state }) => state === 'planned' || state === 'sending')) return 1_000;
  const [latest] = deliveries;
  if (latest?.channel !== 'whatsapp') return 20_000;
  if (latest.state === 'accepted' || latest.state === 'sent') return 2_000;
  return latest.state === 'delivered' ? 4_000 : 20_000;
}

/** `21 Nov 2026, 10 am (Asia/Kolkata)`, in its two parts. */
export function slotParts(slot: string): { minute: string; zone: string } {
  const [, minute = slot, zone = ''] = /^(.*) \(([^)]+)\)$/.exec(slot) ?? [];
  return { minute, zone: zone.replaceAll('_', ' ') };
}

/** The same instant on the viewer's own clock; null if that is the store's clock. */
export function ownTime(at: string, timeZone: string, ownZone: string): string | null {
  const words = (zone: string) =>
    `${new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'long' }).format(new Date(at))} ${clockIn(zone).time(at)}`;
  const own = words(ownZone);
  return own === words(timeZone) ? null : own;
}
