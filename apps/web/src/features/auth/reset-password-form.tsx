import { zodResolver } from '@hookform/resolvers/zod';
import { ResetPasswordRequest } from '@tillsight/contract/auth';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { messageOf } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { notify } from '../../ui/toaster.tsx';
import { useResetPassword } from './api.ts';
import { FormFooter, FormHeading, textLink } from './auth-frame.tsx';
import { passwordHint } from './password-hint.ts';

/** The form for a new password, opened by the link in the reset mail; its token replaces the old password. */
export function ResetPasswordForm({ token }: { token: string }) {
  const resetPassword = useResetPassword();
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(ResetPasswordRequest), defaultValues: { token, password: '' } });

  const submit = form.handleSubmit(input =>
    resetPassword.mutate(input, {
      onSuccess: () => {
        notify({ title: 'Password changed', text: 'Please sign in with your new password.' });
        void navigate(paths.auth('sign-in'), { replace: true });
      },
    }),
  );

  return (
    <>
      <FormHeading title="Choose a new password" subtitle="You'll be signed out on your other devices" />
      <form onSubmit={event => void submit(event)} noValidate>
        <fieldset disabled={resetPassword.isPending} className="space-y-4">
          {resetPassword.isError ? (
            <Notice kind="error" title="Error">
              <p>{messageOf(resetPassword.error)}</p>
              <Link to={paths.auth('forgot-password')} className={`max-sm:-mb-3 ${textLink}`}>
                Ask for a new link
              </Link>
            </Notice>
          ) : null}
          <Field label="New Password" error={form.formState.errors.password?.message} hint={passwordHint}>
            {control => <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />}
          </Field>
          <Button type="submit" variant="primary" busy={resetPassword.isPending} className="w-full">
            {resetPassword.isPending ? 'Saving Password...' : 'Save Password'}
          </Button>
        </fieldset>
      </form>
      <FormFooter>
        <Link to={paths.auth('sign-in')} className={textLink}>
          Back to Sign In
        </Link>
      </FormFooter>
    </>
  );
}
