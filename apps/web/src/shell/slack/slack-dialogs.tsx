import { UnlinkDialog } from '../linking/unlink-dialog.tsx';
import { useRemoveSlack, useUnlinkSlack } from './api.ts';

type DialogProps = { onClose: () => void };

export function UnlinkSlackDialog({ onClose }: DialogProps) {
  return (
    <UnlinkDialog
      title="Unlink your Slack?"
      description="Questions from it are not answered any more, and nothing goes there, until you link it again."
      verb="Unlink"
      busyVerb="Unlinking..."
      done={{
        title: 'Slack unlinked',
        text: 'Your reports come to another messenger you have linked, otherwise by email.',
      }}
      failure="Failed to Unlink"
      unlink={useUnlinkSlack()}
      onClose={onClose}
    />
  );
}

export function RemoveSlackDialog({ workspace, onClose }: DialogProps & { workspace: string }) {
  return (
    <UnlinkDialog
      title="Disconnect the workspace?"
      description={`Everybody in your organization will be unlinked from ${workspace}, and our access to it erased. To take the app out of Slack as well, remove it there.`}
      verb="Disconnect"
      busyVerb="Disconnecting..."
      done={{
        title: 'Slack disconnected',
        text: 'Reports come to other messengers people have linked, otherwise by email.',
      }}
      failure="Failed to Disconnect"
      unlink={useRemoveSlack()}
      onClose={onClose}
    />
  );
}
