import { zodResolver } from '@hookform/resolvers/zod';
import { SignUpRequest } from '@tillsight/contract/auth';
import { product } from '@tillsight/contract/product';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { messageOf } from '../../api.ts';
import { paths } from '../../paths.ts';
import { pageCameFrom } from '../../shell/guard.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { notify } from '../../ui/toaster.tsx';
import { useSignUp } from './api.ts';
import { FormFooter, FormHeading, textLink } from './auth-frame.tsx';
import { awaiting } from './awaited-mail.ts';
import { EmailField } from './email-field.tsx';
import { passwordHint } from './password-hint.ts';
import { rememberWantedPage } from './wanted-page.ts';

export function SignUpForm({ email, onEmail }: { email: string; onEmail: (email: string) => void }) {
  const signUp = useSignUp();
  const navigate = useNavigate();
  const { state: origin } = useLocation() as { state: unknown };
  const form = useForm({ resolver: zodResolver(SignUpRequest), defaultValues: { name: '', email, password: '' } });
  const { errors } = form.formState;
  // Registered first, as the first wrong field gets the focus.
  const nameField = form.register('name');

  const submit = form.handleSubmit(input =>
    signUp.mutate(input, {
      onSuccess: () => {
        rememberWantedPage(pageCameFrom(origin));
        notify({ title: 'Registration Successful', text: 'Please check your email to verify your account.' });
        void navigate(paths.auth('sign-in'), { state: awaiting('verification', origin) });
      },
    }),
  );

  return (
    <>
      <FormHeading title="Create your account" subtitle={`Start exploring your store data with ${product.name}.`} />
      <form onSubmit={event => void submit(event)} noValidate>
        <fieldset disabled={signUp.isPending} className="space-y-4">
          {signUp.isError ? (
            <Notice kind="error" title="Error">
              {messageOf(signUp.error)}
            </Notice>
          ) : null}
          <Field label="Full Name" error={errors.name?.message}>
            {control => <Input {...control} {...nameField} autoComplete="name" />}
          </Field>
          <EmailField
            field={form.register('email', { onChange: event => onEmail(String(event.target.value)) })}
            error={errors.email?.message}
          />
          <Field label="Password" error={errors.password?.message} hint={passwordHint}>
            {control => <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />}
          </Field>
          <Button type="submit" variant="primary" busy={signUp.isPending} className="w-full">
            {signUp.isPending ? 'Creating Account...' : 'Create Account'}
          </Button>
        </fieldset>
      </form>
      <FormFooter>
        Already have an account?{' '}
        <Link to={paths.auth('sign-in')} state={origin} className={textLink}>
          Sign in
        </Link>
      </FormFooter>
    </>
  );
}
