/** "Sunday wala message ab mat bhejna", "mute the refunds alert till Monday": what ends, pauses or takes up again something kept. The words that no span has taken name which one. */
import type { KeptKind } from './kept-nouns.ts';
import { isJoining, keptName } from './kept-name.ts';
import { keptVocabulary, type KeptCue } from './kept-vocabulary.ts';
import { phrasesOf } from './phrases.ts';
import { saysNothing, spansIn, type Heard, type Span } from './spans.ts';

export type KeptEnding = { do: 'end' | 'pause' | 'resume'; which: string };

const vocabularies = [phrasesOf(keptVocabulary)] as const;
const mostWords = 9;

/** Of mails and messages nobody says which are meant. */
const noName = /^(?:any|anything|spam|so|many|these|your|me|us|mails?|e?-?mails?|messages?|alerts?|notifications?)?$/;

export function readKeptEnding(typed: string, kind: KeptKind): KeptEnding | undefined {
  const heard = withoutUntil(spansIn(typed, vocabularies));
  const has = (...cues: Span<KeptCue>['cue'][]): boolean => heard.spans.some(({ cue }) => cues.includes(cue));
  if (has('other-thing', 'makes', 'if') || has(kind === 'alert' ? 'schedule' : 'alert')) return undefined;
  const act = isOfSomeDays(heard) ? undefined : actOf(heard);
  if (act === undefined) return undefined;
  const isNamed = has(kind);
  const isDoing = isOfDoing(heard, kind === 'alert' ? 'telling' : 'sending');
  const words = namingWords(heard);
  const isTimed = has('rhythm', 'clock');
  const isOnlyTimed = isTimed && words.every(({ isTime, plain }) => isTime || isJoining(plain));
  const isLoose = kind === 'schedule' && (isTimed || isDoing) && has('message', 'one') && !isOfDoing(heard, 'telling');
  // "Stop all messages": all that is sent.
  if (kind === 'schedule' && has('all') && !has('telling', 'alert') && words.length === 0 && saysMessages(heard))
    return { do: act, which: '*' };
  const isHushed =
    kind === 'alert' && has('all') && !has('sending', 'message', 'rhythm') && saysHush(heard) && words.length === 0;
  if (isHushed) return { do: act, which: '*' };
  // "Mute candle": nothing else is muted.
  const isMuted =
    kind === 'alert' &&
    /^(?:mute|unmute|snooze|unsnooze)$/.test(heard.words[0]?.plain ?? '') &&
    words.length > 0 &&
    words.length <= 4 &&
    !isTimed;
  const isRhythm = kind === 'schedule' && isOnlyTimed && !has('telling', 'no');
  if (!isNamed && !isDoing && !isLoose && !isRhythm && !isMuted) return undefined;
  if (words.length > mostWords) return undefined;
  const isSeveral = heard.words.some(({ plain }, at) => plain.endsWith('s') && isOfNoun(heard, at));
  const name = { isSeveral, isAll: has('all'), isNewest: has('newest') };
  const which = keptName(words.map(({ plain }) => plain).join(' '), name);
  if (isNamed) return { do: act, which };
  // "Stop sending me this": the one there is.
  if (isDoing && which === '?' && pointsAtIt(heard)) return { do: act, which };
  if (isDoing && has('all') && which === '*') return { do: act, which };
  if (which === '*' || which === '?' || noName.test(which)) return undefined;
  // "Sunday ko mat bhejna" leaves a day out.
  return isOnlyTimed && has('no') && !isLoose ? undefined : { do: act, which };
}

const saysMessages = ({ words }: Heard<KeptCue>): boolean =>
  words.some(({ plain }) => /^(?:messages?|msgs?|mails?|emails?|updates?)$/.test(plain));

/** "Mute everything": of alerts, which make themselves heard. */
const saysHush = ({ words }: Heard<KeptCue>): boolean =>
  words.some(({ plain }) => /^(?:mute|snooze|silence|hush|silent|quiet|shaant|chup|disturb)$/.test(plain));

