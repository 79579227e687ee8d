import { CircleAlert, CircleCheck, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { Provider } from '@tillsight/contract/integrations';
import { platformTitles, product } from '@tillsight/contract/product';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useAuth } from '../../session.tsx';
import { Logo } from '../../shell/logo.tsx';
import { PlatformMark } from '../../shell/platform-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { useIntegrations } from './api.ts';
import { oauthOutcome, redirectPath, type OauthOutcome, type resultPages } from './oauth-return.ts';
import { useCountdown } from './use-countdown.ts';

const countdownSeconds = { success: 3, error: 5 } as const;

type ResultPage = (typeof resultPages)[keyof typeof resultPages];

export function OauthResultPage({ page }: { page: ResultPage }) {
  const [query] = useSearchParams();
  const target = redirectPath(query);
  const outcome = useConfirmed(page, oauthOutcome(page, query));
  if (!target) return <ConfigurationError />;
  if (outcome === 'processing') {
    return (
      <ResultFrame provider={page.provider} icon={LoaderCircle} tone="text-accent-ink" isTurning title="Processing...">
        Finishing the connection.
      </ResultFrame>
    );
  }
  return <Outcome provider={page.provider} outcome={outcome} target={target} />;
}

/**
 * A success is only a claim until the server has confirmed it. A visitor without a session, or a server that does not
 * answer, leaves the claim as it is: Integrations, where everybody goes from here, tells the real status.
 */
function useConfirmed(page: ResultPage, claim: OauthOutcome): OauthOutcome | 'processing' {
  const { state } = useAuth();
  const mayAsk = state === 'signed-in' && claim.state === 'success';
  const integrations = useIntegrations(mayAsk);
  if (state === 'reading' || (mayAsk && integrations.isPending)) return 'processing';
  const integration = integrations.data?.find(({ provider }) => provider === page.provider);
  if (claim.state === 'success' && integration && integration.status !== 'active') {
    return {
      state: 'error',
      message: integration.reason ?? "The connection couldn't be confirmed. Please try again.",
    };
  }
  return claim;
}

type OutcomeProps = { provider: Provider; outcome: OauthOutcome; target: string };

function Outcome({ provider, outcome, target }: OutcomeProps) {
  const navigate = useNavigate();
  const isSuccess = outcome.state === 'success';
  const seconds = useCountdown(countdownSeconds[outcome.state], () => void navigate(target, { replace: true }));
  return (
    <ResultFrame
      provider={provider}
      icon={isSuccess ? CircleCheck : CircleAlert}
      tone={isSuccess ? 'text-accent-ink' : 'text-loss-ink'}
      title={isSuccess ? 'Success!' : 'Operation Failed'}
      after={
        <>
          <p className="mt-6 text-sm text-muted tabular-nums">Redirecting in {seconds} seconds...</p>
          <div className="mt-4 flex flex-wrap justify-center gap-2">
            {isSuccess ? null : (
              <Button asChild variant="primary">
                <Link to={paths.integrations()} replace state={{ connect: provider }}>
                  Try again
                </Link>
              </Button>
            )}
            <Button asChild variant={isSuccess ? 'primary' : 'secondary'}>
              <Link to={target} replace>
                Go now
              </Link>
            </Button>
          </div>
        </>
      }
    >
      {outcome.message}
    </ResultFrame>
  );
}

function ConfigurationError() {
  return (
    <ResultFrame
      icon={TriangleAlert}
      tone="text-insight-ink"
      title="Configuration Error"
      after={
        <Button asChild variant="primary" className="mt-6">
          <Link to={paths.integrations()}>Go to Integrations</Link>
        </Button>
      }
    >
      Invalid redirect path detected. Please contact support.
    </ResultFrame>
  );
}

type ResultFrameProps = {
  provider?: Provider;
  icon: LucideIcon;
  tone: string;
  isTurning?: boolean;
  title: string;
  children: ReactNode;
  after?: ReactNode;
};

function ResultFrame({ provider, icon: Icon, tone, isTurning, title, children, after }: ResultFrameProps) {
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-8 p-4">
      <title>{`${title} · ${product.name}`}</title>
      <Logo />
      <Card className="w-full max-w-md text-center">
        <div className="flex items-center justify-center gap-3">
          {provider ? <PlatformMark of={provider} /> : null}
          <Icon aria-hidden className={cx('size-8', tone, isTurning && 'animate-spin')} strokeWidth={1.5} />
        </div>
        <div aria-live="polite">
          <h1 className="mt-4 text-lg font-semibold">{title}</h1>
          {provider ? <p className="mt-1 text-sm font-medium">{platformTitles[provider]}</p> : null}
          <p className="mt-2 text-sm wrap-anywhere text-muted">{children}</p>
        </div>
        {after}
      </Card>
    </main>
  );
}
