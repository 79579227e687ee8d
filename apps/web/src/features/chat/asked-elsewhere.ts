import { useEffect } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';

/** A question typed into the command palette arrives with the way here and is asked once. */
export function useAskedElsewhere(ask: (question: string) => unknown): void {
  const location = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  useEffect(() => {
    const question = questionIn(location.state);
    if (question === null) return;
    // It is used up first: a reload or the back button must not repeat it.
    void navigate(location, { replace: true, state: null });
    ask(question);
  }, [location, navigate, ask]);
}

function questionIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('question' in state)) return null;
  return typeof state.question === 'string' ? state.question : null;
}
