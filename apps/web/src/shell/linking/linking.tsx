import { reportMessageOf } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useLink, wantsPassword, type MakeLink } from './api.ts';
import { LinkCode } from './link-code.tsx';
import { LinkPasswordForm } from './link-password-form.tsx';
import type { LinkWords } from './link-words.ts';

type LinkingProps = { link: MakeLink; words: LinkWords; onClose: () => void };

/** From asking for a link until somebody has used it. */
export function Linking({ link, words, onClose }: LinkingProps) {
  const code = useLink(link);
  const isLoading = code.isPending || (code.isError && code.isFetching);
  if (code.isError && wantsPassword(code.error))
    return <LinkPasswordForm link={link} hint={words.password} onCancel={onClose} />;
  return (
    <>
      {isLoading ? (
        <div aria-busy>
          <output className="sr-only">Making a code…</output>
          <Skeleton className="mx-auto hidden size-44 sm:block" />
          <Skeleton className="mx-auto mt-4 h-7 w-40" />
          <Skeleton className="mx-auto mt-2 h-4 w-52" />
        </div>
      ) : code.isError ? (
        <Notice kind="error" title="There is no code yet">
          {reportMessageOf(code.error)}
        </Notice>
      ) : (
        <LinkCode
          given={code.data}
          words={words}
          givenAt={code.dataUpdatedAt}
          isRenewing={code.isFetching}
          onRenew={() => void code.refetch()}
        />
      )}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {code.isError ? (
          <Button variant="primary" onClick={() => void code.refetch()} busy={code.isFetching}>
            Try again
          </Button>
        ) : null}
      </DialogActions>
    </>
  );
}

/** Said where the code stood, once it has been used. */
export function Linked({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  return (
    <>
      <Notice kind="success" title={title}>
        {text}
      </Notice>
      <DialogActions>
        <Button variant="primary" onClick={onClose} ref={focus}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}

/** What had the focus is gone with the code. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
