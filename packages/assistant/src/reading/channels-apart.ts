/** Channels that are named side by side are to be told apart, not to be filtered by. */
import type { AskedFilter, AskedMetric } from '../intent.ts';
import type { Word } from '../words/annotate.ts';
import { isShops } from './excluded.ts';
import type { Reading } from './read.ts';
import { has } from './words.ts';

const kinds: Record<string, (word: Word) => boolean> = {
  online: word => has(word, 'online_store'),
  shops: word => has(word, 'pos') || isShops(word),
  wholesale: word => has(word, 'wholesale', 'draft'),
};
const kindOf = (word: Word): string | undefined => Object.keys(kinds).find(kind => kinds[kind]!(word));

/** "how did sales divide between website, shops and wholesale": a row for each of them, whatever else there is. */
export function splitByChannels(reading: Reading, filters: AskedFilter[]): boolean {
  const { words, breakdowns } = reading;
  const places = listedPlaces(reading);
  const named = new Set(places.map(at => kindOf(words[at]!))).size;
  if (named < 2 && asksShare(words) && filters.length === 0 && isOfOnline(reading)) {
    filters.push(ofChannels('Online Store'));
    return true;
  }
  const isAgainstWholesale = reading.comparison.asked && places.some(at => kindOf(words[at]!) === 'wholesale');
  const areTwo = asksShare(words) || asksOfEach(words) || isOfOnline(reading) || isAgainstWholesale;
  if (named < (areTwo ? 2 : 3)) return false;
  for (const concept of ['online_store', 'pos', 'wholesale', 'draft'])
    removeWhere(filters, filter => (filter.concept ?? filter.text).split(' ').includes(concept));
  removeWhere(breakdowns, each => places.includes(each.at) || each.dimension === 'sales_channel');
  for (const at of places) words[at]!.used ??= 'dimension';
  breakdowns.push({ dimension: 'sales_channel', at: places[0]!, mark: 'by' });
  if (asksShare(words) && filters.length === 0) filters.push(ofChannels('Online Store', 'Point of Sale'));
  return true;
}

/** "how much from online and how much from tills", "online kitna aur dukaan se kitna". */
const asksOfEach = (words: Word[]): boolean => words.filter(word => has(word, 'how_much', 'how_many')).length > 1;

const isOfOnline = ({ metrics }: Reading): boolean => metrics.some(({ key }) => key.startsWith('online_store_'));

const ofChannels = (...values: string[]): AskedFilter => ({
  options: [{ dimension: 'sales_channel', values }],
  not: false,
  text: 'channels',
});

/** A figure of the online store only, as it is of all channels. */
export const ofAllChannels = (metric: AskedMetric): AskedMetric => ({
  ...metric,
  key: { online_store_sales: 'total_sales_revenue', online_store_orders: 'total_orders' }[metric.key] ?? metric.key,
});

/** "online store against the shops": both are channels, and neither is left out. */
export function setOnlineAgainstShops({ words, breakdowns, comparison }: Reading, filters: AskedFilter[]): void {
  const bare = words.findIndex(
    (word, at) => /^(dukaa?n|दुकान|shop|store)$/.test(word.text) && has(words[at - 1], 'and', 'compare', 'or'),
  );
  if (bare >= 0 && has(words[bare - 2], 'online_store') && !breakdowns.some(each => each.at === bare))
    breakdowns.push({ dimension: 'pos_location', at: bare, mark: 'bare' });
  const shops = breakdowns.findIndex(({ dimension, at }) => dimension === 'pos_location' && isShops(words[at]!));
  const online = filters.findIndex(filter => (filter.concept ?? '').includes('online_store'));
  const apart = words.some(word => has(word, 'and') || /^(alag|separately|both|dono)$/.test(word.text));
  if ((!comparison.asked && !apart) || shops < 0 || online < 0 || has(words[breakdowns[shops]!.at - 1], 'online_store'))
    return;
  filters.splice(online, 1);
  breakdowns.splice(shops, 1, { ...breakdowns[shops]!, dimension: 'sales_channel', mark: 'by' });
}

/** The places of channels in the longest list of them: nothing of weight stands between, or the figure of each ("website sales vs till sales"). */
function listedPlaces({ words, comparison }: Reading): number[] {
  let best: number[] = [];
  let run: number[] = [];
  words.forEach((word, at) => {
    if (kindOf(word) !== undefined) run.push(at);
    else if (!isJoint(word) && !((comparison.asked || toldApart(words)) && word.used === 'metric')) run = [];
    if (run.length > best.length) best = [...run];
  });
  return best;
}

/** "website sale, shop sale and wholesale sale separately". */
const toldApart = (words: Word[]): boolean =>
  words.some(({ text }) => /^(separately|individually|apart|alag alag|alag-alag|alag)$/.test(text));

const isJoint = (word: Word): boolean =>
  word.small ||
  word.kind === 'mark' ||
  has(word, 'and', 'or', 'compare', 'what', 'share', 'percent', 'how_much', 'how_many');

const asksShare = (words: Word[]): boolean => words.some(word => has(word, 'share', 'percent'));

function removeWhere<Item>(list: Item[], isOut: (item: Item) => boolean): void {
  for (let at = list.length - 1; at >= 0; at -= 1) if (isOut(list[at]!)) list.splice(at, 1);
}

/** "shops only, not website", "shop sales no web": orders that were drafted are of neither, so the tills are asked for. */
export function keepShopsOnly({ words, breakdowns }: Reading, filters: AskedFilter[]): void {
  const left = filters.findIndex(
    ({ options: [option], not }) =>
      not && option?.dimension === 'sales_channel' && String(option.values) === 'Online Store',
  );
  const shops = breakdowns.findIndex(
    ({ dimension, at }) => dimension === 'pos_location' && (has(words[at - 1], 'only') || has(words[at + 1], 'only')),
  );
  const bare = words.find(word => isShops(word) && word.used === undefined);
  if (left < 0 || (shops < 0 && !bare)) return;
  if (shops >= 0) breakdowns.splice(shops, 1);
  if (bare) bare.used = 'value';
  const isSaid = filters.some(({ options, not }) => !not && options[0]?.values.includes('Point of Sale'));
  if (isSaid) filters.splice(left, 1);
  else
    filters.splice(left, 1, {
      options: [{ dimension: 'sales_channel', values: ['Point of Sale'] }],
      not: false,
      text: 'shops',
    });
}
