/** What was ordered in words is done, and said back in the language of the order. */
import type { AlertOrder } from '@tillsight/assistant/alerts/alert-order';
import { clockAt, titleOf } from '@tillsight/assistant/alerts/tell-alert';
import { sentencesFor } from '@tillsight/assistant/sentences/sentences';
import { namesIt } from '@tillsight/assistant/ordering/names-it';
import type { AlertCondition } from '@tillsight/contract/alerts';
import type { Language } from '@tillsight/contract/language';
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Base } from '../../infra/base.ts';
import type { Caller } from '../../infra/mount.ts';
import { refusalAsAnswer } from '../../infra/problem.ts';
import { readOrganization } from '../users/users.ts';
import { askAgainTomorrow, changeAlert, endAlert, makeAlert } from './rules.ts';
import { findAlertOf, findAlertsOf, type AlertRow } from './store.ts';

export type Ordered = { order: AlertOrder; sentence: string; language: Language };

export function carryOut(base: Base, caller: Caller, ordered: Ordered): Promise<string> {
  return done(base, caller, ordered).catch(refusalAsAnswer);
}

async function done(base: Base, caller: Caller, { order, sentence, language }: Ordered): Promise<string> {
  const { organizationId, userId } = caller;
  const { rows, organization } = await base.db.inOrganization(organizationId, async trx => ({
    rows: await findAlertsOf(trx, userId),
    organization: await readOrganization(trx, organizationId),
  }));
  const around = { currency: organization.currency, country: organization.country, language };
  const { alerts } = sentencesFor(around);
  if (order.do === 'make') {
    const {
      title,
      channel,
      every_minutes: minutes,
      quiet,
    } = await makeAlert(base, caller, { ...order, sentence, language });
    return alerts.made({
      title,
      channel,
      minutes,
      quiet,
      isToOthers: order.others === true,
      lacks: order.channel !== undefined && order.channel !== channel ? order.channel : undefined,
    });
  }
  if (rows.length === 0) return alerts.empty;
  const titled = (row: AlertRow): string => titleOf(row, around);
  if (order.do === 'list') {
    const lines = rows.map(row =>
      alerts.line({
        title: titled(row),
        channel: row.channel,
        isPaused: row.is_paused,
        failedAt: row.failed_at === null ? undefined : clockAt(row.failed_at.getTime(), organization.timeZone),
      }),
    );
    return alerts.list(lines);
  }
  const meant = order.which === '^' ? rows.slice(-1) : rows.filter(row => isMeant(order.which, row, around));
  if (meant.length === 0) return alerts.noSuch(rows.map(titled));
  if (order.which !== '*' && meant.length > 1) return alerts.whichOf(meant.map(titled));
  if (order.do === 'change') {
    if (order.quiet !== undefined) {
      for (const { id } of meant) await changeAlert(base, caller, id, { quiet: order.quiet });
      return alerts.changed(meant.map(titled), order.quiet);
    }
    const [row] = meant;
    if (row === undefined || meant.length > 1) return alerts.whichOf(meant.map(titled));
    const condition = order.value === undefined ? undefined : conditionWith(row, order.value);
    if (order.value !== undefined && condition === undefined) return alerts.noBound;
    const { request } = row;
    await changeAlert(base, caller, row.id, { condition, channel: order.channel });
    return alerts.changed([titleOf({ request, condition: condition ?? row.condition }, around)]);
  }
  for (const { id } of meant) {
    if (order.do === 'end') await endAlert(base, caller, id);
    else await changeAlert(base, caller, id, { is_paused: order.do === 'pause' });
  }
  const said = { end: alerts.ended, pause: alerts.paused, resume: alerts.resumed }[order.do];
  return said(meant.map(titled));
}

/** Every word stands in what the alert is called, in any language, or in the sentence it was made by. */
function isMeant(which: string, row: AlertRow, around: Parameters<typeof titleOf>[1]): boolean {
  if (which === '*' || which === '?') return true;
  const languages = ['english', 'hinglish', 'hindi'] as const;
  const texts = [row.sentence, ...languages.map(language => titleOf(row, { ...around, language }))];
  return namesIt(which, texts);
}

function conditionWith({ request, condition }: AlertRow, value: number): AlertCondition | undefined {
  const unit = metricByKey(request.metrics[0] ?? '')?.unit;
  if (condition.kind === 'above' || condition.kind === 'below')
    return { ...condition, value: unit === 'percent' ? value / 100 : value };
  if (condition.kind === 'share') return value > 0 && value < 100 ? { ...condition, percent: value } : undefined;
  if (condition.kind === 'moved') return value >= 1 && value <= 1000 ? { ...condition, percent: value } : undefined;
  if (!Number.isInteger(value) || value < 1) return undefined;
  if (condition.kind === 'none') return value <= 48 ? { ...condition, hours: value } : undefined;
  if (condition.kind === 'runs-out') return value <= 90 ? { ...condition, days: value } : undefined;
  return undefined;
}

/** What is said to one that was pointed at. */
export type Pointed = { id: string; says: 'end' | 'again-tomorrow'; language: Language };

/** Whoever ends it twice is told that it has ended. */
export async function answerPointed(base: Base, caller: Caller, { id, says, language }: Pointed): Promise<string> {
  const { organizationId, userId } = caller;
  const { row, organization } = await base.db.inOrganization(organizationId, async trx => ({
    row: await findAlertOf(trx, userId, id),
    organization: await readOrganization(trx, organizationId),
  }));
  const around = { currency: organization.currency, country: organization.country, language };
  const { alerts } = sentencesFor(around);
  if (row === null) return alerts.hasEnded;
  const title = titleOf(row, around);
  if (says === 'end') {
    await endAlert(base, caller, id);
    return alerts.ended([title]);
  }
  const at = await askAgainTomorrow(base, caller, id);
  return at === null ? alerts.hasEnded : alerts.again({ title, at: clockAt(at, organization.timeZone) });
}
