import type { Delivery } from '@tillsight/contract/whatsapp';
import { Check, Send } from 'lucide-react';
import { useState } from 'react';
import { reportMessageOf } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { notify } from '../../../ui/toaster.tsx';
import type { Choice } from '../draft.ts';
import { useTestReport } from './api.ts';
import { progressOf, stateWords, stepsOf, type Step } from './words.ts';

type TestReportProps = { choice: Choice; deliveries: Delivery[]; isEdited: boolean };

export function TestReport({ choice, deliveries, isEdited }: TestReportProps) {
  const test = useTestReport(choice);
  const [earlier, setEarlier] = useState<ReadonlySet<string> | null>(null);
  const mine = earlier === null ? undefined : deliveries.find(({ id, test: isTest }) => isTest && !earlier.has(id));
  const isBeingMade = test.isPending || mine?.state === 'planned' || mine?.state === 'sending';
  const send = () => {
    setEarlier(new Set(deliveries.map(({ id }) => id)));
    test.mutate(undefined, {
      onError: error => {
        setEarlier(null);
        notify({ title: 'Error', text: reportMessageOf(error), destructive: true });
      },
    });
  };
  return (
    <div className="mt-5 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={send} busy={isBeingMade}>
          {isBeingMade ? null : <Send aria-hidden />}
          Send me a test now
        </Button>
        {isEdited ? <p className="text-sm text-faint">The test uses your last saved version.</p> : null}
      </div>
      {/* It stands here from the start, so that what appears in it is read out. */}
      <div aria-live="polite" className="empty:hidden">
        {mine ? <Progress test={mine} /> : null}
      </div>
    </div>
  );
}

function Progress({ test }: { test: Delivery }) {
  const steps = stepsOf(test);
  if (steps === null) {
    return (
      <div className="mt-4">
        <Notice kind="warning" title={stateWords[test.state].word}>
          {progressOf(test)}
        </Notice>
      </div>
    );
  }
  return (
    <div className="mt-4">
      <ol className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {steps.map(step => (
          <StepItem key={step.word} {...step} />
        ))}
      </ol>
      <p className="mt-2 text-sm text-muted">{progressOf(test)}</p>
    </div>
  );
}

const looks: Record<Step['progress'], string> = {
  done: 'text-accent-ink',
  now: 'font-medium text-ink',
  later: 'text-faint',
};

function StepItem({ word, progress }: Step) {
  return (
    <li
      aria-current={progress === 'now' ? 'step' : undefined}
      className={cx('flex items-center gap-1.5', looks[progress])}
    >
      {progress === 'done' ? <Check aria-hidden className="size-4" /> : null}
      {progress === 'now' ? <Spinner /> : null}
      {progress === 'later' ? <span aria-hidden className="mx-1 size-2 rounded-full ring-1 ring-edge" /> : null}
      {word}
      {progress === 'done' ? <span className="sr-only">, done</span> : null}
    </li>
  );
}
