/** What replies are written in. Hinglish is Hindi in Latin letters, as merchants type it. */
export type Language = 'english' | 'hinglish' | 'hindi';
