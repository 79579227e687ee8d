/** The sentences of advice in the language of the reply. */
import type { Language } from '@tillsight/contract/language';
import type { Shop } from '../conversation.ts';
import type { AdviceSentences } from './advice-sentences.ts';
import { englishAdvice } from './english/advice.ts';

const byLanguage: Partial<Record<Language, AdviceSentences>> = { english: englishAdvice };

export const adviceFor = ({ language = 'english' }: Pick<Shop, 'language'>): AdviceSentences =>
  byLanguage[language] ?? englishAdvice;
