/** What a step looked up, in words for the person who watches. Of the model's own words those alone that the question says. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Shop } from '../conversation.ts';
import type { MaskedQuestion } from '../model/masked-question.ts';
import { isSaidIn } from '../model/said.ts';
import { titles } from '../sentences/english/titles.ts';
import { askedText, isKnownDimension, type Finding } from './finding.ts';
import type { Call } from './step-form.ts';

const mostTold = 6;

type Around = { shop: Shop; said: string; hidden: MaskedQuestion['hidden'] };

export function titleOf({ tool, metrics, by, words }: Call, finding: Finding, { shop, said, hidden }: Around): string {
  if (finding.kind === 'figures') return askedText(finding.result, shop);
  const names = hidden.get(words.trim())?.text ?? (isSaidIn(said, words) ? words : '');
  if (tool === 'find_names') return names === '' ? 'Names in your store' : `Names in your store like “${names}”`;
  const known = metrics.filter(key => metricByKey(key) !== undefined).slice(0, mostTold);
  const figures = known.map(key => titles.plainMetric(key));
  const [first] = figures;
  if (tool !== 'ask_figures') return first === undefined ? titlesOfTools[tool] : `${titlesOfTools[tool]}: ${first}`;
  const split = by
    .filter(isKnownDimension)
    .slice(0, mostTold)
    .map(key => titles.dimension(key));
  const rows = split.length > 0 ? ` by ${split.join(' and ')}` : '';
  return first === undefined ? 'A figure that there is not' : capitalized(`${figures.join(', ')}${rows}`);
}

const titlesOfTools = {
  explain_change: 'Why it changed',
  forecast: 'What to expect',
  reconcile: 'Why two platforms differ',
  define: 'What it means',
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
