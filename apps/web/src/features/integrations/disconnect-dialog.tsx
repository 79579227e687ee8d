import type { Provider } from '@tillsight/contract/integrations';
import { product } from '@tillsight/contract/product';
import { messageOf } from '../../api.ts';
import { platforms } from './platforms.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toaster.tsx';
import { useDisconnect } from './api.ts';

export function DisconnectDialog({ provider, onClose }: { provider: Provider; onClose: () => void }) {
  const disconnect = useDisconnect();
  const { name } = platforms[provider];
  const confirm = () =>
    disconnect.mutate(provider, {
      onSuccess: () => {
        onClose();
        notify({ title: 'Disconnected', text: `${name} has been disconnected.` });
      },
      onError: error => notify({ title: 'Failed to Disconnect', text: messageOf(error), destructive: true }),
    });
  return (
    <AlertDialog
      open
      onCancel={onClose}
      busy={disconnect.isPending}
      title={`Disconnect ${name}?`}
      description={`The permission is given back at ${name} and the stored tokens are erased. ${product.assistant} and your reports go without its figures until you connect it again.`}
      actions={
        <>
          <Button onClick={onClose} disabled={disconnect.isPending}>
            Cancel
          </Button>
          <Button variant="danger" onClick={confirm} busy={disconnect.isPending}>
            {disconnect.isPending ? 'Disconnecting...' : 'Disconnect'}
          </Button>
        </>
      }
    />
  );
}
