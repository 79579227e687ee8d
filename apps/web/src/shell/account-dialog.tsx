import { lazy, Suspense, useState } from 'react';
import { useAuth } from '../session.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { Queries } from './queries.tsx';
import { ReplyLanguageField } from './reply-language.tsx';
import { SignedInDevices } from './signed-in-devices.tsx';

const SecondFactorDialog = lazy(async () => ({
  default: (await import('./second-factor-dialog.tsx')).SecondFactorDialog,
}));

const ApiTokensDialog = lazy(async () => ({ default: (await import('./api-tokens-dialog.tsx')).ApiTokensDialog }));

/** Who one is signed in as and where else, and the ways to a second step of signing in and to delete the account for good. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const { user } = useAuth();
  const [view, setView] = useState<'account' | 'deleting' | 'second-factor' | 'api-tokens'>('account');
  if (view !== 'account') {
    return (
      <Queries>
        {view === 'deleting' ? (
          <DeleteAccountDialog onCancel={onClose} />
        ) : (
          <Suspense fallback={null}>
            {view === 'api-tokens' ? <ApiTokensDialog onClose={onClose} /> : <SecondFactorDialog onClose={onClose} />}
          </Suspense>
        )}
      </Queries>
    );
  }
  const rows = [
    ['Name', user?.name],
    ['Email', user?.email || 'Email not found'],
    ['Role', user?.role],
  ];
  return (
    <Dialog open onOpenChange={onClose} title="Your account">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3 text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-faint">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <Queries>
        <ReplyLanguageField />
        <SignedInDevices />
      </Queries>
      <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-5">
        <Button onClick={() => setView('second-factor')}>Two-step sign-in</Button>
        <Button onClick={() => setView('api-tokens')}>API tokens</Button>
      </div>
      <DialogActions>
        <Button variant="quiet-danger" onClick={() => setView('deleting')}>
          Delete account
        </Button>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
