import { merchantAccount } from '../google/accounts.ts';
import type { GoogleAccount } from '../google/accounts.ts';
import { linkedAdsCustomer } from '../google/linked-ads.ts';
import type { World } from '../world/world.ts';
import { AdsProblem } from './ads-problem.ts';
import type { AdsSettings } from './ads-settings.ts';

export type AdsCustomer = {
  id: string;
  name: string;
  currency: string;
  timeZone: string;
  isManager: boolean;
  status: string;
  /** The world's advertising is this account's; the others are empty. */
  isShop: boolean;
};

const MANAGER = '4401189072';
const OTHER_CLIENT = '5534902217';

/** A manager and its two clients: the shop's account, and one that never ran an ad. */
export function customersOf(world: World, settings: AdsSettings): AdsCustomer[] {
  const { name, currency, timeZone } = world.store;
  const manager = { id: MANAGER, name: 'Tara Retail Partners', currency: 'INR', timeZone: 'Asia/Kolkata' };
  const shop = {
    id: linkedAdsCustomer,
    name,
    currency: settings.currency ?? currency,
    timeZone: settings.timeZone ?? timeZone,
  };
  const other = { id: OTHER_CLIENT, name: 'Mitti Home Wholesale', currency: 'USD', timeZone: 'America/New_York' };
  return [
    { ...manager, isManager: true, status: 'ENABLED', isShop: false },
    { ...shop, isManager: false, status: settings.status, isShop: true },
    { ...other, isManager: false, status: 'ENABLED', isShop: false },
  ];
}

/** Accounts a person was added to directly; a person without any is no Ads user. */
export function directCustomers(account: GoogleAccount, settings: AdsSettings): string[] {
  if (account.id !== merchantAccount.id)
    throw new AdsProblem('authenticationError', 'NOT_ADS_USER', {
      message: 'User in the cookie is not a valid Ads user.',
    });
  return settings.directAccess ? [MANAGER, linkedAdsCustomer] : [MANAGER];
}

export type Access = { customerId: string; loginCustomerId: string | undefined; account: GoogleAccount };

const ADVICE =
  "User doesn't have permission to access customer. Note: If you're accessing a client customer, the manager's customer id " +
  "must be set in the 'login-customer-id' header. See https://developers.google.com/google-ads/api/docs/concepts/call-structure#cid";

/** The account asked for, if the person reaches it directly or through the manager named in the header. */
export function accessedCustomer(access: Access, world: World, settings: AdsSettings): AdsCustomer {
  const { customerId, loginCustomerId } = access;
  if (!/^\d{10}$/.test(customerId))
    throw new AdsProblem('requestError', 'INVALID_CUSTOMER_ID', { message: `Invalid customer ID '${customerId}'.` });
  if (loginCustomerId !== undefined && !/^\d{10}$/.test(loginCustomerId))
    throw new AdsProblem('headerError', 'INVALID_LOGIN_CUSTOMER_ID', {
      message: 'The login customer id could not be validated.',
    });
  const direct = directCustomers(access.account, settings);
  const customer = customersOf(world, settings).find(({ id }) => id === customerId);
  if (!customer)
    throw new AdsProblem('authenticationError', 'CUSTOMER_NOT_FOUND', {
      message: 'No customer found for the provided customer id.',
    });
  const login = loginCustomerId ?? customerId;
  const reaches = direct.includes(login) && (login === customerId || login === MANAGER);
  if (!reaches) throw new AdsProblem('authorizationError', 'USER_PERMISSION_DENIED', { message: ADVICE });
  if (customer.status !== 'ENABLED')
    throw new AdsProblem('authorizationError', 'CUSTOMER_NOT_ENABLED', {
      message: "The customer account can't be accessed because it is not yet enabled or has been deactivated.",
    });
  return customer;
}
