import { messengerTitles, type ChatMessenger } from '@tillsight/contract/channel';
import { Dialog } from '../../ui/dialog.tsx';
import { Linked, Linking } from '../linking/linking.tsx';
import { UnlinkDialog } from '../linking/unlink-dialog.tsx';
import { PlatformMark } from '../platform-mark.tsx';
import { useUnlinkChat } from './api.ts';
import { chatRows, workspaceIn, type OwnChat } from './chat-rows.ts';

type DialogProps = { of: ChatMessenger; chat: OwnChat; onClose: () => void };

/** Whoever uses there what they were given has shown that the account there is theirs. */
export function LinkChatDialog({ of, chat, onClose }: DialogProps) {
  const { link, words, about, which } = chatRows[of];
  const isLinked = chat.status === 'linked';
  const title = messengerTitles[of];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Link my ${title}`}
      mark={<PlatformMark of={of} className="size-8" />}
      description={isLinked ? undefined : about(chat)}
    >
      {isLinked ? (
        <Linked
          title={`Your ${title} is linked`}
          text={`${which(chat)}Your reports come to it from now on, and you can ask there as you do here.`}
          onClose={onClose}
        />
      ) : (
        <Linking link={link} words={words} onClose={onClose} />
      )}
    </Dialog>
  );
}

export function UnlinkChatDialog({ of, onClose }: DialogProps) {
  const { unlink, again } = chatRows[of];
  const title = messengerTitles[of];
  return (
    <UnlinkDialog
      title={`Unlink your ${title}?`}
      description={`Questions from it are not answered any more, and nothing goes there, until you link ${again} again.`}
      verb="Unlink"
      busyVerb="Unlinking..."
      done={{
        title: `${title} unlinked`,
        text: 'Your reports come to another messenger you have linked, otherwise by email.',
      }}
      failure="Failed to Unlink"
      unlink={useUnlinkChat(unlink)}
      onClose={onClose}
    />
  );
}

export function RemoveWorkspaceDialog({ of, chat, remove, onClose }: DialogProps & { remove: () => Promise<unknown> }) {
  const title = messengerTitles[of];
  return (
    <UnlinkDialog
      title="Disconnect the workspace?"
      description={`Everybody in your organization will be unlinked from ${workspaceIn(chat)}, and our access to it erased. To take the app out of ${title} as well, remove it there.`}
      verb="Disconnect"
      busyVerb="Disconnecting..."
      done={{
        title: `${title} disconnected`,
        text: 'Reports come to other messengers people have linked, otherwise by email.',
      }}
      failure="Failed to Disconnect"
      unlink={useUnlinkChat(remove)}
      onClose={onClose}
    />
  );
}
