/** The first letter as a sentence begins; a name that is written "iOS" stays so. */
export const sentence = (text: string): string =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
