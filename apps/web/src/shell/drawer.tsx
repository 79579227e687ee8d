import { Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Logo } from './logo.tsx';
import { Navigation } from './navigation.tsx';

/** The sidebar's form on phones. The browser's own modal keeps the focus inside and gives it back. */
export function Drawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <div className="md:hidden">
      <Button
        variant="quiet"
        shape="icon"
        aria-label="Open menu"
        className="-ml-2"
        onClick={() => dialog.current?.showModal()}
      >
        <Menu aria-hidden className="size-5!" />
      </Button>
      <dialog
        ref={dialog}
        aria-label="Menu"
        closedby="any"
        className="fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-72 max-w-[85vw] bg-surface text-ink shadow-float backdrop:bg-scrim"
      >
        <div className="flex h-14 items-center justify-between pr-1.5 pl-5">
          <Logo />
          <Button variant="quiet" shape="icon" aria-label="Close menu" onClick={close}>
            <X aria-hidden className="size-5!" />
          </Button>
        </div>
        <nav aria-label="Dashboard" className="p-3">
          <Navigation onFollow={close} />
        </nav>
      </dialog>
    </div>
  );
}
