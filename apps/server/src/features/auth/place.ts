/** Where an organization without a store is, as far as the browser told. */
export type Place = { timeZone: string; country: string; currency: string };

export function placeOf(browser: { timeZone?: string | undefined; locale?: string | undefined }): Place {
  const country = countryOf(browser.locale) ?? 'US';
  return {
    timeZone: isTimeZone(browser.timeZone) ? browser.timeZone : 'UTC',
    country,
    currency: currencies[country] ?? (euroCountries.has(country) ? 'EUR' : 'USD'),
  };
}

function isTimeZone(name: string | undefined): name is string {
  if (name === undefined || !/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    // Intl has no other way to say that it does not know a zone.
    return false;
  }
}

function countryOf(locale: string | undefined): string | null {
  if (locale === undefined) return null;
  try {
    const region = new Intl.Locale(locale).maximize().region;
    return region !== undefined && /^[A-Z]{2}$/.test(region) ? region : null;
  } catch {
    // Nor to say that something is no locale.
    return null;
  }
}

const euroCountries = new Set('AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '));

const currencies: Record<string, string> = {
  AE: 'AED',
  AR: 'ARS',
  AU: 'AUD',
  BD: 'BDT',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CL: 'CLP',
  CN: 'CNY',
  CO: 'COP',
  CZ: 'CZK',
  DK: 'DKK',
  EG: 'EGP',
  GB: 'GBP',
  HK: 'HKD',
  HU: 'HUF',
  ID: 'IDR',
  IL: 'ILS',
  IN: 'INR',
  JP: 'JPY',
  KE: 'KES',
  KR: 'KRW',
  LK: 'LKR',
  MX: 'MXN',
  MY: 'MYR',
  NG: 'NGN',
  NO: 'NOK',
  NP: 'NPR',
  NZ: 'NZD',
  PH: 'PHP',
  PK: 'PKR',
  PL: 'PLN',
  QA: 'QAR',
  RO: 'RON',
  SA: 'SAR',
  SE: 'SEK',
  SG: 'SGD',
  TH: 'THB',
  TR: 'TRY',
  TW: 'TWD',
  UA: 'UAH',
  US: 'USD',
  VN: 'VND',
  ZA: 'ZAR',
};
