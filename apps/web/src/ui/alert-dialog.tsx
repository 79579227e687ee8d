import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { dialogLook, scrimLook } from './dialog-look.ts';
import { useReturnFocus } from './return-focus.ts';

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

/** A question that has to be answered: a click beside it is no answer. The buttons are the caller's, Cancel first. */
export function AlertDialog({ open, onCancel, title, description, busy, children, actions }: AlertDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Root open={open} onOpenChange={next => (next || busy ? undefined : onCancel())}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrimLook} />
        <RadixDialog.Content
          {...returnFocus}
          role="alertdialog"
          onInteractOutside={event => event.preventDefault()}
          className={cx(dialogLook, 'sm:max-w-lg')}
        >
          <RadixDialog.Title className="text-lg font-semibold">{title}</RadixDialog.Title>
          <RadixDialog.Description className="mt-2 text-sm break-words text-muted">
            {description}
          </RadixDialog.Description>
          {children}
          <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap sm:justify-end">{actions}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
