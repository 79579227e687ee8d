/** Words and earlier turns -> what is wanted, read once more in Latin letters where a question in Devanagari would be asked back. */
import { noNames, type Shop, type StoreNames, type Turn } from './conversation.ts';
import type { Ask, Intent } from './intent.ts';
import type { Calendar } from './days/moment.ts';
import { plainlyEdited } from './following/edits-said.ts';
import { withoutVerdictOnARow } from './following/rows-by-name.ts';
import { forgotten, forgottenParts } from './reading/forgotten.ts';
import { isSettled, understandMessage } from './understand-message.ts';
import { calendarFor } from './reading/calendar-of.ts';
import { indexFor, type Understood } from './understand-once.ts';
import { annotate } from './words/annotate.ts';
import { askedParts } from './words/asked-parts.ts';
import { askedSentences } from './words/asked-sentences.ts';
import { inLatinLetters } from './words/in-latin-letters.ts';
import type { NameIndex } from './words/names.ts';
import { questionsIn, stepsOf } from './words/next-step.ts';

export type { Understood };

/** Pure, and never throws for what somebody typed. */
export function understand(typed: string, earlier: Turn[], shop: Shop, names: StoreNames = noNames): Understood {
  const read = (text: string): Understood => understandMessage(text, earlier, shop, names);
  const index = indexFor(shop, names);
  const first = inSteps(askedSentences(typed, index) ?? typed, read, index);
  if (first) return first;
  const whole = inOneReading(typed, read, { typed, earlier, shop, index });
  const inTurn = questionsIn(whole.heard ?? typed, index);
  return inTurn && mayHaveLost.test(whole.intent.act) ? { ...whole, inTurn } : whole;
}

const mayHaveLost = /^(?:figures|clarify|no-data|off-topic|define)$/;

function inOneReading(typed: string, read: (text: string) => Understood, message: Message): Understood {
  const { index } = message;
  const whole = tellingForgotten(withParts(read(typed), typed, read, index), message);
  if (isSettled(whole.intent) || whole.intent.act === 'refuse') return whole;
  const latin = inLatinLetters(typed, index);
  const again = latin === undefined ? undefined : read(latin);
  const isWhole = again && isSettled(again.intent) && !('notes' in again.intent && again.intent.notes.passedOver);
  return isWhole ? again : whole;
}

/** Only where one row, or a meaning, answers the first question, and all of it is understood; a refusal holds for the whole message. */
function inSteps(typed: string, read: (text: string) => Understood, index: NameIndex): Understood | undefined {
  const steps = stepsOf(typed, index);
  if (!steps) return undefined;
  const first = read(steps.first);
  const isMeaning = first.intent.act === 'define' && first.intent.metrics.length === 1;
  if (!isMeaning && !hasOneRow(first.intent)) return undefined;
  const whole = read(typed);
  if (whole.intent.act === 'refuse') return undefined;
  return { ...first, next: steps.next, wantsNames: first.wantsNames || whole.wantsNames };
}

/** "Three best cities, and what they spend there" is one list. */
const hasOneRow = (intent: Intent): boolean =>
  intent.act === 'figures' &&
  intent.also.length === 0 &&
  intent.ask.by.length === 1 &&
  (intent.ask.ranking?.limit ?? 1) === 1 &&
  !intent.notes.passedOver;

type Message = { typed: string; earlier: Turn[]; shop: Shop; index: NameIndex };

/** What is going to be fetched knows nothing of it: told, because a plain answer would be one to another question. */
function tellingForgotten(whole: Understood, { typed: message, earlier, shop, index }: Message): Understood {
  const { intent, heard: typed = message } = whole;
  const calendar = calendarFor(annotate(typed, index), shop);
  const said = editedInTalk(typed, earlier, calendar);
  const leans = earlier.length > 0 && !whole.standsAlone;
  if (intent.act === 'explain' || intent.act === 'forecast' || intent.act === 'summary') {
    const left = forgottenParts(said, heldAgainst(intent), { calendar, index, leans });
    return left.length > 0 ? { ...whole, leftOut: left.join(' … ') } : whole;
  }
  if (intent.act !== 'figures' || intent.notes.standing) return whole;
  const { passedOver = [], ...notes } = intent.notes;
  const around = { calendar, index, leans, goal: notes.goal !== undefined };
  const { asks, left } = forgotten(said, [intent.ask, ...intent.also], around);
  const [ask = intent.ask, ...also] = asks;
  const told = [...new Set([...passedOver, ...left])];
  return {
    ...whole,
    intent: { ...intent, ask, also, notes: told.length > 0 ? { ...notes, passedOver: told } : notes },
  };
}

/** What a turn takes back, or says of a row before it asks, is no part of its question. */
const editedInTalk = (typed: string, earlier: Turn[], calendar: Calendar): string =>
  earlier.length === 0 ? typed : withoutVerdictOnARow(plainlyEdited(typed, earlier, calendar.today), earlier, calendar);

/** An outlook is held against the days it is to beat, and against nothing else that was named. */
function heldAgainst(intent: Extract<Intent, { act: 'explain' | 'forecast' | 'summary' }>): Ask {
  if (intent.act !== 'forecast') return intent.ask;
  const { base: _base, ...ask } = intent.ask;
  const { rival } = intent;
  if (rival === undefined) return ask;
  return { ...ask, base: rival === 'year-ago' ? { kind: rival } : { kind: 'named', period: rival } };
}

/** A part counts only where all of it is understood. What somebody will do himself makes no outlook of what is asked. */
function withParts(whole: Understood, typed: string, read: (text: string) => Understood, index: NameIndex): Understood {
  const isOutlook = whole.intent.act === 'forecast';
  if (!isOutlook && !/^(?:clarify|no-data|off-topic)$/.test(whole.intent.act)) return whole;
  const parts = askedParts(typed, index)
    .filter(({ isAll, isBesideTale }) => !isOutlook || (isAll && isBesideTale))
    .flatMap(part => {
      const { intent } = read(part.text);
      const isWhole = isSettled(intent) && !('notes' in intent && intent.notes.passedOver);
      return isWhole ? [{ ...part, intent }] : [];
    });
  const [first] = parts;
  if (isOutlook) return first?.intent.act === 'figures' ? { ...whole, intent: first.intent } : whole;
  return first ? { ...whole, parts } : whole;
}
