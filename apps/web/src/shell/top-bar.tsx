import { signOut } from '@tillsight/contract/auth';
import { LogOut } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { call, messageOf } from '../api.ts';
import { paths } from '../paths.ts';
import { useAuth } from '../session.tsx';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/toaster.tsx';
import { Drawer } from './drawer.tsx';

const AccountDialog = lazy(async () => ({ default: (await import('./account-dialog.tsx')).AccountDialog }));

export function TopBar() {
  const { user } = useAuth();
  const [isAccountOpen, setIsAccountOpen] = useState(false);
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-canvas/90 px-4 backdrop-blur-sm sm:px-8">
      <Drawer />
      <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-2">
        <button
          type="button"
          aria-haspopup="dialog"
          title="Your account"
          onClick={() => setIsAccountOpen(true)}
          className="h-11 min-w-0 truncate rounded-control px-2 text-sm text-muted transition-colors hover:bg-hover hover:text-ink sm:h-9"
        >
          {user?.email || 'Email not found'}
        </button>
        <SignOut />
      </div>
      {isAccountOpen ? (
        <Suspense fallback={null}>
          <AccountDialog onClose={() => setIsAccountOpen(false)} />
        </Suspense>
      ) : null}
    </header>
  );
}

function SignOut() {
  const { end } = useAuth();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  const leave = async () => {
    setIsBusy(true);
    try {
      await call(signOut, {});
    } catch (error) {
      // Saying "signed out" while the server still knows the session would be untrue.
      notify({ title: 'Error', text: messageOf(error), destructive: true });
      setIsBusy(false);
      return;
    }
    // The way out comes first: the guard would otherwise send a signed-out visitor to the sign-in screen.
    await navigate(paths.landing());
    end();
    notify({ title: 'Signed out', text: "You've been successfully signed out. Thank you" });
  };

  return (
    <Button variant="quiet" busy={isBusy} onClick={() => void leave()} className="px-2! sm:px-3!">
      {isBusy ? null : <LogOut aria-hidden />}
      <span className="max-sm:sr-only">Sign out</span>
    </Button>
  );
}
