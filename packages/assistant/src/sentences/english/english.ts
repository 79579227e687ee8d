/** English, whole. */
import type { Manners, Sentences } from '../all-sentences.ts';
import { englishAlerts } from './alerts.ts';
import { englishDefinitions } from './definitions.ts';
import { englishFigures, englishRows, titleOfRows } from './figures.ts';
import { englishGap } from './gap.ts';
import { englishBoards } from './boards.ts';
import { englishSchedules } from './schedules.ts';
import { englishHouseWords } from './house-words.ts';
import { englishHow } from './how.ts';
import { englishMore } from './more.ts';
import { englishNotes } from './notes.ts';
import { englishOneOrder } from './one-order.ts';
import { englishOffers } from './offers.ts';
import { englishOutlook, englishTargets } from './outlook.ts';
import { englishPlaces } from './places.ts';
import { englishReport } from './report.ts';
import { englishTalk } from './talk.ts';
import { titles } from './titles.ts';
import { sentence } from '../sentence-case.ts';
import { englishWhy } from './why.ts';
import { englishOccasionOrders } from './occasion-orders.ts';

export function english({ country }: Manners): Sentences {
  const places = englishPlaces(country);
  return {
    ...titles,
    ...places,
    figures: englishFigures(places),
    more: englishMore(places, englishFigures(places)),
    rows: englishRows(places),
    notes: englishNotes(places),
    offers: englishOffers(places, country),
    why: englishWhy(places, country),
    talk: englishTalk(country),
    definitions: englishDefinitions(country),
    outlook: englishOutlook(places, country),
    gap: englishGap(places),
    oneOrder: englishOneOrder(country),
    how: englishHow(places),
    report: englishReport(country),
    alerts: englishAlerts,
    schedules: englishSchedules,
    boards: englishBoards,
    targets: englishTargets(places),
    occasions: englishOccasionOrders(places),
    houseWords: englishHouseWords(country),
    chart: {
      title: (metric, period) => `${sentence(titles.metric(metric))}, ${places.period(period)}`,
      series: (metric, by = []) => sentence(titleOfRows(metric, by)),
      course: course =>
        'of' in course ? `Average of ${course.of}` : course.as === 'running' ? 'Running total' : 'Growth',
      usual: 'Usual',
      expected: 'Expected',
      range: 'Most likely (80% sure)',
      target: (name, each) => `Target${each === undefined ? '' : ` a ${each}`}${name === '' ? '' : ` (${name})`}`,
    },
  };
}
