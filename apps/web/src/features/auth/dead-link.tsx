import { messageOf } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useResendVerification } from './api.ts';

/** A mailed link that came too late, and the way to another; `askForEmail` gives null where none is typed yet. */
export function DeadLink({ askForEmail }: { askForEmail: () => Promise<string | null> }) {
  const resending = useResendVerification();
  const resend = async () => {
    const email = await askForEmail();
    if (email !== null) resending.mutate({ email });
  };
  if (resending.isSuccess) return <Notice kind="success">{resending.data.message}</Notice>;
  return (
    <Notice kind="warning">
      <p>This link has expired, so your email address is not verified yet.</p>
      {resending.isError ? <p className="mt-1 text-loss-ink">{messageOf(resending.error)}</p> : null}
      <Button shape="small" className="mt-2" busy={resending.isPending} onClick={() => void resend()}>
        Send a new link
      </Button>
    </Notice>
  );
}
