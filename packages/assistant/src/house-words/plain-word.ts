/** Without its quotes and whose it is: “our sales”. */
export const bare = (text: string): string =>
  text
    .trim()
    .replace(/^["'“”‘’«»\s]+|["'“”‘’«»,:;\s]+$/gu, '')
    .replace(/^(?:the word|the|our|my|hamara|hamari|hamare|humara|mera|हमारा|हमारी|हमारे) /iu, '')
    .trim();

/** What two sayings of one word have in common. */
export const plainWord = (word: string): string => bare(word.normalize('NFC')).toLowerCase().replaceAll(/\s+/gu, ' ');
