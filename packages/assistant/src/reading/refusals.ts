/** What is turned down before anything else is considered: people's data, other shops, secrets, hidden instructions. */
import type { Intent } from '../intent.ts';
import type { Word } from '../words/annotate.ts';
import { isPersonal } from './personal-data.ts';
import { changesOwnAccount } from './said-commands.ts';
import { mentions, typedText } from './words.ts';

/** What must be turned down before anything else is considered. */
export function refusalOf(text: string, words: Word[], shopHost: string): Intent | undefined {
  if (code.test(text)) return { act: 'refuse', reason: 'hostile' };
  if (words.some(word => word.kind === 'site' && word.text.endsWith('.myshopify.com') && word.text !== shopHost))
    return { act: 'refuse', reason: 'other-shop' };
  if (mentions(words, 'other_shop')) return { act: 'refuse', reason: 'other-shop' };
  if (mentions(words, 'hostile')) return { act: 'refuse', reason: mentions(words, 'secret') ? 'secret' : 'hostile' };
  if (mentions(words, 'secret') && !changesOwnAccount(typedText(words))) return { act: 'refuse', reason: 'secret' };
  return isPersonal(words) ? { act: 'refuse', reason: 'personal' } : undefined;
}

/** Commands of databases and browsers have no place in a question. */
const code =
  /\bselect\b.+\bfrom\b\s+\w|drop\s+table|insert\s+into|delete\s+from|union\s+(all\s+)?select|<\s*script|\brm\s+-rf|;\s*--/i;
