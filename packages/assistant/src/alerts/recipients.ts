/** Whom to tell, besides the one who asks: what stands where a name would. */
import type { Span } from '../ordering/spans.ts';
import type { Telling } from '../ordering/telling-vocabulary.ts';
import type { Said } from './condition-spans.ts';
import type { Cue } from './condition-vocabulary.ts';

export type To = 'me' | 'both' | 'others';
type Spoken = Span<Cue | Telling>;

const mostWords = 4;
/** A name may have one of them after it. */
const titles = /^(?:team|ji|sir|madam|mam|bhaiya|didi|bhai|wale|walon|logo|logon|sahab|staff|group)$/;
const noName =
  /^(?:about|of|for|on|at|with|if|when|how|why|what|which|who|all|every|each|any|it|this|that|these|those|sales?|orders?|stock|today|the|only)$/;
/** "Alert low stock when …": these may have a figure after them. */
const mayBeFigure = 'alert';

/** The spans with the words of a name among them. */
export function withRecipients(said: Said): { said: Said; to: To } {
  const { words, spans } = said;
  const isTaken = (at: number): boolean => spans.some(({ from, to }) => at >= from && at < to);
  const startsSpan = (at: number): Spoken | undefined => spans.find(({ from }) => from === at);
  const found: Spoken[] = [];
  const take = (from: number, to: number): void => void found.push({ from, to, cue: 'who' });
  let isMe = spans.some(
    ({ cue, from, to }) =>
      cue === 'me' || words.slice(from, to).some(({ plain }) => /^(?:me|us|mujhe|hume)$/.test(plain)),
  );
  for (const span of spans) {
    if (span.cue === 'ko') {
      const from = nameBefore(span.from);
      const next = spans.find(({ from: at, cue }) => at >= span.to && cue !== 'filler' && cue !== 'and');
      const isTold =
        next !== undefined &&
        /^(?:tell|alert|know|whatsapp|telegram|slack|email|me)$/.test(next.cue) &&
        nothingBetween(span.to, next.from);
      if (from !== undefined && isTold) take(from, span.from);
    }
    if (/^(?:tell|alert|whatsapp|telegram|slack|email|me)$/.test(span.cue)) {
      const from = nameAfter(span);
      if (from) take(from[0], from[1]);
    }
  }
  const taken = { words, spans: [...spans, ...found].toSorted((one, other) => one.from - other.from) };
  if (found.length === 0) return { said, to: 'me' };
  const [first] = found;
  // "Mujhe aur Neha ko": the one who asks is named beside them.
  isMe &&= first !== undefined;
  return { said: taken, to: isMe ? 'both' : 'others' };

  function nothingBetween(from: number, to: number): boolean {
    for (let at = from; at < to; at += 1) if (!isTaken(at)) return false;
    return true;
  }

  function nameBefore(ko: number): number | undefined {
    const last = words[ko - 1];
    if (
      last === undefined ||
      isTaken(ko - 1) ||
      last.endsPart ||
      /^(?:is|us|kis|jis|in|un|iss|sab|sabhi)$/.test(last.plain)
    )
      return undefined;
    return titles.test(last.plain) && ko >= 2 && !isTaken(ko - 2) ? ko - 2 : ko - 1;
  }

  /** "Tell Neha when", "me and the stock team if", "email my daughter Neha if". */
  function nameAfter(span: Spoken): [number, number] | undefined {
    let from = span.to;
    const isJoined = startsSpan(from)?.cue === 'and';
    if (span.cue === 'me' && !isJoined) return undefined;
    if (isJoined) from = startsSpan(from)?.to ?? from;
    if (!isJoined && words[from - 1]?.endsPart) return undefined;
    let to = from;
    while (to < words.length && !isTaken(to) && to - from < mostWords) {
      to += 1;
      if (words[to - 1]?.endsPart) break;
    }
    if (to === from || (noName.test(words[from]?.plain ?? '') && !(words[from]?.plain === 'the' && to - from > 1)))
      return undefined;
    const next = startsSpan(to);
    const isLast = to === words.length;
    const isBoundary =
      next?.cue === 'if' ||
      next?.cue === 'and' ||
      (next && /^(?:whatsapp|telegram|slack|email|know|tell)$/.test(next.cue)) ||
      words[to]?.plain === 'know';
    if (isJoined) return isBoundary || isLast ? [from, to] : undefined;
    if (
      span.cue === mayBeFigure &&
      /^(?:alerts?|warnings?|notifications?|alarm)$/.test(words[span.to - 1]?.plain ?? '') &&
      next?.cue !== 'if'
    )
      return undefined;
    const isJoint = next?.cue === 'and' && startsSpan(next.to)?.cue === 'me';
    return isBoundary && (next?.cue !== 'and' || isJoint) ? [from, to] : undefined;
  }
}
