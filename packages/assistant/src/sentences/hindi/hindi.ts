/** Hindi, whole, in Devanagari and in Latin letters. */
import type { Manners, Sentences } from '../all-sentences.ts';
import { hindiAlerts } from './alerts.ts';
import { hindiBoards } from './boards.ts';
import { hindiSchedules } from './schedules.ts';
import { hindiHouseWords } from './house-words.ts';
import { hindiDefinitions } from './definitions.ts';
import { hindiFigures, hindiRows, titleOfRows } from './figures.ts';
import { hindiGap } from './gap.ts';
import { hindiOneOrder } from './one-order.ts';
import { hindiGrammar } from './grammar.ts';
import { sentence } from '../sentence-case.ts';
import { hindiHow } from './how.ts';
import { hindiMore } from './more.ts';
import { hindiNotes } from './notes.ts';
import { hindiOffers } from './offers.ts';
import { hindiOutlook, hindiTargets } from './outlook.ts';
import { hindiPlaces } from './places.ts';
import { hindiReport } from './report.ts';
import { hindiTalk } from './talk.ts';
import { hindiWhy } from './why.ts';
import { hindiOccasionOrders } from './occasion-orders.ts';

const everyInHindi = {
  day: 'रोज़ का',
  week: 'हर हफ़्ते का',
  month: 'हर महीने का',
  quarter: 'हर तिमाही का',
  year: 'हर साल का',
};
const everyInHinglish = {
  day: 'Roz ka',
  week: 'Har hafte ka',
  month: 'Har mahine ka',
  quarter: 'Har quarter ka',
  year: 'Har saal ka',
};

const inScript =
  (language: 'hindi' | 'hinglish') =>
  ({ country }: Manners): Sentences => {
    const hindi = hindiGrammar(language, country);
    const places = hindiPlaces(hindi);
    return {
      ...hindi.titles,
      ...places,
      figures: hindiFigures(hindi, places),
      more: hindiMore(hindi, places, hindiFigures(hindi, places)),
      rows: hindiRows(hindi, places),
      notes: hindiNotes(hindi, places),
      offers: hindiOffers(hindi, places),
      chart: {
        title: (metric, period) => `${sentence(hindi.titles.metric(metric))}, ${places.period(period)}`,
        series: (metric, by = []) => sentence(titleOfRows(metric, by, hindi)),
        course: course =>
          'of' in course
            ? hindi.write(`${course.of} का औसत`, `${course.of} ka average`)
            : course.as === 'running'
              ? hindi.write('अब तक का जोड़', 'Ab tak ka total')
              : hindi.write('बढ़त', 'Growth'),
        usual: hindi.write('आम तौर पर', 'Aam taur par'),
        expected: hindi.write('अनुमान', 'Anumaan'),
        range: hindi.write('सबसे संभव (80% पक्का)', 'Sabse mumkin (80% pakka)'),
        target: (name, each) => {
          const every = each === undefined ? '' : `${hindi.write(everyInHindi[each], everyInHinglish[each])} `;
          return `${every}${hindi.write('टारगेट', 'target')}${name === '' ? '' : ` (${name})`}`;
        },
      },
      why: hindiWhy(hindi, places),
      talk: hindiTalk(hindi),
      definitions: hindiDefinitions(hindi),
      outlook: hindiOutlook(hindi, places),
      gap: hindiGap(hindi, places),
      oneOrder: hindiOneOrder(hindi),
      how: hindiHow(hindi, places),
      report: hindiReport(hindi),
      alerts: hindiAlerts(hindi),
      schedules: hindiSchedules(hindi),
      boards: hindiBoards(hindi),
      targets: hindiTargets(hindi, places),
      occasions: hindiOccasionOrders(hindi, places),
      houseWords: hindiHouseWords(hindi),
    };
  };

export const inDevanagari = inScript('hindi');
export const inLatinLetters = inScript('hinglish');
