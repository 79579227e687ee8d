/** A message of one or several sentences -> what is wanted: which of them ask, which only tell, and of what a verdict is asked for. */
import { dayAt } from '@tillsight/metrics/period';
import { noNames, type Shop, type StoreNames, type Turn } from './conversation.ts';
import { plainlyEdited } from './following/edits-said.ts';
import { takeLeave } from './following/leaving.ts';
import { withRowsNamed } from './following/rows-by-name.ts';
import type { Intent } from './intent.ts';
import { mayBeName } from './may-hold-names.ts';
import { understandMore } from './understand-more.ts';
import { indexFor, refusedAnyhow, understandOnce, withWhether, type Understood } from './understand-once.ts';
import { annotate } from './words/annotate.ts';
import { askedSentences, sentencesOf } from './words/asked-sentences.ts';
import { plainlyAsked } from './words/frames.ts';
import { indexOf, type NameIndex } from './words/names.ts';
import { withoutBareWish, withoutVerdict } from './words/verdicts.ts';

export function understandMessage(typed: string, earlier: Turn[], shop: Shop, names: StoreNames): Understood {
  const index = indexFor(shop, names);
  const wished = withoutBareWish(typed);
  const today = dayAt(shop.now, shop.timeZone);
  const edited = plainlyEdited(wished, earlier, today);
  const asked = withRowsNamed(edited, earlier, { today, country: shop.country, ahead: false });
  // A sentence that leaves what was spoken of is no part of the question that is cut out.
  const turns = takeLeave(annotate(asked, index), earlier);
  const read = (text: string): Understood => {
    const { standsAlone, ...understood } = understandOnce(text, turns, shop, names);
    // What points at a row does not stand alone, although it is read by that row's name.
    return standsAlone && asked === edited ? { ...understood, standsAlone } : understood;
  };
  const sentence = (text: string): Understood => understandSentence(text, read, index);
  const spoken = askedSentences(asked, index) ?? askedSentences(plainlyAsked(asked, index), index);
  const apart = spoken === undefined ? undefined : sentence(spoken);
  // "… I forgot to write down her number. Can you find it?" is of what was told.
  const leans = spoken !== undefined && !sentencesOf(spoken).every(each => asked.includes(each));
  const isRefused = leans && refusedAnyhow(asked, index, indexOf(names)) !== undefined;
  const isAnswered = apart && !isRefused && isSettled(apart.intent);
  if (apart && !isRefused && apart.intent.act !== 'advise') {
    // A name that is only told is missed no more than one that is asked about.
    const wantsNames = apart.wantsNames || (names === noNames && annotate(asked, index).some(mayBeName));
    const mayBeAnswered = apart.intent.act === 'clarify' && names === noNames && apart.wantsNames;
    if (isAnswered || mayBeAnswered) return { ...apart, heard: spoken!, wantsNames };
  }
  const whole = isAnswered ? apart : sentence(asked);
  // What is to come was only told: "… is coming for lunch tomorrow. What have his things brought us?"
  if (apart?.intent.act === 'clarify' && whole.intent.act === 'forecast') return apart;
  const mayBeTold = !isSettled(whole.intent) || whole.intent.act === 'advise';
  const told = mayBeTold && whole.intent.act !== 'refuse' ? withoutVerdict(asked) : undefined;
  const weighed = told === undefined ? undefined : sentence(told);
  return weighed && isPlain(weighed.intent) ? { ...weighed, intent: withWhether(weighed.intent, 'weighed') } : whole;
}

export const isSettled = ({ act }: Intent): boolean => !/^(clarify|off-topic|chat|refuse|act)$/.test(act);

/** What can be told of something that was only said. */
const isPlain = (intent: Intent): boolean =>
  intent.act === 'figures' || intent.act === 'define' || (intent.act === 'advise' && intent.subject !== 'general');

function understandSentence(asked: string, read: (text: string) => Understood, index: NameIndex): Understood {
  const plain = plainlyAsked(asked, index);
  const more = understandMore(plain, read);
  const whole = more && plain === asked ? undefined : read(asked);
  // A frame around a question is no way past a refusal.
  return more && whole?.intent.act !== 'refuse' ? more : (whole ?? read(asked));
}
