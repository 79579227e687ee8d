/** Days of a month written as words: "the sixth of November" is the 6th. */

const ones = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth',
  'twentieth', 'twenty first', 'twenty second', 'twenty third', 'twenty fourth', 'twenty fifth', 'twenty sixth', 'twenty seventh', 'twenty eighth', 'twenty ninth', 'thirtieth', 'thirty first']; // prettier-ignore

const days = new Map(ones.map((word, at) => [word, at + 1]));
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const said = ones.toReversed().join('|').replaceAll(' ', '[ -]');
/** "the first third of october" and "october second half" are parts of the month. */
const before = new RegExp(`(?<!\\b(?:first|second|last|final|middle|one) )\\b(${said})(?= (?:of )?${month}\\b)`, 'gi');
/** "from the twentieth to the twenty fifth of october". */
const first = new RegExp(
  `\\b(${said})(?= (?:to|till|until|through|and|or|se) (?:the )?(?:${said}|\\d+(?:st|nd|rd|th)?) (?:of )?${month}\\b)`,
  'gi',
);
const behind = new RegExp(
  `\\b(${month}) (?:the )?(${said})\\b(?! (?:half|week|third|fortnight|quarter|days?|[a-z0-9]+ days))`,
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

export const withSpelledDays = (text: string): string =>
  text
    .replace(hour, word => String(clock.indexOf(word.toLowerCase()) + 1))
    .replace(first, word => digits(word))
    .replace(before, word => digits(word))
    .replace(alone, word => digits(word))
    .replace(behind, (_, name: string, word: string) => `${name} ${digits(word)}`);
