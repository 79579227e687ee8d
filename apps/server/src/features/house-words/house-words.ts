/** What an organization means by its own words. The reader has them with each question; figures are never part of them. */
export { carryOut } from './carry-out.ts';
export { deleteWord, keepWord, listWords, wordsOf } from './rules.ts';
