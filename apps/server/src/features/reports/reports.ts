/** Reports: what the screen shows of them, a test on request, and what WhatsApp asks about them. */
import { randomUUID } from 'node:crypto';
import type { Frequency } from '@tillsight/contract/configurations';
import { configurableRoles, type AssignableRole } from '@tillsight/contract/role';
import type { ExampleReportResponse, ReportOverviewResponse } from '@tillsight/contract/whatsapp';
import { dayAt } from '@tillsight/metrics/period';
import { metricName } from '@tillsight/metrics/catalogue/english-titles';
import { watchedBy } from '@tillsight/assistant/alerts/tell-alert';
import { sentencesFor } from '@tillsight/assistant/sentences/sentences';
import type { Language } from '@tillsight/contract/language';
import { spend } from '../../infra/budget.ts';
import type { Caller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import { enqueueJobs } from '../../infra/queue.ts';
import { replyLanguageOf } from '../auth/auth.ts';
import { findAlert } from '../alerts/alerts.ts';
import { readOrganization } from '../users/users.ts';
import { findConfigurationOf } from '../configurations/configurations.ts';
import type { ReportSent, SentReports } from '../messengers/messengers.ts';
import type { MessengerDeps } from './delivery-batches.ts';
import type { WhatsAppDeps } from '../whatsapp/whatsapp.ts';
import { alertText } from './alert-message.ts';
import { aboutSchedule, scheduleText } from './schedule-message.ts';
import { findSchedule } from '../schedules/schedules.ts';
import type { Watched } from '@tillsight/assistant/sentences/alert-sentences';
import { channelsIn } from './channel-of.ts';
import { madeFor } from './deliver.ts';
import { chosenMetrics, makeReport, type Made } from './make-report.ts';
import { overviewOf } from './overview.ts';
import { deliverJob } from './planning.ts';
import { wordsOf } from './report.ts';
import { partsOf, textOf, type ReportParts } from './render-report.ts';
import { coveredBy } from './schedule.ts';
import {
  findDeliveryTo,
  findSentDelivery,
  insertDelivery,
  isTestBegun,
  readDeliveries,
  type DeliveryRow,
} from './store.ts';

export type Which = { role: AssignableRole; report: Frequency };

export function readReportOverview(deps: MessengerDeps, caller: Caller, which: Which): Promise<ReportOverviewResponse> {
  mayConfigure(caller, which.role);
  return overviewOf(deps, caller, which);
}

/** The report as it would go out today, to the caller, at once. */
export async function sendTestReport(deps: MessengerDeps, caller: Caller, { role, report }: Which): Promise<string> {
  mayConfigure(caller, role);
  await spend(deps.db, deps.now(), [{ name: 'test-report', of: caller.userId, times: 6, perMs: 10 * 60_000 }]);
  const now = deps.now();
  const id = randomUUID();
  return deps.db.inOrganization(caller.organizationId, async trx => {
    const { timeZone } = await readOrganization(trx, caller.organizationId);
    const channel = (await channelsIn(deps, trx))(caller.userId);
    const told = `A test is on its way to ${{ whatsapp: 'your WhatsApp', telegram: 'your Telegram', slack: 'your Slack', email: caller.email }[channel]}.`;
    // The same form posted twice: one test, and the same answer.
    const since = new Date(now - 5_000);
    if (await isTestBegun(trx, { recipientId: caller.userId, role, frequency: report, since })) return told;
    await insertDelivery(trx, {
      organization_id: caller.organizationId,
      id,
      user_id: caller.userId,
      role,
      frequency: report,
      slot: new Date(now),
      day: dayAt(now, timeZone),
      time_zone: timeZone,
      recipient_id: caller.userId,
      test: true,
      channel,
      state: 'planned',
      reason: null,
      look_at: new Date(now + 60_000),
    });
    await enqueueJobs(trx, deliverJob, [{ payload: { id }, key: `deliver:${id}` }]);
    return told;
  });
}

/** Made as one that is due would be, and sent to nobody. */
export async function readExampleReport(
  deps: WhatsAppDeps,
  caller: Caller,
  which: Which,
): Promise<ExampleReportResponse> {
  const made = await makeExample(deps, caller, which);
  if ('nothing' in made) return { success: true, picture: null, text: made.nothing };
  return { success: true, picture: (await made.picture()).toString('base64'), text: textOf(made.report) };
}

/** The same in its parts and in words, for whoever draws it otherwise; without figures the words say why. */
export async function readReport(
  deps: WhatsAppDeps,
  caller: Caller,
  which: Which,
): Promise<{ text: string; report: ReportParts | null }> {
  const made = await makeExample(deps, caller, which);
  if ('nothing' in made) return { text: made.nothing, report: null };
  return { text: textOf(made.report), report: partsOf(made.report) };
}

async function makeExample(deps: WhatsAppDeps, caller: Caller, which: Which): Promise<Made | { nothing: string }> {
  const { role, report: frequency } = which;
  mayConfigure(caller, role);
  await spend(deps.db, deps.now(), [{ name: 'example-report', of: caller.userId, times: 20, perMs: 10 * 60_000 }]);
  const { organizationId, userId } = caller;
  const language = (await replyLanguageOf(deps, caller)) ?? 'english';
  const { saved, organization } = await deps.db.inOrganization(organizationId, async trx => ({
    saved: await findConfigurationOf(trx, { userId, role, frequency }),
    organization: await readOrganization(trx, organizationId),
  }));
  const { timeZone, country, name: store } = organization;
  const words = wordsOf({ language, country });
  const metrics = chosenMetrics(saved?.metrics ?? null, role, frequency);
  if (metrics.length === 0) return { nothing: words.noMetric };
  const day = dayAt(deps.now(), timeZone);
  const made = await makeReport(deps, { organizationId, role, frequency, day, metrics, store, country, language });
  return made.hasFigures ? made : { nothing: made.report.missing.join(' ') || words.noFigures };
}

/** Handed to the messengers, which stand to our left. */
export function sentReports(deps: WhatsAppDeps): SentReports {
  return {
    fullReport: async ({ organizationId, userId }, deliveryId) => {
      const found = await deps.db.inOrganization(organizationId, trx => findDeliveryTo(trx, userId, deliveryId));
      if (found?.alert_id) return told(deps, found.id, alertText);
      if (found?.schedule_id) return told(deps, found.id, scheduleText);
      const made = found === null ? null : await remade(deps, found.id);
      return made === null ? null : textOf(made.report);
    },
    findReport: async ({ organizationId, userId }, messageHash) => {
      const since = new Date(deps.now() - rememberedMs);
      const found = await deps.db.inOrganization(organizationId, trx =>
        findSentDelivery(trx, userId, { messageHash, since }),
      );
      if (found?.alert_id) return alertSent(deps, { organizationId, userId }, found);
      if (found?.schedule_id) return scheduleSent(deps, { organizationId, userId }, found);
      const made = found === null ? null : await remade(deps, found.id);
      if (found === null || made === null) return null;
      const { from, to } = coveredBy(found.frequency, found.day).period;
      const names = made.report.sections.flatMap(section => section.lines.map(line => metricName(line.key)));
      return { deliveryId: found.id, names, days: from === to ? onDay(from) : onDays(from, to) };
    },
    hasSentReport: async ({ organizationId, userId }, since) => {
      const latest = { messageHash: null, since: new Date(since) };
      return (await deps.db.inOrganization(organizationId, trx => findSentDelivery(trx, userId, latest))) !== null;
    },
  };
}

const onDay = (day: string): ReportSent['days'] => ({
  english: `on ${day}`,
  hinglish: `${day} ko`,
  hindi: `${day} को`,
});
const onDays = (from: string, to: string): ReportSent['days'] => ({
  english: `from ${from} to ${to}`,
  hinglish: `${from} se ${to} tak`,
  hindi: `${from} से ${to} तक`,
});

async function told(deps: WhatsAppDeps, id: string, textOf: typeof alertText): Promise<string | null> {
  const [task] = await readDeliveries(deps.db.outside, [id]);
  return task === null || task === undefined ? null : textOf(deps, task);
}

async function alertSent(
  deps: WhatsAppDeps,
  whose: { organizationId: string; userId: string },
  { id, alert_id, day }: DeliveryRow,
): Promise<ReportSent | null> {
  const alert = alert_id === null ? null : await findAlert(deps, whose, alert_id);
  if (alert === null) return null;
  const wish = { of: 'alert', id: alert.id, why: whyOf(watchedBy(alert)) } as const;
  return { deliveryId: id, names: [], days: onDay(day), wish };
}

async function scheduleSent(
  deps: WhatsAppDeps,
  whose: { organizationId: string; userId: string },
  { id, schedule_id, slot, day, time_zone }: DeliveryRow,
): Promise<ReportSent | null> {
  const schedule = schedule_id === null ? null : await findSchedule(deps, whose, schedule_id);
  if (schedule === null) return null;
  const { sent, period } = aboutSchedule(schedule, slot, time_zone);
  const { metrics, names, days } = sent;
  const [metric] = metrics;
  const why = metric === undefined ? {} : { why: whyOf({ metric, names, days }) };
  const wish = { of: 'schedule' as const, id: schedule.id, ...why };
  const { from, to } = period ?? { from: day, to: day };
  return { deliveryId: id, names: metrics.map(metricName), days: from === to ? onDay(from) : onDays(from, to), wish };
}

function whyOf(watched: Watched): Record<Language, string> {
  const why = (language: Language) => sentencesFor({ language, country: '' }).alerts.why(watched);
  return { english: why('english'), hinglish: why('hinglish'), hindi: why('hindi') };
}

/** A report of weeks ago is a report no more. */
const rememberedMs = 30 * 24 * 60 * 60_000;

async function remade(deps: WhatsAppDeps, id: string) {
  const [task] = await readDeliveries(deps.db.outside, [id]);
  return task === null || task === undefined ? null : madeFor(deps, task);
}

function mayConfigure(caller: Caller, role: AssignableRole): void {
  if (configurableRoles(caller.role).includes(role)) return;
  throw new ProblemError('forbidden', 'You can configure reports for your own role only.');
}
