import { useEffect, useEffectEvent, useState } from 'react';

/** Counts the seconds down and does something when none is left. */
export function useCountdown(from: number, onEnd: () => void): number {
  const [seconds, setSeconds] = useState(from);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (seconds === 0) {
      end();
      return undefined;
    }
    const second = window.setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => window.clearTimeout(second);
  }, [seconds]);
  return seconds;
}
