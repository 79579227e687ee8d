import * as boards from '../boards.ts';
import { documentedUnder } from './documented.ts';

const board = documentedUnder('Boards');

const tileId = '8a4e0c1b-6d27-4f53-b0c9-52e7f1a3d684';
const linkId = 'e5b9d2a7-14c3-4c88-9f60-0b7d3e6a5c12';

const own: boards.Board = {
  name: 'own',
  title: 'Your board',
  tiles: [{ id: tileId, title: 'Where we sell', question: 'Total sales by city last week' }],
  can_change: true,
  link_id: null,
};

export const boardDocuments = [
  board(boards.listBoards, {
    summary: 'Your boards',
    description: 'Your own, and those of the roles you decide about. Kept are questions; no figure is.',
    refusals: ['forbidden'],
    request: {},
    response: { success: true, boards: [own] },
  }),
  board(boards.readBoard, {
    summary: 'One board',
    description: '`own`, the name of a role, or the id of a link that somebody of the organization shared.',
    refusals: ['forbidden', 'not_found'],
    request: { board_id: 'own' },
    response: { success: true, board: own },
  }),
  board(boards.askBoard, {
    summary: 'Answer a board',
    description:
      'Every tile is asked anew, in the role and language of whoever looks. All of them together cost each platform one call.',
    refusals: ['forbidden', 'not_found', 'too_many_requests'],
    request: { board_id: 'own' },
    response: {
      success: true,
      asked_at: '2026-11-20T06:00:00.000Z',
      answers: [
        {
          tile_id: tileId,
          state: 'answered',
          answer: {
            response: 'Total sales from 9 to 15 November were ₹12,40,210.',
            is_business_related: true,
            metrics_included: ['Shopify'],
            behaviour: 'answer',
          },
        },
      ],
    },
  }),
  board(boards.keepTile, {
    summary: 'Keep an answer on a board',
    description:
      'By its question. One asked within the last day is kept as it was understood then; any other is read as if it were asked alone.',
    refusals: ['forbidden', 'not_found', 'conflict', 'too_many_requests'],
    request: { board_id: 'own', question: 'sales by city last week' },
    response: { success: true, message: 'The answer was kept.', board: own },
  }),
  board(boards.orderTiles, {
    summary: 'Order a board',
    description: 'Tiles that are not named follow those that are, in their former order.',
    refusals: ['forbidden', 'not_found'],
    request: { board_id: 'own', tiles: [tileId] },
    response: { success: true, message: 'The new order was saved.', board: own },
  }),
  board(boards.renameTile, {
    summary: 'Rename an answer on a board',
    description: 'With an empty title it is called by what it asks again.',
    refusals: ['not_found'],
    request: { tile_id: tileId, title: 'Where we sell' },
    response: { success: true, message: 'The answer was renamed.' },
  }),
  board(boards.removeTile, {
    summary: 'Take an answer off a board',
    description: 'Nothing of it is kept.',
    refusals: ['not_found'],
    request: { tile_id: tileId },
    response: { success: true, message: 'The answer was taken off the board.' },
  }),
  board(boards.shareBoard, {
    summary: 'Share a board, or stop it',
    description:
      'Everybody of the organization who has the link sees the board with the figures of their own role. Shared anew it gets another link.',
    refusals: ['forbidden', 'not_found'],
    request: { board_id: 'own', is_shared: true },
    response: { success: true, message: 'The board was shared.', board: { ...own, link_id: linkId } },
  }),
];
