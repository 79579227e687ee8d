/** "Every Monday at nine", "roz subah 10 baje": when something is to be sent, taken out of the words around it. */
import type { Cadence } from '@tillsight/contract/schedules';
import type { OrderText } from './order-text.ts';

const numbers: Record<string, number> = Object.fromEntries(
  `one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12
  ek=1 do=2 teen=3 char=4 chaar=4 paanch=5 panch=5 chhe=6 saat=7 aath=8 nau=9 das=10 gyarah=11 barah=12`
    .split(/\s+/)
    .map(pair => pair.split('='))
    .map(([word = '', value = '']) => [word, Number(value)]),
);
const number = `\\d{1,2}|${Object.keys(numbers).join('|')}`;
const numberOf = (text = ''): number => numbers[text] ?? Number(text);

const dayForms: readonly string[] = [
  'mon(?:day)?s?|somvaa?r|somwaa?r',
  'tue(?:s|sday)?s?|mangalvaa?r|mangalwaa?r|mangal',
  'wed(?:nesday)?s?|budhvaa?r|budhwaa?r',
  'thu(?:rs|rsday)?s?|guruvaa?r|guruwaa?r|brihaspativaa?r|brihaspatiwaa?r',
  'fri(?:day)?s?|shukravaa?r|shukrawaa?r|shukrvaa?r',
  'sat(?:urday)?s?|shanivaa?r|shaniwaa?r',
  'sun(?:day)?s?|ravivaa?r|raviwaa?r|itvaa?r|itwaa?r',
];
const weekday = `(?:${dayForms.join('|')})`;
const each = '(?:every|each|har)(?: single)?';
const part = '(?:mornings?|evenings?|nights?|afternoons?|noon|subah|savere|shaam|sham|raat|dopahar)';
const days = `${weekday}(?:(?: and| &| aur| or)?(?: (?:every|each|har|on))? ${weekday})*`;

/** "Tuesday at 8", where nothing else can be meant. */
export const opensWithWeekday = (text: string): boolean => new RegExp(`^${weekday}(?: |$)`).test(text);

const weekdaysIn = (text: string): number[] => {
  const words = text.split(' ');
  return dayForms.flatMap((form, at) => (words.some(word => new RegExp(`^(?:${form})$`).test(word)) ? [at + 1] : []));
};

const all = [1, 2, 3, 4, 5, 6, 7];
const weekly = (weekdays: number[]): Cadence => ({ kind: 'weekly', weekdays });

type Form = { heard: string; read: (match: RegExpExecArray) => Cadence | undefined; isLoose?: true };

const ordinals: Record<string, number> = {
  do: 2,
  teen: 3,
  char: 4,
  chaar: 4,
  paanch: 5,
  panch: 5,
  chhe: 6,
  saat: 7,
  aath: 8,
  nau: 9,
  das: 10,
  pandrah: 15,
  bees: 20,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  fifteenth: 15,
  twentieth: 20,
};

const monthly = (day: string | undefined): Cadence | undefined => {
  const value =
    day === undefined
      ? 1
      : (ordinals[day] ?? (/^last|aakhri|akhri/.test(day) ? 31 : /^first|pehli/.test(day) ? 1 : Number(day)));
  return value >= 1 && value <= 31 ? { kind: 'monthly', day: value } : undefined;
};
const ordinal =
  '(\\d{1,2}|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|fifteenth|twentieth|(?:do|teen|char|chaar|paanch|panch|chhe|saat|aath|nau|das|pandrah|bees)(?= (?:tareekh|tarikh))|last|pehli|aakhri|akhri)(?:st|nd|rd|th)?(?: day| date| tareekh| tarikh)?';
const month = `(?:${each} (?:month|mahine|mahina|maah)|monthly|once a month)`;

/** What nobody can be sent yet: it is understood, and said. */
const beyond = new RegExp(
  `(?:^| )(?:(?:every|each|har) (?:(?:hour|ghante|ghanta|minute|quarter|year|saal|timahi|fortnight|pakhwade)|(?:other|alternate|second|third|\\d+|two|three|four|do|teen|char|doosre|dusre) (?:hours?|minutes?|days?|weeks?|months?|ghante|minute|din|hafte|mahine|${weekday}))|hourly|fortnightly|bi ?-?weekly|quarterly|yearly|annually|har ghante)(?= |$)`,
);

