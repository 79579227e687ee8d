/** How figures were found, in English. */
import type { Screen } from '@tillsight/metrics/request';
import type { HowSentences } from '../how-sentences.ts';
import type { PlaceSentences } from '../telling-sentences.ts';

export const englishHow = ({ plainBase }: PlaceSentences): HowSentences => ({
  head: 'This is how I got it:',
  wish: (asked, base) => `I asked for: ${asked}${base ? `, compared with ${plainBase(base)}` : ''}.`,
  asked: ({ source, clock, rows, isOne }) => `${source}, asked at ${clock}, gave ${rows} ${isOne ? 'row' : 'rows'}:`,
  show: (source, of) => `Show me in ${source} (${screens[of]})`,
  states: (states, clock) => {
    const today = states.has('partial') ? `Today counts until ${clock}.` : '';
    const moving = states.has('provisional') ? 'Recent days may still change.' : '';
    const final = today === '' && moving === '' ? 'These figures are final.' : '';
    return [today, moving, final].filter(text => text !== '').join(' ');
  },
});

const screens: Record<Screen['of'], string> = {
  orders: 'orders',
  customers: 'customers',
  discounts: 'discounts',
  inventory: 'inventory',
  checkouts: 'abandoned checkouts',
  reports: 'reports',
  campaigns: 'campaigns',
};
