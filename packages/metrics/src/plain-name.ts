/**
 * Whoever names a product, a campaign or a shop must not steer what is read beside it: signs that turn the direction of reading or
 * are not seen go, and an address is no link any more. The joiners that Hindi and Persian need stay.
 */
export function plainName(text: string): string {
  return text.replaceAll(unseen, '').replaceAll('://', ': // ');
}

const unseen = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
