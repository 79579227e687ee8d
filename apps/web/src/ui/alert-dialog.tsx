import { AlertDialog as RadixAlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { dialogLook, scrimLook } from './dialog-look.ts';

type AlertDialogProps = {
  open: boolean;
  /** Escape was pressed; a busy dialog ignores it. */
  onCancel: () => void;
  title: string;
  description: ReactNode;
  busy?: boolean;
  /** More to read or to fill in before deciding. */
  children?: ReactNode;
  actions: ReactNode;
};

/** A question that has to be answered; the buttons are given by the caller, Cancel first. */
export function AlertDialog({ open, onCancel, title, description, busy, children, actions }: AlertDialogProps) {
  return (
    <RadixAlertDialog.Root open={open} onOpenChange={next => (next || busy ? undefined : onCancel())}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className={scrimLook} />
        <RadixAlertDialog.Content className={cx(dialogLook, 'sm:max-w-lg')}>
          <RadixAlertDialog.Title className="text-lg font-semibold">{title}</RadixAlertDialog.Title>
          <RadixAlertDialog.Description className="mt-2 text-sm break-words text-muted">
            {description}
          </RadixAlertDialog.Description>
          {children}
          <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap sm:justify-end">{actions}</div>
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
