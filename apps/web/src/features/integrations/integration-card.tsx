import type { Integration, Provider } from '@tillsight/contract/integrations';
import { platformTitles } from '@tillsight/contract/product';
import { Check, Ellipsis, Target, Unplug } from 'lucide-react';
import { PlatformMark } from '../../shell/platform-mark.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useClock } from '../../use-clock.ts';

const purposes: Record<Provider, string> = {
  shopify: 'Sync your sales and customer data from your Shopify store.',
  google_analytics: 'Analyze your website traffic and user behavior with GA4.',
  meta: 'Track your Facebook and Instagram ad performance.',
  google_ads: 'Monitor your Google Ads campaigns and ROI.',
  shiprocket: 'See which parcels your couriers delivered, brought back or lost.',
};

type IntegrationCardProps = {
  integration: Integration;
  isRedirecting: boolean;
  /** Why the last attempt came to nothing. */
  failure: string | undefined;
  onConnect: () => void;
  onDisconnect: () => void;
  onChoose: () => void;
  /** Where targets can be set, once that is allowed. */
  onAllowWriting: (() => void) | undefined;
};

export function IntegrationCard({
  integration,
  isRedirecting,
  failure,
  onConnect,
  onDisconnect,
  onChoose,
  onAllowWriting,
}: IntegrationCardProps) {
  const clock = useClock();
  const {
    provider,
    status,
    account_name: account,
    connected_at: since,
    reason,
    needs_choice: needsChoice,
  } = integration;
  const name = platformTitles[provider];
  const isConnected = status === 'active';
  const endsSoon = isConnected && !needsChoice && reason !== null;
  const isSettled = isConnected && !endsSoon;
  return (
    <Card aria-labelledby={`platform-${provider}`} className="flex flex-col">
      <div className="flex items-start gap-4">
        <PlatformMark of={provider} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h2 id={`platform-${provider}`} className="font-semibold">
              {name}
            </h2>
            <Badge tone={isConnected ? 'green' : 'grey'}>{isConnected ? 'Connected' : 'Disconnected'}</Badge>
          </div>
          <p className="mt-1 text-sm text-muted">{purposes[provider]}</p>
          {isConnected && account ? (
            <p className="mt-2 text-sm">
              <span className="font-medium break-all">{account}</span>
              {since ? <span className="block text-faint">since {clock.day(since)}</span> : null}
            </p>
          ) : null}
        </div>
      </div>
      <div className="mt-4 space-y-3 empty:hidden">
        {failure ? (
          <Notice kind="error" title="Not connected">
            {failure}
          </Notice>
        ) : null}
        {status === 'needs_reconnect' ? (
          <Notice kind="warning" title="Please connect again">
            {reason ?? 'The access was withdrawn or has expired.'}
          </Notice>
        ) : null}
        {endsSoon ? (
          <Notice kind="warning" title="Please connect again soon">
            {reason}
          </Notice>
        ) : null}
        {isConnected && needsChoice ? (
          <Notice kind="warning" title="Several accounts were found">
            <p>Which {name} account should we use?</p>
            <Button shape="small" onClick={onChoose} className="mt-2">
              Choose account
            </Button>
          </Notice>
        ) : null}
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-5">
        <Button
          variant={isSettled ? 'secondary' : 'primary'}
          disabled={isSettled}
          busy={isRedirecting}
          onClick={onConnect}
          aria-describedby={`platform-${provider}`}
        >
          {isSettled ? <Check aria-hidden /> : null}
          {isRedirecting ? 'Redirecting...' : isSettled ? 'Connected' : endsSoon ? 'Connect again' : 'Connect'}
        </Button>
        {isConnected ? (
          <Menu
            trigger={
              <Button variant="quiet" shape="icon" aria-label={`More for ${name}`}>
                <Ellipsis aria-hidden />
              </Button>
            }
            items={[
              ...(onAllowWriting
                ? [{ label: 'Allow targets and notes', icon: <Target aria-hidden />, onSelect: onAllowWriting }]
                : []),
              { label: 'Disconnect', icon: <Unplug aria-hidden />, danger: true, onSelect: onDisconnect },
            ]}
          />
        ) : null}
      </div>
    </Card>
  );
}
