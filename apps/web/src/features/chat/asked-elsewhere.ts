import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';

/** A question typed into the command palette arrives with the way here and is asked once. */
export function useAskedElsewhere(ask: (question: string) => unknown): void {
  const location = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const asked = useRef<string>(null);
  useEffect(() => {
    const question = questionIn(location.state);
    // The address changes some moments later, and until then this page may be drawn several times.
    if (question === null || asked.current === location.key) return;
    asked.current = location.key;
    // A reload or the back button must not repeat it either.
    void navigate(location, { replace: true, state: null });
    ask(question);
  }, [location, navigate, ask]);
}

function questionIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('question' in state)) return null;
  return typeof state.question === 'string' ? state.question : null;
}
