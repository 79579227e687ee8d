import { LogOut } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAuth } from '../session.tsx';
import { Button } from '../ui/button.tsx';
import { Commands } from './commands.tsx';
import { Drawer } from './drawer.tsx';
import { useFarewell } from './farewell.ts';

const AccountDialog = lazy(async () => ({ default: (await import('./account-dialog.tsx')).AccountDialog }));

export function TopBar() {
  const { user } = useAuth();
  const farewell = useFarewell();
  const [isAccountOpen, setIsAccountOpen] = useState(false);
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-canvas/90 px-4 backdrop-blur-sm sm:px-8">
      <Drawer />
      <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-2">
        <Commands onAccount={() => setIsAccountOpen(true)} />
        <button
          type="button"
          aria-haspopup="dialog"
          title="Your account"
          onClick={() => setIsAccountOpen(true)}
          className="h-11 min-w-0 truncate rounded-control px-2 text-sm text-muted transition-colors hover:bg-hover hover:text-ink sm:h-9"
        >
          {user?.email || 'Email not found'}
        </button>
        <Button variant="quiet" onClick={() => farewell('sign-out')} className="px-2! sm:px-3!">
          <LogOut aria-hidden />
          <span className="max-sm:sr-only">Sign out</span>
        </Button>
      </div>
      {isAccountOpen ? (
        <Suspense fallback={null}>
          <AccountDialog onClose={() => setIsAccountOpen(false)} />
        </Suspense>
      ) : null}
    </header>
  );
}
