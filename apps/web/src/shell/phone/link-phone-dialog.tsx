import type { Phone } from '@tillsight/contract/whatsapp';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Linked, Linking } from '../linking/linking.tsx';
import type { LinkWords } from '../linking/link-words.ts';
import { PlatformMark } from '../platform-mark.tsx';
import { phoneLink } from './api.ts';

type LinkPhoneDialogProps = {
  /** As it stands now; the page asks for it again and again while this is open. */
  phone: Phone;
  onClose: () => void;
};

const words: LinkWords = {
  app: 'WhatsApp',
  picture: 'QR code that opens WhatsApp with the message filled in',
  scan: 'Scan it with your phone, and send the message that is filled in.',
  tap: 'Open WhatsApp, and send the message that is filled in.',
  waiting: 'Waiting for your message…',
  password: 'Your reports and answers will go to this phone, so please confirm it is you.',
};

/** Whoever sends the code from a phone has shown that the phone is theirs. */
export function LinkPhoneDialog({ phone, onClose }: LinkPhoneDialogProps) {
  const [before] = useState(phone);
  const isLinked = phone.status === 'linked' && (before.status !== 'linked' || phone.linked_at !== before.linked_at);
  const number = phone.ending === null ? '' : `Its number ends in ${phone.ending}. `;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Link my WhatsApp"
      mark={<PlatformMark of="whatsapp" className="size-8" />}
      description={isLinked ? undefined : 'Send this code from your phone to get reports there.'}
    >
      {isLinked ? (
        <Linked
          title="Your phone is linked"
          text={`${number}Your reports now come to it. Send yourself a test to see one.`}
          onClose={onClose}
        />
      ) : (
        <Linking link={phoneLink} words={words} onClose={onClose} />
      )}
    </Dialog>
  );
}
