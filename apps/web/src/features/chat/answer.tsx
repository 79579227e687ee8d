import type { Chart } from '@tillsight/contract/chart';
import type { AnswerParts } from '@tillsight/contract/chat';
import { ArrowDown, ArrowUp, ChevronRight, ExternalLink, Minus, X } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { PlatformMark } from '../../shell/platform-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { Bubble, Words } from './bubble.tsx';
import { chartHeightPx } from './chart-option.ts';
import { AnswerTable, ChartValues } from './chart-values.tsx';
import type { AssistantMessage } from './conversation.ts';

const ChartDrawing = lazy(async () => ({ default: (await import('./chart-drawing.tsx')).ChartDrawing }));

type AnswerProps = {
  message: AssistantMessage;
  question: string;
  onAsk: ((question: string) => void) | undefined;
};

export function Answer({ message, question: asked, onAsk }: AnswerProps) {
  const { chart, table, parts, steps, metricsIncluded, alternatives, carried = [], connect, links = [] } = message;
  // What was refused, asked back or defined has no figures to keep or to pass on.
  const hasFigures = message.isBusinessRelated && metricsIncluded.length > 0;
  return (
    <>
      {onAsk && carried.length > 0 ? <Carried carried={carried} onAsk={onAsk} /> : null}
      <Bubble message={message}>
        {parts ? <Parts parts={parts} /> : <Words text={message.content} />}
        {chart ? <Drawn chart={chart} isTitled={!parts?.sentence && !parts?.label} /> : null}
        {table ? <AnswerTable table={table} /> : null}
        {parts ? <Points points={parts.points} /> : null}
        {metricsIncluded.length > 0 ? (
          <p className="mt-3 border-t border-line pt-2 text-xs text-faint">
            Data sources: {metricsIncluded.join(', ')}
          </p>
        ) : null}
        {steps && steps.length > 0 ? <Steps steps={steps} /> : null}
        {parts && parts.notes.length > 0 ? <Notes notes={parts.notes} /> : null}
        {links.length > 0 ? <Links links={links} /> : null}
        {connect ? <ConnectCard {...connect} /> : null}
        {hasFigures ? <AnswerActions message={message} question={asked} /> : null}
      </Bubble>
      {onAsk && alternatives.length > 0 ? (
        <ul aria-label="Other questions" className="-mt-2 flex flex-wrap gap-2">
          {alternatives.map(({ label, question }) => (
            <li key={label + question}>
              <button
                type="button"
                title={question}
                onClick={() => onAsk(question)}
                className="min-h-11 rounded-full px-4 text-left text-sm font-medium text-accent-ink ring-1 ring-accent/50 transition-colors ring-inset hover:bg-accent-soft sm:min-h-8 sm:px-3"
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** To the platforms' own screens. */
function Links({ links }: { links: NonNullable<AssistantMessage['links']> }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4">
      {links.map(({ label, address }) => (
        <li key={address}>
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-1.5 font-medium text-accent-ink underline underline-offset-2 sm:min-h-8"
          >
            {label}
            <ExternalLink aria-hidden className="size-3.5" />
          </a>
        </li>
      ))}
    </ul>
  );
}

type ConnectCardProps = NonNullable<AssistantMessage['connect']>;

/** What is missing can be mended from here. */
function ConnectCard({ provider, title }: ConnectCardProps) {
  return (
    <p className="mt-3 mb-1">
      <Button variant="primary" asChild>
        <Link to={paths.integrations()} state={{ connect: provider }}>
          <PlatformMark of={provider} className="size-5!" />
          Connect {title}
        </Link>
      </Button>
    </p>
  );
}

type CarriedProps = { carried: NonNullable<AssistantMessage['carried']>; onAsk: (question: string) => void };

/** What was taken from the talk; a tap asks without it. */
function Carried({ carried, onAsk }: CarriedProps) {
  return (
    <ul aria-label="Taken from your earlier questions" className="-mb-2 flex flex-wrap items-center gap-2 text-xs">
      <li aria-hidden className="text-faint">
        Still:
      </li>
      {carried.map(({ kind, label, question }) => (
        <li key={kind + label}>
          <button
            type="button"
            aria-label={`Ask without ${label}`}
            onClick={() => onAsk(question)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-sunken px-3 font-medium text-muted transition-colors hover:bg-hover hover:text-ink sm:min-h-7"
          >
            {label}
            <X aria-hidden className="size-3" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The figure, then what it means. */
function Parts({ parts: { headline, label, sentence } }: { parts: AnswerParts }) {
  return (
    <>
      {label ? <p className="py-1 text-xs font-medium text-muted">{label}</p> : null}
      {headline ? (
        <div className="py-1">
          <p className="text-xs font-medium text-muted">{headline.label}</p>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-xl font-semibold tracking-tight tabular-nums">{headline.value}</span>
            {headline.change ? <Change change={headline.change} /> : null}
          </p>
        </div>
      ) : null}
      {sentence ? <Words text={sentence} /> : null}
    </>
  );
}

const directions = {
  up: { Icon: ArrowUp, words: 'up ' },
  down: { Icon: ArrowDown, words: 'down ' },
  same: { Icon: Minus, words: '' },
} as const;

/** An arrow and a word; whether more is better depends on the figure, so the colour does not judge. */
function Change({ change }: { change: NonNullable<NonNullable<AnswerParts['headline']>['change']> }) {
  const { Icon, words } = directions[change.direction];
  return (
    <>
      <span className="inline-flex items-center gap-1 rounded-full bg-sunken px-2 py-0.5 text-xs font-semibold tabular-nums">
        <Icon aria-hidden className="size-3.5" />
        <span className="sr-only">{words}</span>
        {change.text}
      </span>
      <span className="text-xs text-muted tabular-nums">{change.against}</span>
    </>
  );
}

/** Of a chart on a desk, for the room that is kept until it is drawn. */
const usualWidthPx = 560;

/** What the sentence above it says already is its title for screen readers only. */
function Drawn({ chart, isTitled }: { chart: Chart; isTitled: boolean }) {
  return (
    <figure className="mt-3 w-[40rem] max-w-full">
      <figcaption className={isTitled ? 'mb-2 text-xs font-medium text-muted' : 'sr-only'}>{chart.title}</figcaption>
      <div style={{ minHeight: chartHeightPx(chart, usualWidthPx) }}>
        <Suspense fallback={<Skeleton className="h-48 w-full" />}>
          <ChartDrawing chart={chart} />
        </Suspense>
      </div>
      <ChartValues chart={chart} />
    </figure>
  );
}

/** As many stand there at once; a numbered list is what was asked for and stays whole. */
const most = 3;

function Points({ points }: { points: string[] }) {
  if (points.length === 0) return null;
  const isList = points.some(point => /^\d+\. /.test(point));
  const shown = isList ? points : points.slice(0, most);
  const rest = points.slice(shown.length);
  const [only] = points;
  if (points.length === 1 && only && !isList) return <p className="mt-2 break-words tabular-nums">{only}</p>;
  return (
    <>
      <Lines lines={shown} isPlain={isList} />
      {rest.length > 0 ? (
        <Fold summary={`${rest.length} more`}>
          <Lines lines={rest} isPlain={false} />
        </Fold>
      ) : null}
    </>
  );
}

function Lines({ lines, isPlain }: { lines: string[]; isPlain: boolean }) {
  return (
    <ul className={cx('mt-2 space-y-1 tabular-nums', !isPlain && 'list-disc pl-4 marker:text-faint')}>
      {lines.map((line, at) => (
        <li key={`${at} ${line}`} dir="auto" className="break-words">
          <Line text={line} />
        </li>
      ))}
    </ul>
  );
}

/** "1. Reorder about 310 of …: it sold 345 in 28 days": what to do, or what it is about, is found at a glance. */
function Line({ text }: { text: string }) {
  const [, subject, rest] = /^(\d+\. .+?)(: .+)$/s.exec(text) ?? [];
  if (subject === undefined) return text;
  return (
    <>
      <span className="font-semibold">{subject}</span>
      {rest}
    </>
  );
}

function Notes({ notes }: { notes: string[] }) {
  return (
    <Fold summary="About these figures">
      {notes.map(note => (
        <p key={note} className="mt-1 max-w-prose text-xs leading-5 text-muted">
          {note}
        </p>
      ))}
    </Fold>
  );
}

/** What was looked up on the way, in order. */
function Steps({ steps }: { steps: NonNullable<AssistantMessage['steps']> }) {
  return (
    <Fold summary={steps.length === 1 ? 'Worked out in 1 step' : `Worked out in ${steps.length} steps`}>
      <ol className="mt-1 max-w-prose list-decimal space-y-1 pl-5 text-xs leading-5 text-muted marker:text-faint">
        {steps.map(({ asked, found, milliseconds }, at) => (
          <li key={`${at} ${asked}`} dir="auto" className="break-words">
            {asked}: <span className="text-ink">{found}</span>
            <span className="text-faint tabular-nums"> · {(milliseconds / 1000).toFixed(1)} s</span>
          </li>
        ))}
      </ol>
    </Fold>
  );
}

function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group mt-1">
      <summary className="flex min-h-11 w-fit list-none items-center rounded-[0.2rem] text-xs font-medium text-muted underline-offset-4 hover:underline sm:min-h-6">
        <ChevronRight aria-hidden className="mr-1 size-3.5 transition-transform group-open:rotate-90" />
        {summary}
      </summary>
      {children}
    </details>
  );
}
