/** The sentences that are always the same, about linking a phone and about reports, in the language of whoever is spoken to. */
import type { Language } from '@tillsight/contract/language';
import { product } from '@tillsight/contract/product';
import { organizationNameOf as plain } from '../messengers/messengers.ts';

type Moving = { from: string; to: string; ms: number };

type Replies = Record<'unlinked' | 'badCode' | 'notMoved' | 'stopped' | 'started' | 'recheck', string> & {
  linkedTo: (organization: string) => string;
  moveQuestion: (moving: Moving) => string;
};

const minutesOf = (ms: number): number => Math.max(1, Math.floor(ms / 60_000));

/** Pages, and the words that are typed back, are named as they stand on the screen. */
export const replies: Record<Language, Replies> = {
  english: {
    unlinked: `This number isn't linked to ${product.name} yet. Link it in the app, under Report Configuration.`,
    badCode: 'This code has expired. Get a new one in the app and send it from this phone.',
    notMoved: 'Nothing has changed.',
    stopped: 'Your reports are paused. Reply START to resume them.',
    started: 'Your reports are back on. Reply STOP to pause them.',
    recheck: `I haven't heard from this number for a long time. Please link it again in ${product.name}, under Report Configuration.`,
    linkedTo: organization =>
      `Your phone is linked to ${plain(organization)}. You'll get your reports here: reply STOP to pause them, START to resume. To ask about your store, start with “${product.wakePhrase}”.`,
    moveQuestion: ({ from, to, ms }) => {
      const minutes = minutesOf(ms);
      const target = from === to ? `somebody else’s account at ${plain(to)}` : plain(to);
      return `This phone is linked to ${plain(from)}. Move it to ${target}? Reply YES within ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
    },
  },
  hinglish: {
    unlinked: `Yeh number abhi ${product.name} se linked nahi hai. App mein Report Configuration se link kijiye.`,
    badCode: 'Is code ka time khatam ho gaya. App se naya code lekar isi phone se bhejiye.',
    notMoved: 'Kuch nahi badla.',
    stopped: 'Aapki reports rok di gayi hain. Phir se shuru karne ke liye START likhiye.',
    started: 'Aapki reports phir shuru ho gayin. Rokne ke liye STOP likhiye.',
    recheck: `Is number se bahut din se kuch nahi aaya. Please ise ${product.name} mein Report Configuration se phir link kijiye.`,
    linkedTo: organization =>
      `Aapka phone ${plain(organization)} se link ho gaya. Aapki reports yahin aayengi: rokne ke liye STOP likhiye, phir shuru karne ke liye START. Apni dukaan ke baare mein poochna ho to “${product.wakePhrase}” se shuru kijiye.`,
    moveQuestion: ({ from, to, ms }) => {
      const target = from === to ? `${plain(to)} ke kisi aur account` : plain(to);
      return `Yeh phone ${plain(from)} se linked hai. Ise ${target} par le jaayein? ${minutesOf(ms)} minute mein YES likhiye.`;
    },
  },
  hindi: {
    unlinked: `यह नंबर अभी ${product.name} से नहीं जुड़ा है। ऐप में Report Configuration से जोड़िए।`,
    badCode: 'इस कोड का समय ख़त्म हो गया। ऐप से नया कोड लेकर इसी फ़ोन से भेजिए।',
    notMoved: 'कुछ नहीं बदला।',
    stopped: 'आपकी रिपोर्ट रोक दी गई हैं। फिर से शुरू करने के लिए START लिखिए।',
    started: 'आपकी रिपोर्ट फिर शुरू हो गईं। रोकने के लिए STOP लिखिए।',
    recheck: `इस नंबर से बहुत दिनों से कुछ नहीं आया। कृपया इसे ${product.name} में Report Configuration से फिर जोड़िए।`,
    linkedTo: organization =>
      `आपका फ़ोन ${plain(organization)} से जुड़ गया। आपकी रिपोर्ट यहीं आएँगी: रोकने के लिए STOP लिखिए, फिर शुरू करने के लिए START। अपनी दुकान के बारे में पूछना हो तो “${product.wakePhrase}” से शुरू कीजिए।`,
    moveQuestion: ({ from, to, ms }) => {
      const target = from === to ? `${plain(to)} के किसी और खाते` : plain(to);
      return `यह फ़ोन ${plain(from)} से जुड़ा है। इसे ${target} पर ले जाएँ? ${minutesOf(ms)} मिनट में YES लिखिए।`;
    },
  },
};
