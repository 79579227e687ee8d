import { useState, type FormEvent } from 'react';
import { reportMessageOf } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useLinkCodeWith } from './api.ts';

/** Asked some minutes after signing in: a phone that is linked goes on when this browser is closed. */
export function LinkPasswordForm({ onCancel }: { onCancel: () => void }) {
  const [password, setPassword] = useState('');
  const making = useLinkCodeWith();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    making.mutate(password);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Field
        label="Your password"
        hint="Your reports and answers will go to this phone, so please confirm it is you."
        error={making.isError ? reportMessageOf(making.error) : undefined}
      >
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
