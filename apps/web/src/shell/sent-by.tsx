/** Where something that is told again and again goes, and whether it rests. */
import type { Channel } from '@tillsight/contract/channel';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { useSlack } from './slack/api.ts';
import { useTelegram } from './telegram/api.ts';

type SentByProps = {
  /** "Where to tell: low stock" */
  label: string;
  title: string;
  channel: Channel;
  isPaused: boolean;
  disabled: boolean;
  onChange: (changed: { channel: Channel } | { is_paused: boolean }) => void;
};

export function ChannelSelect({ label, channel, disabled, onChange }: Omit<SentByProps, 'title' | 'isPaused'>) {
  const telegram = useTelegram(false).data?.status ?? 'off';
  const slack = useSlack(false).data?.status ?? 'off';
  return (
    <Select
      aria-label={label}
      value={channel}
      disabled={disabled}
      onChange={({ target }) => onChange({ channel: target.value as Channel })}
      className="w-full sm:w-36"
    >
      <option value="whatsapp">WhatsApp</option>
      {telegram !== 'off' || channel === 'telegram' ? <option value="telegram">Telegram</option> : null}
      {!['off', 'not_added'].includes(slack) || channel === 'slack' ? <option value="slack">Slack</option> : null}
      <option value="email">Email</option>
    </Select>
  );
}

export function PauseButton({ title, isPaused, disabled, onChange }: Omit<SentByProps, 'label' | 'channel'>) {
  const verb = isPaused ? 'Resume' : 'Pause';
  return (
    <Button
      aria-label={`${verb} ${title}`}
      className="min-w-22"
      disabled={disabled}
      onClick={() => onChange({ is_paused: !isPaused })}
    >
      {verb}
    </Button>
  );
}
