import type { EverywhereProvider, Integration, Provider } from '@tillsight/contract/integrations';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { messageOf } from '../../api.ts';
import { connectPaths, paths } from '../../paths.ts';
import { useAuth } from '../../session.tsx';
import { statusFields } from '../../session-user.ts';
import { Page } from '../../shell/page.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/toaster.tsx';
import { useIntegrations } from './api.ts';
import { ChooseAccountDialog } from './choose-account-dialog.tsx';
import { ConnectGoogleAnalyticsDialog } from './connect-google-analytics-dialog.tsx';
import { ConnectShiprocketDialog } from './connect-shiprocket-dialog.tsx';
import { ConnectShopifyDialog } from './connect-shopify-dialog.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { IntegrationCard } from './integration-card.tsx';
import { ModelUseCard } from './model-use-card.tsx';
import { oauthNotice } from './oauth-return.ts';
import { useRedirect } from './use-redirect.ts';

const order: EverywhereProvider[] = ['shopify', 'google_analytics', 'meta', 'google_ads'];

/** The server refuses with the same words, on the way back from a platform too. */
const onlyManagers = 'Only merchants and executives can connect, choose or disconnect platforms.';

type OpenDialog = { kind: 'connect' | 'disconnect' | 'choose'; provider: Provider } | null;

export function IntegrationsPage() {
  const [failed, setFailed] = useState<{ provider: Provider; words: string } | null>(null);
  useOauthNotice(setFailed);
  const { user } = useAuth();
  const integrations = useIntegrations();
  const { goingTo, leave } = useRedirect<Provider>();
  const close = () => setDialog(null);
  // Before the session is read nobody is told off.
  const mayManage = user === null || ['merchant', 'executive'].includes(user.role);
  const wanted = useConnectWish();
  const [dialog, setDialog] = useState<OpenDialog>(mayManage && wanted ? { kind: 'connect', provider: wanted } : null);

  /** Whether there is an app of Meta's is known once the list has come, for which a quick click waits. */
  const connectMeta = async () => {
    const { data } = integrations.data ? integrations : await integrations.refetch();
    if (data?.some(({ provider, available }) => provider === 'meta' && available))
      await leave('meta', connectPaths.meta(user?.id ?? ''));
    else notify({ title: 'Coming Soon', text: 'Meta Ads integration is not yet available.' });
  };

  const connect = (provider: Provider) => {
    setFailed(null);
    if (provider === 'meta') {
      void connectMeta();
    } else if (provider === 'google_ads') {
      void leave(
        provider,
        connectPaths.google({ user_id: user?.id, include_google_ads: 'true', connect: 'google_ads' }),
      );
    } else {
      setDialog({ kind: 'connect', provider });
    }
  };

  const stateOf = (provider: EverywhereProvider): Integration => {
    const known = integrations.data?.find(integration => integration.provider === provider);
    if (known) return known;
    const status = user?.[statusFields[provider]] ?? 'inactive';
    const nothing = { account_name: null, connected_at: null, reason: null, needs_choice: false };
    return { ...nothing, provider, status, available: provider !== 'meta' };
  };

  // Others come after these, where this installation can connect them.
  const others = integrations.data?.filter(({ provider }) => !order.some(each => each === provider)) ?? [];

  return (
    <Page title="Integrations" subtitle="Connect your favorite platforms to unlock new insights.">
      {integrations.isError ? (
        <div className="mb-5 flex flex-wrap items-center gap-3 *:first:flex-1 *:first:basis-72">
          <Notice kind="error" title="Your connections couldn't be checked">
            {messageOf(integrations.error)}
          </Notice>
          <Button onClick={() => void integrations.refetch()} busy={integrations.isFetching}>
            Try again
          </Button>
        </div>
      ) : null}
      {mayManage ? null : <p className="mb-5 text-sm text-muted">{onlyManagers}</p>}
      <div className="grid gap-4 md:grid-cols-2">
        {[...order.map(stateOf), ...others].map(({ provider, ...state }) => (
          <IntegrationCard
            key={provider}
            integration={{ provider, ...state }}
            isRedirecting={goingTo === provider}
            failure={failed?.provider === provider ? failed.words : undefined}
            onConnect={() => connect(provider)}
            onDisconnect={() => setDialog({ kind: 'disconnect', provider })}
            onChoose={() => setDialog({ kind: 'choose', provider })}
            onAllowWriting={
              provider === 'shopify' && mayManage
                ? () => void leave(provider, connectPaths.shopifyWriting(user?.id ?? ''))
                : undefined
            }
          />
        ))}
      </div>
      <div className="mt-5 empty:hidden">
        <ModelUseCard />
      </div>
      {dialog?.kind === 'connect' && dialog.provider === 'shopify' ? (
        <ConnectShopifyDialog
          isConnecting={goingTo === 'shopify'}
          onConnect={shop => void leave('shopify', connectPaths.shopify(shop, user?.id ?? ''))}
          onClose={close}
        />
      ) : null}
      {dialog?.kind === 'connect' && dialog.provider === 'google_analytics' ? (
        <ConnectGoogleAnalyticsDialog
          isConnecting={goingTo === 'google_analytics'}
          onConnect={fields => void leave('google_analytics', connectPaths.google({ user_id: user?.id, ...fields }))}
          onClose={close}
        />
      ) : null}
      {dialog?.kind === 'connect' && dialog.provider === 'shiprocket' ? (
        <ConnectShiprocketDialog onClose={close} />
      ) : null}
      {dialog?.kind === 'disconnect' ? <DisconnectDialog provider={dialog.provider} onClose={close} /> : null}
      {dialog?.kind === 'choose' ? <ChooseAccountDialog provider={dialog.provider} onClose={close} /> : null}
    </Page>
  );
}

/** After pressing Connect on another page, the dialog is open here, once. */
function useConnectWish(): Provider | undefined {
  const { state } = useLocation() as { state: { connect?: unknown } | null };
  const [wish] = useState(() => order.find(provider => provider === state?.connect));
  const navigate = useNavigate();
  useEffect(() => {
    if (wish) void navigate(paths.integrations(), { replace: true, state: null });
  }, [wish, navigate]);
  return wish;
}

/** Tells how a visit to a platform ended, believes a success until the server is heard, and tidies the address. */
function useOauthNotice(onFailed: (failed: { provider: Provider; words: string }) => void): void {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { updateStatuses } = useAuth();
  useEffect(() => {
    const notice = oauthNotice(query);
    if (!notice) return;
    const { isSuccess, message, provider } = notice;
    notify({
      title: isSuccess ? 'Integration Successful' : 'Integration Failed',
      text: message,
      destructive: !isSuccess,
    });
    if (isSuccess && provider) updateStatuses({ [provider]: 'active' });
    // The toast passes; beside the button the reason stays.
    if (!isSuccess && provider) onFailed({ provider, words: message });
    void navigate(paths.integrations(), { replace: true });
  }, [query, navigate, updateStatuses, onFailed]);
}
