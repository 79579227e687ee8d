/** What a test or a person may set; everything else is as the real platform has it. */
export interface Settings {
  /** Limits beside those of the store's plan. */
  plan: string | null;
  bucketSize: number | null;
  restoreRate: number | null;
  shopifyqlPoints: number | null;
  /** Scopes the merchant does not grant though they were asked for. */
  withheldScopes: string[];
  /** How many days ShopifyQL's stock is behind. */
  inventoryLagDays: number;
  /** Schemas of ShopifyQL that this store's plan does not have. */
  lackedSchemas: string[];
  /** Domains of the stores that `FROM ORGANIZATION` reads besides; without any the store belongs to no organization. */
  organization: string[];
  /** Waits before the retries of a webhook. */
  webhookGapsMs: number[];
  webhookTimeoutMs: number;
}

const MINUTE = 60_000;

export function standardSettings(): Settings {
  return {
    plan: null,
    bucketSize: null,
    restoreRate: null,
    shopifyqlPoints: null,
    withheldScopes: [],
    inventoryLagDays: 2,
    lackedSchemas: [],
    organization: [],
    webhookGapsMs: [1, 2, 5, 12, 25, 45, 60, 90].map(minutes => minutes * MINUTE),
    webhookTimeoutMs: 5000,
  };
}

/** Takes over what is of the right kind; unknown names and wrong kinds are told. */
export function changedSettings(settings: Settings, changes: Record<string, unknown>): Settings | string {
  const standard = standardSettings();
  const changed: Record<string, unknown> = { ...settings };
  for (const [name, value] of Object.entries(changes)) {
    if (!Object.hasOwn(standard, name)) return `There is no setting ${name}.`;
    if (!isOfKind(value, standard[name as keyof Settings])) return `The setting ${name} has a wrong value.`;
    changed[name] = value;
  }
  return changed as unknown as Settings;
}

function isOfKind(value: unknown, standard: unknown): boolean {
  if (Array.isArray(standard)) return Array.isArray(value);
  if (standard === null) return value === null || typeof value === 'number' || typeof value === 'string';
  return typeof value === typeof standard;
}