/** "Drop Tuesdays from my schedule": a day, and not all of it. */
const isOfSomeDays = ({ spans, words }: Heard<KeptCue>): boolean =>
  spans.some(({ cue, to }) => cue === 'rhythm' && /^(?:from|out|off)$/.test(words[to]?.plain ?? ''));

/** "Stop telling me about …", "batana band karo", "mat bhejna": the verb of what is kept right beside the act. */
function isOfDoing({ spans, words }: Heard<KeptCue>, doing: 'telling' | 'sending'): boolean {
  const told = spans.filter(({ cue }) => cue !== 'filler' && cue !== 'all');
  const isBeside = (one: Span<KeptCue>, other: Span<KeptCue>): boolean => {
    for (let at = one.to; at < other.from; at += 1)
      if (
        !spans.some(({ cue, from, to }) => (cue === 'filler' || cue === 'all') && at >= from && at < to) &&
        (!saysNothing(words[at]!) || /^to+h?$/.test(words[at]?.plain ?? ''))
      )
        return false;
    return true;
  };
  return told.some((span, at) => {
    const next = told[at + 1];
    if (next === undefined || !isBeside(span, next)) return false;
    const isAct = ({ cue }: Span<KeptCue>): boolean => /^(?:end|pause|resume|no)$/.test(cue);
    return (isAct(span) && next.cue === doing) || (span.cue === doing && isAct(next) && next.cue !== 'no');
  });
}

const pointsAtIt = ({ words }: Heard<KeptCue>): boolean =>
  words.some(({ plain }) => /^(?:this|that|it|yeh|ye|isko|ise)$/.test(plain));

/** "… band karo, somwar se wapas chalu": until then. */
function takenUpLater(words: Heard<KeptCue>['words'], spans: Heard<KeptCue>['spans']): { from: number } | undefined {
  const resume = spans.find(({ cue }) => cue === 'resume');
  const stop = words.findIndex(({ endsPart }) => endsPart);
  const isAfter = resume !== undefined && stop !== -1 && resume.from > stop;
  const isEnded = spans.some(({ cue, to }) => /^(?:end|pause)$/.test(cue) && to <= stop + 1);
  const isForAWhile = spans.some(({ cue, to }) => cue === 'until' && to <= stop + 1);
  return isAfter && isEnded && isForAWhile ? { from: stop + 1 } : undefined;
}

/** "…, but leave the one for Delhi", "…, returns ka chalu rehne do": from the stop before it. */
function restIn(words: Heard<KeptCue>['words'], spans: Heard<KeptCue>['spans']): { from: number } | undefined {
  const rest = spans.find(({ cue }) => cue === 'rest');
  if (rest === undefined || !/^(?:chalu|on|rehne|rahne)$/.test(words[rest.from]?.plain ?? '')) return rest;
  const stop = words.findLastIndex(
    ({ endsPart, plain }, at) => at < rest.from && (endsPart || /^(?:aur|and|par|lekin|but|magar)$/.test(plain)),
  );
  return stop === -1 ? rest : { from: stop + 1 };
}

