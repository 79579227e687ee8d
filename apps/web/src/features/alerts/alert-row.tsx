import type { Alert } from '@tillsight/contract/alerts';
import { platformTitles } from '@tillsight/contract/product';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import type { Clock } from '../../clock.ts';
import { useClock } from '../../use-clock.ts';
import { useChangeAlert, useEndAlert } from './api.ts';
import { ChangeAlertDialog } from './change-alert-dialog.tsx';

export function AlertRow({ alert }: { alert: Alert }) {
  const clock = useClock();
  const change = useChangeAlert(alert);
  const end = useEndAlert(alert);
  const [opened, setOpened] = useState<'change' | 'end' | null>(null);
  const close = () => setOpened(null);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium break-words">
          {alert.title} <StateBadge alert={alert} />
        </p>
        <p className="mt-1 text-sm text-muted">{lastOf(alert, clock)}</p>
        <p className="mt-0.5 text-sm text-faint">
          Every {alert.every_minutes} minutes{quietOf(alert)}. After it has fired it rests {alert.rest_hours} hours.
        </p>
        {alert.waits_for === null ? null : (
          <p className="mt-0.5 text-sm text-faint">
            Looked at less often for now: your other alerts leave it no room in the one call I make to{' '}
            {platformTitles[alert.waits_for]}.
          </p>
        )}
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        <Select
          aria-label={`Where to tell: ${alert.title}`}
          value={alert.channel}
          disabled={change.isPending}
          onChange={({ target }) => change.mutate({ channel: target.value as Alert['channel'] })}
          className="w-36"
        >
          <option value="whatsapp">WhatsApp</option>
          <option value="email">Email</option>
        </Select>
        <Button aria-label={`Change ${alert.title}`} onClick={() => setOpened('change')}>
          Change
        </Button>
        <Button
          aria-label={`${alert.is_paused ? 'Resume' : 'Pause'} ${alert.title}`}
          disabled={change.isPending}
          onClick={() => change.mutate({ is_paused: !alert.is_paused })}
        >
          {alert.is_paused ? 'Resume' : 'Pause'}
        </Button>
        <Button variant="quiet-danger" aria-label={`End ${alert.title}`} onClick={() => setOpened('end')}>
          End
        </Button>
      </div>
      {opened === 'change' ? <ChangeAlertDialog alert={alert} onClose={close} /> : null}
      {opened === 'end' ? (
        <ConfirmDialog
          title="End this alert?"
          description={alert.title}
          verb="End"
          busyVerb="Ending..."
          busy={end.isPending}
          onConfirm={() => end.mutate(undefined, { onSettled: close })}
          onClose={close}
        />
      ) : null}
    </li>
  );
}

function StateBadge({ alert }: { alert: Alert }) {
  if (alert.is_paused) return <Badge>Paused</Badge>;
  if (alert.failed_at !== null) return <Badge tone="yellow">Could not look</Badge>;
  return <Badge tone="green">Watching</Badge>;
}

function lastOf({ fired_at, looked_at, failed_at }: Alert, { moment }: Clock): string {
  const fired = fired_at === null ? 'Has not fired yet' : `Fired ${moment(fired_at)}`;
  if (failed_at !== null) return `${fired}. A platform could not be read ${moment(failed_at)}; I look again soon.`;
  return looked_at === null ? `${fired}. Not looked at yet.` : `${fired}. Looked at ${moment(looked_at)}.`;
}

const quietOf = ({ quiet }: Alert): string =>
  quiet.from === quiet.to ? '' : `, except from ${quiet.from} to ${quiet.to}`;
