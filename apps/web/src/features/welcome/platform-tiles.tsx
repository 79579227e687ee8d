import { useEffect, useState } from 'react';
import { useAuth } from '../../session.tsx';
import { PlatformMark } from '../../shell/platform-mark.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { HoverCard } from '../../ui/hover-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { drawSample, loadingMs, tellStatuses, type PlatformStatuses } from './platform-status.ts';
import { platforms, type Platform } from './platforms.ts';

/** Four platforms and a green dot on those that are active. */
export function PlatformTiles() {
  const connected = useConnected();
  const isLoading = useLoadingTime();
  const [sample] = useState(() => drawSample(Math.random));
  const { isSample, active } = tellStatuses(connected, sample);
  return (
    <Card aria-label="Your platforms" aria-busy={isLoading}>
      <output className="mb-4 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {isLoading ? (
          <span>Checking your platforms…</span>
        ) : isSample ? (
          <SampleNote />
        ) : (
          <span>
            {platforms.filter(({ provider }) => active[provider]).length} of {platforms.length} platforms connected.
          </span>
        )}
      </output>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {platforms.map((platform, at) => (
          <li key={platform.provider} className="grid">
            <PlatformTile
              platform={platform}
              isActive={isLoading ? undefined : active[platform.provider]}
              // Two stand beside each other on narrow screens.
              startsAt={at % 2 === 0 ? 'left' : 'right'}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SampleNote() {
  return (
    <>
      <Badge>Sample preview</Badge>
      <span>Nothing is connected yet. This is how it looks once something is.</span>
    </>
  );
}

type PlatformTileProps = { platform: Platform; isActive: boolean | undefined; startsAt: 'left' | 'right' };

function PlatformTile({ platform, isActive, startsAt }: PlatformTileProps) {
  const { provider, title, description } = platform;
  return (
    <HoverCard
      startsAt={startsAt}
      className="flex h-full w-full flex-col items-center rounded-control px-3 py-5 text-center transition-colors hover:bg-hover"
      trigger={
        <>
          <span className="relative">
            <PlatformMark of={provider} className="size-12" />
            {isActive ? (
              <span className="absolute -top-1 -right-1 size-3.5 animate-appear rounded-full bg-accent ring-3 ring-surface" />
            ) : null}
          </span>
          <span className="mt-3 text-sm font-medium">{title}</span>
          <Status isActive={isActive} />
        </>
      }
    >
      <span className="block font-semibold">{title}</span>
      <span className="mt-1 block text-muted">{description}</span>
    </HoverCard>
  );
}

function Status({ isActive }: { isActive: boolean | undefined }) {
  if (isActive === undefined) return <Skeleton className="mt-1.5 h-3 w-20" />;
  return (
    <span className={isActive ? 'mt-0.5 text-xs text-accent-ink' : 'mt-0.5 text-xs text-faint'}>
      {isActive ? 'Active' : 'Not connected'}
    </span>
  );
}

function useConnected(): PlatformStatuses {
  const { user } = useAuth();
  return {
    shopify: user?.shopifyStatus === 'active',
    google_analytics: user?.googleAnalyticsStatus === 'active',
    google_ads: user?.googleAdsStatus === 'active',
    meta: user?.metaStatus === 'active',
  };
}

function useLoadingTime(): boolean {
  const [isLoading, setIsLoading] = useState(true);
  useEffect(() => {
    const timer = window.setTimeout(() => setIsLoading(false), loadingMs);
    return () => window.clearTimeout(timer);
  }, []);
  return isLoading;
}
