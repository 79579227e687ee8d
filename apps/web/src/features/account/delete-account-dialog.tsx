import { deleteAccount } from '@tillsight/contract/auth';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { call, messageOf } from '../../api.ts';
import { useAuth } from '../../session.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useFarewell } from '../../shell/farewell.ts';

export function DeleteAccountDialog({ onCancel }: { onCancel: () => void }) {
  const { user } = useAuth();
  const farewell = useFarewell();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const deletion = useMutation({
    mutationFn: () => call(deleteAccount, { password }),
    onError: failure => setError(messageOf(failure)),
    onSuccess: () => farewell('account-deleted'),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!password) setError('Password is required');
    else deletion.mutate();
  };
  return (
    <AlertDialog
      open
      onCancel={onCancel}
      busy={deletion.isPending}
      title="Delete your account?"
      description="This cannot be undone. Your account, your sessions, your report settings and your chats are deleted immediately."
      actions={
        <>
          <Button onClick={onCancel} disabled={deletion.isPending}>
            Cancel
          </Button>
          <Button variant="danger" type="submit" form="delete-account" busy={deletion.isPending}>
            {deletion.isPending ? 'Deleting...' : 'Delete account'}
          </Button>
        </>
      }
    >
      <form id="delete-account" onSubmit={submit} noValidate className="mt-4 space-y-4">
        {user?.role === 'merchant' ? (
          <Notice kind="warning">
            If you are the last merchant of your organization, all of it goes too: its members, its settings and its
            delivery records are deleted, and its platforms are disconnected.
          </Notice>
        ) : null}
        <Field label="Your password" error={error}>
          {control => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={password}
              disabled={deletion.isPending}
              onChange={event => {
                setPassword(event.target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
      </form>
    </AlertDialog>
  );
}
