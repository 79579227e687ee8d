import { product } from '@tillsight/contract/product';
import {
  BellRing,
  BookA,
  CalendarClock,
  CircleUser,
  CreditCard,
  House,
  LayoutDashboard,
  MessageCircle,
  Plug,
  SlidersHorizontal,
  Truck,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { NavLink } from 'react-router';
import { paths } from '../paths.ts';
import { cx } from '../ui/class-names.ts';

/** `key`: after `g`, it leads there. */
type Screen = { label: string; to: string; key: string; icon: LucideIcon };

const screens: readonly Screen[] = [
  { label: 'Welcome', to: paths.dashboardWelcome(), key: 'w', icon: House },
  { label: product.assistant, to: paths.chat(), key: 's', icon: MessageCircle },
  { label: 'Boards', to: paths.boards(), key: 'b', icon: LayoutDashboard },
  { label: 'Alerts', to: paths.alerts(), key: 'n', icon: BellRing },
  { label: 'Schedules', to: paths.schedules(), key: 'd', icon: CalendarClock },
  { label: 'Words', to: paths.words(), key: 'o', icon: BookA },
  { label: 'Delivery costs', to: paths.rates(), key: 'r', icon: Truck },
  { label: 'Users', to: paths.users(), key: 'u', icon: Users },
  { label: 'Integrations', to: paths.integrations(), key: 'i', icon: Plug },
  { label: 'Configuration', to: paths.configurations(), key: 'c', icon: SlidersHorizontal },
  { label: 'Subscription', to: paths.subscription(), key: 'p', icon: CreditCard },
];

/** With one's own, which stands in the top bar. */
export const places: readonly Screen[] = [
  ...screens,
  { label: 'Your account', to: paths.account(), key: 'a', icon: CircleUser },
];

/** The places of the dashboard; the current one is found by the beginning of its path. */
export function Navigation({ labelClass, onFollow }: { labelClass?: string; onFollow?: () => void }) {
  return (
    <ul className="flex flex-col gap-1">
      {screens.map(({ label, to, icon: Icon }) => (
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
