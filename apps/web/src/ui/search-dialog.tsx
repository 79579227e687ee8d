import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { scrimLook } from './dialog-look.ts';
import { useReturnFocus } from './return-focus.ts';

type SearchDialogProps = { title: string; onClose: () => void; children: ReactNode };

/** A dialog that is a search: the whole screen on phones, a card near the top elsewhere, and no heading to look at. */
export function SearchDialog({ title, onClose, children }: SearchDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Root open onOpenChange={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrimLook} />
        <RadixDialog.Content
          {...returnFocus}
          onOpenAutoFocus={event => {
            returnFocus.onOpenAutoFocus();
            goOnTyping(event);
          }}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex animate-rise flex-col overflow-hidden bg-surface focus:outline-none sm:inset-x-0 sm:top-[12dvh] sm:bottom-auto sm:mx-auto sm:max-h-[70dvh] sm:w-[calc(100vw-3rem)] sm:max-w-xl sm:rounded-card sm:shadow-float sm:ring-1 sm:ring-line"
        >
          <RadixDialog.Title className="sr-only">{title}</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** The field may hold what was typed before it was there; selected, it would be lost to the next letter. */
function goOnTyping(event: Event): void {
  const field = event.currentTarget instanceof Element ? event.currentTarget.querySelector('input') : null;
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}
