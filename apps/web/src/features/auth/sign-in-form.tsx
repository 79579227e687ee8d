import { zodResolver } from '@hookform/resolvers/zod';
import { SignInRequest } from '@tillsight/contract/auth';
import { product } from '@tillsight/contract/product';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { notify } from '../../ui/toaster.tsx';
import { hasSessionEnded, pageCameFrom } from '../../shell/guard.tsx';
import { places } from '../../shell/navigation.tsx';
import { useSignIn } from './api.ts';
import { FormFooter, FormHeading, textLink } from './auth-frame.tsx';
import { awaitedMail, type AwaitedMail } from './awaited-mail.ts';
import { EmailField } from './email-field.tsx';
import { DeadLink } from './dead-link.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { isSecondStep, signInFailure } from './sign-in-failure.ts';

/** How the visit through a mailed link ended, if that is where one comes from. */
export type Verification = 'done' | 'failed' | null;

type SignInFormProps = { email: string; onEmail: (email: string) => void; verification: Verification };

export function SignInForm({ email, onEmail, verification }: SignInFormProps) {
  const signIn = useSignIn();
  const { state: origin } = useLocation() as { state: unknown };
  const form = useForm({ resolver: zodResolver(SignInRequest), defaultValues: { email, password: '' } });
  const { errors } = form.formState;
  /** Signing in goes on with a code; undefined while the password is enough. */
  const [failure, setFailure] = useState<string>();
  const [secondStep, setSecondStep] = useState<{ error: string | undefined }>();

  const send = (input: SignInRequest) =>
    signIn.mutate(input, {
      onSuccess: () => notify({ title: 'Welcome back!', text: "You've successfully signed in." }),
      onError: error => {
        if (isSecondStep(error)) return setSecondStep({ error: input.code ? signInFailure(error) : undefined });
        setFailure(signInFailure(error));
        notify({ title: 'Authentication Failed', text: signInFailure(error), destructive: true });
        setTimeout(() => form.setFocus('password', { shouldSelect: true }));
      },
    });
  const awaited = awaitedMail(origin);
  /** Somebody who waits for a mail, has a verified address, or comes from a session that ended has an account. */
  const isKnown = verification !== null || hasSessionEnded(origin) || awaited !== null;
  const submit = form.handleSubmit(input => send(input));

  if (secondStep) {
    return (
      <SecondStepForm
        error={secondStep.error}
        isSending={signIn.isPending}
        onCode={code => send({ ...form.getValues(), code })}
        onBack={() => setSecondStep(undefined)}
      />
    );
  }
  return (
    <>
      <FormHeading title="Welcome back" subtitle="Sign in to continue to your dashboard">
        <p className="mt-1 text-sm text-muted">Start exploring your store data with {product.name}.</p>
        {isKnown ? null : (
          <p className="mt-4 rounded-control bg-accent-soft px-3.5 text-sm sm:py-2.5">
            New to {product.name}?{' '}
            <Link to={paths.auth('sign-up')} state={origin} className={textLink}>
              Create an account
            </Link>
          </p>
        )}
      </FormHeading>
      {verification ? (
        <div className="mb-5">
          {verification === 'done' ? (
            <Notice kind="success">Your email address is verified. You can sign in now.</Notice>
          ) : (
            <DeadLink
              askForEmail={async () =>
                (await form.trigger('email', { shouldFocus: true })) ? form.getValues('email') : null
              }
            />
          )}
        </div>
      ) : null}
      {awaited ? (
        <div className="mb-5">
          <Notice kind="success" title="Check your email">
            {onItsWay[awaited](email || 'your address')}
          </Notice>
        </div>
      ) : null}
      {hasSessionEnded(origin) ? (
        <div className="mb-5">
          <Notice kind="warning" title="Your session ended">
            Sign in and you&apos;re back{placeOf(origin)}.
          </Notice>
        </div>
      ) : null}
      {pageCameFrom(origin)?.startsWith(paths.authorize()) ? (
        <div className="mb-5">
          <Notice kind="success" title="An assistant wants to connect">
            Sign in to see what it asks for. Nothing is allowed before you say so.
          </Notice>
        </div>
      ) : null}
      <form onSubmit={event => void submit(event)} noValidate>
        <fieldset disabled={signIn.isPending} className="space-y-4">
          {failure && !signIn.isPending ? (
            <Notice kind="error" title="Authentication Failed">
              {failure}
            </Notice>
          ) : null}
          <EmailField
            field={form.register('email', { onChange: event => onEmail(String(event.target.value)) })}
            error={errors.email?.message}
          />
          <Field
            label="Password"
            error={errors.password?.message}
            aside={
              <Link to={paths.auth('forgot-password')} state={origin} className={`text-sm max-sm:-my-3 ${textLink}`}>
                Forgot password?
              </Link>
            }
          >
            {control => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
          </Field>
          <Button type="submit" variant="primary" busy={signIn.isPending} className="w-full">
            {signIn.isPending ? 'Signing In...' : 'Sign In'}
          </Button>
        </fieldset>
      </form>
      <FormFooter>
        Don&apos;t have an account?{' '}
        <Link to={paths.auth('sign-up')} state={origin} className={textLink}>
          Create one
        </Link>
      </FormFooter>
    </>
  );
}

const onItsWay: Record<AwaitedMail, (email: string) => string> = {
  verification: email => `Open the link we sent to ${email} in this browser, then sign in.`,
  reset: email => `If ${email} has an account, a link to choose a new password is on its way.`,
};

function placeOf(origin: unknown): string {
  const path = pageCameFrom(origin);
  const screen = places.find(({ to }) => path?.startsWith(to));
  return screen ? ` on ${screen.label}` : ' where you were';
}
