import type { Provider } from '@tillsight/contract/integrations';
import { platformTitles } from '@tillsight/contract/product';
import { useState, type FormEvent } from 'react';
import { messageOf } from '../../api.ts';
import { PlatformMark } from '../../shell/platform-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { notify } from '../../ui/toaster.tsx';
import { useAccountChoices, useChooseAccount } from './api.ts';

export function ChooseAccountDialog({ provider, onClose }: { provider: Provider; onClose: () => void }) {
  const choices = useAccountChoices(provider);
  const choose = useChooseAccount();
  const [accountId, setAccountId] = useState('');
  const name = platformTitles[provider];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose.mutate(
      { provider, account_id: accountId },
      {
        onSuccess: () => {
          onClose();
          notify({ title: 'Account chosen', text: `${name} figures come from this account now.` });
        },
        onError: error => notify({ title: 'Error', text: messageOf(error), destructive: true }),
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      locked={choose.isPending}
      title={`Choose a ${name} account`}
      mark={<PlatformMark of={provider} className="size-8" />}
      description="You can change this by reconnecting."
    >
      <form onSubmit={submit}>
        {choices.isPending ? (
          <div className="space-y-2">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        ) : choices.isError ? (
          <Notice kind="error" title="Error">
            {messageOf(choices.error)}
          </Notice>
        ) : (
          <fieldset disabled={choose.isPending} className="max-h-72 min-w-0 space-y-2 overflow-y-auto p-0.5">
            <legend className="sr-only">Accounts</legend>
            {choices.data.map(account => (
              <label
                key={account.id}
                className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-sm ring-1 ring-line ring-inset has-checked:bg-accent-soft has-checked:ring-accent"
              >
                <input
                  type="radio"
                  name="account"
                  value={account.id}
                  checked={accountId === account.id}
                  onChange={() => setAccountId(account.id)}
                  className="size-4 accent-accent"
                />
                <span className="min-w-0 break-words">{account.name}</span>
              </label>
            ))}
          </fieldset>
        )}
        <DialogActions>
          <Button onClick={onClose} disabled={choose.isPending}>
            Cancel
          </Button>
          {choices.isError ? (
            <Button variant="primary" onClick={() => void choices.refetch()} busy={choices.isFetching}>
              Try again
            </Button>
          ) : (
            <Button type="submit" variant="primary" disabled={!accountId} busy={choose.isPending}>
              {choose.isPending ? 'Saving...' : 'Use this account'}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
