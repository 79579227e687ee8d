/** Boards, in English. */
import type { BoardSentences, SaidBoard } from '../board-sentences.ts';

const example = 'Say, for example: “keep last week’s sales by city on my board”. Nothing was kept.';
const named = (board: SaidBoard): string => (board === 'own' ? 'your board' : `the ${board} board`);
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const englishBoards: BoardSentences = {
  name: board => capital(named(board)),
  kept: ({ title, board }) =>
    `Kept on ${named(board)}: *${title}*. The question is kept, not the figures: they are asked for anew each time. Say “show my board” to see it.`,
  list: (board, titles) =>
    `On ${named(board)}:\n${titles.map(title => `• ${title}`).join('\n')}\nSay “show my board” for the figures, or “remove … from my board” with a word of its name.`,
  shown: (board, tiles) =>
    [`*${capital(named(board))}*`, ...tiles.map(({ title, answer }) => `*${title}*\n${answer}`)].join('\n\n'),
  empty: board =>
    `There is nothing on ${named(board)} yet. Ask something, then say “keep this on ${board === 'own' ? 'my' : 'our'} board”.`,
  removed: (titles, board) => `Removed from ${named(board)}: ${titles.join('; ')}.`,
  moved: (title, to) => `${title} now stands ${to} on the board.`,
  shared: (board, address) =>
    `Everybody in your organization who has this link can see ${named(board)}, each with the figures of their own role: ${address} Say “stop sharing my board” to end it.`,
  unshared: board => `The link to ${named(board)} no longer works.`,
  whichOf: titles => `Which one do you mean? ${titles.join('; ')}.`,
  noSuch: (titles, board) => `Nothing on ${named(board)} is called that. There is: ${titles.join('; ')}.`,
  already: (title, board) => `${title} is on ${named(board)} already.`,
  tooMany: most => `A board has room for ${most} answers, and this one is full. Remove one first.`,
  notYours: 'The board of another role is kept by those who have that role, and by the merchant. Nothing was changed.',
  noRole: 'Your role cannot have a board.',
  cannot: {
    another: `You have one board of your own, and each role has one; a tile is called after what it asks. ${example}`,
    nothing:
      'I don’t know which answer you mean: ask for it first, then say “keep this on my board”. Nothing was kept.',
    unclear: `I can keep a question on your board, and did not understand which. ${example}`,
    apart:
      'This answer goes on from what was said before and cannot be asked again by itself. Ask it in one sentence, then say “keep this on my board”. Nothing was kept.',
  },
  notHere: 'Boards are kept for people who are signed in. Nothing was changed.',
};
