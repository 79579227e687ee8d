import { product } from '@tillsight/contract/product';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { Logo } from '../../shell/logo.tsx';
import { Button } from '../../ui/button.tsx';

export function NotFoundPage() {
  const { pathname } = useLocation();

  // The specification asks for it: whoever looks after a site learns here which address was wrong.
  useEffect(() => console.error('Page not found:', pathname), [pathname]);

  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <title>{`Page not found · ${product.name}`}</title>
      <div className="w-full max-w-sm text-center">
        <Logo />
        <h1 className="mt-12 text-2xl font-semibold tabular-nums">404</h1>
        <p className="mt-2 text-lg">Oops! Page not found</p>
        <p className="mt-2 text-sm break-all text-muted">{pathname}</p>
        <Button asChild variant="primary" className="mt-8">
          <Link to={paths.landing()}>Return to Home</Link>
        </Button>
      </div>
    </main>
  );
}
