/** How a question was read, in plain words: what was left out, what each word became, what found no place, what was chosen. */
import { dayAt } from '@tillsight/metrics/period';
import type { Reply, Shop, StoreNames } from './conversation.ts';
import { askOf } from './reading/ask.ts';
import { leftOver } from './reading/coverage.ts';
import { readWords } from './reading/read.ts';
import { offerText } from './telling/offer-text.ts';
import { annotate, type Word } from './words/annotate.ts';
import { withoutAsides } from './words/asides.ts';
import { plainlyAsked } from './words/frames.ts';
import { indexOf } from './words/names.ts';

export function explainReading(
  text: string,
  shop: Shop,
  names: StoreNames,
  { behaviour, requests, carried = [] }: Reply,
): string[] {
  const index = indexOf(names);
  const asked = plainlyAsked(text, index);
  const all = annotate(asked, index);
  const words = withoutAsides(all);
  const aside = all.filter(word => !words.includes(word) && word.kind !== 'mark');
  const calendar = { today: dayAt(shop.now, shop.timeZone), country: shop.country, ahead: false };
  const reading = readWords(words, calendar, index);
  const { ask } = askOf(reading, calendar);
  const left = leftOver(reading, ask.by, ['number']);
  return [
    `Asked: ${text}`,
    ...line('Without its frame', asked === text ? '' : asked),
    ...line('In plain words', all.map(({ text: said }) => said).join(' ')),
    ...line('Told, not asked', aside.map(({ text: said }) => said).join(' ')),
    ...reading.words.filter(({ kind }) => kind !== 'mark').map(word => `  ${word.text}: ${becameOf(word)}`),
    ...line('Found no place', left.join(' ')),
    ...line('Taken from the talk', carried.map(({ label }) => label).join(', ')),
    `Outcome: ${behaviour}${behaviour === 'assume' ? ', as something was left open and chosen' : ''}`,
    ...requests.map(request => `  ${offerText([request], shop)}`),
  ];
}

const line = (title: string, text: string): string[] => (text === '' ? [] : [`${title}: ${text}`]);

function becameOf({ used, small, concepts, names }: Word): string {
  const told = concepts.length > 0 ? ` (may mean ${concepts.join(', ')})` : '';
  if (used !== undefined) return `${became[used] ?? used}${told}`;
  if (small) return 'filler';
  const near = names.slice(0, 2).map(({ value }) => value);
  return near.length > 0 ? `unused, though like ${near.join(' or ')}` : `unused${told}`;
}

const became: Record<string, string> = {
  metric: 'the figure', period: 'the days', name: 'a name of the store', value: 'a part kept to', dimension: 'the split', ranking: 'the order', limit: 'how many rows', bound: 'a condition on rows',
  hours: 'hours of the day', comparison: 'a comparison', except: 'what is left out', pointer: 'points at what was said before', platform: 'the platform',
}; // prettier-ignore
