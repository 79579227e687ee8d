/** Dates as people write them, in one way: "the sixth of November" is the 6th, "Oct'26" is October 2026. */
import { months as monthsInOrder } from '../vocabulary/calendar-words.ts';
import { months } from '../vocabulary/word-classes.ts';

const ones = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth',
  'twentieth', 'twenty first', 'twenty second', 'twenty third', 'twenty fourth', 'twenty fifth', 'twenty sixth', 'twenty seventh', 'twenty eighth', 'twenty ninth', 'thirtieth', 'thirty first']; // prettier-ignore

const days = new Map(ones.map((word, at) => [word, at + 1]));
const month = '(?:(?:jan|feb|apr|jun|jul|aug|sep|oct|nov)[a-z]*|mar(?:ch)?|may|dec(?:em[a-z]*)?)';
const said = ones.toReversed().join('|').replaceAll(' ', '[ -]');
/** "the first third of october" and "october second half" are parts of the month. */
const before = new RegExp(`(?<!\\b(?:first|second|last|final|middle|one) )\\b(${said})(?= (?:of )?${month}\\b)`, 'gi');
/** "from the twentieth to the twenty fifth of october". */
const first = new RegExp(
  `\\b(${said})(?= (?:to|till|until|through|and|or|se) (?:the )?(?:${said}|\\d+(?:st|nd|rd|th)?) (?:of )?${month}\\b)`,
  'gi',
);
const behind = new RegExp(
  `\\b(${month}) (?:the )?(${said})\\b(?![ -]time)(?! (?:half|week|third|fortnight|quarter|days?|[a-z0-9]+ days))`,
  'gi',
);

/** "on monday the sixteenth", "since the twelfth"; the first and the second are also places. */
const alone = new RegExp(
  `(?<=\\b(?:on|since|until|till|of|from|(?:mon|tues|wednes|thurs|fri|satur|sun)day) the )(${ones.slice(2).toReversed().join('|').replaceAll(' ', '[ -]')})(?![a-z -]*(?:half|week|third|fortnight|quarter|days?|one|${month}))\\b`,
  'gi',
);

/** "between six and nine pm". */
const clock = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const hour = new RegExp(
  `\\b(${clock.join('|')})(?= ?(?:am|pm|baje|o'?clock)\\b| (?:and|to|till|until|se) (?:${clock.join('|')}|\\d{1,2}) ?(?:am|pm|baje|o'?clock)\\b)`,
  'gi',
);

const digits = (word: string): string => `${days.get(word.toLowerCase().replace('-', ' '))}th`;

const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const nth = '\\d{1,2}(?:st|nd|rd|th)?';
const anyCount = '(?:[2-9]|1[0-2]|two|three|four|five|six|nine|twelve)';
const counts = ['two', 'three', 'four', 'five', 'six', '', '', 'nine', '', '', 'twelve'];

/** "the quarter ended 30 September", "six months to 31/03/2026", "the September 2025 quarter": the months themselves. */
const monthsEnding = (typed: string, name: string, year?: string): string => {
  const said = typed.toLowerCase();
  const length = /quarter|qtr/.test(said) ? 3 : /half/.test(said) ? 6 : /year/.test(said) ? 12 : countOf(said);
  const last = /^\d/.test(name)
    ? Number(name) - 1
    : monthsInOrder.findIndex(each => name.slice(0, 3).toLowerCase() === each.slice(0, 3));
  const first = last - length + 1;
  const begins = first < 0 && year ? ` ${Number(year) - 1}` : '';
  return `${monthsInOrder[(first + 12) % 12]!}${begins} to ${monthsInOrder[last]!}${year ? ` ${year}` : ''}`;
};
const countOf = (said: string): number => {
  const count = /\d+|[a-z]+(?= months)/.exec(said)![0];
  return Number(count) || counts.indexOf(count) + 2;
};

type Notation = [pattern: RegExp, plain: string | ((...found: string[]) => string)];
const written = (pattern: string, plain: Notation[1]): Notation => [new RegExp(pattern, 'gi'), plain];

