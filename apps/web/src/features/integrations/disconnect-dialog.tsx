import type { Provider } from '@tillsight/contract/integrations';
import { platformTitles, product } from '@tillsight/contract/product';
import { messageOf } from '../../api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { notify } from '../../ui/toaster.tsx';
import { useDisconnect } from './api.ts';

export function DisconnectDialog({ provider, onClose }: { provider: Provider; onClose: () => void }) {
  const disconnect = useDisconnect();
  const name = platformTitles[provider];
  const confirm = () =>
    disconnect.mutate(provider, {
      onSuccess: () => {
        onClose();
        notify({ title: 'Disconnected', text: `${name} has been disconnected.` });
      },
      onError: error => notify({ title: 'Failed to Disconnect', text: messageOf(error), destructive: true }),
    });
  return (
    <ConfirmDialog
      title={`Disconnect ${name}?`}
      description={`${product.name}'s access to ${name} is revoked and its keys are deleted. ${product.assistant} and your reports go without its figures until you connect it again.`}
      verb="Disconnect"
      busyVerb="Disconnecting..."
      busy={disconnect.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
