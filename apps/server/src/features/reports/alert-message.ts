/** What is said when an alert fires: made from figures of now, in the language of whoever made it. */
import { judge, requestToTell } from '@tillsight/assistant/alerts/judge-alert';
import { clockAt, figure, titleOf, watchedBy } from '@tillsight/assistant/alerts/tell-alert';
import type { HoursOfDay, Verdict } from '@tillsight/assistant/alerts/verdict';
import type { AlertBase } from '@tillsight/assistant/sentences/alert-sentences';
import { sentencesFor } from '@tillsight/assistant/sentences/sentences';
import { formatValue } from '@tillsight/metrics/format';
import { unlinked } from '@tillsight/metrics/plain-name';
import { findAlert, type AlertRow } from '../alerts/alerts.ts';
import { askNumbersSince } from '../insights/insights.ts';
import { addressOf, buttonMessage, type WhatsAppDeps } from '../whatsapp/whatsapp.ts';
import { senderOf, type Sending } from './compose-message.ts';
import type { ReportDeps } from './delivery-batches.ts';
import { keptMail, plain } from './kept-mail.ts';
import type { DeliveryTask } from './store.ts';

/** Null: it was ended. */
export async function tellAlert(deps: ReportDeps, task: DeliveryTask): Promise<Sending | null> {
  const told = await alertTold(deps, task);
  if (told === null) return null;
  const { alerts } = sentencesFor(task);
  const text = [...told.lines, '', alerts.fired.answers].join('\n').slice(0, 1_000);
  return {
    chat: async () => ({
      text,
      png: null,
      choices: [{ label: alerts.buttons.why, question: told.why }],
      buttons: [{ label: alerts.buttons.stop, carries: `alert:${told.alert.id}` }],
    }),
    message: async () => {
      const buttons = [
        { id: `ask:${told.why}`.slice(0, 256), title: alerts.buttons.why },
        { id: `alert:${told.alert.id}`, title: alerts.buttons.stop },
      ];
      return { body: buttonMessage(addressOf(senderOf(deps, task)), text, buttons) };
    },
    mail: async () =>
      keptMail(deps, task, {
        subject: alerts.fired.subject(plain(told.title)),
        title: told.title,
        lines: told.lines.slice(1),
        why: alerts.fired.mailEnd,
        path: '/dashboard/alerts',
      }),
  };
}

/** The lines of the message, without what may be answered to it. */
export async function alertText(deps: WhatsAppDeps, task: DeliveryTask): Promise<string | null> {
  const told = await alertTold(deps, task);
  return told === null ? null : told.lines.join('\n');
}

type Told = { alert: AlertRow; title: string; lines: string[]; why: string };

async function alertTold(deps: WhatsAppDeps, task: DeliveryTask): Promise<Told | null> {
  const { organization_id: organizationId, recipient_id: userId, alert_id: id } = task;
  const alert = id === null ? null : await findAlert(deps, { organizationId, userId }, id);
  if (alert === null) return null;
  const at = { now: momentToTell(deps.now(), task.slot), timeZone: task.time_zone };
  const asked = [requestToTell(alert, at)];
  const [result] = await askNumbersSince(deps, { organizationId, since: task.slot }, asked);
  const verdict: Verdict =
    result === undefined ? { is: 'unknown' } : judge(alert, result, { ...at, quietFrom: alert.quiet_from });
  const { alerts } = sentencesFor(task);
  const title = unlinked(titleOf(alert, task));
  const lines = [alerts.fired.head(plain(title)), ...figureLines(alert, verdict, task, at.now), seenLine(alert, task)];
  if (verdict.is === 'not') lines.push(alerts.fired.passed);
  return { alert, title, lines, why: alerts.why(watchedBy(alert)) };
}

/** Told at once, it is told of the hours in which it was seen. */
function momentToTell(now: number, slot: Date): number {
  return now - slot.getTime() < soonMs ? slot.getTime() : now;
}

const soonMs = 5 * 60_000;
const mostRows = 5;

function figureLines(alert: AlertRow, verdict: Verdict, task: DeliveryTask, at: number): string[] {
  if (verdict.is === 'unknown') return [];
  const { fired } = sentencesFor(task).alerts;
  const [metric = ''] = alert.request.metrics;
  if (alert.condition.kind === 'none')
    return verdict.is === 'so' ? [fired.none({ metric, hours: alert.condition.hours })] : [];
  const told = (value: number | null): string => figure(alert.request, value, task);
  if (alert.request.by !== undefined)
    return verdict.rows
      .slice(0, mostRows)
      .map(({ name, value }) => fired.row({ name: plain(unlinked(name ?? '–')), value: told(value) }));
  const [row] = verdict.rows;
  if (row === undefined) return [];
  const base = baseOf(alert, verdict, told);
  const now = {
    metric,
    value: valueOf(row.value, verdict.whole, told, task),
    ...partOf(alert, verdict.hours, clockAt(at, task.time_zone)),
  };
  return [fired.now(now), ...(base === undefined ? [] : [fired.base(base)])];
}

/** Which part of today the figure is of; none where it is of other days. */
function partOf(alert: AlertRow, hours: HoursOfDay | undefined, clock: string): { from?: string; until?: string } {
  if (hours !== undefined) {
    const from = hours.from === 0 ? {} : { from: hourText(hours.from) };
    return { ...from, until: hours.until === null ? clock : hourText(hours.until) };
  }
  return watchedBy(alert).days === 'today' && alert.condition.kind !== 'unusual' ? { until: clock } : {};
}

function valueOf(
  value: number | null,
  whole: number | undefined,
  told: (value: number | null) => string,
  task: DeliveryTask,
): string {
  if (whole === undefined || value === null) return told(value);
  const percent = formatValue(value / whole, 'percent', task);
  return sentencesFor(task).alerts.fired.share({ part: told(value), whole: told(whole), percent });
}

const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

function baseOf(
  { request }: AlertRow,
  { rows: [row], typical }: Exclude<Verdict, { is: 'unknown' }>,
  told: (value: number | null) => string,
): AlertBase | undefined {
  if (typical !== undefined && typical.low !== null && typical.high !== null)
    return { kind: 'usual', low: told(typical.low), high: told(typical.high) };
  if (row === undefined || row.base === null) return undefined;
  const isDay = request.days === 'today' || request.days === 'yesterday';
  return { kind: isDay ? 'week-ago' : 'before', value: told(row.base) };
}

/** When it was seen, and when it was last seen not to be so. */
function seenLine({ cleared_at }: AlertRow, task: DeliveryTask): string {
  const at = clockAt(task.slot.getTime(), task.time_zone);
  const isRecent = cleared_at !== null && task.slot.getTime() - cleared_at.getTime() < 12 * 60 * 60_000;
  const before = isRecent ? { before: clockAt(cleared_at.getTime(), task.time_zone) } : {};
  return sentencesFor(task).alerts.fired.seen({ at, ...before });
}
