import { product } from '@tillsight/contract/product';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { useAuth } from '../../session.tsx';
import { Logo } from '../../shell/logo.tsx';
import { Button } from '../../ui/button.tsx';

export function NotFoundPage() {
  const { pathname } = useLocation();
  const { user } = useAuth();

  // Required by the specification: it tells the site's maintainer which address was wrong.
  useEffect(() => console.error('Page not found:', pathname), [pathname]);

  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <title>{`Page not found · ${product.name}`}</title>
      <div className="w-full max-w-sm text-center">
        <Logo />
        <h1 className="mt-12 text-2xl font-semibold tabular-nums">404</h1>
        <p className="mt-2 text-lg">Oops! Page not found</p>
        <p className="mt-2 text-sm text-muted">The address may be mistyped, or the page has moved.</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          {user ? (
            <Button asChild variant="primary">
              <Link to={paths.dashboardWelcome()}>Back to dashboard</Link>
            </Button>
          ) : null}
          <Button asChild variant={user ? 'secondary' : 'primary'}>
            <Link to={paths.landing()}>Return to Home</Link>
          </Button>
        </div>
      </div>
    </main>
  );
}
