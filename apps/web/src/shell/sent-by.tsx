/** Where something that is told again and again goes, and whether it rests. */
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';

type Channel = 'whatsapp' | 'email';

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
  return (
    <Select
      aria-label={label}
      value={channel}
      disabled={disabled}
      onChange={({ target }) => onChange({ channel: target.value as Channel })}
      className="w-36"
    >
      <option value="whatsapp">WhatsApp</option>
      <option value="email">Email</option>
    </Select>
  );
}

export function PauseButton({ title, isPaused, disabled, onChange }: Omit<SentByProps, 'label' | 'channel'>) {
  const verb = isPaused ? 'Resume' : 'Pause';
  return (
    <Button aria-label={`${verb} ${title}`} disabled={disabled} onClick={() => onChange({ is_paused: !isPaused })}>
      {verb}
    </Button>
  );
}