/** Dates as spreadsheets, accountants and phones write them. */
const notations: Notation[] = [
  // 2026/11/05
  written('\\b(20\\d\\d)[/.](\\d{1,2})[/.](\\d{1,2})\\b', '$1-$2-$3'),
  // 2026-11-05..2026-11-12, 5→12 Nov, 5 nov -> 12 nov
  written(`(?<=[\\da-z]) ?(?:\\.{2,3}|→|=>|-+>|[–—](?=(?:the )?\\d|${months} \\d)) ?(?=(?:the )?\\d|${months}\\b)`, ' to '),
  // 5/11-12/11
  written('(?<![\\d/])(\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?) ?[-–] ?(?=\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?(?![\\d/]))', '$1 to '),
  // 10/2026
  written('(?<![\\d/.-])(0?[1-9]|1[0-2])[/-](20\\d\\d)(?![\\d/-]|\\.\\d)', (_, at, year) => `${monthsInOrder[Number(at) - 1]!} ${year}`),
  // 5-Nov, 5-Nov-2026, 5/Nov/26
  written(`(?<!\\b${months}[ -]?)(?<!\\d)(${nth})[-/](${months})(?:[-/]'?(?:20)?(2\\d))?\\b(?!-)`, (_, day, name, year) => `${day} ${name}${year ? ` 20${year}` : ''}`),
  // Oct-2026, Oct'26, Oct '26, 5 Nov 26
  written(`\\b(${months})[-/](20\\d\\d)\\b`, '$1 $2'),
  written(`\\b(${months})[,.]? ?['’](2\\d)\\b`, '$1 20$2'),
  written(`\\b(${nth} (?:of )?${months}),? (2[4-7])(?=\\s*(?:$|[?.!,:;)]|(?:to|till|and|vs|in|by|for|how|what|please|pls|came|kitn[aei]|net|sales|orders)\\b))`, '$1 20$2'),
  // last 7d, rolling 30 days
  written('\\b2day\\b', 'today'),
  written('\\b(?:last|past|trailing|latest) (\\d{1,3}) ?d\\b', 'last $1 days'),
  written('\\b(previous|prev|prior|preceding) (\\d{1,3}) ?d\\b', 'previous $2 days'),
  written('\\brolling (?=(?:\\d+|three|six|seven|twelve|thirty) (?:days|weeks|months)\\b(?! (?:average|avg|mean)))', 'last '),
  // Thursday the 5th; 5 nov (thursday); 5th Nov, Thursday
  written(`\\b${weekday},? the (?=${nth.replace('?', '')}\\b)`, 'the '),
  written(`\\b(${nth} (?:of )?${months}(?: 20\\d\\d)?|${months} ${nth}),? \\(?${weekday}\\b\\)?(?! ?(?:and|or|to|vs|till|-|,? ${weekday})\\b)`, '$1'),
  // Mon-Wed
  written(`\\b(${weekday}) ?[-–] ?(?=${weekday}\\b)`, '$1 to '),
  // F.Y. 2025-26, FY'27, FY2025-26, FY 25/26, Q2FY27, 2QFY27, fiscal Q2, CY2026
  written("\\bf\\.y\\.?(?= ?'?\\d)|\\bfy ?['’](?=\\d)", 'FY'),
  written('\\bfy ?(?:20)?(\\d\\d) ?[-–/] ?(?:20)?(\\d\\d)\\b', 'FY 20$1-$2'),
  written('\\bfy ?20(\\d\\d)\\b(?! ?[-/] ?\\d)', 'FY$1'),
  written('\\b(?:q([1-4])|([1-4])q) ?(?=fy|cy)', 'Q$1$2 '),
  written('\\b(?:fy|fiscal(?: year)?|financial year) (q[1-4]|h[12])\\b(?! (?:fy|of|20))', '$1 of this financial year'),
  written("\\bcy ?'?(?:20)?(2\\d)\\b", '20$1'),
  // FY26-27 Q2
  written('\\b(fy ?(?:20\\d\\d-)?\\d\\d)[ ,]+(q[1-4]|h[12])\\b', '$2 $1'),
  // the year ended 31 March 2026
  written("(?<!half[- ])\\b(?:financial |fiscal )?year (?:ended|ending|to|upto|up to)(?: on)?(?: the)?(?: 31(?:st)?)?(?: of)? mar(?:ch)?,? (?:20)?(2\\d)\\b", (_, year) => `FY 20${String(Number(year) - 1)}-${year}`),
  written(`(?<!(?:this|last|next|previous|the running|current) )\\b(half[- ]?(?:year)?|quarter|qtr|${anyCount} months) (?:ended|ending|to|till|upto|up to)(?: on)?(?: the)? (?:(?:2[89]|3[01])(?:st|th)?(?: of)? )?(${months})\\b(?! ?\\d{1,2}\\b(?! ?\\d{3}))(?:,? (20\\d\\d))?`, (_, said, name, year) => monthsEnding(said, name, year)),
  written(`\\b(half[- ]?(?:year)?|quarter|qtr|${anyCount} months) (?:ended|ending|to|till|upto|up to)(?: on)? (?:2[89]|3[01])[/.-](\\d{1,2})[/.-](20\\d\\d)\\b`, (_, said, name, year) => monthsEnding(said, name, year)),
  written('\\b(mar(?:ch)?|june?|sep(?:t|tember)?|dec(?:ember)?) (?:of )?(20\\d\\d) (quarter|qtr)\\b', (_, name, year, said) => monthsEnding(said, name, year)),
  written(`\\b(mar(?:ch)?|june?|sep(?:t|tember)?|dec(?:ember)?) (quarter|qtr)(?: of)? (20\\d\\d)\\b`, (_, name, said, year) => monthsEnding(said, name, year)),
]; // prettier-ignore

