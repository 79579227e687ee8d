import { signOut } from '@tillsight/contract/auth';
import { useEffect } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { call, messageOf } from '../api.ts';
import { paths } from '../paths.ts';
import { useAuth } from '../session.tsx';
import { notify } from '../ui/toaster.tsx';

const intent = 'sign-out';

/** Signing out begins by going home, so that a screen with unsaved changes can have its say first. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => void navigate(paths.landing(), { state: intent });
}

/** Carries out the intent once the way home is made; the root of all routes listens. */
export function useSignOutOnArrival(): void {
  const location = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const { end } = useAuth();
  useEffect(() => {
    if (location.state !== intent) return;
    // The intent is used up first: a reload or the back button must not repeat it.
    void navigate(location, { replace: true, state: null });
    const leave = async () => {
      try {
        await call(signOut, {});
      } catch (error) {
        // Saying "signed out" while the server still knows the session would be untrue.
        notify({ title: 'Error', text: messageOf(error), destructive: true });
        return;
      }
      end();
      notify({ title: 'Signed out', text: "You've been successfully signed out. Thank you" });
    };
    void leave();
  }, [location, navigate, end]);
}
