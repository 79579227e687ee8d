import { itemAt } from '../../../checked.ts';
import type { Dictionary } from '../../../world/tables.ts';
import type { Cell, Column } from '../engine/dataset.ts';

/** Media that analytics tools make up for visits without tags; only the others stood in an address as `utm_medium`. */
const UNTAGGED = new Set(['', 'organic', 'referral', '(none)', '(not set)', 'none']);

/** UTM values exist only where the visit's address was tagged. */
export function utm({ medium }: { medium: Dictionary }, field: Dictionary): Column {
  const width = field.values.length;
  const codes = new Int32Array(field.codes.length);
  const isTagged = medium.values.map(text => !UNTAGGED.has(text));
  for (let row = 0; row < codes.length; row++) {
    const code = itemAt(field.codes, row);
    codes[row] = code < width && isTagged[itemAt(medium.codes, row)] ? code : -1;
  }
  return { via: null, codes, values: field.values.map(value => (value === '' ? null : value)) };
}

/** The same for visits, whose words all hang on one code: what is decided once per code needs no column of its own. */
export function utmOfVisits({ medium }: { medium: Dictionary }, field: Dictionary): Column {
  const values = field.values.map((value, code) =>
    value === '' || UNTAGGED.has(medium.values[code] ?? '') ? null : value,
  );
  return { via: null, codes: field.codes, values };
}

export function trafficType(channelGroup: string): Cell {
  if (channelGroup === '') return null;
  if (/^(Paid|Cross-network|Display|Shopping)/.test(channelGroup)) return 'paid';
  if (channelGroup === 'Direct') return 'direct';
  return channelGroup === 'Unassigned' ? 'unknown' : 'organic';
}

export function pageType(path: string): Cell {
  if (path === '') return null;
  if (path === '/') return 'Home page';
  const kind = /^\/(products|collections|pages|blogs|cart|search)\b/.exec(path)?.[1];
  const names: Record<string, string> = {
    products: 'Product page',
    collections: 'Collection page',
    pages: 'Page',
    blogs: 'Blog post',
    cart: 'Cart',
    search: 'Search',
  };
  return names[kind ?? ''] ?? 'Other';
}
