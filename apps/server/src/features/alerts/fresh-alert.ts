/** What every alert begins with, whatever it watches: quiet at night, a day of rest after it has fired, and nothing seen yet. */
export const freshAlert = {
  quiet_from: '22:00',
  quiet_to: '08:00',
  rest_hours: 24,
  is_paused: false,
  looked_at: null,
  fired_at: null,
  cleared_at: null,
  again_at: null,
  failed_at: null,
  waits_for: null,
} as const;
