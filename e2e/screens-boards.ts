import { askBoard, readBoard, type Board, type TileAnswer } from '@tillsight/contract/boards';
import type { Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import type { ScreenGroup } from './screens.ts';
import { answerInstead, hold, refuse } from './words.ts';

const at = '2026-11-20T06:00:00.000Z';
const said = { is_business_related: true, behaviour: 'answer' } as const;
const names = ['Mumbai', 'New Delhi', 'Bengaluru', 'Hyderabad', 'Thiruvananthapuram', 'Pune', 'Jaipur', 'Kochi'];

const tiles: (Board['tiles'][number] & Pick<TileAnswer, 'state' | 'answer'>)[] = [
  {
    id: 'figure',
    title: 'Orders yesterday',
    question: 'Orders yesterday',
    state: 'answered',
    answer: {
      ...said,
      response: 'There were 42 orders.',
      metrics_included: ['Shopify'],
      parts: {
        headline: {
          label: 'Orders on 19 Nov 2026',
          value: '42',
          change: { text: '8.3%', direction: 'down', mood: 'bad', against: 'from 46 on 18 Nov 2026' },
        },
        sentence: 'Fewer than on a usual Thursday.',
        points: [],
        notes: ['Source: Shopify, as of 11:30.'],
      },
    },
  },
  {
    id: 'ranking',
    title: 'Where the people who buy our kurtas live, by city and in order of what they spent',
    question: 'Total sales by city last week',
    state: 'answered',
    answer: {
      ...said,
      response: 'Mumbai leads.',
      metrics_included: ['Shopify'],
      chart: {
        kind: 'bar',
        title: 'Total sales by city',
        unit: 'money',
        currency: 'INR',
        labels: names,
        series: [
          {
            name: 'Total sales',
            values: names.map((_, row) => 90_000 - row * 9_000),
            formatted: names.map((_, row) => `₹${90 - row * 9},000`),
          },
        ],
      },
      parts: { label: 'Total sales by city, 9 to 15 Nov 2026', sentence: 'Mumbai leads.', points: [], notes: [] },
    },
  },
  {
    id: 'unread',
    title: 'Sessions last week',
    question: 'Sessions last week',
    state: 'stale',
    answer: { ...said, response: 'Google Analytics did not answer just now.', metrics_included: ['Google Analytics'] },
  },
  {
    id: 'unconnected',
    title: 'Ad spend last week',
    question: 'Ad spend last week',
    state: 'not-connected',
    answer: {
      ...said,
      behaviour: 'no-source',
      response: 'Google Ads would know, and is not connected.',
      metrics_included: [],
      connect: { provider: 'google_ads', title: 'Google Ads' },
    },
  },
];

const board: Board = { name: 'own', title: 'Your board', tiles, can_change: true, link_id: 'e5b9d2a7' };

async function fill(page: Page, change: Partial<Board> = {}): Promise<void> {
  await answerInstead(page, readBoard, { json: { success: true, board: { ...board, ...change } } });
  const answers = tiles.map(({ id, state, answer }) => ({ tile_id: id, state, answer }));
  await answerInstead(page, askBoard, { json: { success: true, asked_at: at, answers } });
}

const openActions = (page: Page) => page.getByRole('button', { name: 'Actions for Orders yesterday' }).click();

/** What people see of their boards. */
export const boardScreens: ScreenGroup = {
  name: 'boards',
  screens: [
    { name: 'boards, nothing kept', path: paths.boards(), sees: 'Nothing is kept here yet' },
    { name: 'boards, no longer shared', path: paths.boards('sign-in'), sees: "This board couldn't be opened" },
    {
      name: 'boards, being asked',
      path: paths.boards(),
      before: async page => {
        await answerInstead(page, readBoard, { json: { success: true, board } });
        await hold(page, askBoard);
      },
      sees: 'Asking your platforms…',
    },
    {
      name: 'boards, not to be asked',
      path: paths.boards(),
      before: async page => {
        await answerInstead(page, readBoard, { json: { success: true, board } });
        await refuse(page, askBoard, { status: 500, detail: 'Something broke.' });
      },
      sees: "The figures couldn't be refreshed",
    },
    { name: 'boards, in every state', path: paths.boards(), before: page => fill(page), sees: 'Connect Google Ads' },
    {
      name: "boards, a colleague's",
      path: paths.boards('e5b9d2a7-14c3-4c88-9f60-0b7d3e6a5c12'),
      before: page => fill(page, { name: null, title: 'The board of Kavita Rao', can_change: false }),
      sees: 'Shared with you by link.',
    },
    {
      name: 'boards, actions',
      path: paths.boards(),
      before: page => fill(page),
      after: openActions,
      sees: 'Move later',
      shows: 'features/boards/tile-card.tsx',
    },
    {
      name: 'boards, renaming',
      path: paths.boards(),
      before: page => fill(page),
      after: async page => {
        await openActions(page);
        await page.getByRole('menuitem', { name: 'Rename' }).click();
      },
      sees: 'Leave it empty to call it',
      shows: 'features/boards/rename-dialog.tsx',
    },
    {
      name: 'boards, sending',
      path: paths.boards(),
      before: page => fill(page),
      after: page => page.getByRole('button', { name: 'Send' }).click(),
      sees: 'How often',
      shows: 'features/boards/send-dialog.tsx',
    },
    {
      name: 'boards, shared',
      path: paths.boards(),
      before: page => fill(page),
      after: page => page.getByRole('button', { name: 'Share' }).click(),
      sees: 'Stop sharing',
      shows: 'features/boards/share-dialog.tsx',
    },
  ],
};
