/** Whom something is to be sent to, besides the one who asks: what stands where a name would. */
import type { Heard, Span } from '../ordering/spans.ts';
import type { Sending } from './sending-vocabulary.ts';

export type Spoken = Span<Sending | 'who' | 'clause'>;
export type Said = Heard<Sending | 'who' | 'clause'>;

const ways = ['whatsapp', 'telegram', 'slack', 'email'] as const;
const article = /^(?:the|my|our|this|that|these|those|it|a|an|ye|yeh)$/;
const mostNames = 4;

export function withRecipients({ words, spans }: Said): { said: Said; to: 'me' | 'both' | 'others' } {
  const found: Spoken[] = [];
  const at = (from: number): Spoken | undefined => spans.find(span => span.from === from);
  const isTaken = (word: number): boolean => spans.some(({ from, to }) => word >= from && word < to);
  /** Where a name that begins here ends: at a stop, at a span, at the end; at an article too, where `isBefore` says so. */
  const nameFrom = (from: number, { isBefore }: { isBefore: boolean }): number | undefined => {
    let to = from;
    while (
      to < words.length &&
      to - from < mostNames &&
      (!isTaken(to) || (at(to)?.cue === 'filler' && words[to]?.plain === 'and'))
    ) {
      if (isBefore && to > from && article.test(words[to]?.plain ?? '')) break;
      to += 1;
      if (words[to - 1]?.endsPart) break;
    }
    if (
      to === from ||
      words.slice(from, to).some(({ plain }) => /^(?:of|for|by|from|in|on|per|at)$/.test(plain)) ||
      (isBefore && !article.test(words[to]?.plain ?? ''))
    )
      return undefined;
    const isEnd = to === words.length || isTaken(to) || words[to - 1]?.endsPart === true;
    return isBefore || isEnd ? to : undefined;
  };
  let isMe =
    spans.some(({ cue }) => cue === 'me') ||
    spans.some(({ from, to }) => /^(?:me|us)$/.test(words[to - 1]?.plain ?? '') && to > from + 1);
  let isOthers = false;
  for (const span of spans) {
    if (span.cue === 'team') {
      const before = spans.find(({ to }) => to === span.from)?.cue;
      const joined = words[span.from - 1]?.plain ?? '';
      const isTo =
        /^(?:to|with|send|text|me|email|whatsapp|filler)$/.test(before ?? '') ||
        at(span.to)?.cue === 'ko' ||
        /^sab(?:hi)?ko$/.test(words[span.from]?.plain ?? '') ||
        /^(?:and|aur)$/.test(joined) ||
        before === undefined;
      if (isTo && (words[span.from]?.plain !== 'all' || before === 'to' || before === 'with')) {
        isOthers = true;
        found.push({ ...span, cue: 'who' });
      }
    }
    if ((span.cue === 'to' || span.cue === 'with') && !isMeAfter(span.to)) {
      const to = nameFrom(span.to, { isBefore: false });
      const isPlace =
        span.cue === 'with' &&
        !words.slice(span.to, to).some(({ plain }) => plain === 'me' || plain === 'myself') &&
        !(at(to ?? -1)?.cue === 'me');
      if (to !== undefined && !isPlace) {
        isOthers = true;
        found.push({ from: span.from, to, cue: 'who' });
      }
    }
    if (
      span.cue === 'me' ||
      (ways.some(way => way === span.cue) && /^(?:me|us)$/.test(words[span.to - 1]?.plain ?? ''))
    ) {
      const joint = /^(?:and|aur)$/.test(words[span.to]?.plain ?? '') ? span.to + 1 : undefined;
      const to =
        joint === undefined || at(joint)?.cue === 'team'
          ? undefined
          : (nameFrom(joint, { isBefore: true }) ?? nameFrom(joint, { isBefore: false }));
      if (joint !== undefined && to !== undefined && to - joint <= 2) {
        isOthers = true;
        found.push({ from: span.to, to, cue: 'who' });
      }
    }
    const isVerb =
      span.cue === 'send' || span.cue === 'text' || (ways.some(way => way === span.cue) && span.to === span.from + 1);
    const first = words[span.to]?.plain ?? '';
    const isOurs = /^(?:my|our|the)$/.test(first);
    if (isVerb && !isTaken(span.to) && (isOurs || !article.test(first)) && !words[span.to - 1]?.endsPart) {
      const to = nameFrom(isOurs ? span.to + 1 : span.to, { isBefore: true });
      if (to !== undefined && to - span.to <= (isOurs ? 3 : 2)) {
        isOthers = true;
        found.push({ from: span.to, to, cue: 'who' });
      }
    }
    if (
      span.cue === 'ko' &&
      span.from > 0 &&
      !isTaken(span.from - 1) &&
      !/^(?:is|us|iss|kis|jis|din|tarikh|tareekh|date|[a-z]+va+r|[a-z]+day)$/.test(words[span.from - 1]?.plain ?? '')
    ) {
      const from =
        /^(?:team|ji|sir|madam|bhai|sahab)$/.test(words[span.from - 1]?.plain ?? '') && span.from > 1
          ? span.from - 2
          : span.from - 1;
      const isOfSending = spans.some(
        ({ cue, from: next }) => next > span.from && /^(?:send|whatsapp|email|telegram|slack|text|give)$/.test(cue),
      );
      if (isOfSending) {
        isOthers = true;
        found.push({ from, to: span.from, cue: 'who' });
      }
    }
  }
  isMe ||= found.some(({ from, to }) =>
    words.slice(from, to).some(({ plain }) => plain === 'me' || plain === 'myself'),
  );
  const kept = spans.filter(span => !found.some(({ from, to }) => span.from >= from && span.to <= to));
  const said = { words, spans: [...kept, ...found].toSorted((one, other) => one.from - other.from) };
  return { said, to: !isOthers ? 'me' : isMe ? 'both' : 'others' };

  function isMeAfter(from: number): boolean {
    return at(from)?.cue === 'me' || at(from)?.cue === 'team';
  }
}
