import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionActions } from './section.tsx';

type ShownOnceProps = {
  title: string;
  /** What the secret is called. */
  label: string;
  made: { message: string; secret: string };
  onDone: () => void;
};

/** The only time a secret is shown; where nothing may be copied by a button it can be selected. */
export function ShownOnce({ title, label, made, onDone }: ShownOnceProps) {
  const [state, setState] = useState<'waiting' | 'copied' | 'refused'>('waiting');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(made.secret);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <>
      <Notice kind="success" title={title}>
        {made.message}
      </Notice>
      <p aria-label={label} className="mt-4 rounded-control bg-sunken p-3 font-mono text-sm break-all select-all">
        {made.secret}
      </p>
      {state === 'refused' ? (
        <p role="alert" className="mt-2 text-sm text-muted">
          Your browser does not let us copy it. Please select it.
        </p>
      ) : null}
      <SectionActions>
        <Button onClick={() => void copy()}>
          {state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
          {state === 'copied' ? 'Copied' : 'Copy'}
        </Button>
        <Button variant="primary" onClick={onDone}>
          I have kept it
        </Button>
      </SectionActions>
    </>
  );
}
