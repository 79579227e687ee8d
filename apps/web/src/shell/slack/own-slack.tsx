import type { SlackStatus } from '@tillsight/contract/slack';
import { connectPaths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Linked, Linking } from '../linking/linking.tsx';
import type { LinkWords } from '../linking/link-words.ts';
import { MessengerCard } from '../linking/messenger-card.tsx';
import { PlatformMark } from '../platform-mark.tsx';
import { slackLink } from './api.ts';
import { RemoveSlackDialog, UnlinkSlackDialog } from './slack-dialogs.tsx';

export type SlackTask = 'link' | 'unlink' | 'remove' | null;

type OwnSlackProps = {
  slack: SlackStatus;
  /** What is being done about it; whoever shows it asks for it more often meanwhile. */
  task: SlackTask;
  onTask: (task: SlackTask) => void;
};

/** The organization's workspace and one's own chat there: how they stand, and what can be done about them. */
export function OwnSlack({ slack, task, onTask }: OwnSlackProps) {
  const { status, may_add: mayAdd } = slack;
  const isAdded = status !== 'not_added';
  const close = () => onTask(null);
  return (
    <>
      <MessengerCard
        of="slack"
        word={status === 'linked' ? 'Linked' : isAdded ? 'Not linked' : 'Not added'}
        tone={status === 'linked' ? 'green' : 'grey'}
        text={wordsOf(slack)}
      >
        {isAdded || !mayAdd ? null : (
          <Button asChild>
            <a href={connectPaths.slack()}>Add to Slack</a>
          </Button>
        )}
        {status === 'unlinked' ? <Button onClick={() => onTask('link')}>Link my Slack</Button> : null}
        {status === 'linked' ? <Button onClick={() => onTask('unlink')}>Unlink</Button> : null}
        {isAdded && mayAdd ? (
          <Button variant="quiet-danger" onClick={() => onTask('remove')}>
            Disconnect
          </Button>
        ) : null}
      </MessengerCard>
      {task === 'link' ? <LinkSlackDialog slack={slack} onClose={close} /> : null}
      {task === 'unlink' ? <UnlinkSlackDialog onClose={close} /> : null}
      {task === 'remove' ? <RemoveSlackDialog workspace={workspaceIn(slack)} onClose={close} /> : null}
    </>
  );
}

const workspaceIn = ({ workspace }: SlackStatus): string => workspace ?? 'your workspace';

function wordsOf(slack: SlackStatus): string {
  if (slack.status === 'linked') return `You are linked in ${workspaceIn(slack)}. Send “stop” there to unlink it.`;
  if (slack.status === 'unlinked') return `Added to ${workspaceIn(slack)}. Your own Slack is not linked yet.`;
  return slack.may_add
    ? 'Not added to your workspace yet.'
    : 'Not added to your workspace yet. A merchant or an executive can do it in their account.';
}

const words: LinkWords = {
  app: 'Slack',
  picture: 'QR code that opens our app in Slack',
  scan: 'Open our app in Slack, and send it this code.',
  tap: 'Open our app in Slack, and send it this code.',
  waiting: 'Waiting for your code…',
  password: 'Your reports and answers will go to this Slack, so please confirm it is you.',
};

/** Whoever sends the code in Slack has shown that the account there is theirs. */
function LinkSlackDialog({ slack, onClose }: { slack: SlackStatus; onClose: () => void }) {
  const isLinked = slack.status === 'linked';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Link my Slack"
      mark={<PlatformMark of="slack" className="size-8" />}
      description={isLinked ? undefined : `In ${workspaceIn(slack)}. The code works once, for you alone.`}
    >
      {isLinked ? (
        <Linked
          title="Your Slack is linked"
          text="Your reports come to it from now on, and you can ask there as you do here."
          onClose={onClose}
        />
      ) : (
        <Linking link={slackLink} words={words} onClose={onClose} />
      )}
    </Dialog>
  );
}
