/** "Our season is from 1 October to 15 January": a word, and days that come again each year. */
import { months } from '../vocabulary/calendar-words.ts';
import { timeWords } from '../vocabulary/time-words.ts';
import { normalise } from '../words/normalise.ts';

/** Days as MM-DD. `isSaid`: a verb says that the word is these days. */
export type Season = { word: string; from: string; to: string | undefined; isSaid: boolean };

/** In their order, each in all the spellings a question may have. */
const spellings = months.map(month => (timeWords[month] ?? month).split(', ').map(normalise));
/** A number and a word; whether that is a month, `dayOf` says. */
const number = '[\\d०-९]{1,2}(?:st|nd|rd|th)?';
const month = '[\\p{L}\\p{M}]+';
const date = `(${number} (?:of )?${month}|${month} ${number})`;
const ends =
  '(?:ends?|finish(?:es)?|closes?|is over|stops|lasts|goes|runs|khatam|khatm|ख़त्म|खत्म)(?: (?:on|by|till|until|hota hai|होता है))?';

type Form = { heard: RegExp; isSaid: boolean };

const forms: Form[] = [
  {
    heard: new RegExp(
      `^(.+?) (?:is|are|runs?|goes|lasts|means?|matlab|मतलब|=)(?: from)? ${date} (?:to|till|until|through|-|–|se|से) ${date}(?: (?:tak|तक))?(?: (?:hai|है))?$`,
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

/** "October and November": whole months. */
const wholeMonths = new RegExp(
  `^(.+?) (?:is|are|means?|matlab|मतलब|=)(?: the)?(?: months? of)? (${month})(?: ?(?:and|to|till|until|through|&|-|–|aur|se|और|से) (${month})(?: (?:tak|तक))?)?$`,
  'iu',
);

export function datesIn(text: string): Season | undefined {
  const [, named = '', opening = '', closing = opening] = wholeMonths.exec(text) ?? [];
  const [from, to] = [dayOf(`1 ${opening}`), lastDayOf(closing)];
  if (named !== '' && from !== undefined && to !== undefined) return { word: named, from, to, isSaid: true };
  for (const { heard, isSaid } of forms) {
    const [, word = '', first, last] = heard.exec(text) ?? [];
    const from = dayOf(first);
    const to = dayOf(last);
    if (word !== '' && from !== undefined && (last === undefined || to !== undefined))
      return { word, from, to, isSaid };
  }
  return undefined;
}

const lastDayOf = (said: string): string | undefined =>
  ['31', '30', '28'].map(day => dayOf(`${day} ${said}`)).find(day => day !== undefined);

/** MM-DD; undefined for a day no year has. */
function dayOf(said: string | undefined): string | undefined {
  if (said === undefined) return undefined;
  const plain = normalise(said);
  const at = spellings.findIndex(forms => plain.split(' ').some(word => forms.includes(word))) + 1;
  const day = Number(/\d+/u.exec(plain)?.[0]);
  if (at === 0) return undefined;
  // Any year but a leap one: 29 February would be missing in most.
  const days = new Date(Date.UTC(2025, at, 0)).getUTCDate();
  return day >= 1 && day <= days ? `${String(at).padStart(2, '0')}-${String(day).padStart(2, '0')}` : undefined;
}
