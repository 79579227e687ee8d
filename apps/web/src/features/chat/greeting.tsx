import { useState } from 'react';
import { useAuth } from '../../session.tsx';
import { useClock } from '../../use-clock.ts';

/** By the store's clock, as a colleague would say it. */
export function Greeting() {
  const { user } = useAuth();
  const clock = useClock();
  const [firstName] = (user?.name ?? '').trim().split(/\s+/u);
  const [now] = useState(() => Date.now());
  const greeting = greetingAt(clock.hour(now));
  return (
    <p className="mt-1 mb-6 text-center text-sm text-muted">
      {firstName ? `${greeting}, ${firstName}.` : `${greeting}.`} Ask in your own words, in English or Hindi.
    </p>
  );
}

function greetingAt(hour: number): string {
  if (hour < 4 || hour >= 17) return 'Good evening';
  return hour < 12 ? 'Good morning' : 'Good afternoon';
}
