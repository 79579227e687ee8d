import { zodResolver } from '@hookform/resolvers/zod';
import { ForgotPasswordRequest } from '@tillsight/contract/auth';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { messageOf } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/toaster.tsx';
import { useForgotPassword } from './api.ts';
import { FormFooter, FormHeading, textLink } from './auth-frame.tsx';
import { awaiting } from './awaited-mail.ts';
import { EmailField } from './email-field.tsx';

export function ForgotPasswordForm({ email, onEmail }: { email: string; onEmail: (email: string) => void }) {
  const forgotPassword = useForgotPassword();
  const navigate = useNavigate();
  const { state: origin } = useLocation() as { state: unknown };
  const form = useForm({ resolver: zodResolver(ForgotPasswordRequest), defaultValues: { email } });

  const submit = form.handleSubmit(input =>
    forgotPassword.mutate(input, {
      onSuccess: () => {
        notify({ title: 'Password Reset', text: 'If an account exists, a reset link has been sent.' });
        void navigate(paths.auth('sign-in'), { state: awaiting('reset', origin) });
      },
    }),
  );

  return (
    <>
      <FormHeading title="Reset your password" subtitle="Enter your email to receive a reset link" />
      <form onSubmit={event => void submit(event)} noValidate>
        <fieldset disabled={forgotPassword.isPending} className="space-y-4">
          {forgotPassword.isError ? (
            <Notice kind="error" title="Error">
              {messageOf(forgotPassword.error)}
            </Notice>
          ) : null}
          <EmailField
            field={form.register('email', { onChange: event => onEmail(String(event.target.value)) })}
            error={form.formState.errors.email?.message}
          />
          <Button type="submit" variant="primary" busy={forgotPassword.isPending} className="w-full">
            {forgotPassword.isPending ? 'Sending Reset Link...' : 'Send Reset Link'}
          </Button>
        </fieldset>
      </form>
      <FormFooter>
        <Link to={paths.auth('sign-in')} state={origin} className={textLink}>
          Back to Sign In
        </Link>
      </FormFooter>
    </>
  );
}
