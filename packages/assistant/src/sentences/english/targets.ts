/** Targets, in English. */
import type { SaidTarget, TargetSentences } from '../target-sentences.ts';
import type { EnglishPlaces } from './places.ts';
import { titles } from './titles.ts';

export function englishTargets(places: EnglishPlaces): TargetSentences {
  const told = ({ name, metric, value, period, part }: SaidTarget): string =>
    `${name}: ${value} of ${titles.metric(metric)}, ${places.period(period)}${part === null ? '' : `, only where ${part}`}`;
  return {
    held: target => `The target in Shopify is ${told(target)}.`,
    others: targets => `Other targets: ${targets.map(told).join('; ')}.`,
    list: targets =>
      targets.length === 1 && targets[0]
        ? `The target in Shopify is ${told(targets[0])}.`
        : `The targets in Shopify:\n${targets.map(target => `• ${told(target)}`).join('\n')}`,
    none: 'Shopify holds no target that is running or still to come. Set one there, under Analytics, or ask with a number: “are we on track for 40 lakh”.',
    noneForThis:
      'Shopify holds no target for this. Set one there, under Analytics, or ask with a number: “are we on track for 40 lakh”.',
    notFollowed: names =>
      `Shopify also holds ${names.map(name => `“${name}”`).join(', ')}, which is about a figure, days or a part of the shop that I cannot follow.`,
    away: 'The targets in Shopify could not be read just now. Please ask again in a moment.',
    cannotSet:
      'I have not set it: I may only read your store, and to set a target Shopify asks for a further permission (write_reports). Set it in Shopify, under Analytics; then ask me “are we on track”.',
    ask: { label: 'Are we on track?', question: 'are we on track for our target' },
  };
}
