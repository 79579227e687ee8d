import type { Phone } from '@tillsight/contract/whatsapp';
import { PlatformMark } from '../platform-mark.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useLinkedChat } from '../chats/api.ts';
import { phoneWords } from './phone-words.ts';

const badges: Record<Phone['status'], { word: string; tone: BadgeTone }> = {
  unlinked: { word: 'Not linked', tone: 'grey' },
  linked: { word: 'Linked', tone: 'green' },
  stopped: { word: 'Stopped', tone: 'insight' },
  recheck: { word: 'Link again', tone: 'insight' },
};

type PhoneStatusProps = {
  phone: Phone;
  /** Something else here comes first. */
  isQuiet: boolean;
  onLink: () => void;
  onUnlink: () => void;
};

/** How one's own phone stands, and the next thing to do about it. */
export function PhoneStatus({ phone, isQuiet, onLink, onUnlink }: PhoneStatusProps) {
  const { word, tone } = badges[phone.status];
  const chat = useLinkedChat();
  const wantsLink = phone.status === 'unlinked' || phone.status === 'recheck';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control p-3 ring-1 ring-line ring-inset">
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <PlatformMark of="whatsapp" className="size-9" />
        <div className="min-w-0">
          <Badge tone={tone}>{word}</Badge>
          <p className="mt-1 text-sm break-words">{phoneWords({ ...phone, chat })}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {wantsLink ? (
          <Button variant={isQuiet ? 'secondary' : 'primary'} onClick={onLink}>
            Link my WhatsApp
          </Button>
        ) : null}
        {phone.status === 'unlinked' ? null : <Button onClick={onUnlink}>Unlink</Button>}
      </div>
    </div>
  );
}
