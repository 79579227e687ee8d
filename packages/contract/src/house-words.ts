import * as z from 'zod/mini';
import { Done, Nothing, endpoint } from './endpoint.ts';

const MonthDay = z
  .string()
  .check(z.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$/, 'Please enter a day as MM-DD'));
const Values = z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.minLength(1), z.maxLength(40));

/** What a merchant's own word stands for. A season is the same days of each year; one that ends before it starts goes on into the next. */
export const HouseMeaning = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('figure'), metric: z.string().check(z.minLength(1), z.maxLength(80)) }),
  z.object({ kind: z.literal('group'), dimension: z.string(), values: Values }),
  z.object({ kind: z.literal('name'), dimension: z.string(), values: Values }),
  z.object({ kind: z.literal('season'), from: MonthDay, to: MonthDay }),
]);
export type HouseMeaning = z.infer<typeof HouseMeaning>;

/** How many words one organization may keep, how long one may be, and how many values it may stand for. */
export const mostHouseWords = 100;
export const longestHouseWord = 40;
export const mostValues = 20;

export const HouseWord = z.object({
  id: z.string(),
  word: z.string(),
  meaning: HouseMeaning,
  /** What it stands for, in a phrase. */
  means: z.string(),
  /** The sentence it was made by. */
  sentence: z.string(),
  /** Who said it; null once they have left. */
  said_by: z.nullable(z.string()),
  said_at: z.string(),
});
export type HouseWord = z.infer<typeof HouseWord>;

export const listHouseWords = endpoint({
  name: 'listHouseWords',
  method: 'GET',
  path: '/api/v1/house-words/',
  access: 'session',
  request: Nothing,
  response: z.object({ success: z.boolean(), words: z.array(HouseWord) }),
});

export const makeHouseWord = endpoint({
  name: 'makeHouseWord',
  method: 'POST',
  path: '/api/v1/house-words/',
  access: 'session',
  request: z.object({ sentence: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)) }),
  response: z.object({ success: z.boolean(), message: z.string(), word: HouseWord }),
});

export const deleteHouseWord = endpoint({
  name: 'deleteHouseWord',
  method: 'DELETE',
  path: '/api/v1/house-words/{word_id}/',
  access: 'session',
  request: z.object({ word_id: z.string() }),
  response: Done,
});
