/** Orders about what happened in the store, in English. */
import type { OccasionOrderSentences, SaidOccasion } from '../occasion-sentences.ts';
import type { EnglishPlaces } from './places.ts';

const unchanged = 'Nothing was changed.';
const example = 'Say, for example: “note that we ran a sale on Friday”.';

export function englishOccasionOrders(places: EnglishPlaces): OccasionOrderSentences {
  const told = ({ title, days }: SaidOccasion): string => `“${title}”, ${places.period(days)}`;
  return {
    askNote: occasion => `Shall I note this in Shopify: ${told(occasion)}?`,
    askRemove: occasion => `Shall I remove this note from Shopify: ${told(occasion)}?`,
    yesNote: 'Yes, note it',
    yesRemove: 'Yes, remove it',
    noted: occasion =>
      `Noted in Shopify: ${told(occasion)}. It stands on your charts there and here, and beside the answer to “why”.`,
    removed: occasion => `The note is removed from Shopify: ${told(occasion)}.`,
    already: occasion => `That is noted in Shopify already: ${told(occasion)}. ${unchanged}`,
    gone: `Shopify holds no such note any more. ${unchanged}`,
    refused: message => `Shopify refused it: “${message}”. ${unchanged}`,
    unknown:
      'Shopify did not answer, so I cannot tell whether it was written. Say it again in a moment: nothing is noted twice.',
    lacks: `I may only read your store so far. To note what happened Shopify asks for a further permission (write_analytics_annotations): on the Integrations page open the menu beside Shopify, choose “Allow targets and notes”, and agree in Shopify. ${unchanged}`,
    notYours: `Only merchants and executives note what happened in the store. ${unchanged}`,
    cannot: {
      'no-day': `On which day was it? ${example} ${unchanged}`,
      'no-words': `What happened? ${example} ${unchanged}`,
      'too-long': `Shopify takes a note of up to 75 characters. Please say it shorter. ${unchanged}`,
      'which-day': `Which of these days is it about? Please name one, or the first and the last day. ${unchanged}`,
    },
    noSuch: `Shopify holds no such note. ${unchanged}`,
    notOurs: occasion =>
      `${told(occasion)} was noted by Shopify or by another app, so I cannot remove it. ${unchanged}`,
    whichOf: occasions =>
      `Which of them do you mean? Name its day or its words.\n${occasions.map(each => `• ${told(each)}`).join('\n')}`,
    away: 'The notes in Shopify could not be read just now. Please say it again in a moment.',
    notNow: 'That is not how it stands in Shopify now. Say it again if you want it so.',
  };
}
