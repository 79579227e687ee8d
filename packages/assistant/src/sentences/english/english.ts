/** English, whole. */
import type { Manners, Sentences } from '../all-sentences.ts';
import { englishFigures, englishRows } from './figures.ts';
import { englishNotes } from './notes.ts';
import { englishOffers } from './offers.ts';
import { englishPlaces } from './places.ts';
import { sentence, titles } from './titles.ts';
import { englishWhy } from './why.ts';

export function english({ country }: Manners): Sentences {
  const places = englishPlaces(country);
  return {
    ...titles,
    ...places,
    figures: englishFigures(places),
    rows: englishRows(places),
    notes: englishNotes(places),
    offers: englishOffers(places, country),
    why: englishWhy(places, country),
    chart: {
      title: (metric, period) => `${sentence(titles.metric(metric))}, ${places.period(period)}`,
      series: metric => sentence(titles.metric(metric)),
    },
  };
}
