import { product } from '@tillsight/contract/product';
import { CreditCard, House, MessageCircle, Plug, SlidersHorizontal, Users, type LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router';
import { paths } from '../paths.ts';
import { cx } from '../ui/class-names.ts';

type Entry = { label: string; to: string; icon: LucideIcon };

const entries: Entry[] = [
  { label: 'Welcome', to: paths.dashboardWelcome(), icon: House },
  { label: product.assistant, to: paths.chat(), icon: MessageCircle },
  { label: 'Users', to: paths.users(), icon: Users },
  { label: 'Integrations', to: paths.integrations(), icon: Plug },
  { label: 'Configuration', to: paths.configurations(), icon: SlidersHorizontal },
  { label: 'Subscription', to: paths.subscription(), icon: CreditCard },
];

/** The places of the dashboard; the current one is found by the beginning of its path. */
export function Navigation({ labelClass, onFollow }: { labelClass?: string; onFollow?: () => void }) {
  return (
    <ul className="flex flex-col gap-1">
      {entries.map(({ label, to, icon: Icon }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === paths.dashboard()}
            onClick={onFollow}
            className={({ isActive }) =>
              cx(
                'flex h-11 items-center gap-3 rounded-control px-3 text-sm font-medium transition-colors md:h-10',
                isActive ? 'bg-accent-soft text-accent-ink' : 'text-muted hover:bg-hover hover:text-ink',
              )
            }
          >
            <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
            <span className={labelClass}>{label}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
