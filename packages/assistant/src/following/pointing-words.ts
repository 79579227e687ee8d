/** Words that point at what was said before, in every language they are typed in; a word may point in several ways. */
import type { Ask } from '../intent.ts';
import { typedText } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';

type Way = keyof typeof spelled;

/** Whether the word points in one of these ways. */
export const points = (word: Word | undefined, ...ways: Way[]): boolean => pointsBy(word?.text ?? '', ...ways);

/** The same of what was typed, where a word was read together with the one before it. */
export const pointsBy = (text: string, ...ways: Way[]): boolean => ways.some(way => pointers[way].has(text));

const spelled = {
  /** The one in front. */
  it: 'it that usko usme usmein isko ise isme usse isse उसको उसे उसमें उससे इसको इसमें इससे',
  /** In Hindi the one in front, in English a verb. */
  use: 'use',
  /** What belongs to it. */
  its: 'its his her hers uska uske uski iska iske iski उसका उसके उसकी इसका इसके इसकी',
  /** Several, and what belongs to them. */
  them: 'these those them they their theirs inka inke inki unka unke unki inme unme inmein unmein inmese unmese inse unse इनका इनके इनकी इनमें इनसे उनका उनके उनकी उनमें उनसे',
  /** Something of what was said, whichever it is. */
  some: 'this us wahi ye yeh wo woh one ones',
  /** Before what is meant: "that day", "us city". */
  that: 'that us usi उस उसी',
  this: 'this is isi इस इसी',
  those: 'those these unhi inhi un in उन्हीं इन्हीं उन इन',
  /** A place, a page, a shop. */
  there: 'there wahan wahaan waha vahan vaha udhar yahan yahaan yaha idhar वहां वहाँ उधर यहां यहाँ इधर',
  both: 'both dono donon दोनों',
  allThree: 'teeno teenon tino तीनों',
};

const pointers = Object.fromEntries(
  Object.entries(spelled).map(([way, words]) => [way, new Set(words.split(' '))]),
) as Record<Way, Set<string>>;

/** "which will run out first": none is pointed at. */
export const isSoonest =
  /(^| )(out|finish|finished|end|over|go|going|gone|sell|up|khatam|expire|empty) (first|pehle|sabse pehle)$/;

/** "usse ek din pehle": counted from the days asked about, not from today. */
export const awayFromIt = /^(usse|isse|uske|iske|unse|inse|उससे|उसके|इससे|इसके|उनसे)$/;

/** "how many orders from each" after Dubai, then London */
export const forEach = /(^| )(from|of|for|in|at|to|by) each( one| of (them|these|those))?$/;

/** "and the second worst?", "for the top one" where no list is known that it could be of. */
export const pointsAtARow = (words: Word[]): boolean =>
  /(^| )(second|third|2nd|3rd|dusra|doosra|teesra) (worst|best|highest|lowest|biggest|largest|smallest)( one)?$|(^| )(for|of|in|from|on|at|with) the (top|best|worst|weakest|highest|lowest|biggest|largest|smallest) one( |$)|(^| )(for|of|in|from|only|just) the (second|third|fourth) one$/.test(
    typedText(words),
  );

/** "how much went on that one" of rows nobody has seen. */
export const pointsAtOne = (words: Word[]): boolean =>
  /(^| )(on|of|for|from|in|by|does|did|is|was) (that|this) one( |$)/.test(typedText(words));

/** "his best product", "its top city" of rows: of which of them is not said. */
export const asksWithinOne = (words: Word[], { by, filters }: Ask, before: Ask): boolean =>
  by.length > 0 &&
  filters.length === 0 &&
  !by.some(each => before.by.includes(each)) &&
  before.filters.every(({ not }) => not) &&
  /^(and |so |ok )?(its|his|her|uska|uski|uske|iska|iski|iske) /.test(typedText(words));

export type Bucket = 'day' | 'week' | 'month';

/** "total that day", "the day before", "orders in that week" */
export function pointsAtDays(words: Word[]): Bucket | undefined {
  const text = typedText(words);
  const said = /(?:^| )(?:that|us|usi|उस|उसी) (day|din|दिन|week|hafte|हफ्ते|month|mahine|महीने)(?: |$)/.exec(text)?.[1];
  if (said !== undefined) return /^(d|द)/.test(said) ? 'day' : /^(w|h|ह)/.test(said) ? 'week' : 'month';
  return /^(and |what about |how about )*(the )?day (before|after)( that)?$/.test(text) ? 'day' : undefined;
}

/** "two", "3", "teen": so many. */
export const countOf = (text: string): number => spelledCounts[text] ?? Number(text);
const spelledCounts: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  seven: 7,
  ten: 10,
  fifteen: 15,
  do: 2,
  teen: 3,
};
