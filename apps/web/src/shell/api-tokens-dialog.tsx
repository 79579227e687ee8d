import { product } from '@tillsight/contract/product';
import { listApiTokens, type CreateApiTokenResponse } from '@tillsight/contract/tokens';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageOf } from '../api.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ApiTokenForm } from './api-token-form.tsx';
import { ApiTokenRow } from './api-token-row.tsx';
import { ApiTokenSecret } from './api-token-secret.tsx';
import { apiTokensKey } from './api-tokens.ts';
import { ConnectedAssistants } from './connected-assistants.tsx';

type View = { at: 'list' } | { at: 'form' } | { at: 'secret'; made: CreateApiTokenResponse };

/** Keys for programs of one's own: what there are, a new one, and its secret, once. */
export function ApiTokensDialog({ onClose }: { onClose: () => void }) {
  const [view, setView] = useState<View>({ at: 'list' });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="API tokens"
      description={
        <>
          Let your own tools use {product.name}. A token can never do more than you can.{' '}
          <a href={paths.apiDocs()} target="_blank" rel="noreferrer" className="text-accent-ink underline">
            API documentation
          </a>
        </>
      }
    >
      {view.at === 'list' ? <TokenList onNew={() => setView({ at: 'form' })} onClose={onClose} /> : null}
      {view.at === 'form' ? (
        <ApiTokenForm onMade={made => setView({ at: 'secret', made })} onCancel={() => setView({ at: 'list' })} />
      ) : null}
      {view.at === 'secret' ? <ApiTokenSecret made={view.made} onDone={() => setView({ at: 'list' })} /> : null}
    </Dialog>
  );
}

function TokenList({ onNew, onClose }: { onNew: () => void; onClose: () => void }) {
  const list = useQuery({
    queryKey: apiTokensKey,
    queryFn: async () => (await call(listApiTokens, {})).tokens,
    staleTime: 0,
  });
  return (
    <>
      {list.isPending ? (
        <Skeleton className="h-24" />
      ) : list.isError ? (
        <Notice kind="error" title="The tokens could not be listed">
          <p>{messageOf(list.error)}</p>
          <Button shape="small" busy={list.isFetching} onClick={() => void list.refetch()} className="mt-2">
            Try again
          </Button>
        </Notice>
      ) : list.data.length === 0 ? (
        <p className="rounded-control bg-sunken px-4 py-6 text-center text-sm text-muted">You have no tokens yet.</p>
      ) : (
        <ul aria-label="API tokens">
          {list.data.map(token => (
            <ApiTokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      <ConnectedAssistants />
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button variant="primary" onClick={onNew}>
          New token
        </Button>
      </DialogActions>
    </>
  );
}
