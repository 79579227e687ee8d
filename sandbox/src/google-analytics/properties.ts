import { ApiProblem, invalidArgument } from '../google/api-error.ts';
import { merchantAccount } from '../google/accounts.ts';
import type { GoogleAccount } from '../google/accounts.ts';
import type { World } from '../world/world.ts';
import type { AnalyticsSettings } from './analytics-settings.ts';

export type Property = {
  id: string;
  displayName: string;
  currencyCode: string;
  timeZone: string;
  /** A property that never got its tag has no data. */
  hasData: boolean;
};

const FIRST_ID = 331_204_587;
export const analyticsAccount = '214470655';

/** The shop's property first. */
export function propertiesOf(world: World, settings: AnalyticsSettings): Property[] {
  const { name, currency, timeZone } = world.store;
  return Array.from({ length: settings.properties }, (_, index) => ({
    id: String(FIRST_ID + index * 1013),
    displayName: index === 0 ? `${name} – web` : `${name} – trial ${index}`,
    currencyCode: settings.currency ?? currency,
    timeZone: settings.timeZone ?? timeZone,
    hasData: index === 0,
  }));
}

export function mayRead(account: GoogleAccount): boolean {
  return account.id === merchantAccount.id;
}

const MORE =
  'To learn more about Property ID, see https://developers.google.com/analytics/devguides/reporting/data/v1/property-id.';

/** The property of a path, or the refusal: Google does not say whether another's property exists. */
export function readableProperty(id: string, properties: readonly Property[], account: GoogleAccount): Property {
  if (!/^\d+$/.test(id))
    throw invalidArgument(`Invalid property ID: ${id}. A numeric Property ID is required. ${MORE}`);
  const property = mayRead(account) ? properties.find(each => each.id === id) : undefined;
  if (property) return property;
  throw new ApiProblem({
    code: 403,
    message: `User does not have sufficient permissions for this property. ${MORE}`,
    status: 'PERMISSION_DENIED',
  });
}