/** The first that fits is what was said. Loose ones may as well say how a figure is split. */
const forms: Form[] = [
  { heard: `(?:on )?(?:the )?${ordinal} (?:of |ko )?${month}`, read: ([, day]) => monthly(day) },
  { heard: `(?:on )?(?:${month}) (?:on |ki |ke |par )*(?:the )?${ordinal}(?: ko)?`, read: ([, day]) => monthly(day) },
  {
    heard: `mahine (?:ki|ke) ${ordinal}(?: ko)?(?= )`,
    read: ([said, day]) => (/tareekh|tarikh|date/.test(said) ? monthly(day) : undefined),
  },
  {
    heard: `(?:at |on |by )?(?:the )?(?:month ?-?end|(?:end|close) of (?:the|each|every) month|last day of (?:the|each|every) month)(?: (?:par|pe|ko))?|(?:har )?mahine ke (?:end|aakhir|akhir|ant)(?: (?:mein|me|par|pe))?`,
    read: () => monthly('last'),
  },
  { heard: `${each} (?:1st|first)(?: of the month)?`, read: () => monthly('1') },
  {
    heard: `(?:on )?${each} (?:week ?days?|working days?|business days?)|on week ?days|monday to friday`,
    read: () => weekly([1, 2, 3, 4, 5]),
  },
  { heard: `${each} weekends?`, read: () => weekly([6, 7]) },
  { heard: `(?:on |for )?${each} ${days}(?: ko)?`, read: ([said]) => weekly(weekdaysIn(said)) },
  {
    heard: `(?:${each} (?:week|hafte|hafta)|weekly|once a week|(?:week|hafte) (?:me|mein) ek baar)(?: on| ko| ke| ki)? ${days}(?: ko)?`,
    read: ([said]) => weekly(weekdaysIn(said)),
  },
  {
    heard: `${weekday}(?:(?: and| &| aur)? ${weekday})+(?: ko)?(?= (?:at |@ ?)?\\d)`,
    read: ([said]) => weekly(weekdaysIn(said)),
  },
  {
    heard: `(?:on )?${weekday}(?= (?:mornings|evenings|nights|afternoons)(?: |$))`,
    read: ([said]) => weekly(weekdaysIn(said)),
  },
  { heard: `week ?days?(?= (?:at |@ ?|morning |evening |subah )*\\d)`, read: () => weekly([1, 2, 3, 4, 5]) },
  {
    heard: `(?:on |for |^)${days}`,
    read: ([said]) =>
      /s(?: |$)/.test(said.replaceAll(/(?:tues|thurs)(?= |$)/g, 'x')) ? weekly(weekdaysIn(said)) : undefined,
  },
  {
    heard: `${each} (?:day|din|roz)|everyday|each day|(?:har )?roz(?:ana|aana)?|pratidin|once a day|${each}(?= ${part})`,
    read: () => weekly(all),
  },
  { heard: `${each} (?:week|hafte|hafta)|once a week|(?:week|hafte) (?:me|mein) ek baar`, read: () => weekly([1]) },
  { heard: month.replace('|monthly', ''), read: () => monthly('1') },
  { heard: 'daily', read: () => weekly(all), isLoose: true },
  { heard: 'weekly', read: () => weekly([1]), isLoose: true },
  { heard: 'monthly', read: () => monthly('1'), isLoose: true },
];

export type Timing = { cadence: Cadence | 'beyond' | undefined; isLoose: boolean; time: string; timeIsSaid: boolean };

/** Takes out of the text what it says of the time. */
export function takeTiming(text: OrderText): Timing {
  const tooRare = beyond.exec(text.plain);
  if (tooRare) {
    text.takeAny(tooRare[0].trim().replaceAll(/[+.]/g, '.'));
    return { cadence: 'beyond', isLoose: false, time: usual, timeIsSaid: false };
  }
  const found = takeCadence(text);
  const clock = takeClock(text);
  return { cadence: found?.cadence, isLoose: found?.isLoose ?? false, ...clock };
}

function takeCadence(text: OrderText): { cadence: Cadence; isLoose: boolean } | undefined {
  for (const { heard, read, isLoose = false } of forms) {
    const match = text.find(heard);
    const cadence = match && read(match);
    if (!match || !cadence) continue;
    // "Daily sales" may be sales by day; "sales by city daily" is not.
    if (isLoose && !/^(?: at| on| by| via|$)/.test(text.plain.slice(match.index + match[0].length)) && !hasClock(text))
      continue;
    text.take(match);
    return { cadence, isLoose };
  }
  return undefined;
}