const plainly = (text: string): string =>
  notations.reduce(
    (said, [pattern, plain]) =>
      typeof plain === 'string' ? said.replace(pattern, plain) : said.replace(pattern, plain),
    text,
  );

/** Hindi numbers: those above ten, which are no other words, and any before a thousand or a lakh. */
const hindiNumbers = [
  '', 'ek|एक', 'do|दो', 'teen|tin|तीन', 'char|chaar|चार', 'paanch|panch|पांच|पाँच', 'chhe|chhah|chah|छह|छः|छे', 'saat|सात', 'aath|आठ', 'nau|नौ', 'das|dus|दस', 'gyarah|gyaarah|gyara|ग्यारह', 'barah|baarah|बारह', 'terah|तेरह', 'chaudah|choudah|चौदह', 'pandrah|pandreh|pandra|पंद्रह|पन्द्रह',
  'solah|सोलह', 'satrah|sattrah|सत्रह', 'atharah|athaarah|अठारह', 'unnees|unnis|उन्नीस', 'bees|बीस', 'ikkees|ikkis|इक्कीस', 'baais|bais|बाईस|बाइस', 'teis|teyis|तेईस|तेइस', 'chaubees|chaubis|चौबीस', 'pachees|pachis|pachchis|पच्चीस', 'chhabbees|chhabbis|छब्बीस', 'sattais|satais|सत्ताईस|सत्ताइस', 'atthais|athais|अट्ठाईस|अठाईस', 'untees|उनतीस', 'tees|तीस', 'ikattis|iktis|इकतीस',
]; // prettier-ignore
const hindiNumber = new Map(hindiNumbers.flatMap((words, at) => words.split('|').map(word => [word, at] as const)));
const ends = '(?![\\p{L}\\p{M}])';
const aboveTen = new RegExp(
  `(?<![\\p{L}\\p{M}])(${hindiNumbers.slice(11, 30).join('|')}|ikattis|iktis|इकतीस|तीस)${ends}`,
  'giu',
);
const scaled = new RegExp(
  `(?<![\\p{L}\\p{M}])(${hindiNumbers.slice(1).join('|')})(?= (?:hazaa?r|haza+r|lakh|lac|crore|karod|हज़ार|हजार|लाख|करोड़)${ends})`,
  'giu',
);

const tens = '(twenty|thirty)[ -](one|two|three|four|five|six|seven|eight|nine)';
/** "orders for twenty two october", "october twenty two". */
const inTens = new RegExp(
  `\\b${tens}(?= (?:of )?${month}\\b)|(?<=\\b${month} )${tens}\\b(?! (?:days|orders|weeks|percent|lakhs?|thousand))`,
  'gi',
);
const counted = (ten: string, one: string): string =>
  `${(ten.toLowerCase() === 'twenty' ? 20 : 30) + clock.indexOf(one.toLowerCase()) + 1}th`;

export const withSpelledDays = (text: string): string =>
  plainly(text)
    .replace(aboveTen, word => String(hindiNumber.get(word.toLowerCase())))
    .replace(scaled, word => String(hindiNumber.get(word.toLowerCase())))
    .replace(inTens, (_, ten?: string, one?: string, ten2?: string, one2?: string) =>
      counted(ten ?? ten2!, one ?? one2!),
    )
    .replace(hour, word => String(clock.indexOf(word.toLowerCase()) + 1))
    .replace(first, word => digits(word))
    .replace(before, word => digits(word))
    .replace(alone, word => digits(word))
    .replace(behind, (_, name: string, word: string) => `${name} ${digits(word)}`);
