/** A turn of phrase: how it is heard, in a sentence that shows it, and the plain words for it. */
export type PlainTurn = { example: string; heard: RegExp; plainly: string };
