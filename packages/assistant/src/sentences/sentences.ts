/** The sentences of a language. The rooms choose what is said; how it is said stands here and nowhere else. */
import type { Language } from '@tillsight/contract/language';
import type { Shop } from '../conversation.ts';
import type { Manners, Sentences } from './all-sentences.ts';
import { english } from './english/english.ts';
import { inDevanagari, inLatinLetters } from './hindi/hindi.ts';

const byLanguage: Record<Language, (manners: Manners) => Sentences> = {
  english,
  hinglish: inLatinLetters,
  hindi: inDevanagari,
};

/** All sentences of a language; English where none was chosen. */
export const sentencesFor = ({ language = 'english', country }: Pick<Shop, 'language' | 'country'>): Sentences =>
  byLanguage[language]({ country });
