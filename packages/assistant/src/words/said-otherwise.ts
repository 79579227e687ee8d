/** What do turns of phrase say plainly? They are replaced before anything is read, each kind on what the one before has left. */
import { adviceTurns } from '../vocabulary/advice-turns.ts';
import { advertTurns } from '../vocabulary/advert-turns.ts';
import { blendedTurns } from '../vocabulary/blended-turns.ts';
import { dayTurns } from '../vocabulary/day-turns.ts';
import { everydayTurns, figureTurns } from '../vocabulary/everyday-turns.ts';
import { halfSaidTurns } from '../vocabulary/half-said-turns.ts';
import { hindiTurns } from '../vocabulary/hindi-turns.ts';
import { orderTurns } from '../vocabulary/order-turns.ts';
import { outlookTurns } from '../vocabulary/outlook-turns.ts';
import { overviewTurns } from '../vocabulary/overview-turns.ts';
import { shopTurns } from '../vocabulary/shop-turns.ts';
import { stockTurns } from '../vocabulary/stock-turns.ts';
import { talkTurns } from '../vocabulary/talk-turns.ts';
import { tradeTurns } from '../vocabulary/trade-turns.ts';
import { searchTurns, visitTurns } from '../vocabulary/visit-turns.ts';
import { inEnglish } from './devanagari-words.ts';
import { turnsOf, type Turn } from './turns.ts';

/** In the order in which they are tried. */
export const turns: Turn[] = [
  ...everydayTurns,
  ...shopTurns,
  ...searchTurns,
  ...halfSaidTurns,
  ...orderTurns,
  ...stockTurns,
  ...hindiTurns,
  ...tradeTurns,
  ...blendedTurns,
  ...advertTurns,
  ...visitTurns,
  ...talkTurns,
  ...dayTurns,
  ...figureTurns,
  ...overviewTurns,
  ...adviceTurns,
  ...outlookTurns,
];

const turned = turnsOf(turns);

export const saidPlainly = (text: string): string => turned(inEnglish(text));