const usual = '09:00';
type Part = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night';
const usualOf: Record<Part, string> = {
  morning: '09:00',
  noon: '12:00',
  afternoon: '14:00',
  evening: '19:00',
  night: '21:00',
};

function partOf(word = ''): Part | undefined {
  if (/^(?:morning|subah|savere)/.test(word)) return 'morning';
  if (word.startsWith('noon')) return 'noon';
  if (/^(?:afternoon|dopahar)/.test(word)) return 'afternoon';
  if (/^(?:evening|shaam|sham)/.test(word)) return 'evening';
  return /^(?:night|raat)/.test(word) ? 'night' : undefined;
}

/** "Ten thirty". */
const minuteWords: Record<string, string> = { fifteen: '15', thirty: '30', 'forty five': '45', 'forty-five': '45' };

const clockForms = [
  `(?:at |@ ?|by |around )?(sadhe |saadhe )?(${number})(?:[:.](\\d\\d))? ?(am|a\\.m|pm|p\\.m|baje|bje|o'?clock)`,
  `(?:at |@ ?|around |about )()(${number})(?:[:.](\\d\\d))?()`,
  `(?:around |about |by )?()(\\d{1,2})[:.](\\d\\d)()`,
];
const partForm = `(?:in the |every |har |at )?(${part})(?: ko| mein| me)?`;

const hasClock = (text: OrderText): boolean =>
  [...clockForms, partForm].some(pattern => text.find(pattern) !== undefined);

/** "Half past ten", "quarter to nine in the evening". */
const quarters = `(?:at |around |by )?(half|quarter) (past|to) (${number})(?: (am|pm|o'?clock))?`;

function takeClock(text: OrderText): { time: string; timeIsSaid: boolean } {
  const [, share, side, hour, end] = text.takeAny(quarters) ?? [];
  if (hour !== undefined) {
    const minutes = share === 'half' ? '30' : side === 'past' ? '15' : '45';
    const before = share === 'quarter' && side === 'to' ? 1 : 0;
    const of = partOf(text.takeAny(partForm)?.[1]);
    const time = hourIn(
      ['', '', String(numberOf(hour) - before), minutes, end ?? ''] as unknown as RegExpExecArray,
      of,
    );
    if (time !== undefined) return { time, timeIsSaid: true };
  }
  const spelt = text.takeAny(
    `(?:at |by |around |about )?(?:like |around |about )?(${number}) (fifteen|thirty|forty[ -]five)(?: (am|pm|o'?clock))?`,
  );
  if (spelt) {
    const of = partOf(text.takeAny(partForm)?.[1]);
    const time = hourIn(
      ['', '', spelt[1], minuteWords[spelt[2] ?? ''], spelt[3] ?? ''] as unknown as RegExpExecArray,
      of,
    );
    if (time !== undefined) return { time, timeIsSaid: true };
  }
  const match = clockForms.map(pattern => text.find(pattern)).find(found => found && hourIn(found) !== undefined);
  if (match) text.take(match);
  const of = partOf(text.takeAny(partForm)?.[1]);
  // "Subah subah".
  if (of !== undefined) while (partOf(text.find(partForm)?.[1]) === of) text.takeAny(partForm);
  const time = (match && hourIn(match, of)) ?? (of && usualOf[of]);
  return { time: time ?? usual, timeIsSaid: time !== undefined };
}

function hourIn([, half, hour, minutes, end = '']: RegExpExecArray, of?: Part): string | undefined {
  const said = numberOf(hour);
  const minute = half ? 30 : Number(minutes ?? 0);
  if (!Number.isInteger(said) || said > 23 || minute > 59) return undefined;
  const at = hourOf(said, end.startsWith('a') ? 'am' : end.startsWith('p') ? 'pm' : of);
  return `${String(at).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Of a bare hour the one within a day's work: nobody means five in the morning. */
function hourOf(said: number, of: Part | 'am' | 'pm' | undefined): number {
  if (said > 12 || said === 0) return said;
  if (of === 'am' || of === 'morning') return said % 12;
  if (of === 'night' && (said === 12 || said < 5)) return said % 12;
  if (of !== undefined || said < 7) return (said % 12) + 12;
  return said;
}
