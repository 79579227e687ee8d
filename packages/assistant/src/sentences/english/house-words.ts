/** The house's own words, in English. */
import { formatMoment } from '@tillsight/metrics/format-time';
import { longestHouseWord, mostValues } from '@tillsight/contract/house-words';
import type { Unkept } from '../../house-words/house-order.ts';
import type { HouseWordSentences } from '../house-word-sentences.ts';
import { titles } from './titles.ts';

export function englishHouseWords(country: string): HouseWordSentences {
  const day = (monthDay: string): string => formatMoment('day', `2025-${monthDay}`, country);
  return {
    values: titles.all,
    days: ({ from, to }) => `${day(from)} to ${day(to)} of each year`,
    kept: ({ word, means, before }) =>
      `Kept for everybody here: “${word}” means *${means}*${before === undefined ? '' : `; until now it meant ${before}`}. “Forget what ${word} means” ends it; “what are our words” lists them all.`,
    list: lines =>
      `Your own words:\n${lines.map(line => `• ${line}`).join('\n')}\n“Forget what … means” ends one of them.`,
    line: ({ word, means, by, on }) => `“${word}” means ${means} (${by ?? 'somebody who has left'}, ${on})`,
    empty:
      'You have taught me no words of your own yet. Say, for example: “for us sales means net sales”, or “NCR is Delhi, Gurgaon and Noida”.',
    deleted: words => `Forgotten: ${words.map(word => `“${word}”`).join(', ')}. From now on I read it as I did before.`,
    noSuch: ({ word, kept }) => `“${word}” is none of your own words. You have: ${kept.join(', ')}.`,
    tooMany: most =>
      `You have ${most} words of your own, and that is the most. Forget one first; “what are our words” lists them.`,
    notYours:
      'What a word means here is decided by the merchant and executives, as everybody’s answers follow it. Nothing was changed.',
    isItSo: ({ word, means }) =>
      `Shall “${word}” mean *${means}* in everybody’s questions here, from now on? Say yes, and I keep it. Nothing was kept yet.`,
    keepIt: sentence => `remember: ${sentence}`,
    unkept: reason => `${reasonText(reason, day)} Nothing was kept.`,
    unclear:
      'I can keep a word for a figure, for several of your places, products or campaigns, for the days of a season, or a short name for a product. Say, for example: “for us sales means net sales”. Nothing was kept.',
    notHere: 'Words are kept for people who are signed in. Nothing was kept.',
    used: words => `Here ${words.map(({ word, means }) => `“${word}” means ${means}`).join(' and ')}.`,
  };
}

function reasonText(reason: Unkept, day: (monthDay: string) => string): string {
  switch (reason.why) {
    case 'unknown':
      return `“${reason.meaning.slice(0, 80)}” is neither one figure I know, nor names in your shop, all of one kind, nor days of a year.`;
    case 'figure':
      return `“${reason.word}” is the name of another figure, and its meaning would be hidden.`;
    case 'value':
      return `“${reason.word}” is the name of something else in your shop.`;
    case 'circular':
      return `“${reason.word}” would mean itself.`;
    case 'too-long':
      return `A word may have up to four words and ${longestHouseWord} letters.`;
    case 'too-many':
      return `A word may stand for up to ${mostValues} names.`;
    case 'letters':
      return 'A word is written in letters and digits.';
    case 'everyday':
      return `“${reason.word}” is a word that other questions need as it is.`;
    case 'guarded':
      return `“${reason.word}” touches people’s data or what is kept safe, which no word may change.`;
    default:
      return `When does it end? Say, for example: “our ${reason.word} is from ${day(reason.from)} to 15 January”.`;
  }
}
