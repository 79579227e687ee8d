import { chatReplies } from '../messengers/messengers.ts';

export const replies = chatReplies({
  english: { chat: 'Telegram', link: 'link' },
  hinglish: { chat: 'Telegram', link: 'link' },
  hindi: { chat: 'टेलीग्राम', link: 'लिंक' },
  stop: '/stop',
});
