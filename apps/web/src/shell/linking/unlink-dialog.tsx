import type { UseMutationResult } from '@tanstack/react-query';
import { reportMessageOf } from '../../api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { notify } from '../../ui/toaster.tsx';

type UnlinkDialogProps = {
  title: string;
  description: string;
  verb: string;
  busyVerb: string;
  /** Said once it is done. */
  done: { title: string; text: string };
  /** Said where it failed. */
  failure: string;
  unlink: UseMutationResult<unknown, Error, void>;
  onClose: () => void;
};

/** Ends what was linked, after one more yes. */
export function UnlinkDialog({
  title,
  description,
  verb,
  busyVerb,
  done,
  failure,
  unlink,
  onClose,
}: UnlinkDialogProps) {
  const confirm = () =>
    unlink.mutate(undefined, {
      onSuccess: () => {
        onClose();
        notify(done);
      },
      onError: error => notify({ title: failure, text: reportMessageOf(error), destructive: true }),
    });
  return (
    <ConfirmDialog
      title={title}
      description={description}
      verb={verb}
      busyVerb={busyVerb}
      busy={unlink.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
