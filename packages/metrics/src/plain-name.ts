/**
 * Whoever names a product, a campaign, an account or a shop must not steer what is read beside the name: signs that turn the
 * direction of reading or are not seen go, and an address is no link any more. The joiners that Hindi and Persian need stay.
 */

/** A text of ours with such names in it; its lines stay. */
export function plainText(text: string): string {
  return text.replaceAll(unseen, '').replaceAll('://', ': // ');
}

/** The same for every text within; nothing else changes. */
export function plainTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return plainText(value) as Value;
  if (Array.isArray(value)) return value.map(plainTexts) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plainTexts(part)])) as Value;
}

/** One name, on one line and no longer than a name has to be. */
export function plainName(name: string): string {
  const line = plainText(name.replaceAll(/[\p{Cc}\s]+/gu, ' ')).trim();
  return longestName.exec(line)?.[0].trimEnd() ?? '';
}

/** For chats and mails that turn "shop.example" into a link by themselves: the dots look the same and lead nowhere. Whole addresses, which are ours, stay. */
export function unlinked(text: string): string {
  return text.replaceAll(/https?:\/\/\S+|(?<=[\p{L}\p{N}-])\.(?=\p{L}{2})/gu, found =>
    found === '.' ? `.${wordJoiner}` : found,
  );
}

/** Whole signs, never half of one. */
const longestName = /^.{0,100}/u;
const wordJoiner = '\u2060';
const unseen = /(?![\u200C\u200D])\p{Cf}/gu;
