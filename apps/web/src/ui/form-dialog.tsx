import type { FormEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

type FormDialogProps = {
  title: string;
  description?: string;
  busy: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A few fields that are saved together; open as long as it is rendered. */
export function FormDialog({ title, description, busy, onSave, onClose, children }: FormDialogProps) {
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Dialog open onOpenChange={onClose} locked={busy} title={title} {...(description ? { description } : {})}>
      <form onSubmit={save} className="flex flex-col gap-4">
        {children}
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
