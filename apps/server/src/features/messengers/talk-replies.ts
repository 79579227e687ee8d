/** What is always said in a talk, in the language of whoever talks. The keywords STOP, START and YES are the same in all. */
import type { Language } from '@tillsight/contract/language';
import { product } from '@tillsight/contract/product';

type TalkReplies = Record<
  | 'listening'
  | 'wake'
  | 'thanks'
  | 'failed'
  | 'tooMany'
  | 'nothingMore'
  | 'forMore'
  | 'forNext'
  | 'unreadable'
  | 'late'
  | 'reportGone',
  string
>;

export const talkReplies: Record<Language, TalkReplies> = {
  english: {
    listening: 'Yes? Ask about your store, for example: How were sales yesterday?',
    wake: `Start with “${product.wakePhrase}” and I'll look it up, for example “${product.wakePhrase}, how were sales yesterday?”`,
    thanks: 'Any time.',
    failed: 'Something went wrong on my side. Please ask again in a moment.',
    tooMany: 'That was a lot at once. Give me a minute, then ask again.',
    nothingMore: 'That was everything.',
    forMore: 'Reply *more* for the rest.',
    forNext: 'Reply *yes*.',
    unreadable: 'I can only read text.',
    late: 'I was offline when you wrote. Please ask again.',
    reportGone: 'I can no longer show this report.',
  },
  hinglish: {
    listening: 'Ji? Apni dukaan ke baare mein poochiye, jaise: Kal ki sales kitni thi?',
    wake: `“${product.wakePhrase}” se shuru kijiye, main dekh loongi, jaise “${product.wakePhrase}, kal ki sales kitni thi?”`,
    thanks: 'Kabhi bhi poochiye.',
    failed: 'Meri taraf kuch gadbad ho gayi. Please thodi der mein phir poochiye.',
    tooMany: 'Ek saath bahut saare sawaal aa gaye. Ek minute rukkar phir poochiye.',
    nothingMore: 'Itna hi tha.',
    forMore: 'Baaki ke liye *aur* likhiye.',
    forNext: '*Haan* likhiye.',
    unreadable: 'Main sirf text padh sakti hoon.',
    late: 'Jab aapne likha tab main offline thi. Please phir poochiye.',
    reportGone: 'Yeh report ab nahi dikha sakti.',
  },
  hindi: {
    listening: 'जी? अपनी दुकान के बारे में पूछिए, जैसे: कल की बिक्री कितनी थी?',
    wake: `“${product.wakePhrase}” से शुरू कीजिए, मैं देख लूँगी, जैसे “${product.wakePhrase}, कल की बिक्री कितनी थी?”`,
    thanks: 'कभी भी पूछिए।',
    failed: 'मेरी तरफ़ कुछ गड़बड़ हो गई। कृपया थोड़ी देर में फिर पूछिए।',
    tooMany: 'एक साथ बहुत सारे सवाल आ गए। एक मिनट रुककर फिर पूछिए।',
    nothingMore: 'इतना ही था।',
    forMore: 'बाकी के लिए *और* लिखिए।',
    forNext: '*हाँ* लिखिए।',
    unreadable: 'मैं सिर्फ़ लिखा हुआ पढ़ सकती हूँ।',
    late: 'जब आपने लिखा तब मैं ऑफ़लाइन थी। कृपया फिर पूछिए।',
    reportGone: 'यह रिपोर्ट अब नहीं दिखा सकती।',
  },
};

/** What asks for the rest of an answer, in any of them. */
export const asksForMore = (text: string): boolean => /^(?:more|aur|और)$/i.test(text.trim());
