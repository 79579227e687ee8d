import { product } from '@tillsight/contract/product';
import { readFirstSteps, type FirstSteps as Steps } from '@tillsight/contract/welcome';
import { ArrowRight, Check } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { noteWhetherAllDone } from './steps-memory.ts';
import { useAnswer } from './use-answer.ts';

const steps: readonly { key: keyof Steps; title: string; text: string; to: string }[] = [
  { key: 'store', title: 'Connect your store', text: 'Your answers come from it.', to: paths.integrations() },
  {
    key: 'question',
    title: `Ask ${product.assistant} a question`,
    text: 'How were sales yesterday?',
    to: paths.chat(),
  },
  { key: 'phone', title: 'Link your WhatsApp', text: 'For reports and answers.', to: paths.configurations() },
  { key: 'report', title: 'Start a report', text: 'Pick its figures and time.', to: paths.configurations() },
];

export type FirstStepsProps = {
  userId: string;
  /** Stands there until it is known what is done. */
  room: ReactNode;
};

/** What the server knows to be done. It stands before everything else, and is gone when nothing is left to do. */
export function FirstSteps({ userId, room }: FirstStepsProps) {
  const { answer, isBusy, retry } = useAnswer(readFirstSteps);
  const done = answer?.kind === 'answer' ? answer.told.steps : null;
  const count = steps.filter(({ key }) => done?.[key]).length;
  const isAll = count === steps.length;
  const next = steps.find(({ key }) => done?.[key] === false)?.key;
  useEffect(() => {
    if (done !== null) noteWhetherAllDone(userId, isAll);
  }, [done, isAll, userId]);
  if (answer?.kind === 'failure') return <Failure words={answer.words} isBusy={isBusy} onRetry={retry} />;
  if (done === null) return room;
  if (isAll) return null;
  return (
    <section aria-labelledby="first-steps" className="mb-6">
      <div className="flex items-baseline gap-3">
        <h2 id="first-steps" className="text-base font-semibold">
          First Steps
        </h2>
        <p className="text-sm text-muted">
          {count} of {steps.length} done
        </p>
        {next === 'store' ? (
          <p className="text-sm text-muted max-sm:hidden">Your store isn’t connected yet: start there.</p>
        ) : null}
      </div>
      <ol className="mt-3 grid gap-px overflow-hidden rounded-card bg-line ring-1 ring-line sm:grid-cols-2 xl:grid-cols-4">
        {steps.map(({ key, ...step }, at) => (
          <li key={key} className="grid bg-surface">
            {done[key] ? <Done title={step.title} /> : <Open {...step} number={at + 1} isNext={key === next} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

const row = 'flex min-h-14 items-center gap-3 px-4 py-3 text-sm sm:min-h-[4.75rem]';

function Done({ title }: { title: string }) {
  return (
    <p className={`${row} text-muted`}>
      <span className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <Check aria-hidden className="size-4" />
      </span>
      <span>
        {title}
        <span className="sr-only">, done</span>
      </span>
    </p>
  );
}

type OpenProps = { title: string; text: string; to: string; number: number; isNext: boolean };

/** The first of them is the one to take. */
function Open({ title, text, to, number, isNext }: OpenProps) {
  return (
    <Link
      to={to}
      className={cx('group transition-colors', row, '-outline-offset-2', isNext ? 'bg-accent-soft' : 'hover:bg-hover')}
    >
      <span
        aria-hidden
        className={cx(
          'grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold',
          isNext ? 'bg-accent text-on-accent' : 'text-muted ring-1 ring-edge ring-inset',
        )}
      >
        {number}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        <span className="block text-muted">{text}</span>
      </span>
      <ArrowRight
        aria-hidden
        className={cx(
          'size-4 shrink-0 transition-transform group-hover:translate-x-0.5 xl:hidden',
          isNext ? 'text-accent-ink' : 'text-faint',
        )}
      />
    </Link>
  );
}

type FailureProps = { words: string; isBusy: boolean; onRetry: () => void };

function Failure({ words, isBusy, onRetry }: FailureProps) {
  return (
    <div className="mb-6">
      <Notice kind="error" title="Your first steps couldn't be loaded">
        <p>{words}</p>
        <Button shape="small" busy={isBusy} onClick={onRetry} className="mt-2">
          Try again
        </Button>
      </Notice>
    </div>
  );
}
