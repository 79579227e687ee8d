import type { Alert } from '@tillsight/contract/alerts';
import { platformTitles } from '@tillsight/contract/product';
import { useState } from 'react';
import { ChannelSelect, PauseButton } from '../../shell/sent-by.tsx';
import { SentenceRow } from '../../shell/sentence-row.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { timeOfDay, type Clock } from '../../clock.ts';
import { useClock } from '../../use-clock.ts';
import { useChangeAlert, useEndAlert } from './api.ts';
import { ChangeAlertDialog } from './change-alert-dialog.tsx';

export function AlertRow({ alert }: { alert: Alert }) {
  const clock = useClock();
  const change = useChangeAlert(alert);
  const end = useEndAlert(alert);
  const [isChanging, setChanging] = useState(false);
  const { title } = alert;
  const shared = { disabled: change.isPending, onChange: change.mutate };
  return (
    <SentenceRow
      title={
        <>
          {title} <StateBadge alert={alert} />
        </>
      }
      lines={[
        lastOf(alert, clock),
        `Checked every ${alert.every_minutes} minutes${quietOf(alert)}. After an alert it stays quiet for ${alert.rest_hours} hours.`,
        alert.waits_for === null
          ? null
          : `Checked less often for now, because all your alerts share one call to ${platformTitles[alert.waits_for]}.`,
      ]}
      controls={
        <>
          <ChannelSelect label={`Where to tell: ${title}`} channel={alert.channel} {...shared} />
          <Button aria-label={`Change ${title}`} onClick={() => setChanging(true)}>
            Change
          </Button>
          <PauseButton title={title} isPaused={alert.is_paused} {...shared} />
          {isChanging ? <ChangeAlertDialog alert={alert} onClose={() => setChanging(false)} /> : null}
        </>
      }
      ending={{
        of: title,
        verb: 'End',
        busyVerb: 'Ending...',
        title: 'End this alert?',
        description: title,
        action: end,
      }}
    />
  );
}

function StateBadge({ alert }: { alert: Alert }) {
  if (alert.is_paused) return <Badge>Paused</Badge>;
  if (alert.failed_at !== null) return <Badge tone="yellow">Could not check</Badge>;
  return <Badge tone="green">Watching</Badge>;
}

function lastOf({ fired_at, looked_at, failed_at }: Alert, { moment }: Clock): string {
  const fired = fired_at === null ? 'Has not fired yet' : `Fired ${moment(fired_at)}`;
  if (failed_at !== null) return `${fired}. A platform couldn't be read ${moment(failed_at)}; I'll check again soon.`;
  return looked_at === null ? `${fired}. Not checked yet.` : `${fired}. Checked ${moment(looked_at)}.`;
}

const quietOf = ({ quiet }: Alert): string =>
  quiet.from === quiet.to ? '' : `, except from ${timeOfDay(quiet.from)} to ${timeOfDay(quiet.to)}`;
