import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';

type UserDialogProps = {
  title: string;
  description?: string;
  isSaving: boolean;
  submitLabel: { idle: string; busy: string };
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  children: ReactNode;
};

/** The frame of the dialogs that add and edit; while it saves, nothing in it can be touched. */
export function UserDialog({
  title,
  description,
  isSaving,
  submitLabel,
  onSubmit,
  onClose,
  children,
}: UserDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} locked={isSaving} title={title} description={description}>
      <form onSubmit={onSubmit} noValidate>
        <fieldset disabled={isSaving} className="space-y-4">
          {children}
          <DialogActions>
            <Button onClick={onClose} disabled={isSaving}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" busy={isSaving}>
              {isSaving ? submitLabel.busy : submitLabel.idle}
            </Button>
          </DialogActions>
        </fieldset>
      </form>
    </Dialog>
  );
}
