import { standardAnalyticsSettings } from './analytics-settings.ts';
import { PropertyQuota } from './quota/property-quota.ts';

type Category = 'core' | 'realtime';

/** What Analytics remembers of its callers. */
export class AnalyticsState {
  settings = standardAnalyticsSettings();
  #quotas = new Map<string, PropertyQuota>();

  reset(): void {
    this.settings = standardAnalyticsSettings();
    this.#quotas = new Map();
  }

  quotaOf(property: string, category: Category): PropertyQuota {
    const key = `${category}/${property}`;
    const known = this.#quotas.get(key) ?? new PropertyQuota();
    this.#quotas.set(key, known);
    return known;
  }
}
