/** The sentences that are always the same. */
import { product } from '@tillsight/contract/product';
import { plainName, unlinked } from '@tillsight/metrics/plain-name';

export const replies = {
  unlinked: `This number isn't linked to ${product.name} yet. Link it in the app, under Report Configuration.`,
  badCode: 'This code has expired. Get a new one in the app and send it from this phone.',
  notMoved: 'Nothing has changed.',
  stopped: 'Your reports are paused. Reply START to resume them.',
  started: 'Your reports are back on. Reply STOP to pause them.',
  unreadable: 'I can only read text.',
  recheck: `I haven't heard from this number for a long time. Please link it again in ${product.name}, under Report Configuration.`,
  late: 'I was offline when you wrote. Please ask again.',
  reportGone: 'I can no longer show this report.',
} as const;

/** Whole signs, never half of one. */
const longest = /^.{0,60}/u;

export function linkedTo(organization: string): string {
  return `Your phone is linked to ${plain(organization)}. You'll get your reports here: reply STOP to pause them, START to resume. To ask about your store, start with “${product.wakePhrase}”.`;
}

export function moveQuestion({ from, to, ms }: { from: string; to: string; ms: number }): string {
  const minutes = Math.max(1, Math.floor(ms / 60_000));
  const target = from === to ? `somebody else’s account at ${plain(to)}` : plain(to);
  return `This phone is linked to ${plain(from)}. Move it to ${target}? Reply YES within ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

const plain = (name: string): string => unlinked(longest.exec(plainName(name))?.[0].trimEnd() ?? '');
