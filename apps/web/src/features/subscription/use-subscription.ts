import { useState } from 'react';
import { useAuth } from '../../session.tsx';
import { parseSubscription, type Subscription } from './subscription.ts';

/** The subscription and the moment at which it was looked at. */
type Held = { subscription: Subscription | null; now: number };

/** The demonstration subscription of whoever is signed in, kept by this browser alone. */
export function useSubscription(): Held & { keep: (next: Subscription | null) => void } {
  const { user } = useAuth();
  const storageKey = `subscription:${user?.id ?? ''}`;
  const [held, setHeld] = useState(() => {
    const now = Date.now();
    return { subscription: parseSubscription(localStorage.getItem(storageKey), now), now };
  });
  const keep = (next: Subscription | null) => {
    if (next) localStorage.setItem(storageKey, JSON.stringify(next));
    else localStorage.removeItem(storageKey);
    setHeld({ subscription: next, now: Date.now() });
  };
  return { ...held, keep };
}
