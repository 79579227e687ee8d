import { useEffect, useState } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useAuth } from '../../session.tsx';
import { pageCameFrom } from '../../shell/guard.tsx';
import { Loading } from '../../shell/loading.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { SignInForm, type Verification } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { rememberWantedPage, wantedPage } from './wanted-page.ts';

/** One page for all modes, so that a typed email address goes along from one to the next. */
export function AuthPage() {
  const { mode } = useParams();
  const [query] = useSearchParams();
  const { state: origin, key } = useLocation() as { state: unknown; key: string };
  const { state } = useAuth();
  const [email, setEmail] = useState(query.get('email') ?? '');
  const [remembered] = useState(wantedPage);
  useEffect(() => {
    if (state === 'signed-in') rememberWantedPage(undefined);
  }, [state]);
  const token = query.get('token');
  const typed = { email, onEmail: setEmail };

  if (mode === 'forgot-password') {
    return <AuthFrame>{token ? <ResetPasswordForm token={token} /> : <ForgotPasswordForm {...typed} />}</AuthFrame>;
  }
  if (mode !== 'sign-in' && mode !== 'sign-up') return <Navigate to={paths.auth('sign-in')} replace />;
  if (state === 'reading') return <Loading />;
  // By its key it leads on again when somebody goes back before the way there has ended.
  if (state === 'signed-in') {
    return <Navigate key={key} to={pageCameFrom(origin) ?? remembered ?? paths.welcome()} replace />;
  }
  return (
    <AuthFrame>
      {mode === 'sign-in' ? <SignInForm {...typed} verification={verificationOf(query)} /> : <SignUpForm {...typed} />}
    </AuthFrame>
  );
}

function verificationOf(query: URLSearchParams): Verification {
  const verified = query.get('verified');
  if (verified === null) return null;
  return verified === '1' ? 'done' : 'failed';
}
