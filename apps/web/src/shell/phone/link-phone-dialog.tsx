import type { Phone } from '@tillsight/contract/whatsapp';
import { useState } from 'react';
import { reportMessageOf } from '../../api.ts';
import { PlatformMark } from '../platform-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useLinkCode, wantsPassword } from './api.ts';
import { LinkCode } from './link-code.tsx';
import { LinkPasswordForm } from './link-password-form.tsx';

type LinkPhoneDialogProps = {
  /** As it stands now; the page asks for it again and again while this is open. */
  phone: Phone;
  onClose: () => void;
};

/** Whoever sends the code from a phone has shown that the phone is theirs. */
export function LinkPhoneDialog({ phone, onClose }: LinkPhoneDialogProps) {
  const [before] = useState(phone);
  const isLinked = phone.status === 'linked' && (before.status !== 'linked' || phone.linked_at !== before.linked_at);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Link my WhatsApp"
      mark={<PlatformMark of="whatsapp" className="size-8" />}
      description={isLinked ? undefined : 'Send this code from your phone to get reports there.'}
    >
      {isLinked ? <Linked phone={phone} onClose={onClose} /> : <Linking onClose={onClose} />}
    </Dialog>
  );
}

function Linking({ onClose }: { onClose: () => void }) {
  const code = useLinkCode();
  const isLoading = code.isPending || (code.isError && code.isFetching);
  if (code.isError && wantsPassword(code.error)) return <LinkPasswordForm onCancel={onClose} />;
  return (
    <>
      {isLoading ? (
        <div aria-busy>
          <output className="sr-only">Making a code…</output>
          <Skeleton className="mx-auto hidden size-44 sm:block" />
          <Skeleton className="mx-auto mt-4 h-7 w-40" />
          <Skeleton className="mx-auto mt-2 h-4 w-52" />
        </div>
      ) : code.isError ? (
        <Notice kind="error" title="There is no code yet">
          {reportMessageOf(code.error)}
        </Notice>
      ) : (
        <LinkCode
          given={code.data}
          givenAt={code.dataUpdatedAt}
          isRenewing={code.isFetching}
          onRenew={() => void code.refetch()}
        />
      )}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {code.isError ? (
          <Button variant="primary" onClick={() => void code.refetch()} busy={code.isFetching}>
            Try again
          </Button>
        ) : null}
      </DialogActions>
    </>
  );
}

function Linked({ phone, onClose }: LinkPhoneDialogProps) {
  return (
    <>
      <Notice kind="success" title="Your phone is linked">
        {phone.ending === null ? null : `Its number ends in ${phone.ending}. `}Your reports now come to it. Send
        yourself a test to see one.
      </Notice>
      <DialogActions>
        <Button variant="primary" onClick={onClose} ref={focus}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}

/** What had the focus is gone with the code. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
