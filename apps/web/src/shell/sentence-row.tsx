/** One of what somebody has set up by a sentence: what it is, how it stands, what can be done with it, and its end. */
import { useState, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

type Ending = {
  /** Told to those who cannot see in which row the button stands. */
  of: string;
  verb: string;
  busyVerb: string;
  /** Asked before it is done. */
  title: string;
  description: string;
  action: { isPending: boolean; mutate: (nothing: undefined, options: { onSettled: () => void }) => void };
};

type SentenceRowProps = {
  title: ReactNode;
  /** Beneath the title, the most important first. */
  lines: (string | null)[];
  /** Stand before the button that ends it. */
  controls?: ReactNode;
  ending: Ending;
};

export function SentenceRow({ title, lines: [first, ...others], controls, ending }: SentenceRowProps) {
  const [isEnding, setEnding] = useState(false);
  const { of, verb, busyVerb, action, ...asked } = ending;
  const close = () => setEnding(false);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium break-words">{title}</p>
        <p className="mt-1 text-sm break-words text-muted">{first}</p>
        {others.map(line =>
          line === null ? null : (
            <p key={line} className="mt-0.5 text-sm text-faint">
              {line}
            </p>
          ),
        )}
      </div>
      <div className="flex w-full min-w-0 flex-wrap items-center gap-2 sm:w-auto">
        {controls}
        <Button
          variant="quiet-danger"
          aria-label={`${verb} ${of}`}
          className="max-sm:only-of-type:-ml-4"
          onClick={() => setEnding(true)}
        >
          {verb}
        </Button>
      </div>
      {isEnding ? (
        <ConfirmDialog
          {...asked}
          verb={verb}
          busyVerb={busyVerb}
          busy={action.isPending}
          onConfirm={() => action.mutate(undefined, { onSettled: close })}
          onClose={close}
        />
      ) : null}
    </li>
  );
}
