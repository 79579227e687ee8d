/** The sentences that are always the same. */
import { product } from '@tillsight/contract/product';

export const replies = {
  unlinked: `This number is not linked to ${product.name}. It can be linked there, under Report Configuration.`,
  badCode: 'This code is not valid any more. Please take a new one in the app and send it from this phone.',
  notMoved: 'Nothing has changed.',
  stopped: 'Reports to this number have ended. Send START to resume them.',
  started: 'Reports come to this number again. Send STOP to end them.',
  unreadable: 'I can read text only.',
  listening: 'Yes? Ask about your store, for example: How were sales yesterday?',
  wake: `Begin with “${product.wakePhrase}” to ask me something.`,
  recheck: `This number has been silent for a long time. Please link it again in ${product.name}, under Report Configuration.`,
  failed: 'I could not answer just now. Please ask again in a moment.',
  late: 'I was not reachable when you wrote. Please ask again.',
  tooMany: 'Those were many questions at once. Please wait a moment and ask again.',
  nothingMore: 'There is nothing more to show.',
  reportGone: 'This report cannot be shown any more.',
} as const;

const longestName = 60;

export function linkedTo(organization: string): string {
  return `Your phone is linked. Reports of ${plain(organization)} come here from now on; STOP ends them and START resumes them. Begin with “${product.wakePhrase}” to ask about your store.`;
}

export function moveQuestion({ from, to, ms }: { from: string; to: string; ms: number }): string {
  const minutes = Math.max(1, Math.floor(ms / 60_000));
  const target = from === to ? `somebody else’s account at ${plain(to)}` : plain(to);
  return `This phone is linked to ${plain(from)}. Move it to ${target}? Reply YES within ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

/** A name that somebody chose is one short line, is no link, and turns no other words around. */
function plain(name: string): string {
  const line = name.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').replaceAll(/:\/\/|(?<=\w)\.(?=\w)/g, ' ');
  return line.trim().slice(0, longestName);
}
