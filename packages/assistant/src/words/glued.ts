/** "salesbycity", "newcustomers": words typed without the space between them. */
import { isOrdinary, isSmall, isKnown, standsAlone } from './lexicon.ts';
import { distance, spellingsOf } from './spelling.ts';
import type { Token } from './tokens.ts';

/** Each token, those made of several known words cut up; `isOwn` knows the words of the store's names. */
export const unglued = (tokens: Token[], isOwn: (word: string) => boolean): Token[] =>
  tokens.flatMap(token => {
    const [, ranked, digits] = /^(best|top|worst|bottom|last|first|next)(\d{1,2})$/.exec(token.text) ?? [];
    if (ranked !== undefined && digits !== undefined && !isOwn(token.text))
      return [
        { kind: 'word' as const, text: ranked },
        { kind: 'number' as const, text: digits, value: Number(digits) },
      ];
    const parts = token.kind === 'word' && !isOwn(token.text) ? partsOf(token.text) : undefined;
    return parts ? parts.map(text => ({ kind: 'word' as const, text })) : [token];
  });

function partsOf(word: string): string[] | undefined {
  const [, turn, unit] = /^(last|this|next|prev)(wk|week|mth|mnth|month|qtr|quarter|yr|year)$/.exec(word) ?? [];
  if (turn !== undefined && unit !== undefined) return [turn, unit];
  if (!/^[a-z]{6,24}$/.test(word) || isKnown(word) || isOrdinary(word) || isSmall(word)) return undefined;
  const [meant] = spellingsOf(word) as [string];
  if (meant !== word && distance(word, meant) === 1) return undefined;
  return cut(word, 3);
}

/** Fewest parts first; joints such as "by" stand only between two others. */
function cut(word: string, atMost: number): string[] | undefined {
  for (let size = word.length - 3; size >= 3; size -= 1) {
    const head = word.slice(0, size);
    if (!isPart(head)) continue;
    const rest = word.slice(size);
    if (isPart(rest)) return [head, rest];
    const joint = joints.find(each => rest.startsWith(each));
    if (joint !== undefined && isPart(rest.slice(joint.length))) return [head, joint, rest.slice(joint.length)];
    const tail = atMost > 2 ? cut(rest, atMost - 1) : undefined;
    if (tail) return [head, ...tail];
  }
  return undefined;
}

const joints = ['by', 'per', 'in', 'of', 'on', 'from', 'for', 'vs', 'and', 'ki', 'ka', 'ke'];
const isPart = (part: string): boolean => part.length >= 3 && standsAlone(part) && !prefixes.has(part);
/** Of these English makes words of their own: "backlog", "overstocked"; "custmrs" holds no title. */
const prefixes = new Set('over under back out down after before more less log up off mrs smt shri'.split(' '));
