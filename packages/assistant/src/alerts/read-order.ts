/** "Tell me when …", "stop the lantern alert": orders about alerts, by the spans of their words. What figure is meant is left to the reader of questions. */
import type { AlertChannel, QuietHours } from '@tillsight/contract/alerts';
import { addsSomebody } from '../ordering/adds-somebody.ts';
import { readKept } from '../ordering/kept-order.ts';
import { saysNothing, spansIn } from '../ordering/spans.ts';
import { ConditionSpans, orderVocabularies, type Said } from './condition-spans.ts';
import { plainOrder } from './words.ts';
import { withRecipients } from './recipients.ts';
import { conditionIn } from './read-condition.ts';
import { subjectOf, type Watch } from './watched.ts';
import { saysPaymentsFail } from './failing-payments.ts';

/** What is understood and not done: telling others, holding one figure against another, a course or an hour, one order by itself, several conditions. */
type NotWatched = 'others' | 'against' | 'course' | 'single' | 'several';

/** `unread`: which of these is meant. `which`: words of the alert's title, `*` for all, `^` for the newest. `others`: named beside the one who asks. */
export type AlertWish =
  | ({ do: 'make'; channel?: AlertChannel; isThis?: true; others?: true } & Watch)
  | { do: 'cannot'; why: NotWatched }
  | { do: 'unread'; words: string }
  | { do: 'list' }
  | { do: 'end' | 'pause' | 'resume'; which: string }
  | { do: 'change'; which: string; value?: number; channel?: AlertChannel; quiet?: QuietHours };

function keptWish(typed: string): AlertWish | undefined {
  const kept = readKept(typed, 'alert');
  if (kept?.do !== 'change') return kept;
  const { which, value, channel, quiet } = kept;
  return {
    do: 'change',
    which,
    ...(value === undefined ? {} : { value }),
    ...(channel ? { channel } : {}),
    ...(quiet ? { quiet } : {}),
  };
}

/** Longer texts are no orders; the forms below take their time. */
const longest = 300;

