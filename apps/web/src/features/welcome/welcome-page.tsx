import { product } from '@tillsight/contract/product';
import { ArrowRight, CreditCard, Plug, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useAuth } from '../../session.tsx';
import { Page } from '../../shell/page.tsx';
import { Card } from '../../ui/card.tsx';
import { AskBox } from './ask-box.tsx';
import { FirstStepsRoom } from './first-steps-room.tsx';
import type { FirstStepsProps } from './first-steps.tsx';
import { PlatformTiles } from './platform-tiles.tsx';
import { wereAllDone } from './steps-memory.ts';
import { YesterdayRoom } from './yesterday-room.tsx';

/** Without a line to fetch its code, the screen does without: nothing on it depends on this. */
const nothing = (): ReactNode => null;

const FirstSteps = lazy<(props: FirstStepsProps) => ReactNode>(async () => {
  try {
    return { default: (await import('./first-steps.tsx')).FirstSteps };
  } catch {
    return { default: nothing };
  }
});

const YesterdayCard = lazy<() => ReactNode>(async () => {
  try {
    return { default: (await import('./yesterday-card.tsx')).YesterdayCard };
  } catch {
    return { default: nothing };
  }
});

export function WelcomePage() {
  const { user } = useAuth();
  const userId = user?.id ?? '';
  const [expectsSteps] = useState(() => !wereAllDone(userId));
  const room = expectsSteps ? <FirstStepsRoom /> : null;
  return (
    <Page title={`Welcome to ${product.name}`} subtitle="Your data is now flowing seamlessly between your platforms">
      <Suspense fallback={room}>
        <FirstSteps userId={userId} room={room} />
      </Suspense>
      <Card aria-labelledby="yesterday" className="mb-6">
        <Suspense fallback={<YesterdayRoom />}>
          <YesterdayCard />
        </Suspense>
        <div className="mt-4">
          <AskBox />
        </div>
      </Card>
      <PlatformTiles />
      <section aria-labelledby="dive-in" className="mt-10">
        <h2 id="dive-in" className="text-lg font-semibold">
          Ready to Dive In?
        </h2>
        <p className="mt-1 text-sm text-muted">
          Your integrations are set. Configure them or manage your subscription to get started.
        </p>
        <div className="mt-5 grid gap-4 md:grid-cols-2">
          <Tile
            to={paths.integrations()}
            icon={Plug}
            title="Configure Integrations"
            text="Connect and manage your platforms."
          />
          <Tile
            to={paths.subscription()}
            icon={CreditCard}
            title="Manage Subscription"
            text="View or update your current plan."
          />
        </div>
      </section>
    </Page>
  );
}

function Tile({ to, icon: Icon, title, text }: { to: string; icon: LucideIcon; title: string; text: string }) {
  return (
    <Link
      to={to}
      className="group flex items-center gap-4 rounded-card bg-surface p-5 ring-1 ring-line transition-colors hover:bg-hover sm:p-6"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink">
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="mt-0.5 block text-sm text-muted">{text}</span>
      </span>
      <ArrowRight aria-hidden className="size-4 shrink-0 text-faint transition-transform group-hover:translate-x-0.5" />
    </Link>
  );
}
