/** Answers further back that are meant again: "back to the cities", a question about what sold after a look at the stock. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Turn } from '../conversation.ts';
import type { Ask } from '../intent.ts';
import type { Calendar } from '../reading/moment.ts';
import type { Reading } from '../reading/read.ts';
import { says, typedText } from '../reading/words.ts';
import { inView, type InView } from './in-view.ts';

type Earlier = { turns: readonly Turn[]; calendar: Calendar; reading: Reading; ask: Ask };

/** The answer that is gone back to; nothing where the last one is meant. */
export const earlierView = (earlier: Earlier): InView | undefined => backTo(earlier) ?? beforeTheStock(earlier);

/** "ok back to Jaipur, September now", "back to the cities, orders instead of sales". */
function backTo({ turns, calendar, reading, ask }: Earlier): InView | undefined {
  if (!goesBack.test(typedText(reading.words))) return undefined;
  const values = ask.filters.flatMap(({ options }) => options.flatMap(option => option.values));
  const splits = [...reading.breakdowns.map(({ dimension }) => dimension), ...ask.by];
  const isMeant = ({ requests: [request] }: Turn): boolean =>
    (request?.where ?? []).some(({ is = [] }) => is.some(value => values.includes(value))) ||
    (request?.by ?? []).some(each => splits.includes(each));
  const at = turns.findLastIndex(isMeant);
  return at < 0 ? undefined : inView(turns.slice(0, at + 1), calendar);
}

const goesBack = /(^| )(back to|return to|wapas|vapas|वापस)( |$)/;

/** "lehenge me kaunsa sabse zyada chala", "और साड़ियों में टॉप 3?" after the stock of one product: what sold is ranked, as before. */
function beforeTheStock({ turns, calendar, reading, ask }: Earlier): InView | undefined {
  const isStock = ({ requests }: Turn): boolean =>
    requests.length > 0 && requests.every(({ metrics }) => metrics.every(key => metricByKey(key)?.timing === 'now'));
  const last = turns.findLast(({ requests }) => requests.length > 0);
  const isRanked = ask.ranking !== undefined && ask.filters.length > 0 && ask.metrics.length === 0;
  if (!last || !isStock(last) || !isRanked || says(reading.words, 'stock', 'available', 'on_hand')) return undefined;
  const at = turns.findLastIndex(turn => turn.requests.length > 0 && !isStock(turn));
  return at < 0 ? undefined : inView(turns.slice(0, at + 1), calendar);
}
