import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useAuth } from '../session.tsx';
import { Button } from '../ui/button.tsx';
import { Commands } from './commands.tsx';
import { Drawer } from './drawer.tsx';
import { useFarewell } from './farewell.ts';

export function TopBar() {
  const { user } = useAuth();
  const farewell = useFarewell();
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-1 border-b border-line bg-canvas/90 px-4 backdrop-blur-sm sm:gap-2 sm:px-8">
      <Drawer />
      <Commands />
      <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-2">
        <Link
          to={paths.account()}
          title="Your account"
          className="flex h-11 min-w-0 items-center gap-2.5 rounded-control px-2 text-sm text-muted transition-colors hover:bg-hover hover:text-ink sm:h-9"
        >
          <span
            aria-hidden
            className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent-ink"
          >
            {initialsOf(user?.name ?? '')}
          </span>
          <span className="truncate">{user?.email || 'Email not found'}</span>
        </Link>
        <Button variant="quiet" onClick={() => farewell('sign-out')} className="px-2! font-normal text-muted! sm:px-3!">
          <LogOut aria-hidden />
          <span className="max-sm:sr-only">Sign out</span>
        </Button>
      </div>
    </header>
  );
}

/** Of the first name and the last. */
function initialsOf(name: string): string {
  const beginnings = name.match(/(?<=^\s*|\s)\p{L}\p{M}*/gu) ?? [];
  return [...new Set([beginnings.at(0), beginnings.at(-1)])].join('').toUpperCase();
}
