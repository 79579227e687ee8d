import { installProblems, type Installation, type InstallProblem } from '@tillsight/contract/integrations';
import { product } from '@tillsight/contract/product';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { messageOf } from '../../api.ts';
import { connectPaths, paths } from '../../paths.ts';
import { useAuth } from '../../session.tsx';
import { Loading } from '../../shell/loading.tsx';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useConnectInstallation, useDropInstallation, useInstallation } from './api.ts';

/** For merchants who pressed Install in Shopify: they sign in, agree, and get their first answer. */
export function InstallPage() {
  const [query] = useSearchParams();
  const { state } = useAuth();
  const problem = installProblems.find(each => each === query.get('problem'));
  const installation = useInstallation(state, problem === undefined);
  if (problem) return <Problem problem={problem} />;
  if (installation.isError) {
    return (
      <NarrowPage title="This installation couldn't be read">
        <p className="mt-2 text-sm text-muted">{messageOf(installation.error)}</p>
        <Button className="mt-6" busy={installation.isFetching} onClick={() => void installation.refetch()}>
          Try again
        </Button>
      </NarrowPage>
    );
  }
  if (state === 'reading' || installation.isPending) return <Loading />;
  if (installation.data === null) return <Problem problem="over" />;
  const { step } = installation.data;
  if (step === 'sign-in') return <SignInFirst installation={installation.data} />;
  if (step === 'consent') return <ToConsent />;
  if (step === 'done') return <ToFirstAnswer />;
  return <Confirm installation={installation.data} isAsked={step === 'confirm'} />;
}

const problems: Record<InstallProblem, { title: string; text: string }> = {
  stale: {
    title: 'This link is too old',
    text: `Shopify's links are good for a minute and a half. Open ${product.name} from your Shopify admin again.`,
  },
  unconfirmed: {
    title: 'This did not come from Shopify',
    text: `The address is not signed as Shopify signs it, so nothing was connected. Open ${product.name} from your Shopify admin.`,
  },
  denied: {
    title: 'Nothing was connected',
    text: "You didn't approve the connection in Shopify. You can open the app from your Shopify admin whenever you like.",
  },
  failed: {
    title: 'Shopify did not finish the connection',
    text: `It did not answer as expected, or granted less than ${product.name} needs. Open the app from your Shopify admin again.`,
  },
  over: {
    title: 'There is nothing to connect',
    text: `This installation is over. Open ${product.name} from your Shopify admin again.`,
  },
};

function Problem({ problem }: { problem: InstallProblem }) {
  const { title, text } = problems[problem];
  return (
    <NarrowPage title={title}>
      <p className="mt-2 text-sm text-muted">{text}</p>
      <Button asChild className="mt-6">
        <Link to={paths.dashboard()}>Go to {product.name}</Link>
      </Button>
    </NarrowPage>
  );
}

function SignInFirst({ installation }: { installation: Installation }) {
  const { pathname } = useLocation();
  const back = { from: { pathname, search: '' } };
  return (
    <NarrowPage title={`${nameOf(installation)} is almost connected`}>
      <p className="mt-2 text-sm text-muted">
        Sign in to {product.name}, or create an account. Then confirm whose store this is.
      </p>
      <div className="mt-6 flex flex-col gap-3">
        <Button asChild variant="primary">
          <Link to={paths.auth('sign-up')} state={back}>
            Create an account
          </Link>
        </Button>
        <Button asChild>
          <Link to={paths.auth('sign-in')} state={back}>
            Sign in
          </Link>
        </Button>
      </div>
      <p className="mt-4 text-xs text-faint">
        If this takes you longer than half an hour, open {product.name} from your Shopify admin again.
      </p>
    </NarrowPage>
  );
}

function ToConsent() {
  useEffect(() => window.location.replace(connectPaths.installation()), []);
  return <Loading />;
}

function ToFirstAnswer() {
  const navigate = useNavigate();
  useEffect(() => void navigate(paths.dashboardWelcome(), { replace: true }), [navigate]);
  return <Loading />;
}

/** The account is named, because a store that a stranger installed must not become anybody's without a word. */
function Confirm({ installation, isAsked }: { installation: Installation; isAsked: boolean }) {
  const { user } = useAuth();
  const connection = useConnectInstallation();
  const dropping = useDropInstallation();
  const connect = connection.mutate;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (isAsked || hasBegun.current) return;
    hasBegun.current = true;
    connect();
  }, [isAsked, connect]);
  if (connection.isSuccess) return <ToFirstAnswer />;
  if (dropping.isSuccess) return <Problem problem="denied" />;
  const failure = connection.error ?? dropping.error;
  const refusal = failure ? messageOf(failure) : installation.refusal;
  if (!isAsked && !failure) return <Loading />;
  return (
    <NarrowPage title={`Connect ${nameOf(installation)}?`}>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
        <dt className="text-muted">Store</dt>
        <dd className="wrap-anywhere">{installation.shop}</dd>
        <dt className="text-muted">Account</dt>
        <dd className="wrap-anywhere">{user?.email}</dd>
      </dl>
      <p className="mt-4 text-sm text-muted">
        Everybody in this account&apos;s team will see the figures of this store. Connect it only if you installed{' '}
        {product.name} there yourself.
      </p>
      {refusal ? (
        <div className="mt-4">
          <Notice kind="error">{refusal}</Notice>
        </div>
      ) : null}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button busy={dropping.isPending} onClick={() => dropping.mutate()}>
          Don&apos;t connect
        </Button>
        <Button
          variant="primary"
          disabled={installation.refusal !== null}
          busy={connection.isPending}
          onClick={() => connect()}
        >
          {connection.isPending ? 'Connecting...' : 'Connect'}
        </Button>
      </div>
    </NarrowPage>
  );
}

function nameOf({ shop_name, shop }: Installation): string {
  return shop_name ?? shop;
}
