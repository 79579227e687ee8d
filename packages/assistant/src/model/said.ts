/** Words as they stand in a question, whatever their case and marks. */

export const plain = (text: string): string =>
  (text.toLowerCase().match(/\[[^\]]*\]|[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

/** Whole words only. */
export function isSaidIn(text: string, said: string): boolean {
  const words = plain(said);
  return words !== '' && ` ${plain(text)} `.includes(` ${words} `);
}
