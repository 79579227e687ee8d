/** What a test or a person may set; everything else is as the real platform has it. */
export interface Settings {
  /** Messages a second and number, in and out together. */
  throughput: number;
  /** One message to the same person in so many milliseconds, after a burst. */
  pairGapMs: number;
  pairBurst: number;
  /** People to whom conversations may be opened in 24 hours, by all numbers together; null: as many as one likes. */
  uniqueUsers: number | null;
  /** Management calls an hour. */
  managementCalls: number;
  /** Limits follow the clock alone, even while it stands still. Otherwise they go on by real time, as they must for a person. */
  isLimitClockExact: boolean;
  /** How a closed window and an unreachable person are told: by webhook after a 200, or in the answer. */
  windowError: 'webhook' | 'answer';
  undeliverableError: 'webhook' | 'answer';
  /** Only these numbers may be written to, as with a test number; null: everybody. */
  allowedRecipients: string[] | null;
  /** How long a status takes after the one before it, from and to. */
  sentAfterMs: number[];
  deliveredAfterMs: number[];
  /** People who read at once, without anybody opening the phone page. */
  isReadByItself: boolean;
  readAfterMs: number[];
  /** The review of a new template: its outcome and its time; `manual` waits for the control. */
  templateReview: 'approve' | 'reject' | 'manual';
  templateReviewMs: number;
  /** Where webhooks go, if not to the product's own address. */
  callbackUrl: string | null;
  verifyToken: string;
  /** The version the webhooks are written in; before v24.0 statuses tell the conversation. */
  webhookVersion: string;
  /** Business-scoped user ids in webhooks. */
  hasUserIds: boolean;
  /** The most updates of one webhook, and the time to wait for more of them. */
  batchMost: number;
  batchWaitMs: number;
  webhookConcurrency: number;
  webhookTimeoutMs: number;
  /** Waits before the retries of a webhook. */
  webhookGapsMs: number[];
  /** Shares of webhook updates, 0 to 1, that are late, doubled, out of order, lost, or sent with a wrong signature. */
  lateShare: number;
  lateMs: number[];
  doubleShare: number;
  doubleMost: number;
  shuffleShare: number;
  shuffleMs: number;
  lossShare: number;
  badSignatureShare: number;
  /** Messages whose `delivered` is left out, as when they are read at once. */
  noDeliveredShare: number;
  /** Sends whose answer never arrives, though the message was taken; and sends that find the service down. */
  lostAnswerShare: number;
  unavailableShare: number;
  /** How long the answer to a send takes after the message was taken, from and to. */
  answerAfterMs: number[];
  /** For everything above that is left to chance. */
  seed: string;
}

const minutesOf = (count: number) => count * 60_000;

export function standardSettings(): Settings {
  return {
    throughput: 80,
    pairGapMs: 6000,
    pairBurst: 45,
    uniqueUsers: 250,
    managementCalls: 5000,
    isLimitClockExact: false,
    windowError: 'webhook',
    undeliverableError: 'webhook',
    allowedRecipients: null,
    sentAfterMs: [80, 200],
    deliveredAfterMs: [150, 500],
    isReadByItself: false,
    readAfterMs: [500, 2000],
    templateReview: 'approve',
    templateReviewMs: 1000,
    callbackUrl: null,
    verifyToken: 'sandbox-verify-token',
    webhookVersion: 'v26.0',
    hasUserIds: true,
    batchMost: 100,
    batchWaitMs: 0,
    webhookConcurrency: 8,
    webhookTimeoutMs: 10_000,
    webhookGapsMs: [1000, 5000, 20_000, ...[1, 2, 5, 10, 30, 60, 120, 240, 480, 960, 1440, 2880, 4320].map(minutesOf)],
    lateShare: 0,
    lateMs: [1000, 5000],
    doubleShare: 0,
    doubleMost: 2,
    shuffleShare: 0,
    shuffleMs: 500,
    lossShare: 0,
    badSignatureShare: 0,
    noDeliveredShare: 0,
    lostAnswerShare: 0,
    unavailableShare: 0,
    answerAfterMs: [0],
    seed: 'sandbox',
  };
}

const choices: Partial<Record<keyof Settings, readonly string[]>> = {
  windowError: ['webhook', 'answer'],
  undeliverableError: ['webhook', 'answer'],
  templateReview: ['approve', 'reject', 'manual'],
};
const mayBeNull: readonly (keyof Settings)[] = ['uniqueUsers', 'allowedRecipients', 'callbackUrl'];
const lists: Partial<Record<keyof Settings, 'number' | 'string'>> = {
  allowedRecipients: 'string',
  sentAfterMs: 'number',
  deliveredAfterMs: 'number',
  readAfterMs: 'number',
  answerAfterMs: 'number',
  webhookGapsMs: 'number',
  lateMs: 'number',
};

/** Takes over what is of the right kind; unknown names and wrong kinds are told. */
export function changedSettings(settings: Settings, changes: Record<string, unknown>): Settings | string {
  const standard = standardSettings();
  for (const [name, value] of Object.entries(changes)) {
    if (!Object.hasOwn(standard, name)) return `There is no setting ${name}.`;
    if (!fits(name as keyof Settings, value, standard)) return `The setting ${name} has a wrong value.`;
  }
  return { ...settings, ...changes };
}

function fits(name: keyof Settings, value: unknown, standard: Settings): boolean {
  if (value === null) return mayBeNull.includes(name);
  const entries = lists[name];
  if (entries !== undefined) return Array.isArray(value) && value.every(entry => typeof entry === entries);
  if (name === 'uniqueUsers') return typeof value === 'number';
  if (name === 'callbackUrl') return typeof value === 'string' && URL.canParse(value);
  const allowed = choices[name];
  if (allowed === undefined) return typeof value === typeof standard[name];
  return typeof value === 'string' && allowed.includes(value);
}
