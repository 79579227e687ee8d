import { useState, type FormEvent } from 'react';
import { reportMessageOf } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useLinkWith, type MakeLink } from './api.ts';

type LinkPasswordFormProps = { link: MakeLink; hint: string; onCancel: () => void };

/** Asked some minutes after signing in: what is linked goes on when this browser is closed. */
export function LinkPasswordForm({ link, hint, onCancel }: LinkPasswordFormProps) {
  const [password, setPassword] = useState('');
  const making = useLinkWith(link);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    making.mutate(password);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Field label="Your password" hint={hint} error={making.isError ? reportMessageOf(making.error) : undefined}>
        {control => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            value={password}
            disabled={making.isPending}
            ref={focus}
            onChange={event => setPassword(event.target.value)}
          />
        )}
      </Field>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="primary" type="submit" busy={making.isPending}>
          Continue
        </Button>
      </DialogActions>
    </form>
  );
}

/** The one thing to do here. */
function focus(input: HTMLInputElement | null): void {
  input?.focus();
}
