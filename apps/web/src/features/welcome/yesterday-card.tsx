import { readYesterday, type Yesterday } from '@tillsight/contract/welcome';
import { ArrowDown, ArrowUp, Minus, Plug } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { useAnswer } from './use-answer.ts';
import { YesterdayRoom } from './yesterday-room.tsx';

/** What the role looks at first, of yesterday, and a way to ask what is behind it. */
export function YesterdayCard() {
  const { answer, isBusy, retry } = useAnswer(readYesterday);
  if (answer === null) return <YesterdayRoom />;
  if (answer.kind === 'failure') return <Away words={answer.words} isBusy={isBusy} onRetry={retry} />;
  const { yesterday } = answer.told;
  if (yesterday.state === 'unconnected') return <Unconnected missing={yesterday.missing} />;
  if (yesterday.state === 'away') return <Away words={yesterday.missing.join(' ')} isBusy={isBusy} onRetry={retry} />;
  return <Figures yesterday={yesterday} />;
}

function Figures({ yesterday: { day, usual, figures, source, question, missing } }: { yesterday: Yesterday }) {
  const isCompared = figures.some(({ change }) => change !== undefined);
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-4 sm:min-h-8">
        <h2 id="yesterday" className="text-base font-semibold">
          Yesterday <span className="font-normal text-muted">· {day}</span>
        </h2>
        {question ? (
          <Button shape="small" asChild>
            <Link to={paths.chat()} state={{ question }} title={question}>
              Ask why
            </Link>
          </Button>
        ) : null}
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        {figures.map(figure => (
          <Figure key={figure.key} figure={figure} />
        ))}
      </dl>
      <p className="mt-3 min-h-4 text-xs text-faint">
        {[isCompared ? `Compared with ${usual}.` : '', source, ...missing].filter(Boolean).join(' ')}
      </p>
    </>
  );
}

const directions = {
  up: { Icon: ArrowUp, word: 'up ' },
  down: { Icon: ArrowDown, word: 'down ' },
  same: { Icon: Minus, word: '' },
} as const;

const moods = { good: 'text-accent-ink', bad: 'text-loss-ink', plain: 'text-muted' } as const;

function Figure({ figure: { name, value, change } }: { figure: Yesterday['figures'][number] }) {
  const { Icon, word } = directions[change?.direction ?? 'same'];
  return (
    <div className="min-w-0">
      <dt className="truncate text-xs font-medium text-muted">{name}</dt>
      <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className="text-lg font-semibold tracking-tight">{value}</span>
        {change ? (
          <span className={cx('flex items-center gap-0.5 text-xs font-semibold max-sm:w-full', moods[change.mood])}>
            <Icon aria-hidden className="size-3.5" />
            <span className="sr-only">{word}</span>
            {change.direction === 'same' ? 'no change' : change.text.replace(/^[+−]/, '')}
          </span>
        ) : null}
      </dd>
    </div>
  );
}

/** Of nobody's shop. */
const sample = [
  { name: 'Total sales', value: '₹2,18,460' },
  { name: 'Orders', value: '78' },
  { name: 'Average order value', value: '₹2,801' },
  { name: 'Conversion rate', value: '2.1%' },
];

/** In the shape of what will stand here. */
function Unconnected({ missing }: { missing: string[] }) {
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:min-h-8">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="yesterday" className="text-base font-semibold">
            Yesterday’s figures will be here
          </h2>
          <Badge>Sample, made up</Badge>
        </div>
        <Button variant="primary" shape="small" asChild>
          <Link to={paths.integrations()}>
            <Plug aria-hidden />
            Connect your store
          </Link>
        </Button>
      </div>
      <div aria-hidden className="mt-3 grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        {sample.map(({ name, value }) => (
          <p key={name} className="min-w-0">
            <span className="block truncate text-xs font-medium text-faint">{name}</span>
            <span className="mt-0.5 block text-lg font-semibold tracking-tight text-faint tabular-nums">{value}</span>
          </p>
        ))}
      </div>
      <p className="mt-3 min-h-4 text-xs text-muted">
        {missing.length > 0 ? missing.join(' ') : 'Yours come as soon as your store is connected.'}
      </p>
    </>
  );
}

function Away({ words, isBusy, onRetry }: { words: string; isBusy: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <h2 id="yesterday" className="text-base font-semibold">
          Yesterday’s figures are not here yet
        </h2>
        <p className="mt-1 max-w-prose text-sm text-muted">{words}</p>
      </div>
      <Button busy={isBusy} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
