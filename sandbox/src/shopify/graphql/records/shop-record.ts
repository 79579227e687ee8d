import type { World } from '../../../world/world.ts';
import { gid, moment } from './record-form.ts';

export function shopRecord(world: World) {
  const { store } = world;
  const zone = Temporal.Instant.fromEpochMilliseconds(Math.floor(world.now)).toZonedDateTimeISO(store.timeZone);
  const address = {
    id: gid('ShopAddress', store.id),
    city: store.city,
    country: store.country,
    countryCodeV2: store.countryCode,
    province: store.region || null,
    provinceCode: null,
  };
  return {
    __typename: 'Shop',
    id: gid('Shop', store.id),
    name: store.name,
    myshopifyDomain: store.domain,
    email: store.email,
    contactEmail: store.email,
    ianaTimezone: store.timeZone,
    timezoneAbbreviation: zone.toLocaleString('en', { timeZoneName: 'short' }).split(' ').at(-1),
    timezoneOffset: zone.offset.replace(':', ''),
    timezoneOffsetMinutes: zone.offsetNanoseconds / 60e9,
    currencyCode: store.currency,
    enabledPresentmentCurrencies: [store.currency],
    currencyFormats: {
      moneyFormat: `${store.currency} {{amount}}`,
      moneyInEmailsFormat: `${store.currency} {{amount}}`,
      moneyWithCurrencyFormat: `{{amount}} ${store.currency}`,
      moneyWithCurrencyInEmailsFormat: `{{amount}} ${store.currency}`,
    },
    unitSystem: 'METRIC_SYSTEM',
    weightUnit: 'KILOGRAMS',
    taxesIncluded: store.taxesIncluded,
    taxShipping: false,
    url: `https://${store.site}`,
    primaryDomain: {
      __typename: 'Domain',
      id: gid('Domain', store.id),
      host: store.site,
      url: `https://${store.site}`,
      sslEnabled: true,
    },
    shopAddress: address,
    billingAddress: address,
    plan: {
      publicDisplayName: store.plan,
      displayName: store.plan,
      shopifyPlus: store.plan.startsWith('Plus'),
      partnerDevelopment: false,
    },
    createdAt: moment(world, store.createdDay, 0),
    updatedAt: moment(world, store.createdDay, 0),
  };
}
