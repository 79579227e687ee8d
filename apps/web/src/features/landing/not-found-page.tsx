import { product } from '@tillsight/contract/product';
import { ArrowRight, LogIn, Route, Tag } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { useAuth } from '../../session.tsx';
import { Logo } from '../../shell/logo.tsx';
import { places } from '../../shell/navigation.tsx';
import { Button } from '../../ui/button.tsx';
import { nearAddress } from './near-address.ts';

const likely = [paths.chat(), paths.boards(), paths.integrations(), paths.configurations()];

/** Where to go from here without having signed in. */
const openPlaces = [
  { label: 'Sign in', to: paths.auth('sign-in'), icon: LogIn },
  { label: 'How it works', to: paths.landingSection('how-it-works'), icon: Route },
  { label: 'Pricing', to: paths.landingSection('pricing'), icon: Tag },
];

export function NotFoundPage() {
  const { pathname } = useLocation();
  const { user } = useAuth();

  // Required by the specification: it tells the site's maintainer which address was wrong.
  useEffect(() => console.error('Page not found:', pathname), [pathname]);

  const near = nearAddress(
    pathname,
    places.map(({ to }) => to),
  );
  const meant = user ? places.find(({ to }) => to === near) : undefined;
  const offered = user ? places.filter(({ to }) => likely.includes(to) && to !== near) : openPlaces;

  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <title>{`Page not found · ${product.name}`}</title>
      <div className="w-full max-w-sm text-center">
        <Logo />
        <h1 className="mt-10 text-2xl font-semibold tabular-nums">404</h1>
        <p className="mt-2 text-lg">Oops! Page not found</p>
        <p className="mt-2 text-sm text-muted">The address may be mistyped, or the page has moved.</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {user ? (
            <Button asChild variant="primary">
              <Link to={paths.dashboardWelcome()}>Back to dashboard</Link>
            </Button>
          ) : null}
          <Button asChild variant={user ? 'secondary' : 'primary'}>
            <Link to={paths.landing()}>Return to Home</Link>
          </Button>
        </div>
        <nav aria-label="Other pages" className="mt-10 text-left">
          {meant ? <Places title="Did you mean" places={[meant]} /> : null}
          <Places title="Or go straight to" places={offered} />
        </nav>
      </div>
    </main>
  );
}

function Places({ title, places: shown }: { title: string; places: readonly (typeof openPlaces)[number][] }) {
  return (
    <div className="mb-4 last:mb-0">
      <p className="mb-2 px-1 text-xs font-medium text-faint">{title}</p>
      <ul className="divide-y divide-line overflow-hidden rounded-card bg-surface ring-1 ring-line">
        {shown.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex h-12 items-center gap-3 px-4 text-sm font-medium -outline-offset-2 transition-colors hover:bg-hover"
            >
              <Icon aria-hidden className="size-4 shrink-0 text-accent-ink" />
              <span className="flex-1">{label}</span>
              <ArrowRight aria-hidden className="size-4 text-faint transition-transform group-hover:translate-x-0.5" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
