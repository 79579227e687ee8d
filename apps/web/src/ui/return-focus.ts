import { useMemo } from 'react';

/** Dialogs here are opened by state, not by a trigger of their own: whoever had the focus gets it back. */
export function useReturnFocus() {
  return useMemo(() => {
    let opener: Element | null = null;
    return {
      onOpenAutoFocus: () => {
        opener = document.activeElement;
      },
      onCloseAutoFocus: (event: Event) => {
        event.preventDefault();
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      },
    };
  }, []);
}
