import type { TelegramStatus } from '@tillsight/contract/telegram';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Linked, Linking } from '../linking/linking.tsx';
import type { LinkWords } from '../linking/link-words.ts';
import { MessengerCard } from '../linking/messenger-card.tsx';
import { UnlinkDialog } from '../linking/unlink-dialog.tsx';
import { PlatformMark } from '../platform-mark.tsx';
import { telegramLink, useUnlinkTelegram } from './api.ts';

export type TelegramTask = 'link' | 'unlink' | null;

type OwnTelegramProps = {
  telegram: TelegramStatus;
  /** What is being done about it; whoever shows it asks for it more often meanwhile. */
  task: TelegramTask;
  onTask: (task: TelegramTask) => void;
};

/** One's own Telegram: how it stands, and linking and unlinking it. */
export function OwnTelegram({ telegram, task, onTask }: OwnTelegramProps) {
  const isLinked = telegram.status === 'linked';
  const close = () => onTask(null);
  return (
    <>
      <MessengerCard
        of="telegram"
        word={isLinked ? 'Linked' : 'Not linked'}
        tone={isLinked ? 'green' : 'grey'}
        text={wordsOf(telegram)}
      >
        {isLinked ? (
          <Button onClick={() => onTask('unlink')}>Unlink</Button>
        ) : (
          <Button onClick={() => onTask('link')}>Link my Telegram</Button>
        )}
      </MessengerCard>
      {task === 'link' ? <LinkTelegramDialog telegram={telegram} onClose={close} /> : null}
      {task === 'unlink' ? <UnlinkTelegramDialog onClose={close} /> : null}
    </>
  );
}

function wordsOf({ status, name }: TelegramStatus): string {
  if (status !== 'linked') return 'No Telegram linked yet.';
  return `${name ?? 'Your Telegram'} is linked. Send /stop there to unlink it.`;
}

type DialogProps = { telegram: TelegramStatus; onClose: () => void };

const words: LinkWords = {
  app: 'Telegram',
  picture: 'QR code that opens the chat in Telegram',
  scan: 'Scan it with your phone, and tap Start.',
  tap: 'Open Telegram, and tap Start.',
  waiting: 'Waiting for your tap…',
  password: 'Your reports and answers will go to this Telegram, so please confirm it is you.',
};

/** Whoever follows the link in Telegram has shown that the account is theirs. */
function LinkTelegramDialog({ telegram, onClose }: DialogProps) {
  const isLinked = telegram.status === 'linked';
  const account = telegram.name === null ? '' : `It is ${telegram.name}. `;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Link my Telegram"
      mark={<PlatformMark of="telegram" className="size-8" />}
      description={isLinked ? undefined : 'The link opens our chat. It works once, for you alone.'}
    >
      {isLinked ? (
        <Linked
          title="Your Telegram is linked"
          text={`${account}Your reports come to it from now on, and you can ask there as you do here.`}
          onClose={onClose}
        />
      ) : (
        <Linking link={telegramLink} words={words} onClose={onClose} />
      )}
    </Dialog>
  );
}

function UnlinkTelegramDialog({ onClose }: Pick<DialogProps, 'onClose'>) {
  return (
    <UnlinkDialog
      title="Unlink your Telegram?"
      description="Questions from it are not answered any more, and nothing goes there, until you link one again."
      verb="Unlink"
      busyVerb="Unlinking..."
      done={{
        title: 'Telegram unlinked',
        text: 'Your reports come to another messenger you have linked, otherwise by email.',
      }}
      failure="Failed to Unlink"
      unlink={useUnlinkTelegram()}
      onClose={onClose}
    />
  );
}
