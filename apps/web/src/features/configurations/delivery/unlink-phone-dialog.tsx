import type { Phone } from '@tillsight/contract/whatsapp';
import { reportMessageOf } from '../../../api.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/toaster.tsx';
import { useUnlinkPhone } from './api.ts';

export function UnlinkPhoneDialog({ phone, onClose }: { phone: Phone; onClose: () => void }) {
  const unlink = useUnlinkPhone();
  const confirm = () =>
    unlink.mutate(undefined, {
      onSuccess: () => {
        onClose();
        notify({ title: 'Phone unlinked', text: 'Your reports come by e-mail again.' });
      },
      onError: error => notify({ title: 'Failed to Unlink', text: reportMessageOf(error), destructive: true }),
    });
  const which = phone.ending === null ? 'your phone' : `the phone ending in ${phone.ending}`;
  return (
    <AlertDialog
      open
      onCancel={onClose}
      busy={unlink.isPending}
      title="Unlink your phone?"
      description={`No reports go to ${which} any more, and questions from it are not answered. Your reports come by e-mail until you link a phone again.`}
      actions={
        <>
          <Button onClick={onClose} disabled={unlink.isPending}>
            Cancel
          </Button>
          <Button variant="danger" onClick={confirm} busy={unlink.isPending}>
            {unlink.isPending ? 'Unlinking...' : 'Unlink'}
          </Button>
        </>
      }
    />
  );
}
