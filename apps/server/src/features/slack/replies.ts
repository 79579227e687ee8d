import { chatReplies } from '../messengers/messengers.ts';

export const replies = chatReplies({
  english: { chat: 'Slack', link: 'code' },
  hinglish: { chat: 'Slack', link: 'code' },
  hindi: { chat: 'स्लैक', link: 'कोड' },
  stop: '*stop*',
});
