/** What is kept, as people call it. */
export type KeptKind = 'alert' | 'schedule';

export const alertNoun = '(?:alerts?|alarms?|warnings?|notifications?)';
export const scheduleNoun =
  '(?:schedules?|(?:scheduled|automatic|regular|recurring) (?:messages?|mails?|e-?mails?|updates?|sends?|questions?|figures|answers?|deliver(?:y|ies)))';
