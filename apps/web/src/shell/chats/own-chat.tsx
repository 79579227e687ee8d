import { messengerTitles, type ChatMessenger } from '@tillsight/contract/channel';
import { Button } from '../../ui/button.tsx';
import { MessengerCard } from '../linking/messenger-card.tsx';
import { LinkChatDialog, RemoveWorkspaceDialog, UnlinkChatDialog } from './chat-dialogs.tsx';
import { chatRows, type OwnChat as Chat } from './chat-rows.ts';

export type ChatTask = 'link' | 'unlink' | 'remove' | null;

type OwnChatProps = {
  of: ChatMessenger;
  chat: Chat;
  /** What is being done about it; whoever shows it asks for it more often meanwhile. */
  task: ChatTask;
  onTask: (task: ChatTask) => void;
};

/** One's own chat at a messenger, and the organization's workspace where there is one: how they stand, and what can be done. */
export function OwnChat({ of, chat, task, onTask }: OwnChatProps) {
  const { status, mayAdd } = chat;
  const { told, workspace } = chatRows[of];
  const isAdded = status !== 'not_added';
  const dialog = { of, chat, onClose: () => onTask(null) };
  return (
    <>
      <MessengerCard
        of={of}
        word={status === 'linked' ? 'Linked' : isAdded ? 'Not linked' : 'Not added'}
        tone={status === 'linked' ? 'green' : 'grey'}
        text={told(chat)}
      >
        {isAdded || !mayAdd || workspace === undefined ? null : (
          <Button asChild>
            <a href={workspace.addPath()}>Add to {messengerTitles[of]}</a>
          </Button>
        )}
        {status === 'unlinked' ? <Button onClick={() => onTask('link')}>Link my {messengerTitles[of]}</Button> : null}
        {status === 'linked' ? <Button onClick={() => onTask('unlink')}>Unlink</Button> : null}
        {isAdded && mayAdd && workspace !== undefined ? (
          <Button variant="quiet-danger" onClick={() => onTask('remove')}>
            Disconnect
          </Button>
        ) : null}
      </MessengerCard>
      {task === 'link' ? <LinkChatDialog {...dialog} /> : null}
      {task === 'unlink' ? <UnlinkChatDialog {...dialog} /> : null}
      {task === 'remove' && workspace !== undefined ? (
        <RemoveWorkspaceDialog {...dialog} remove={workspace.remove} />
      ) : null}
    </>
  );
}