/** "Till 2 December", "while I'm on leave", "for 3 days": how long is said, and what it takes is no name. */
function withoutUntil({ words, spans }: Heard<KeptCue>): Heard<KeptCue> {
  const opens = words.findIndex(
    ({ plain }, at) =>
      /^(?:till|until|upto|while|because|since)$/.test(plain) && !spans.some(({ from, to }) => at > from && at < to),
  );
  const timed = spans.map(span =>
    'amount' in span && /^(?:hours|days)$/.test(span.amount.unit ?? '')
      ? {
          from: /^(?:for|agle)$/.test(words[span.from - 1]?.plain ?? '') ? span.from - 1 : span.from,
          to: span.to,
          cue: 'until' as const,
        }
      : span,
  );
  const rest = restIn(words, spans) ?? takenUpLater(words, spans);
  if (rest && opens !== 0 && (opens < 0 || rest.from < opens))
    return { words: words.slice(0, rest.from), spans: timed.filter(({ from }) => from < rest.from) };
  if (opens === 0) {
    const to = words.findIndex(({ endsPart }) => endsPart) + 1;
    const later = timed
      .filter(({ from }) => from >= to)
      .map(span => ({ ...span, from: span.from - to, to: span.to - to }));
    return { words: words.slice(to), spans: [{ from: 0, to: 0, cue: 'until' }, ...later] };
  }
  if (opens < 0) return { words, spans: timed };
  const before = timed.filter(({ from }) => from < opens);
  return { words: words.slice(0, opens), spans: [...before, { from: opens - 1, to: opens - 1, cue: 'until' }] };
}

const isOfNoun = ({ spans }: Heard<KeptCue>, at: number): boolean =>
  spans.some(({ cue, from, to }) => /^(?:alert|schedule|message|one)$/.test(cue) && at >= from && at < to);

/** "Orders drop 30 % – alert": in English what ends something stands first, or at the very end. */
function isPlaced({ cue, from, to }: Span<KeptCue>, { spans, words }: Heard<KeptCue>): boolean {
  if (cue !== 'end' || !/^(?:drop|cut|cancel|lose|clear|kill|dump)$/.test(words[from]?.plain ?? '')) return true;
  if (to === words.length) return true;
  return words
    .slice(0, from)
    .every(
      (word, at) =>
        saysNothing(word) ||
        spans.some(span => at >= span.from && at < span.to && /^(?:filler|until|no)$/.test(span.cue)),
    );
}

function actOf({ spans: all, words }: Heard<KeptCue>): KeptEnding['do'] | undefined {
  const spans = all.filter(span => isPlaced(span, { spans: all, words }));
  const has = (cue: KeptCue): boolean => spans.some(span => span.cue === cue);
  const at = (cue: KeptCue): number => spans.find(span => span.cue === cue)?.from ?? -1;
  const isTurned = has('turn') && at('turn') === (spans.find(({ cue }) => cue !== 'filler')?.from ?? 0);
  const turned = isTurned
    ? has('off')
      ? 'end'
      : has('on') && !/^(?:take|shut|bring)$/.test(words[at('turn')]?.plain ?? '')
        ? 'resume'
        : has('on')
          ? 'resume'
          : undefined
    : undefined;
  const isNot = isOfDoing({ spans, words }, 'telling') || isOfDoing({ spans, words }, 'sending');
  const isEnd = has('end') || turned === 'end' || (has('no') && isNot);
  const isResume = has('resume') || turned === 'resume';
  // "AOV alert off".
  const last = spans.at(-1)?.to === words.length ? spans.at(-1)?.cue : undefined;
  const isNamed = has('alert') || has('schedule');
  if (isNamed && !has('end') && !has('pause') && (last === 'off' || last === 'on'))
    return last === 'off' ? 'end' : 'resume';
  if (has('pause')) return 'pause';
  if (isEnd && isResume) return has('until') || at('end') < at('resume') ? 'pause' : undefined;
  if (isEnd) return has('until') ? 'pause' : 'end';
  return isResume ? 'resume' : undefined;
}

/** Which one it is: what no span has taken, with the days and times it is known by. */
function namingWords({ words, spans }: Heard<KeptCue>): { plain: string; isTime: boolean }[] {
  return words.flatMap(({ plain }, at) => {
    const span = spans.find(({ from, to }) => at >= from && at < to);
    const isKept = span === undefined || /^(?:rhythm|clock|amount|above)$/.test(span.cue);
    return isKept ? [{ plain, isTime: span !== undefined && /^(?:rhythm|clock)$/.test(span.cue) }] : [];
  });
}
