import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { dialogLook, scrimLook } from './dialog-look.ts';
import { useReturnFocus } from './return-focus.ts';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Stands before the title. */
  mark?: ReactNode;
  /** While something is being saved the dialog stays. */
  locked?: boolean;
  wide?: boolean;
  children: ReactNode;
};

export function Dialog({ open, onOpenChange, title, description, mark, locked, wide, children }: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Root open={open} onOpenChange={next => (locked ? undefined : onOpenChange(next))}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrimLook} />
        <RadixDialog.Content
          {...returnFocus}
          // A click beside it, on a toast for example, must not throw away what was typed.
          onInteractOutside={event => event.preventDefault()}
          className={cx(dialogLook, wide ? 'sm:max-w-4xl' : 'sm:max-w-md')}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="flex items-center gap-3 pr-10">
            {mark}
            <RadixDialog.Title className="min-w-0 text-lg font-semibold break-words">{title}</RadixDialog.Title>
          </div>
          {description ? (
            <RadixDialog.Description className="mt-1 text-sm text-muted">{description}</RadixDialog.Description>
          ) : null}
          <div className="mt-5">{children}</div>
          <RadixDialog.Close asChild>
            <Button
              variant="quiet"
              shape="icon"
              aria-label="Close"
              disabled={locked}
              className="absolute top-3 right-3"
            >
              <X aria-hidden />
            </Button>
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** The row of buttons at the end of a dialog; on a phone the main one comes first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap sm:justify-end">{children}</div>;
}
