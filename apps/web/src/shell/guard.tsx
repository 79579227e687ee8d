import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { useAuth } from '../session.tsx';
import { Loading } from './loading.tsx';

/** Lets signed-in people in; sends the others to sign in and remembers where they wanted to go. */
export function Guard() {
  const { state, hasEnded } = useAuth();
  const { pathname, search } = useLocation();
  if (state === 'reading') return <Loading />;
  if (state === 'signed-out')
    return <Navigate to={paths.auth('sign-in')} replace state={{ from: { pathname, search }, hasEnded }} />;
  return <Outlet />;
}

/** The page a visitor was sent away from by the guard, if any. */
export function pageCameFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  if (typeof from !== 'object' || from === null || !('pathname' in from)) return undefined;
  const { pathname } = from;
  if (typeof pathname !== 'string' || !pathname.startsWith('/')) return undefined;
  const search = 'search' in from && typeof from.search === 'string' ? from.search : '';
  return pathname + search;
}

/** Whether a session ended by itself on that page, rather than that nobody was signed in. */
export function hasSessionEnded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'hasEnded' in state && state.hasEnded === true;
}
