/** What an answer says and shows, drawn alike in the talk and on a board. */
import type { Chart } from '@tillsight/contract/chart';
import type { AnswerParts, AskResponse } from '@tillsight/contract/chat';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { cx } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AdPictures } from './ad-pictures.tsx';
import { chartHeightPx } from './chart-option.ts';
import { AnswerTable, ChartValues } from './chart-values.tsx';
import { Fold } from './fold.tsx';
import { HeldTogether, Words } from './words.tsx';

const ChartDrawing = lazy(async () => ({ default: (await import('./chart-drawing.tsx')).ChartDrawing }));

type AnswerFiguresProps = {
  answer: Pick<AskResponse, 'response' | 'chart' | 'table' | 'parts' | 'ads'>;
  /** Among others there is little room: the first rows and the first point, the others one tap away. */
  isTile?: boolean;
};

export function AnswerFigures({ answer: { response, chart, table, parts, ads }, isTile = false }: AnswerFiguresProps) {
  return (
    <>
      {parts ? <Parts parts={parts} /> : <Words text={response} />}
      {ads ? <AdPictures ads={isTile ? ads.slice(0, rowsOnTile) : ads} /> : null}
      {chart ? <Drawn chart={chart} isTitled={!parts?.sentence && !parts?.label} /> : null}
      {table ? <AnswerTable table={table} atOnce={isTile ? rowsOnTile : rowsInTalk} /> : null}
      {parts ? <Points points={parts.points} isTile={isTile} /> : null}
    </>
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

const moods = {
  good: 'bg-accent-soft text-accent-ink',
  bad: 'bg-loss-soft text-loss-ink',
  plain: 'bg-sunken',
} as const;

/** An arrow and a word, and a colour where more or less is better. */
function Change({ change }: { change: NonNullable<NonNullable<AnswerParts['headline']>['change']> }) {
  const { Icon, words } = directions[change.direction];
  return (
    <>
      <span
        className={cx(
          'inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-xs font-semibold tabular-nums',
          moods[change.mood ?? 'plain'],
        )}
      >
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

/** As many rows of a table stand in the talk, and of a table or a list on a tile. */
const [rowsInTalk, rowsOnTile] = [10, 5];

/** As many stand there at once; a numbered list is what was asked for and stays whole, if there is room. */
function Points({ points, isTile }: { points: string[]; isTile: boolean }) {
  if (points.length === 0) return null;
  const isList = points.some(point => /^\d+\. /.test(point));
  const most = isTile ? (isList ? rowsOnTile : 1) : isList ? points.length : 3;
  const shown = points.slice(0, most);
  const rest = points.slice(shown.length);
  const [only] = points;
  if (points.length === 1 && only && !isList) return <p className="mt-2 break-words tabular-nums">{only}</p>;
  return (
    <>
      <Lines lines={shown} isPlain={isList} />
      {rest.length > 0 ? (
        <Fold summary={`${rest.length} more`}>
          <Lines lines={rest} isPlain={isList} />
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
  if (subject === undefined) return <HeldTogether text={text} />;
  return (
    <>
      <span className="font-semibold">{subject}</span>
      <HeldTogether text={rest ?? ''} />
    </>
  );
}
