/** What replies are written in. Hinglish is Hindi in Latin letters, as merchants type it. */
import * as z from 'zod/mini';

export const Language = z.enum(['english', 'hinglish', 'hindi']);
export type Language = z.infer<typeof Language>;

/** As pages and mails name it (BCP 47). */
export const languageTags: Record<Language, string> = { english: 'en', hinglish: 'hi-Latn', hindi: 'hi' };

/** What somebody chose for the own replies; `automatic`: as each question is asked. */
export const ReplyLanguage = z.enum(['automatic', ...Language.options]);
export type ReplyLanguage = z.infer<typeof ReplyLanguage>;
