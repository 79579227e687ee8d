import { useSlack } from '../slack/api.ts';
import { useTelegram } from '../telegram/api.ts';

/** Where one's reports go beside the phone: the chat that was linked last, by its messenger's name. Null: none is. */
export function useLinkedChat(): string | null {
  const telegram = useTelegram(false).data?.linked_at ?? null;
  const slack = useSlack(false).data?.linked_at ?? null;
  if (slack === null) return telegram === null ? null : 'Telegram';
  return telegram !== null && telegram > slack ? 'Telegram' : 'Slack';
}
