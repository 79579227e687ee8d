/**
 * Makes the names of products, campaigns, accounts and shops harmless. They are written by strangers, who could hide characters in them,
 * turn the reading direction of the text beside them, or plant a link. The invisible joiners that Hindi and Persian need stay.
 */

/** Our own text with such names in it. Line breaks stay. */
export function plainText(text: string): string {
  return text.replaceAll(unseen, '').replaceAll('://', ': // ');
}

/** Cleans every string inside a value; everything else stays as it is. */
export function plainTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return plainText(value) as Value;
  if (Array.isArray(value)) return value.map(plainTexts) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plainTexts(part)])) as Value;
}

/** A name on one line, cut to a sensible length. */
export function plainName(name: string): string {
  const line = plainText(name.replaceAll(/[\p{Cc}\s]+/gu, ' ')).trim();
  return longestName.exec(line)?.[0].trimEnd() ?? '';
}

/** Chats and mails turn "shop.example" into a link. An invisible character after the dot prevents it. Full addresses are our own, so they stay links. */
export function unlinked(text: string): string {
  return text.replaceAll(/https?:\/\/\S+|(?<=[\p{L}\p{N}-])\.(?=\p{L}{2})/gu, found =>
    found === '.' ? `.${wordJoiner}` : found,
  );
}

/** Counts whole characters: a cut must not halve one. */
const longestName = /^.{0,100}/u;
const wordJoiner = '\u2060';
const unseen = /(?![\u200C\u200D])\p{Cf}/gu;
