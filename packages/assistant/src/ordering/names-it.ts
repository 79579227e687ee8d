/** Which of what is kept does an order mean? */

const joins = /^(?:the|my|our|of|for|by|at|in|to|every|each|on|ka|ki|ke|wala|har|ko|का|की|के|को)$/;

/** Every word of a name stands in one of the texts that tell of it, whether of one or of several: "the refunds one". */
export function namesIt(name: string, texts: readonly string[]): boolean {
  const text = texts.join(' ').toLowerCase();
  const words = name
    .toLowerCase()
    .split(' ')
    .filter(word => !joins.test(word));
  return words.length > 0 && words.every(word => text.includes(word.replace(/(?<=[a-z]{3})s$/, '')));
}
