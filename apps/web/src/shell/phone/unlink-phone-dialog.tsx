import type { Phone } from '@tillsight/contract/whatsapp';
import { reportMessageOf } from '../../api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { notify } from '../../ui/toaster.tsx';
import { useLinkedChat } from '../chats/api.ts';
import { useUnlinkPhone } from './api.ts';

export function UnlinkPhoneDialog({ phone, onClose }: { phone: Phone; onClose: () => void }) {
  const unlink = useUnlinkPhone();
  const chat = useLinkedChat();
  const where = chat === null ? 'by email' : `to your ${chat}`;
  const confirm = () =>
    unlink.mutate(undefined, {
      onSuccess: () => {
        onClose();
        notify({ title: 'Phone unlinked', text: `Your reports come ${where} again.` });
      },
      onError: error => notify({ title: 'Failed to Unlink', text: reportMessageOf(error), destructive: true }),
    });
  const which = phone.ending === null ? 'your phone' : `the phone ending in ${phone.ending}`;
  return (
    <ConfirmDialog
      title="Unlink your phone?"
      description={`No reports go to ${which} any more, and questions from it are not answered. Your reports come ${where} until you link a phone again.`}
      verb="Unlink"
      busyVerb="Unlinking..."
      busy={unlink.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
