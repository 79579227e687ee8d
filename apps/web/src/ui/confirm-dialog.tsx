import type { ReactNode } from 'react';
import { AlertDialog } from './alert-dialog.tsx';
import { Button } from './button.tsx';

type ConfirmDialogProps = {
  title: string;
  description: ReactNode;
  /** What the dangerous button says, and what it says while it works. */
  verb: string;
  busyVerb: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks once more before something that cannot be taken back; open as long as it is rendered. */
export function ConfirmDialog({ title, description, verb, busyVerb, busy, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <AlertDialog
      open
      onCancel={onClose}
      busy={busy}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button variant="danger" onClick={onConfirm} busy={busy}>
            {busy ? busyVerb : verb}
          </Button>
        </>
      }
    />
  );
}
