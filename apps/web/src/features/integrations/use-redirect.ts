import { useEffect, useState } from 'react';
import { messageOf } from '../../api.ts';
import { notify } from '../../ui/toaster.tsx';
import { ensureReachable } from './api.ts';

/** Leaves the app for a platform's consent page. `goingTo` names what is being left for, until the browser is gone. */
export function useRedirect<Place extends string>() {
  const [goingTo, setGoingTo] = useState<Place | null>(null);

  useEffect(() => {
    // Coming back with the back button may show this very page as it was left.
    const onShow = (event: PageTransitionEvent) => (event.persisted ? setGoingTo(null) : undefined);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const leave = async (place: Place, address: string) => {
    setGoingTo(place);
    try {
      await ensureReachable();
      window.location.assign(address);
    } catch (error) {
      setGoingTo(null);
      notify({ title: 'Connection Error', text: messageOf(error), destructive: true });
    }
  };
  return { goingTo, leave };
}
