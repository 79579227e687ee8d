import type { Schedule } from '@tillsight/contract/schedules';
import { useState, type FocusEvent } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import type { Clock } from '../../clock.ts';
import { useClock } from '../../use-clock.ts';
import { useChangeSchedule, useEndSchedule } from './api.ts';

export function ScheduleRow({ schedule }: { schedule: Schedule }) {
  const clock = useClock();
  const change = useChangeSchedule(schedule);
  const end = useEndSchedule(schedule);
  const [isEnding, setEnding] = useState(false);
  const { title, time, channel, is_paused: isPaused } = schedule;
  // A time is typed digit by digit, and each would be a change.
  const move = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.value !== '' && target.value !== time) change.mutate({ time: target.value });
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium break-words">
          {title} <StateBadge schedule={schedule} />
        </p>
        <p className="mt-1 text-sm text-muted">{timesOf(schedule, clock)}</p>
        <p className="mt-0.5 text-sm text-faint">{lastOf(schedule, clock)}</p>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        <div className="w-36">
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
        <Select
          aria-label={`Where to send: ${title}`}
          value={channel}
          disabled={change.isPending}
          onChange={({ target }) => change.mutate({ channel: target.value as Schedule['channel'] })}
          className="w-36"
        >
          <option value="whatsapp">WhatsApp</option>
          <option value="email">Email</option>
        </Select>
        <Button
          aria-label={`${isPaused ? 'Resume' : 'Pause'} ${title}`}
          disabled={change.isPending}
          onClick={() => change.mutate({ is_paused: !isPaused })}
        >
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
        <Button variant="quiet-danger" aria-label={`End ${title}`} onClick={() => setEnding(true)}>
          End
        </Button>
      </div>
      {isEnding ? (
        <ConfirmDialog
          title="End this schedule?"
          description={title}
          verb="End"
          busyVerb="Ending..."
          busy={end.isPending}
          onConfirm={() => end.mutate(undefined, { onSettled: () => setEnding(false) })}
          onClose={() => setEnding(false)}
        />
      ) : null}
    </li>
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
