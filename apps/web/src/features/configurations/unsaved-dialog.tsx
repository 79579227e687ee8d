import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

type UnsavedDialogProps = {
  open: boolean;
  isSaving: boolean;
  onCancel: () => void;
  onDiscard: () => void;
  onSave: () => void;
};

export function UnsavedDialog({ open, isSaving, onCancel, onDiscard, onSave }: UnsavedDialogProps) {
  return (
    <AlertDialog
      open={open}
      onCancel={onCancel}
      busy={isSaving}
      title="Unsaved Changes"
      description="You have unsaved changes to your report configuration. What would you like to do?"
      actions={
        <>
          <Button variant="quiet" onClick={onCancel} disabled={isSaving} className="sm:mr-auto">
            Cancel
          </Button>
          <Button onClick={onDiscard} disabled={isSaving}>
            Discard Changes
          </Button>
          <Button variant="primary" onClick={onSave} busy={isSaving}>
            {isSaving ? 'Saving...' : 'Save & Continue'}
          </Button>
        </>
      }
    >
      <div className="mt-4">
        <Notice kind="warning">Your current settings will be lost if you don&apos;t save them.</Notice>
      </div>
    </AlertDialog>
  );
}
