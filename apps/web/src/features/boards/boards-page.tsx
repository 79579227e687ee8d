import { configurableRoles } from '@tillsight/contract/role';
import { NavLink, useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useAuth } from '../../session.tsx';
import { cx } from '../../ui/class-names.ts';
import { BoardView } from './board-view.tsx';

/** One's own board, those of the roles one decides about, and whatever a link shows. */
export function BoardsPage() {
  const { user } = useAuth();
  const { board = 'own' } = useParams();
  const roles = configurableRoles(user?.role ?? '');
  return <BoardView key={board} id={board} tabs={<Tabs roles={roles} />} />;
}

function Tabs({ roles }: { roles: readonly string[] }) {
  const tabs = [
    { label: 'Yours', to: paths.boards() },
    ...roles.map(role => ({ label: capital(role), to: paths.boards(role) })),
  ];
  return (
    // On a phone the row is wider than the screen, and moves by itself only.
    <nav aria-label="Boards" className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
      <ul className="flex gap-1">
        {tabs.map(({ label, to }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className={({ isActive }) =>
                cx(
                  'flex h-11 items-center rounded-full px-4 text-sm font-medium whitespace-nowrap transition-colors sm:h-8 sm:px-3',
                  isActive ? 'bg-accent-soft text-accent-ink' : 'text-muted hover:bg-hover hover:text-ink',
                )
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
