/** Values of Google Ads as our labels. */
import { isTime } from '@tillsight/metrics/time-grain';
import { fullWeekday, labelOfDay } from '../calendar-label.ts';

/** null where Google Ads knows no value; undefined for what cannot be one. */
export function labelOf(dimension: string, value: unknown): string | null | undefined {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value);
  if (dimension === 'hour' || dimension === 'year') return /^\d{1,4}$/.test(text) ? String(Number(text)) : undefined;
  if (dimension === 'weekday') return fullWeekday(text);
  if (isTime(dimension)) return labelOfDay(text, dimension);
  if (dimension === 'landing_page') return pathOf(text);
  if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(text) || !listed.has(dimension)) return text;
  if (text === 'UNSPECIFIED' || text === 'UNKNOWN') return null;
  return named[text] ?? text.toLowerCase().split('_').map(capitalised).join(' ');
}

/** Dimensions whose values are words of the platform's own lists. */
const listed: ReadonlySet<string> = new Set(['device', 'campaign_type', 'ad_network', 'age', 'gender']);

const named: Record<string, string> = {
  AGE_RANGE_18_24: '18-24',
  AGE_RANGE_25_34: '25-34',
  AGE_RANGE_35_44: '35-44',
  AGE_RANGE_45_54: '45-54',
  AGE_RANGE_55_64: '55-64',
  AGE_RANGE_65_UP: '65+',
  AGE_RANGE_UNDETERMINED: 'Undetermined',
  CONNECTED_TV: 'Connected TV',
  GOOGLE_TV: 'Google TV',
  YOUTUBE: 'YouTube',
};

/** Other platforms name pages by their path. */
function pathOf(address: string): string {
  return URL.parse(address)?.pathname ?? address;
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
