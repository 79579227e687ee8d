/** Values of Meta as our labels. */
import { labelOfDay } from '../calendar-label.ts';

/** null where Meta knows no value; undefined for what cannot be one. */
export function labelOf(dimension: string, value: unknown): string | null | undefined {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') return undefined;
  if (dimension === 'day' || dimension === 'month') return labelOfDay(value, dimension);
  // 13:00:00 - 13:59:59
  if (dimension === 'hour') return /^\d\d:/.test(value) ? String(Number(value.slice(0, 2))) : undefined;
  if (dimension === 'country') return countryOf(value);
  if (dimension === 'product') return productOf(value).title;
  if (dimension === 'placement') return placementOf(value);
  return named[dimension]?.[value] ?? value;
}

/** How a product is written was seen in public code only: its number in the catalogue, a comma, its title. */
export function productOf(text: string): { id: string; title: string } {
  const [, id = '', title = ''] = /^(\d+)(?:,\s*(.*))?$/s.exec(text) ?? [];
  return { id, title: title || text };
}

/** `instagram instagram_reels` is Instagram reels. */
function placementOf(text: string): string {
  const [platform = '', position = ''] = text.split(' ');
  const place = position.replace(`${platform}_`, '').replaceAll('_', ' ');
  return [named['ad_network']?.[platform] ?? platform, place].filter(part => part !== '').join(' ');
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** By the names other platforms write; places without a code stay unknown. */
function countryOf(code: string): string | null | undefined {
  if (code.toLowerCase() === 'unknown') return null;
  return /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? null) : undefined;
}

const named: Record<string, Record<string, string>> = {
  ad_network: {
    facebook: 'Facebook',
    instagram: 'Instagram',
    messenger: 'Messenger',
    audience_network: 'Audience Network',
    threads: 'Threads',
    whatsapp: 'WhatsApp',
  },
  // In the app or in the browser of a phone: both are the phone everywhere else.
  device: { mobile_app: 'Mobile', mobile_web: 'Mobile', desktop: 'Desktop' },
  age: { Unknown: 'Undetermined', unknown: 'Undetermined' },
  gender: { female: 'Female', male: 'Male', unknown: 'Undetermined' },
};
