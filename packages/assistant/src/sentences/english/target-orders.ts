/** Orders about targets, in English. */
import type { SaidAim, SaidTarget, TargetOrderSentences } from '../target-sentences.ts';
import type { EnglishPlaces } from './places.ts';
import { titles } from './titles.ts';

const unchanged = 'Nothing was changed.';
const example = 'Say, for example: “set my November target to 40 lakh”.';

export function englishTargetOrders(places: EnglishPlaces, told: (target: SaidTarget) => string): TargetOrderSentences {
  const aimed = ({ metric, value, period }: SaidAim): string =>
    `${value} of ${titles.metric(metric)}, ${places.period(period)}`;
  return {
    askSet: aim =>
      `Shall I set this target in Shopify: ${aimed(aim)}?${aim.was === undefined ? '' : ` It is ${aim.was} now.`}`,
    askRemove: aim => `Shall I remove this target from Shopify: ${aimed(aim)}?`,
    yesSet: 'Yes, set it',
    yesRemove: 'Yes, remove it',
    set: aim =>
      `The target is set in Shopify: ${aimed(aim)}${aim.was === undefined ? '' : ` (it was ${aim.was})`}. Ask me any time: “are we on track”.`,
    removed: aim => `The target is removed from Shopify: ${aimed(aim)}.`,
    already: aim => `That is the target in Shopify already: ${aimed(aim)}. ${unchanged}`,
    gone: `Shopify holds no such target any more. ${unchanged}`,
    changedMeanwhile: now =>
      `${now === undefined ? 'The target has been removed in Shopify meanwhile' : `The target in Shopify is ${now} meanwhile`}, so I left it as it is. Say it again if you still want to change it.`,
    refused: message => `Shopify refused it: “${message}”. ${unchanged}`,
    unknown:
      'Shopify did not answer, so I cannot tell whether it was written. Ask “what is our target” in a moment, and say it again if it is not there: nothing is set twice.',
    lacks: `I may only read your store so far. To set targets Shopify asks for a further permission (write_reports): on the Integrations page open the menu beside Shopify, choose “Allow targets and notes”, and agree in Shopify. ${unchanged}`,
    notYours: `Only merchants and executives set targets. ${unchanged}`,
    cannot: {
      'no-value': `How much is it to be? ${example} ${unchanged}`,
      past: `Those days are over, and a target is for days that run or are still to come. ${unchanged}`,
      unclear: `I set targets of the whole store, as one number: sales, net sales, gross sales, orders or the average order value, of a week, a month, a quarter or a year. ${example} ${unchanged}`,
    },
    noSuch: `Shopify holds no such target. ${unchanged}`,
    whichOf: targets =>
      `Which of them do you mean? Name its figure or its days.\n${targets.map(target => `• ${told(target)}`).join('\n')}`,
    left: `All right. ${unchanged}`,
    notNow: 'That is not how it stands in Shopify now. Say it again if you want it so.',
    notHere: `Only people who are signed in can change what Shopify holds. ${unchanged}`,
  };
}
