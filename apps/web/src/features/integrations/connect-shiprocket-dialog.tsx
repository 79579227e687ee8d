import { product } from '@tillsight/contract/product';
import { useState, type FormEvent } from 'react';
import { messageOf } from '../../api.ts';
import { PlatformMark } from '../../shell/platform-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { notify } from '../../ui/toaster.tsx';
import { useConnectShiprocket } from './api.ts';

const emailWords = 'Please enter the email address of the API user.';
const passwordWords = 'Please enter its password.';

/** Shiprocket has no page of its own to agree on, so that its API user is typed in here. */
export function ConnectShiprocketDialog({ onClose }: { onClose: () => void }) {
  const [user, setUser] = useState({ email: '', password: '' });
  const [isChecked, setIsChecked] = useState(false);
  const connect = useConnectShiprocket();
  const isBusy = connect.isPending;
  const set = (change: Partial<typeof user>) => setUser({ ...user, ...change });
  const emailError = /^\S+@\S+$/.test(user.email.trim()) ? undefined : emailWords;
  const passwordError = user.password === '' ? passwordWords : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (emailError !== undefined || passwordError !== undefined) return;
    connect.mutate(
      { email: user.email.trim(), password: user.password },
      {
        onSuccess: ({ message }) => {
          notify({ title: 'Integration Successful', text: message });
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      locked={isBusy}
      title="Connect Shiprocket"
      mark={<PlatformMark of="shiprocket" className="size-8" />}
      description={`${product.name} reads your orders there and changes nothing. You can undo this any time.`}
    >
      <form onSubmit={submit} noValidate>
        <p className="mb-4 text-sm text-muted">
          In Shiprocket go to Settings, API, Add New API User. Choose the module Orders and no access to buyers&rsquo;
          details, then type its email and password here.
        </p>
        {connect.isError ? (
          <div className="mb-4">
            <Notice kind="error" title="Not connected">
              {messageOf(connect.error)}
            </Notice>
          </div>
        ) : null}
        <fieldset disabled={isBusy} className="space-y-4">
          <Field label="Email of the API user" error={isChecked ? emailError : undefined}>
            {control => (
              <Input
                {...control}
                value={user.email}
                onChange={event => set({ email: event.target.value })}
                inputMode="email"
                autoComplete="off"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                maxLength={254}
              />
            )}
          </Field>
          <Field
            label="Password of the API user"
            hint="Kept encrypted, as access has to be renewed every ten days; deleted when you disconnect."
            error={isChecked ? passwordError : undefined}
          >
            {control => (
              <PasswordInput
                {...control}
                value={user.password}
                onChange={event => set({ password: event.target.value })}
                autoComplete="off"
                maxLength={200}
              />
            )}
          </Field>
        </fieldset>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {isBusy ? 'Connecting...' : 'Connect'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
