import type { FormEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

type FormDialogProps = {
  title: string;
  description?: string;
  busy: boolean;
  submit?: { idle: string; busy: string };
  /** Says itself what is wrong with a field, in the place of the browser. */
  checksItself?: true;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Fields that are saved together; open as long as it is rendered. While it saves, nothing in it can be touched. */
export function FormDialog({
  title,
  description,
  busy,
  submit = { idle: 'Save', busy: 'Saving...' },
  checksItself,
  onSave,
  onClose,
  children,
}: FormDialogProps) {
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Dialog open onOpenChange={onClose} locked={busy} title={title} {...(description ? { description } : {})}>
      <form onSubmit={save} noValidate={checksItself === true}>
        <fieldset disabled={busy} className="space-y-4">
          {children}
          <DialogActions>
            <Button onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" busy={busy}>
              {busy ? submit.busy : submit.idle}
            </Button>
          </DialogActions>
        </fieldset>
      </form>
    </Dialog>
  );
}
