/** The rules: made, changed and ended by their maker alone. */
import { randomUUID } from 'node:crypto';
import type { AlertOrder } from '@tillsight/assistant/alerts/alert-order';
import { titleOf, type Around } from '@tillsight/assistant/alerts/tell-alert';
import { sentencesFor } from '@tillsight/assistant/sentences/sentences';
import {
  mostAlerts,
  type Alert,
  type AlertChannel,
  type AlertCondition,
  type QuietHours,
} from '@tillsight/contract/alerts';
import { KeptRequest } from '@tillsight/contract/kept-request';
import type { Language } from '@tillsight/contract/language';
import { Role } from '@tillsight/contract/role';
import { catalogue, dimensionByKey, metricByKey } from '@tillsight/metrics/catalogue';
import { sourceOf } from '@tillsight/metrics/measure';
import { measuresOf } from '@tillsight/metrics/standing';
import * as z from 'zod/mini';
import { noteAct } from '../../infra/audit.ts';
import type { Base } from '../../infra/base.ts';
import { spend } from '../../infra/budget.ts';
import type { Trx } from '../../infra/db.ts';
import type { Caller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import { screenLanguageIn } from '../auth/auth.ts';
import { readOrganization } from '../users/users.ts';
import { tomorrowMorning } from './times.ts';
import { channelFor, mustReach } from './choose-channel.ts';
import {
  claimAlerts,
  deleteAlert,
  findAlertOf,
  findAlertsOf,
  insertAlert,
  lockAlertCount,
  updateAlert,
  type AlertRow,
} from './store.ts';
import { freshAlert } from './fresh-alert.ts';

/** In the organization's own currency and the asker's language. */
type Telling = Around & { timeZone: string };

async function tellingIn(trx: Trx, organizationId: string, language: Language): Promise<Telling> {
  const { currency, country, timeZone } = await readOrganization(trx, organizationId);
  return { currency, country, timeZone, language };
}

/** The caller's own, the oldest first. */
export function listAlerts(base: Base, { organizationId, userId }: Caller): Promise<Alert[]> {
  return base.db.inOrganization(organizationId, async trx => {
    const telling = await tellingIn(trx, organizationId, await screenLanguageIn(trx, userId));
    return (await findAlertsOf(trx, userId)).map(row => shown(row, telling));
  });
}

export type Making = Extract<AlertOrder, { do: 'make' }> & { sentence: string; language: Language };

/** Whoever may ask a question may have it watched; it is asked anew at each look in the name of its maker. */
export async function makeAlert(base: Base, caller: Caller, making: Making): Promise<Alert> {
  const { organizationId, userId, role } = caller;
  mayHaveAlerts(role);
  const request = checkedRequest(making.request);
  await spend(base.db, base.now(), [{ name: 'make-alert', of: userId, times: 60, perMs: 60 * 60_000 }]);
  return base.db.inOrganization(organizationId, async trx => {
    if ((await lockAlertCount(trx, userId)) >= mostAlerts)
      throw new ProblemError(
        'conflict',
        sentencesFor({ country: '', language: making.language }).alerts.tooMany(mostAlerts),
      );
    const at = new Date(base.now());
    const channel = await channelFor(trx, userId, making.channel);
    const row = await insertAlert(trx, {
      organization_id: organizationId,
      id: randomUUID(),
      user_id: userId,
      sentence: making.sentence.slice(0, 300),
      request: JSON.stringify(request),
      condition: JSON.stringify(making.condition),
      channel,
      every_minutes: everyMinutesOf(request),
      ...freshAlert,
      made_at: at,
      next_look: at,
    });
    await noteAct(trx, base.now(), { act: 'alert made', organizationId, userId });
    return shown(row, await tellingIn(trx, organizationId, making.language));
  });
}

export type AlertChange = {
  is_paused?: boolean | undefined;
  condition?: AlertCondition | undefined;
  channel?: AlertChannel | undefined;
  quiet?: QuietHours | undefined;
  rest_hours?: number | undefined;
};

/** What was seen before belongs to the alert as it was: a changed one is looked at anew, and may fire anew. */
export async function changeAlert(base: Base, caller: Caller, id: string, change: AlertChange): Promise<Alert> {
  const { organizationId, userId, role } = caller;
  const { is_paused, condition, channel, quiet, rest_hours } = change;
  return base.db.inOrganization(organizationId, async trx => {
    const known = isId(id) ? await findAlertOf(trx, userId, id) : null;
    if (known === null) throw gone();
    mayHaveAlerts(role);
    await mustReach(trx, userId, channel);
    if (condition !== undefined && condition.kind !== known.condition.kind)
      throw new ProblemError('invalid_request', 'To watch for something else, please add a new alert.');
    const row = await updateAlert(
      trx,
      { userId, id },
      {
        ...(is_paused === undefined ? {} : { is_paused }),
        ...(condition === undefined
          ? {}
          : { condition: JSON.stringify(condition), fired_at: null, cleared_at: null, again_at: null }),
        ...(channel === undefined ? {} : { channel }),
        ...(quiet === undefined ? {} : { quiet_from: quiet.from, quiet_to: quiet.to }),
        ...(rest_hours === undefined ? {} : { rest_hours }),
        next_look: new Date(base.now()),
      },
    );
    if (row === null) throw gone();
    await noteAct(trx, base.now(), { act: 'alert changed', organizationId, userId });
    return shown(row, await tellingIn(trx, organizationId, await screenLanguageIn(trx, userId)));
  });
}

/** From when on it is looked at again; null where it was ended. */
export async function askAgainTomorrow(base: Base, caller: Caller, id: string): Promise<number | null> {
  const { organizationId, userId } = caller;
  return base.db.inOrganization(organizationId, async trx => {
    const known = isId(id) ? await findAlertOf(trx, userId, id) : null;
    if (known === null) return null;
    const { timeZone } = await readOrganization(trx, organizationId);
    const at = tomorrowMorning({ from: known.quiet_from, to: known.quiet_to }, { now: base.now(), timeZone });
    const again = { again_at: new Date(at), next_look: new Date(at), is_paused: false };
    if ((await updateAlert(trx, { userId, id }, again)) === null) return null;
    await noteAct(trx, base.now(), { act: 'alert changed', organizationId, userId });
    return at;
  });
}

export async function endAlert(base: Base, { organizationId, userId }: Caller, id: string): Promise<void> {
  await base.db.inOrganization(organizationId, async trx => {
    if (!isId(id) || !(await deleteAlert(trx, userId, id))) throw gone();
    await noteAct(trx, base.now(), { act: 'alert ended', organizationId, userId });
  });
}

/** One of somebody's own, as it is told; null when it was ended. */
export function findAlert(
  base: Base,
  who: { organizationId: string; userId: string },
  id: string,
): Promise<AlertRow | null> {
  return base.db.inOrganization(who.organizationId, trx => findAlertOf(trx, who.userId, id));
}

/** A look that dies is made again after this time. */
const leaseMs = 5 * 60_000;

/** What is due; of the rows it gives, those may be looked at whose maker may still ask. */
export function claimDueAlerts(base: Base) {
  const now = base.now();
  return claimAlerts({ at: new Date(now), until: new Date(now + leaseMs) });
}

export const mayAsk = (role: string): boolean => z.safeParse(Role, role).success;

function mayHaveAlerts(role: string): void {
  if (!mayAsk(role)) throw new ProblemError('forbidden', 'Your role cannot have alerts.');
}

export const isId = (id: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
const gone = (): ProblemError => new ProblemError('not_found', 'This alert is no longer there.');

/** The shop knows at once, but lists its stock page by page; others are slower, and have less to give in a day. */
function everyMinutesOf({ metrics: [key = ''] }: KeptRequest): number {
  const metric = metricByKey(key);
  const measures = metric === undefined ? [] : measuresOf(metric, catalogue).map(({ measure }) => measure);
  const isList = measures.some(({ source }) => 'shopify_graphql' in source);
  return measures.every(measure => sourceOf(measure) === 'shopify') && !isList ? 15 : 60;
}

/** What comes from a reading is checked like what comes from outside. */
export function checkedRequest(request: KeptRequest): KeptRequest {
  const parsed = z.parse(KeptRequest, request);
  const unknown = [
    ...parsed.metrics.filter(key => metricByKey(key) === undefined),
    ...[...(parsed.by ?? []), ...(parsed.where ?? []).map(({ dimension }) => dimension)].filter(
      key => dimensionByKey(key) === undefined,
    ),
  ];
  if (unknown.length > 0) throw new ProblemError('invalid_request', `There is no ${unknown.join(', ')}.`);
  return parsed;
}

function shown(row: AlertRow, telling: Telling): Alert {
  const { request, condition } = row;
  return {
    id: row.id,
    title: titleOf({ request, condition }, telling),
    request,
    condition,
    is_percent: metricByKey(request.metrics[0] ?? '')?.unit === 'percent',
    channel: row.channel,
    every_minutes: row.every_minutes,
    quiet: { from: row.quiet_from, to: row.quiet_to },
    rest_hours: row.rest_hours,
    is_paused: row.is_paused,
    made_at: row.made_at.toISOString(),
    looked_at: row.looked_at?.toISOString() ?? null,
    fired_at: row.fired_at?.toISOString() ?? null,
    failed_at: row.failed_at?.toISOString() ?? null,
    waits_for: row.waits_for,
  };
}
