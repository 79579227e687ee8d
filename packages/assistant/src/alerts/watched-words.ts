/** The words around a condition: what joins the figure to it is no part of its name. */

/** A running week is held against the one before anyway: "drops by 20% compared to last week". */
export const besideItself = (clause: string): string =>
  /%|percent|half|aadha/.test(clause)
    ? clause
        .replace(
          /(?<=^| )(?:(?:when )?compared (?:to|with)|vs\.?|versus|against|than|over|from|on) (?:the )?(?:last|previous) (week|month)(?='s|s'|s|$| )(?:'s|s')?/,
          'this $1',
        )
        .replace(/(?<=^| )pichh?l[ei] (hafte|mahine) (?:se|ke mukable(?: mein)?|ki tulna mein)(?= |$)/, 'is $1')
    : clause;

/** "We cross 100 orders": orders, though the number came first. */
export function withNoun(subject: string, noun: string | undefined): string {
  if (noun === undefined || subject.includes(noun.replace(/s$/, ''))) return subject;
  const plain = noun === 'log' ? 'visitors' : noun;
  return `${plain} ${subject}`.trim();
}

/** Without what only joined it to the condition. */
export function trimmed(subject: string): string {
  return subject
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:that|the|my|our|and|it|any time|we|hum|ham|there|then|ever|hamari|hamara|meri|mera) )+/, '')
    .replaceAll(/(?<=^| )(?:kisi din|kabhi|ever|suddenly|achanak|total mein)(?= |$)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(
      /(?: (?:a|per|in a|in the|each|every) day| (?:ek )?din (?:mein|me)| (?:it|ka|ki|ke|ko|is|are|ho|jaye|jana|and|then|hai|wala|again|left|we|hum|any day|given))+$/,
      '',
    );
}
