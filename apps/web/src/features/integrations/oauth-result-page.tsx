import { CircleAlert, CircleCheck, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react';
import { product } from '@tillsight/contract/product';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useAuth } from '../../session.tsx';
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
      <ResultFrame icon={LoaderCircle} tone="text-accent-ink" isTurning title="Processing...">
        Finishing the connection.
      </ResultFrame>
    );
  }
  return <Outcome outcome={outcome} target={target} />;
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
      message: integration.reason ?? 'The connection could not be confirmed. Please try again.',
    };
  }
  return claim;
}

function Outcome({ outcome, target }: { outcome: OauthOutcome; target: string }) {
  const navigate = useNavigate();
  const isSuccess = outcome.state === 'success';
  const seconds = useCountdown(countdownSeconds[outcome.state], () => void navigate(target, { replace: true }));
  return (
    <ResultFrame
      icon={isSuccess ? CircleCheck : CircleAlert}
      tone={isSuccess ? 'text-accent-ink' : 'text-loss-ink'}
      title={isSuccess ? 'Success!' : 'Operation Failed'}
      after={
        <p className="mt-6 text-sm text-muted">
          <span className="tabular-nums">Redirecting in {seconds} seconds...</span>{' '}
          <Link
            to={target}
            replace
            className="inline-flex min-h-11 items-center font-medium text-accent-ink underline underline-offset-4 sm:min-h-6"
          >
            Go now
          </Link>
        </p>
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
  icon: LucideIcon;
  tone: string;
  isTurning?: boolean;
  title: string;
  children: ReactNode;
  after?: ReactNode;
};

function ResultFrame({ icon: Icon, tone, isTurning, title, children, after }: ResultFrameProps) {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <title>{`${title} · ${product.name}`}</title>
      <Card className="w-full max-w-md text-center">
        <Icon aria-hidden className={cx('mx-auto size-10', tone, isTurning && 'animate-spin')} strokeWidth={1.5} />
        <div aria-live="polite">
          <h1 className="mt-4 text-lg font-semibold">{title}</h1>
          <p className="mt-2 text-sm wrap-anywhere text-muted">{children}</p>
        </div>
        {after}
      </Card>
    </main>
  );
}
