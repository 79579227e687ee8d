import { product } from '@tillsight/contract/product';
import { readFirstSteps, type FirstSteps as Steps } from '@tillsight/contract/welcome';
import { ArrowRight, Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call, messageOf } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';

const steps: readonly { key: keyof Steps; title: string; text: string; to: string }[] = [
  { key: 'store', title: 'Connect your store', text: "It's where your answers come from.", to: paths.integrations() },
  {
    key: 'question',
    title: `Ask ${product.assistant} a question`,
    text: 'For example: What were my sales yesterday?',
    to: paths.chat(),
  },
  { key: 'phone', title: 'Link your WhatsApp', text: 'For reports and answers there.', to: paths.configurations() },
  {
    key: 'report',
    title: 'Schedule a report',
    text: 'Pick what you want to see, and when.',
    to: paths.configurations(),
  },
];

type Answer = { kind: 'steps'; done: Steps } | { kind: 'failure'; words: string };

/** What the server knows to be done. Below everything else, and gone when nothing is left to do. */
export function FirstSteps() {
  const [attempt, setAttempt] = useState(0);
  const [latest, setLatest] = useState<{ answer: Answer | null; attempt: number }>({ answer: null, attempt });
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const answer = await askServer();
      if (isWanted) setLatest({ answer, attempt });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  const { answer } = latest;
  if (answer === null) return null;
  if (answer.kind === 'failure') {
    const isBusy = latest.attempt !== attempt;
    return <Failure words={answer.words} isBusy={isBusy} onRetry={() => setAttempt(attempt + 1)} />;
  }
  const count = steps.filter(({ key }) => answer.done[key]).length;
  if (count === steps.length) return null;
  return (
    <section aria-labelledby="first-steps" className="mt-10">
      <h2 id="first-steps" className="text-lg font-semibold">
        First Steps
      </h2>
      <p className="mt-1 text-sm text-muted">
        {count} of {steps.length} done
      </p>
      <Card className="mt-5 p-0! sm:p-0!">
        <ol className="divide-y divide-line">
          {steps.map(({ key, ...step }) => (
            <li key={key}>{answer.done[key] ? <Done title={step.title} /> : <Open {...step} />}</li>
          ))}
        </ol>
      </Card>
    </section>
  );
}

async function askServer(): Promise<Answer> {
  try {
    return { kind: 'steps', done: (await call(readFirstSteps, {})).steps };
  } catch (error) {
    return { kind: 'failure', words: messageOf(error) };
  }
}

const row = 'flex min-h-14 items-center gap-4 px-5 py-3 sm:px-6';

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

function Open({ title, text, to }: { title: string; text: string; to: string }) {
  return (
    <Link to={to} className={`group transition-colors hover:bg-hover ${row}`}>
      <span aria-hidden className="size-6 shrink-0 rounded-full ring-1 ring-edge ring-inset" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-muted">{text}</span>
      </span>
      <ArrowRight aria-hidden className="size-4 shrink-0 text-faint transition-transform group-hover:translate-x-0.5" />
    </Link>
  );
}

type FailureProps = { words: string; isBusy: boolean; onRetry: () => void };

function Failure({ words, isBusy, onRetry }: FailureProps) {
  return (
    <div className="mt-10">
      <Notice kind="error" title="Your first steps could not be loaded">
        <p>{words}</p>
        <Button shape="small" busy={isBusy} onClick={onRetry} className="mt-2">
          Try again
        </Button>
      </Notice>
    </div>
  );
}
