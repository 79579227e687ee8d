/** The sentences of advice in the language of the reply. */
import type { Language } from '@tillsight/contract/language';
import type { Shop } from '../conversation.ts';
import type { AdviceSentences } from './advice-sentences.ts';
import { englishAdvice } from './english/advice.ts';
import { hindiAdvice } from './hindi/advice.ts';

const byLanguage: Record<Language, (country: string) => AdviceSentences> = {
  english: () => englishAdvice,
  hinglish: country => hindiAdvice('hinglish', country),
  hindi: country => hindiAdvice('hindi', country),
};

export const adviceFor = ({ language = 'english', country }: Pick<Shop, 'language' | 'country'>): AdviceSentences =>
  byLanguage[language](country);
