/** The sentences that are always the same, about linking a chat, in the language of whoever is spoken to. */
import type { ChatMessenger } from '@tillsight/contract/channel';
import type { Language } from '@tillsight/contract/language';
import { product } from '@tillsight/contract/product';
import { organizationNameOf as plain } from './organization-name.ts';

export type ChatReplies = Record<'unlinked' | 'badCode' | 'ended' | 'notLinked' | 'group' | 'moveIt', string> & {
  linkedTo: (organization: string) => string;
  moveQuestion: (moving: { from: string; to: string }) => string;
};

/** `link`: what the app gives to link it with; `stop`: what ends it. */
type ChatNames = Record<Language, { chat: string; link: string }> & { stop: string };

const names: Record<ChatMessenger, ChatNames> = {
  telegram: {
    english: { chat: 'Telegram', link: 'link' },
    hinglish: { chat: 'Telegram', link: 'link' },
    hindi: { chat: 'टेलीग्राम', link: 'लिंक' },
    stop: '/stop',
  },
  slack: {
    english: { chat: 'Slack', link: 'code' },
    hinglish: { chat: 'Slack', link: 'code' },
    hindi: { chat: 'स्लैक', link: 'कोड' },
    stop: '*stop*',
  },
};

export const chatReplies: Record<ChatMessenger, Record<Language, ChatReplies>> = {
  telegram: repliesWith(names.telegram),
  slack: repliesWith(names.slack),
};

function repliesWith({ english, hinglish, hindi, stop }: ChatNames): Record<Language, ChatReplies> {
  return {
    english: {
      unlinked: `This ${english.chat} isn't linked to ${product.name} yet. Link it in the app, in your account.`,
      badCode: `This ${english.link} has expired. Get a new one in the app.`,
      ended: `This ${english.chat} is no longer linked, and nothing more comes here. You can link it again in the app.`,
      notLinked: `This ${english.chat} is not linked, so nothing comes here.`,
      group: 'I answer in private chats only, since what I say is for one person. Please write to me directly.',
      moveIt: 'Move it',
      linkedTo: organization =>
        `This ${english.chat} is linked to ${plain(organization)}. You'll get your reports here, and you can ask about your store, for example: How were sales yesterday? Send ${stop} to unlink it.`,
      moveQuestion: ({ from, to }) =>
        `This ${english.chat} is linked to ${plain(from)}. Move it to ${from === to ? `somebody else’s account at ${plain(to)}` : plain(to)}?`,
    },
    hinglish: {
      unlinked: `Yeh ${hinglish.chat} abhi ${product.name} se linked nahi hai. App mein apne account se link kijiye.`,
      badCode: `Is ${hinglish.link} ka time khatam ho gaya. App se naya ${hinglish.link} lijiye.`,
      ended: `Yeh ${hinglish.chat} ab linked nahi hai, yahan aur kuch nahi aayega. App se phir link kar sakte hain.`,
      notLinked: `Yeh ${hinglish.chat} linked nahi hai, isliye yahan kuch nahi aata.`,
      group:
        'Main sirf private chat mein jawab deti hoon, kyunki jawab ek hi insaan ke liye hota hai. Mujhe seedhe likhiye.',
      moveIt: 'Le jaaiye',
      linkedTo: organization =>
        `Yeh ${hinglish.chat} ${plain(organization)} se link ho gaya. Aapki reports yahin aayengi. Apni dukaan ke baare mein poochiye, jaise: Kal ki sales kitni thi? Hatane ke liye ${stop} likhiye.`,
      moveQuestion: ({ from, to }) =>
        `Yeh ${hinglish.chat} ${plain(from)} se linked hai. Ise ${from === to ? `${plain(to)} ke kisi aur account` : plain(to)} par le jaayein?`,
    },
    hindi: {
      unlinked: `यह ${hindi.chat} अभी ${product.name} से नहीं जुड़ा है। ऐप में अपने खाते से जोड़िए।`,
      badCode: `इस ${hindi.link} का समय ख़त्म हो गया। ऐप से नया ${hindi.link} लीजिए।`,
      ended: `यह ${hindi.chat} अब जुड़ा नहीं है, यहाँ और कुछ नहीं आएगा। ऐप से फिर जोड़ सकते हैं।`,
      notLinked: `यह ${hindi.chat} जुड़ा नहीं है, इसलिए यहाँ कुछ नहीं आता।`,
      group: 'मैं सिर्फ़ निजी चैट में जवाब देती हूँ, क्योंकि जवाब एक ही व्यक्ति के लिए होता है। मुझे सीधे लिखिए।',
      moveIt: 'ले जाइए',
      linkedTo: organization =>
        `यह ${hindi.chat} ${plain(organization)} से जुड़ गया। आपकी रिपोर्ट यहीं आएँगी। अपनी दुकान के बारे में पूछिए, जैसे: कल की बिक्री कितनी थी? हटाने के लिए ${stop} लिखिए।`,
      moveQuestion: ({ from, to }) =>
        `यह ${hindi.chat} ${plain(from)} से जुड़ा है। इसे ${from === to ? `${plain(to)} के किसी और खाते` : plain(to)} पर ले जाएँ?`,
    },
  };
}
