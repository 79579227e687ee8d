import type { Schedule } from '@tillsight/contract/schedules';
import type { FocusEvent } from 'react';
import { ChannelSelect, PauseButton } from '../../shell/sent-by.tsx';
import { SentenceRow } from '../../shell/sentence-row.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Input } from '../../ui/input.tsx';
import type { Clock } from '../../clock.ts';
import { useClock } from '../../use-clock.ts';
import { useChangeSchedule, useEndSchedule } from './api.ts';

export function ScheduleRow({ schedule }: { schedule: Schedule }) {
  const clock = useClock();
  const change = useChangeSchedule(schedule);
  const end = useEndSchedule(schedule);
  const { title, time } = schedule;
  const shared = { disabled: change.isPending, onChange: change.mutate };
  // A time is typed digit by digit, and each would be a change; one that was only taken out is put back.
  const move = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.value === '') target.value = time;
    else if (target.value !== time) change.mutate({ time: target.value });
  };
  return (
    <SentenceRow
      title={
        <>
          {title} <StateBadge schedule={schedule} />
        </>
      }
      lines={[timesOf(schedule, clock), lastOf(schedule, clock)]}
      controls={
        <>
          <div className="w-36 max-sm:w-full">
            <Input
              key={time}
              type="time"
              aria-label={`When to send: ${title}`}
              defaultValue={time}
              disabled={change.isPending}
              onBlur={move}
              onKeyDown={({ key, currentTarget }) => (key === 'Enter' ? currentTarget.blur() : undefined)}
            />
          </div>
          <ChannelSelect label={`Where to send: ${title}`} channel={schedule.channel} {...shared} />
          <PauseButton title={title} isPaused={schedule.is_paused} {...shared} />
        </>
      }
      ending={{
        of: title,
        verb: 'End',
        busyVerb: 'Ending...',
        title: 'End this schedule?',
        description: title,
        action: end,
      }}
    />
  );
}

const isSilent = ({ last }: Schedule): boolean => last !== null && /^(?:failed|unknown)$/.test(last.state);

function StateBadge({ schedule }: { schedule: Schedule }) {
  if (schedule.is_paused) return <Badge>Paused</Badge>;
  if (isSilent(schedule)) return <Badge tone="yellow">Could not send</Badge>;
  return <Badge tone="green">On</Badge>;
}

function timesOf({ when, next_at, is_paused }: Schedule, { moment }: Clock): string {
  const said = `${when.charAt(0).toUpperCase()}${when.slice(1)}.`;
  if (is_paused) return `${said} Nothing is sent while it is paused.`;
  return next_at === null ? said : `${said} Next: ${moment(next_at)}.`;
}

function lastOf({ last }: Schedule, { moment }: Clock): string {
  if (last === null) return 'Not sent yet.';
  const at = moment(last.at);
  const because = last.reason === null ? '' : ` ${last.reason}`;
  switch (last.state) {
    case 'planned':
    case 'sending':
      return `On its way since ${at}.${because}`;
    case 'skipped':
      return `Not sent ${at}.${because}`;
    case 'failed':
      return `Could not be sent ${at}.${because}`;
    case 'unknown':
      return `Perhaps sent ${at}.${because}`;
    default:
      return `Sent ${at}.${because}`;
  }
}
