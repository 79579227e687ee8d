import { changePassword, ChangePasswordRequest } from '@tillsight/contract/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { safeParse } from 'zod/v4/core';
import { ApiError, call, messageOf } from '../../api.ts';
import { paths } from '../../paths.ts';
import { useAuth } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { notify } from '../../ui/toaster.tsx';
import { sessionsKey } from './api.ts';
import { fieldsLook, Section, SectionActions } from './section.tsx';

const empty: ChangePasswordRequest = { password: '', new_password: '' };

export function PasswordSection() {
  const { user } = useAuth();
  const client = useQueryClient();
  const [typed, setTyped] = useState(empty);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const change = (fields: Partial<ChangePasswordRequest>) => {
    setTyped(current => ({ ...current, ...fields }));
    setErrors({});
  };
  const saving = useMutation({
    mutationFn: (input: ChangePasswordRequest) => call(changePassword, input),
    onSuccess: () => {
      setTyped(empty);
      notify({ title: 'Password changed', text: 'Your other devices have been signed out.' });
      return client.invalidateQueries({ queryKey: sessionsKey });
    },
    onError: error => setErrors({ [fieldOf(error)]: messageOf(error) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = safeParse(ChangePasswordRequest, typed);
    if (parsed.success) return saving.mutate(parsed.data);
    setErrors(Object.fromEntries(parsed.error.issues.toReversed().map(({ path, message }) => [path[0], message])));
  };
  return (
    <Section of="password" text="A new one signs you out on your other devices.">
      <form onSubmit={submit} noValidate>
        <fieldset disabled={saving.isPending} className={fieldsLook}>
          {errors.form ? <Notice kind="error">{errors.form}</Notice> : null}
          {/* For password managers, which keep a password with its address. */}
          <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          <Field
            label="Current password"
            error={errors.password}
            aside={
              <Link
                to={paths.auth('forgot-password', user?.email)}
                className="text-sm font-medium text-accent-ink underline-offset-4 hover:underline"
              >
                Forgot it?
              </Link>
            }
          >
            {control => (
              <PasswordInput
                {...control}
                autoComplete="current-password"
                value={typed.password}
                onChange={event => change({ password: event.target.value })}
              />
            )}
          </Field>
          <Field
            label="New password"
            hint="At least 8 characters, with uppercase, lowercase, and numbers."
            error={errors.new_password}
          >
            {control => (
              <PasswordInput
                {...control}
                autoComplete="new-password"
                value={typed.new_password}
                onChange={event => change({ new_password: event.target.value })}
              />
            )}
          </Field>
        </fieldset>
        <SectionActions>
          <Button type="submit" variant="primary" busy={saving.isPending}>
            Change password
          </Button>
        </SectionActions>
      </form>
    </Section>
  );
}

/** Refused is the one that was to be known; not taken, the one that was chosen; the rest concerns neither. */
function fieldOf(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0;
  return status === 403 ? 'password' : status === 400 ? 'new_password' : 'form';
}
