import { TriangleAlert } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** A screen that could not be loaded or has broken: say so and offer the one thing that helps. */
export function RouteFailure() {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <EmptyState
        icon={TriangleAlert}
        title="This page couldn't be shown"
        text="The connection may have dropped, or Tillsight was just updated. Reloading usually helps."
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            Reload
          </Button>
        }
      />
    </main>
  );
}
