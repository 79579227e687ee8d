import { product } from '@tillsight/contract/product';
import { useEffect, useState } from 'react';
import { TitledCard } from '../../ui/card.tsx';
import { useClock } from '../../use-clock.ts';
import { useReportWords } from './api.ts';
import type { Draft, Options } from './draft.ts';
import { RealReport } from './real-report.tsx';
import { reportPreview, type ReportPreview } from './report-preview.ts';

/** How the report will look on a phone; the figures are samples. */
export function PreviewCard({ draft, options, isEdited }: { draft: Draft; options: Options; isEdited: boolean }) {
  const clock = useClock();
  const now = useMinute();
  const preview = reportPreview(draft, options, useReportWords());
  return (
    <TitledCard title="WhatsApp Preview" text="With sample figures">
      <div className="mx-auto max-w-80 overflow-hidden rounded-[1.75rem] border-8 border-sunken ring-1 ring-line">
        <div className="flex items-center gap-3 bg-accent px-4 py-3 text-on-accent">
          <span
            aria-hidden
            className="grid size-9 place-items-center rounded-full bg-on-accent/20 text-sm font-semibold"
          >
            {product.reportBot.charAt(0)}
          </span>
          <div className="leading-tight">
            <p className="text-sm font-semibold">{product.reportBot}</p>
            <p className="text-xs">Online</p>
          </div>
        </div>
        <div className="min-h-72 bg-sunken p-3">
          {draft.selectedMetrics.length === 0 ? (
            <p className="px-4 py-24 text-center text-sm text-muted">Add some metrics to see the preview</p>
          ) : (
            <div className="rounded-card rounded-tl-[0.2rem] bg-surface p-3 text-sm">
              <p className="font-semibold">{preview.header}</p>
              <PreviewBody body={preview.body} />
              {preview.more > 0 ? <p className="mt-2 text-muted">+{preview.more} more metrics...</p> : null}
              <p className="mt-3 border-t border-line pt-2 text-xs text-faint">
                Scheduled for {draft.time || '--:--'} • Powered by {product.name}
              </p>
              <time className="mt-1 block text-right text-xs text-faint">{clock.time(now)}</time>
            </div>
          )}
        </div>
      </div>
      <RealReport choice={draft} isEdited={isEdited} />
    </TitledCard>
  );
}

function PreviewBody({ body }: { body: ReportPreview['body'] }) {
  if (body.kind === 'flat') return <PreviewMetrics metrics={body.metrics} />;
  return body.sections.map(({ section, metrics }) => (
    <div key={section} className="mt-3">
      <p className="text-xs font-semibold text-muted">{section}</p>
      <PreviewMetrics metrics={metrics} />
    </div>
  ));
}

type PreviewMetrics = Extract<ReportPreview['body'], { kind: 'flat' }>['metrics'];

function PreviewMetrics({ metrics }: { metrics: PreviewMetrics }) {
  return (
    <ul className="mt-1 space-y-1">
      {metrics.map(({ key, name, value, emoji }) => (
        <li key={key} className="flex items-baseline gap-1.5">
          <span aria-hidden className="w-4 shrink-0 text-center">
            {emoji}
          </span>
          <span className="min-w-0 flex-1 break-words">{name}</span>
          <span className="font-semibold tabular-nums">{value}</span>
        </li>
      ))}
    </ul>
  );
}

/** The time of day, renewed when its minute is over. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const untilNextMinuteMs = 60_000 - (now % 60_000);
    const minute = window.setTimeout(() => setNow(Date.now()), untilNextMinuteMs);
    return () => window.clearTimeout(minute);
  }, [now]);
  return now;
}
