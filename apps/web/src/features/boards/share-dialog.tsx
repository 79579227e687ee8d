import type { Board } from '@tillsight/contract/boards';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useShareBoard } from './api.ts';

type ShareDialogProps = { id: string; board: Board; onClose: () => void };

/** Members of the organization can look at a board by its link until the sharing is ended. */
export function ShareDialog({ id, board: { link_id: linkId }, onClose }: ShareDialogProps) {
  const share = useShareBoard(id);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Share this board"
      description="Anyone in your organization with the link can open it, and sees the figures of their own role. Nobody else can."
    >
      {linkId === null ? null : <Address address={new URL(paths.boards(linkId), window.location.origin).href} />}
      {share.isError ? <Notice kind="error">{messageOf(share.error)}</Notice> : null}
      <DialogActions>
        {linkId === null ? (
          <Button variant="primary" busy={share.isPending} onClick={() => share.mutate(true)}>
            Make a link
          </Button>
        ) : (
          <Button variant="quiet-danger" busy={share.isPending} onClick={() => share.mutate(false)}>
            Stop sharing
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Where nothing may be copied by a button it can be selected. */
function Address({ address }: { address: string }) {
  const [state, setState] = useState<'waiting' | 'copied' | 'refused'>('waiting');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <>
      <div className="flex items-start gap-2">
        <p aria-label="Link" className="min-w-0 flex-1 rounded-control bg-sunken p-2.5 text-sm break-all select-all">
          {address}
        </p>
        <Button variant="primary" onClick={() => void copy()}>
          {state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
          {state === 'copied' ? 'Copied' : 'Copy'}
        </Button>
      </div>
      {state === 'refused' ? (
        <p role="alert" className="mt-2 text-sm text-muted">
          Your browser does not let us copy it. Please select it.
        </p>
      ) : null}
    </>
  );
}
