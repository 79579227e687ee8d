import type { HouseMeaning } from '@tillsight/contract/house-words';

/** A word that is kept, as the reader needs it. */
export type KeptWord = { word: string; meaning: HouseMeaning };

/** An order for the server, which keeps the words; nothing has been done yet. */
export type HouseOrder =
  | { do: 'make'; word: string; meaning: HouseMeaning }
  | { do: 'list' }
  /** An asterisk stands for all. */
  | { do: 'delete'; word: string };

/** Why a saying is not kept. */
export type Unkept =
  /** Neither a figure, nor names of the shop, nor days. */
  | { why: 'unknown'; meaning: string }
  /** It is what a figure of its own is called. */
  | { why: 'figure'; word: string }
  /** It is a value of the shop's own. */
  | { why: 'value'; word: string }
  /** It means itself. */
  | { why: 'circular'; word: string }
  | { why: 'too-long' }
  | { why: 'too-many' }
  /** Signs no word is written with. */
  | { why: 'letters' }
  /** A word that questions are made of: "today", "by", "what". */
  | { why: 'everyday'; word: string }
  /** What safety and people's data are kept by. */
  | { why: 'guarded'; word: string }
  | { why: 'no-end'; word: string; from: string };
