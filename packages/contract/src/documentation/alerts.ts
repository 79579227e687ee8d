import * as alerts from '../alerts.ts';
import { documentedUnder } from './documented.ts';

const alert = documentedUnder('Alerts');

const id = '5b8e2f04-7c1d-4a96-b3f8-90d1c2e3f4a5';

const busyDay: alerts.Alert = {
  id,
  title: 'Orders today above 40',
  request: { metrics: ['total_orders'], days: 'today' },
  condition: { kind: 'above', value: 40 },
  is_percent: false,
  channel: 'email',
  every_minutes: 15,
  quiet: { from: '22:00', to: '08:00' },
  rest_hours: 24,
  is_paused: false,
  made_at: '2026-11-20T06:00:00.000Z',
  looked_at: '2026-11-20T06:15:00.000Z',
  fired_at: null,
  failed_at: null,
  waits_for: null,
};

export const alertDocuments = [
  alert(alerts.listAlerts, {
    summary: 'Your alerts',
    description: 'What each watches and when it was last looked at. No figure is kept.',
    request: {},
    response: { success: true, alerts: [busyDay] },
  }),
  alert(alerts.makeAlert, {
    summary: 'Add an alert in words',
    description: 'In English or Hindi, as said to Sierra: one figure, and what has to be so.',
    refusals: ['forbidden', 'conflict', 'too_many_requests'],
    request: { sentence: 'tell me when orders today go above 40' },
    response: { success: true, message: 'The alert was added.', alert: busyDay },
  }),
  alert(alerts.changeAlert, {
    summary: 'Pause, resume or change an alert',
    description: 'A changed condition is of the same kind; another kind is another alert.',
    refusals: ['forbidden', 'not_found', 'conflict'],
    request: { alert_id: id, is_paused: true },
    response: { success: true, message: 'The alert was changed.', alert: { ...busyDay, is_paused: true } },
  }),
  alert(alerts.endAlert, {
    summary: 'End an alert',
    description: 'Your own. Nothing of it is kept.',
    refusals: ['not_found'],
    request: { alert_id: id },
    response: { success: true, message: 'The alert was ended.' },
  }),
];
