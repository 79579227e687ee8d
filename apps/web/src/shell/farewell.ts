import { signOut } from '@tillsight/contract/auth';
import { useEffect } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { call, messageOf } from '../api.ts';
import { paths } from '../paths.ts';
import { useAuth } from '../session.tsx';
import { notify } from '../ui/toaster.tsx';

type Farewell = 'sign-out' | 'account-deleted';

const isFarewell = (state: unknown): state is Farewell => state === 'sign-out' || state === 'account-deleted';

/**
 * A session is left by going home first: a screen with unsaved changes can have its say, and the guard does not see a
 * signed-out visitor in the dashboard and send them to sign in.
 */
export function useFarewell(): (farewell: Farewell) => void {
  const navigate = useNavigate();
  return farewell => void navigate(paths.landing(), { state: farewell });
}

/** Carries the farewell out once the way home is made; the root of all routes listens. */
export function useFarewellOnArrival(): void {
  const location = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const { end } = useAuth();
  useEffect(() => {
    if (!isFarewell(location.state)) return;
    const farewell = location.state;
    // It is used up first: a reload or the back button must not repeat it.
    void navigate(location, { replace: true, state: null });
    if (farewell === 'sign-out') void leave(end);
    else {
      end();
      notify({ title: 'Account deleted', text: 'Your account and everything in it have been deleted.' });
    }
  }, [location, navigate, end]);
}

async function leave(end: () => void): Promise<void> {
  try {
    await call(signOut, {});
  } catch (error) {
    // Whoever leaves is gone from this browser; saying "signed out" while the server still knows the session would be untrue.
    end();
    notify({
      title: 'Signed out in this browser only',
      text: `${messageOf(error).replace(/\.?$/, '.')} Sign in and out again to end the session there.`,
      destructive: true,
    });
    return;
  }
  end();
  notify({ title: 'Signed out', text: "You've been successfully signed out. Thank you" });
}
