/** Names and constants of the product; every floor takes them from here. */
export const product = {
  name: 'Tillsight',
  assistant: 'Sierra',
  reportBot: 'Sierra Bot',
  wakePhrase: 'Hey Sierra',
  storeSuffix: '.myshopify.com',
  copyrightYear: 2025,
} as const;

/** The session user is kept in the browser's local storage under this key. */
export const sessionStorageKey = 'user';

/** What people call the platforms; by the name a source and a connection have. */
export const platformTitles = {
  shopify: 'Shopify',
  google_analytics: 'Google Analytics',
  google_ads: 'Google Ads',
  meta: 'Meta Ads',
  shiprocket: 'Shiprocket',
} as const;
