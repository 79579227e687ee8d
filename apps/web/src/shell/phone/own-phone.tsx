import type { Phone } from '@tillsight/contract/whatsapp';
import { LinkPhoneDialog } from './link-phone-dialog.tsx';
import { PhoneStatus } from './phone-status.tsx';
import { UnlinkPhoneDialog } from './unlink-phone-dialog.tsx';

export type PhoneTask = 'link' | 'unlink' | null;

type OwnPhoneProps = {
  phone: Phone;
  /** What is being done about it; whoever shows the phone asks for it more often meanwhile. */
  task: PhoneTask;
  onTask: (task: PhoneTask) => void;
  /** Something else here comes first. */
  isQuiet?: boolean;
};

/** One's own phone: how it stands, and linking and unlinking it. */
export function OwnPhone({ phone, task, onTask, isQuiet = false }: OwnPhoneProps) {
  const close = () => onTask(null);
  return (
    <>
      <PhoneStatus phone={phone} isQuiet={isQuiet} onLink={() => onTask('link')} onUnlink={() => onTask('unlink')} />
      {task === 'link' ? <LinkPhoneDialog phone={phone} onClose={close} /> : null}
      {task === 'unlink' ? <UnlinkPhoneDialog phone={phone} onClose={close} /> : null}
    </>
  );
}
