import { channelTitles } from '@tillsight/contract/channel';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { reportMessageOf } from '../../../api.ts';
import { ownTimeZone } from '../../../clock.ts';
import { OwnPhone, type PhoneTask } from '../../../shell/phone/own-phone.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TitledCard } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Choice } from '../draft.ts';
import { useReportOverview, type Overview } from './api.ts';
import { TestReport } from './test-report.tsx';
import { ownTime } from './words.ts';

type DeliveryCardProps = {
  choice: Choice;
  isEdited: boolean;
  /** There while nothing is saved for this report. */
  start: Start | undefined;
};

type Start = { isBusy: boolean; isPossible: boolean; onStart: () => void };

/** To whom the report goes, when, by which way, and a test of all that. */
export function DeliveryCard({ choice, isEdited, start }: DeliveryCardProps) {
  const [task, setTask] = useState<PhoneTask>(null);
  const overview = useReportOverview(choice, task === 'link');
  const { data } = overview;
  return (
    <TitledCard title="Delivery" text="Who gets this report, and when.">
      {overview.isError ? (
        <div className="mb-4 last:mb-0">
          <Notice kind="error" title={data ? 'This may be out of date' : "Your deliveries couldn't be loaded"}>
            <p>{reportMessageOf(overview.error)}</p>
            <Button shape="small" busy={overview.isFetching} onClick={() => void overview.refetch()} className="mt-2">
              Try again
            </Button>
          </Notice>
        </div>
      ) : null}
      {data ? (
        <>
          {start ? <StartReport {...start} /> : null}
          <Facts overview={data} isStarted={start === undefined} task={task} onTask={setTask} />
          <TestReport
            key={`${choice.role} ${choice.frequency}`}
            choice={choice}
            deliveries={data.deliveries}
            isEdited={isEdited}
          />
        </>
      ) : overview.isError ? null : (
        <LoadingFacts />
      )}
    </TitledCard>
  );
}

/** What stands on the screen goes out as it is: to these people, in this rhythm, at this time. */
function StartReport({ isBusy, isPossible, onStart }: Start) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-control bg-accent-soft p-3 sm:pl-4">
      <p className="min-w-0 text-sm">
        <span className="block font-medium">This report is not on yet.</span>
        <span className="block text-muted">Start it as it is. You can change everything later.</span>
      </p>
      <Button variant="primary" busy={isBusy} disabled={!isPossible} onClick={onStart}>
        {isBusy ? null : <Play aria-hidden />}
        Start this report
      </Button>
    </div>
  );
}

type FactsProps = { overview: Overview; isStarted: boolean; task: PhoneTask; onTask: (task: PhoneTask) => void };

function Facts({ overview, isStarted, task, onTask }: FactsProps) {
  return (
    <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <Fact term="Next delivery">
        <NextDelivery next={overview.next} />
      </Fact>
      <Fact term="Recipients">
        <ul className="space-y-1">
          {overview.recipients.map(({ name, channel }, index) => (
            <li key={`${index} ${name}`} className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="min-w-0 break-words">{name}</span>
              <Badge tone={channel === 'email' ? 'grey' : 'green'}>{channelTitles[channel]}</Badge>
            </li>
          ))}
        </ul>
        {overview.recipients.length === 0 ? <span className="text-muted">Nobody has this role yet.</span> : null}
      </Fact>
      <Fact term="Your WhatsApp" className="sm:col-span-2">
        <OwnPhone phone={overview.phone} isQuiet={!isStarted} task={task} onTask={onTask} />
      </Fact>
    </dl>
  );
}

function NextDelivery({ next }: { next: Overview['next'] }) {
  if (!next) return <span className="text-muted">Not scheduled yet</span>;
  const own = ownTime(next.at, next.time_zone, ownTimeZone());
  return (
    <>
      <time dateTime={next.at} className="font-medium tabular-nums">
        {next.local}
      </time>
      <span className="block text-muted">
        {next.time_zone.replaceAll('_', ' ')}
        {own ? ` (${own} where you are)` : ''}
      </span>
    </>
  );
}

function Fact({ term, className, children }: { term: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="mb-1 text-xs font-medium text-faint">{term}</dt>
      <dd className="text-sm">{children}</dd>
    </div>
  );
}

function LoadingFacts() {
  return (
    <div aria-busy className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <output className="sr-only">Loading the deliveries…</output>
      {['w-40', 'w-32', 'w-4/5'].map(width => (
        <div key={width} className={width === 'w-4/5' ? 'sm:col-span-2' : undefined}>
          <Skeleton className="h-3 w-20" />
          <Skeleton className={`mt-2 h-5 ${width}`} />
          <Skeleton className="mt-1 h-4 w-24" />
        </div>
      ))}
      <Skeleton className="h-11 w-44 sm:h-10" />
    </div>
  );
}
