/** "Our season is from 1 October to 15 January": a word, and days that come again each year. */

/** Days as MM-DD. `isSaid`: a verb says that the word is these days. */
export type Season = { word: string; from: string; to: string | undefined; isSaid: boolean };

const months: readonly (readonly [form: string, month: number])[] = [
  ['january|jan|जनवरी', 1],
  ['february|feb|फरवरी|फ़रवरी', 2],
  ['march|mar|मार्च', 3],
  ['april|apr|अप्रैल', 4],
  ['may|मई', 5],
  ['june|jun|जून', 6],
  ['july|jul|जुलाई', 7],
  ['august|aug|अगस्त', 8],
  ['september|sept|sep|सितंबर|सितम्बर', 9],
  ['october|oct|अक्टूबर|अक्तूबर', 10],
  ['november|nov|नवंबर|नवम्बर', 11],
  ['december|dec|दिसंबर|दिसम्बर', 12],
];
const name = months.map(([form]) => form).join('|');
const date = `((?:\\d{1,2}|[०-९]{1,2})(?:st|nd|rd|th)? (?:of )?(?:${name})|(?:${name}) (?:\\d{1,2}|[०-९]{1,2})(?:st|nd|rd|th)?)`;
const ends =
  '(?:ends?|finish(?:es)?|closes?|is over|stops|lasts|goes|runs|khatam|khatm|ख़त्म|खत्म)(?: (?:on|by|till|until|hota hai|होता है))?';

type Form = { heard: RegExp; isSaid: boolean };

const forms: Form[] = [
  {
    heard: new RegExp(
      `^(.+?) (?:is|runs|goes|lasts|means|matlab|मतलब|=)(?: from)? ${date} (?:to|till|until|through|-|–|se|से) ${date}(?: (?:tak|तक))?(?: (?:hai|है))?$`,
      'iu',
    ),
    isSaid: true,
  },
  {
    heard: new RegExp(`^(.+?) (?:starts|begins|opens) (?:on |from )?${date}(?:,? and ${ends} ${date})?$`, 'iu'),
    isSaid: true,
  },
  {
    heard: new RegExp(
      `^(.+?) ${date} (?:se|से) ${date} (?:tak|तक)(?: (?:hai|hota hai|chalta hai|है|होता है|चलता है))?$`,
      'iu',
    ),
    isSaid: true,
  },
  {
    heard: new RegExp(
      `^(.+?) ${date} (?:ko|se|को|से) (?:shuru|शुरू) (?:hota hai|hai|hoti hai|होता है|है)(?:,? (?:aur|और) ${date} (?:ko|tak|par|को|तक|पर) (?:khatam|khatm|band|ख़त्म|खत्म|बंद)(?: (?:hota hai|hai|होता है|है))?)?$`,
      'iu',
    ),
    isSaid: true,
  },
  { heard: new RegExp(`^(.+?) ${date} (?:to|till|until|-|–) ${date}$`, 'iu'), isSaid: false },
];

export function datesIn(text: string): Season | undefined {
  for (const { heard, isSaid } of forms) {
    const [, word = '', first, last] = heard.exec(text) ?? [];
    const from = dayOf(first);
    const to = dayOf(last);
    if (word !== '' && from !== undefined && (last === undefined || to !== undefined))
      return { word, from, to, isSaid };
  }
  return undefined;
}

/** MM-DD; undefined for a day no year has. */
function dayOf(said: string | undefined): string | undefined {
  if (said === undefined) return undefined;
  const plain = said.replaceAll(/[०-९]/gu, digit => String('०१२३४५६७८९'.indexOf(digit)));
  const month = months.find(([form]) =>
    new RegExp(`(?:^|[^\\p{L}\\p{M}])(?:${form})(?![\\p{L}\\p{M}])`, 'iu').test(plain),
  )?.[1];
  const day = Number(/\d+/u.exec(plain)?.[0]);
  if (month === undefined) return undefined;
  // Any year but a leap one: 29 February would be missing in most.
  const days = new Date(Date.UTC(2025, month, 0)).getUTCDate();
  return day >= 1 && day <= days ? `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` : undefined;
}