const pointsAtThat = /^(?:this|it|that|yeh|ye|ise|isko|this figure|this number|that number|woh|wo|usko|it's|its)$/;

/** "Check the stock alert only once a day": how often is the platforms' to bear. */
const looksSeldom =
  /^(?:please |can you )?(?:check|look at|run|refresh|test|see) (?:the |my |our )?(?:[^ ]+ ){0,3}alerts? (?:only |just )?(?:once|twice|every|each|hourly|daily|\d+ times)(?: |$)/;

export function readAlertWish(typed: string): AlertWish | undefined {
  if (typed.length > longest) return undefined;
  if (addsSomebody(typed, 'alert')) return { do: 'cannot', why: 'others' };
  if (looksSeldom.test(plainOrder(typed))) return { do: 'cannot', why: 'course' };
  const kept = keptWish(typed);
  if (kept !== undefined) return kept;
  if (changesOne.test(plainOrder(typed))) return undefined;
  if (asksOrTells.test(plainOrder(typed))) return undefined;
  const { said, to } = withRecipients(spansIn(typed, orderVocabularies));
  const spans = new ConditionSpans(said);
  if (!wantsToBeTold(spans)) return undefined;
  const wish = wishOf(spans);
  if (wish === undefined) return undefined;
  if (to === 'others') return { do: 'cannot', why: 'others' };
  return to === 'both' && wish.do === 'make' ? { ...wish, others: true } : wish;
}

/** What was asks, and does not order. */
const asksOrTells =
  /(?:^| )(?:was|were|did|had|came|happened|thi|tha|the? hua|hui thi|kitn[aei]|kyun?|why|kaun|kauns[aei]|kons[aei])(?: |$)|^(?:which|what|how(?! about you)|who|where|compare|is|are|does|do(?! (?:let|tell|inform|alert|notify|warn|keep|remember|send|ping))|has|have|kaun|kya|kab)(?: |$)|(?:^| )(?:tell|show) me (?:which|what|how|who|where)(?: |$)/;

/** What begins so is about an alert that is there, whatever else it says. */
const changesOne =
  /^(?:(?:please|pls|kindly|can you|could you) )*(?:change|modify|update|edit|move|shift|switch|turn|cancel|stop|delete|remove|end|drop|pause|mute|kill) (?:the|my|our|that|this|all|every|any) (?:[^ ]+ ){0,4}(?:alerts?|warnings?|alarms?|notifications?)(?: |$)/;

const ways = ['whatsapp', 'telegram', 'slack', 'email'] as const;

/** Somebody who says how they are to be told when something is so wants to be told. */
function wantsToBeTold(spans: ConditionSpans): boolean {
  if (spans.has('alert', 'watch')) return true;
  const isJoined = spans.has('if') || isToldThen(spans.said) || tellsAtLast(spans.said);
  if (spans.said.spans.some(span => span.cue === 'tell' && isOrder(span, spans.said)))
    return isJoined || spans.has('runs-low') || endsByTelling(spans.said) || isOfAnyMove(spans);
  if (spans.has('know') && isJoined) return true;
  const isSigned = spans.said.words.some(({ plain }) => /^[<>≤≥]$/.test(plain));
  return (isJoined || isSigned) && spans.has(...ways);
}

/** "Aov up 15 %? msg me on Telegram": a part of its own that only tells. */
const tellsAtLast = ({ spans, words }: Said): boolean => {
  const told = spans.find(
    ({ cue, from }) => /^(?:tell|alert)$/.test(cue) && from > 0 && words[from - 1]?.endsPart === true,
  );
  const isTold = (at: number): boolean =>
    spans.some(
      ({ cue, from, to }) =>
        at >= from && at < to && /^(?:tell|alert|me|filler|whatsapp|telegram|slack|email|and|who)$/.test(cue),
    );
  return told !== undefined && words.every((word, at) => at < told.from || isTold(at) || saysNothing(word));
};

/** "… ho to batana", "… → mail": what is so, and then who tells or how. */
const isToldThen = ({ spans, words }: Said): boolean =>
  spans.some(({ cue, from, to }, at) => {
    const next = spans.slice(at + 1).find(span => !/^(?:filler|me|who|and|ko)$/.test(span.cue));
    const isSign = words[from]?.plain === '→';
    return (
      cue === 'so' &&
      (isSign ||
        (next !== undefined && /^(?:tell|alert|know|whatsapp|telegram|slack|email)$/.test(next.cue) && next.from >= to))
    );
  });

const mayBeNoun = /^(?:call|ring|phone|text|message|msg|sms|scream|beep|yell|remind|signal|buzz|poke|let)$/;

/** "Tell me the discounts" asks; who tells when something is so says no figure right behind "me". "Call" may be said of customers. */
function isOrder({ from, to }: { from: number; to: number }, { words, spans }: Said): boolean {
  const said = words.slice(from, to).map(({ plain }) => plain);
  const spanAt = (at: number) => spans.find(each => each.from === at);
  let next = to;
  for (;;) {
    const span = spanAt(next);
    const word = words[next];
    if (span && /^(?:me|filler|who|and)$/.test(span.cue)) next = span.to;
    else if (!span && word !== undefined && saysNothing(word)) next += 1;
    else break;
  }
  // "Only tell me about failed payments if …".
  const isAbout =
    /^(?:about|of|on)$/.test(words[to]?.plain ?? words[from + 1]?.plain ?? '') ||
    words.slice(to, next).some(({ plain }) => plain === 'about');
  if (isAbout && spans.some(({ cue, from: later }) => cue === 'if' && later > next)) return true;
  const isLast = next >= words.length || words[next - 1]?.endsPart === true;
  if (
    said.length === 1 &&
    mayBeNoun.test(said[0] ?? '') &&
    spanAt(to)?.cue !== 'me' &&
    !isLast &&
    spanAt(next)?.cue !== 'if'
  )
    return false;
  return isLast || spanAt(next) !== undefined || said.some(word => inHindi.test(word));
}

/** "Batao" asks as well: it orders only where something is to be so before. */
const inHindi = /^(?:bata|bta|bol|keh|kaho|khabar|khabr|soo?chit|suchit|soochna|suchna|yaad|jaga|अवगत|इत्तला)/;

/** "Tell me about any big jump in refunds". */
const isOfAnyMove = (spans: ConditionSpans): boolean =>
  spans.has('goes-up', 'goes-down', 'unusual') &&
  !spans.has('other-base', 'last-week', 'last-month') &&
  spans.said.spans.some(
    ({ cue, from }) =>
      (cue === 'any' && /^(?:any|every|each|koi)$/.test(spans.word(from))) ||
      // "Inform me of dips in …".
      (cue.startsWith('goes-') && /^(?:of|about)$/.test(spans.word(from - 1)) && spans.word(from).endsWith('s')),
  );

const lastTells = ({ spans, words }: Said) => {
  const last = spans.findLast(({ cue }) => !/^(?:filler|me|who|and)$/.test(cue));
  return last?.cue === 'tell' && spans.at(-1)?.to === words.length ? last : undefined;
};

const endsByTelling = (said: Said): boolean => {
  const last = lastTells(said);
  return last !== undefined && !said.words.slice(last.from, last.to).some(({ plain }) => inHindi.test(plain));
};

/** "Tell me when the lantern will run out". */
const asksWhen = (spans: ConditionSpans): boolean =>
  spans.has('out') &&
  spans.duration === undefined &&
  spans.said.spans.some(({ cue, from }) => cue === 'if' && spans.word(from) === 'when') &&
  spans.said.spans.some(({ cue, from }) => /^(?:soon|out)$/.test(cue) && spans.word(from) === 'will');

const anOrder = /^(?:order|bill|purchase|sale|transaction|ऑर्डर)$/;

/** "Whenever somebody spends over 5000". */
const saysWhoBuys = ({ said: { words } }: ConditionSpans): boolean =>
  words.some(({ plain }) =>
    /^(?:somebody|someone|anybody|anyone|customers?|people|person|shoppers?|buyers?|grahak|koi)$/.test(plain),
  );

/** "Any order above 50,000". */
const isOfOneOrder = ({ said: { spans, words } }: ConditionSpans): boolean => {
  const isOrderAt = (at: number): boolean => anOrder.test(words[at]?.plain ?? '');
  // "The cost of each purchase".
  const isOfCost = words.some(({ plain }) => /^(?:cost|costs|cpa|cpp|price)$/.test(plain));
  if (isOfCost) return false;
  return spans.some(({ cue, from, to }) => {
    const isAny = cue === 'any' && !/^(?:new|naya|nayi|naye)$/.test(words[from]?.plain ?? '');
    // "Koi ek lakh se upar ka order de".
    const isOfSize = /^(?:above|more)$/.test(cue) && /^(?:ka|ki|ke)$/.test(words[to]?.plain ?? '');
    return (
      (isAny && (isOrderAt(to) || isOrderAt(to + 1))) ||
      (isOfSize && isOrderAt(to + 1) && words[to + 1]?.plain !== 'sale')
    );
  });
};

function wishOf(spans: ConditionSpans): AlertWish | undefined {
  const [channel, other] = ways.filter(way => spans.has(way));
  if (other !== undefined) return { do: 'unread', words: `${channel}, ${other}` };
  const way = channel ? { channel } : {};
  const [only = '', ...others] = spans.rest;
  if (spans.has('moves') && others.length === 0 && (only === '' || pointsAtThat.test(only)))
    return { do: 'make', subject: '', isThis: true, condition: { kind: 'moved', way: 'either', percent: 10 }, ...way };
  const held = conditionIn(spans);
  if (held === 'none') {
    // More of it than is usual is what makes it news.
    const text = spans.rest.join(' ');
    return saysPaymentsFail(text)
      ? { do: 'make', subject: text, condition: { kind: 'unusual', way: 'up' }, ...way }
      : undefined;
  }
  if (typeof held === 'string') return { do: 'cannot', why: held };
  if (spans.has('spends') && saysWhoBuys(spans)) return { do: 'cannot', why: 'single' };
  const { condition } = held;
  if (asksWhen(spans)) return undefined;
  if ((condition.kind === 'above' || condition.kind === 'below') && condition.value > 1 && isOfOneOrder(spans))
    return { do: 'cannot', why: 'single' };
  if (spans.has('other-base')) return undefined;
  const subject = subjectOf(spans, held);
  // "If the stock runs out": of any of the goods.
  const isThis = (subject === '' && held.isStock !== true) || pointsAtThat.test(subject);
  return { do: 'make', ...held, subject, ...way, ...(isThis ? { isThis: true } : {}) };
}

/**
 * An order to be told of something that no condition is read of: it is answered with what can be watched, as a figure of now would look like
 * a promise to watch it.
 */
export function wantsWatching(typed: string): boolean {
  if (typed.length > longest || asksOrTells.test(plainOrder(typed))) return false;
  const spans = new ConditionSpans(spansIn(typed, orderVocabularies));
  return spans.has('if', 'so') && (spans.has('alert') || lastTells(spans.said) !== undefined);
}
