/**
 * "Yo hit me up when …", "… ho jaye to ek message kardena": what asks to be told is nothing but small words of telling, before the words that say
 * when or at the very end. What is left between them has to be so.
 */

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** One of them at least has to be said. */
const strong = wordsOf(
  `tell lmk ping buzz shout holler nudge poke alert alerts warn warning notify notification inform intimate intimation flag text message msg sms note call wake remind reminder yell scream beep told alerted warned notified informed
  intimated ring signal apprise know hear heads headsup heads-up hit update alarm signal whatsapp telegram slack email e-mail mail word posted shoutout signalled
  batana batao bata bataiye bataiyega bol bolo bolna boliye khabar khabr soochna suchna soochit suchit yaad msgs sandesh kehna kaho jagana phone सूचना सूचित संदेश ख़बर खबर बोलो याद फ़ोन फोन अवगत`,
);
const small = wordsOf(
  `me us i we you my our yo hey hi pls please plz kindly just also so that it this out up to be a an the some any quick small little good nice can could would will should must shall may someone somebody anyone sierra if-you
  like love want need appreciate prefer have get give gimme drop shoot send raise sound make sure let keep reach contact say something immediately instantly asap right away straight at once first thing on via by over through phone
  then and there line d'd i'd i'll grateful glad happy great helpful ok okay back do does too as soon bro dear sir mam
  mujhe mujhko mereko hume humein hamein humko ek koi zara turant turat jaldi fauran bhai yaar ji please kar kardena karna karo kardo kro krna krdo de dena do dijiye dijiyega dila dilana bhej bhejo bhejna bhejdena bhi na par pe se ka ki ko karein
  kijiye kijiyega den dein maar tab toh to hi mujhse इसकी तुरंत कृपया ज़रा`,
);
const isTelling = (word: string): boolean => strong.has(word) || small.has(word);

const whens = /^(?:when|whenever|if|once|jab|agar|yadi|incase)$/;
/** A phrase that says when becomes one word. */
const asOneWord = (text: string): string =>
  text
    .replaceAll(
      /(?<=^| )(?:as soon as|the moment|the minute|the second|the instant|in case|every time|any ?time|each time|jab bhi|jab kabhi|jaise hi)(?= )/g,
      'when',
    )
    .replaceAll(/(?<=^| )(?:only )?when (?:that|it) (?=is )/g, 'when ');

/** The clause that is to be so; undefined where the words around it ask for anything else. */
export function clauseToldOf(plain: string): { clause: string; channel: string | undefined } | undefined {
  const words = asOneWord(plain).split(' ').filter(Boolean);
  const at = words.findIndex(word => whens.test(word));
  const before = at === -1 ? [] : words.slice(0, at);
  if (at > 0 && before.every(isTelling) && before.some(word => strong.has(word)))
    return clauseOf(words.slice(at + 1), before);
  const told = words.findLastIndex(word => !isTelling(word)) + 1;
  const after = words.slice(told);
  if (!after.some(word => strong.has(word)) || told === 0) return undefined;
  const rest = words.slice(0, told);
  const opens = whens.test(rest[0] ?? '');
  // "… ho to batana", "… hote hi msg karna": the small word that joins them is the first of those at the end.
  const joins = /^(?:to|toh|hi|tab|then|par|pe)$/.test(after[0] ?? '');
  return opens || joins ? clauseOf(opens ? rest.slice(1) : rest, after) : undefined;
}

function clauseOf(clause: readonly string[], telling: readonly string[]) {
  const channel = telling.find(word => /^(?:whatsapp|telegram|slack|e-?mail|mail)$/.test(word));
  return { clause: clause.join(' '), channel };
}
