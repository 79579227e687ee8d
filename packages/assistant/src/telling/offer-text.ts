/** The words of an offer: what it asks, with its days written out, so that they mean the same tomorrow. */
import { formatDay } from '@tillsight/metrics/format-time';
import type { MetricRequest } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import { dimensionTitle, metricTitle, sentence } from './titles.ts';
import { filterText, isNow } from './wording.ts';

/** The button of a message carries them, and has room for no more. */
const longest = 240;

export function offerText(requests: MetricRequest[], shop: Shop): string {
  const [first] = requests;
  if (!first) return '';
  const titles = [...new Set(requests.flatMap(({ metrics }) => metrics))].map(plain);
  const split = first.by?.length ? `by ${first.by.map(dimensionTitle).join(' and ')}` : '';
  const days = first.metrics.every(isNow) ? 'now' : daysText(first, shop.country);
  const text = [sentence(titles.join(', ')), split, filterText(first.where), days]
    .filter(part => part !== '')
    .join(' ');
  return text.length <= longest ? text : `${text.slice(0, longest - days.length - 3).trim()} … ${days}`;
}

const plain = (key: string): string => metricTitle(key).replace(/ \(.*\)$/, '');

function daysText({ period: { from, to } }: MetricRequest, country: string): string {
  if (from === to) return `on ${formatDay(from, country)}`;
  return `from ${formatDay(from, country)} to ${formatDay(to, country)}`;
}
