/** Where something that is told again and again goes, and whether it rests. */
import { Channel, channelTitles } from '@tillsight/contract/channel';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { useChats } from './chats/api.ts';

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
  const chats = useChats().filter(({ chat }) => chat.status !== 'not_added');
  const isOffered = (way: Channel) =>
    way === channel || way === 'whatsapp' || way === 'email' || chats.some(({ of }) => of === way);
  return (
    <Select
      aria-label={label}
      value={channel}
      disabled={disabled}
      onChange={({ target }) => onChange({ channel: target.value as Channel })}
      className="w-full sm:w-36"
    >
      {Channel.options.filter(isOffered).map(way => (
        <option key={way} value={way}>
          {channelTitles[way]}
        </option>
      ))}
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
