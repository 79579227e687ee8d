/** The app as registered with the platform. */
export interface ShopifyApp {
  clientId: string;
  secret: string;
  /** Path a registered redirect URI ends in; it must lie on a loopback origin. */
  redirectPath: string;
  /** Public apps made since 2026-04-01 must use expiring tokens; the API refuses their other ones. */
  mustExpire: boolean;
  name: string;
}

export const SANDBOX_APP: ShopifyApp = {
  clientId: 'tillsight-sandbox',
  secret: 'tillsight-sandbox-secret',
  redirectPath: '/api/v1/oauth/shopify/callback',
  mustExpire: true,
  name: 'Tillsight',
};

/** Scopes the platform knows, with the words of its consent page; `write_x` implies `read_x`. */
const SCOPE_WORDS: Record<string, string> = {
  reports: 'reports and analytics',
  analytics_annotations: 'notes on the charts of analytics',
  products: 'products, variants and collections',
  inventory: 'inventory',
  locations: 'locations',
  orders: 'orders and abandoned checkouts of the last 60 days',
  all_orders: 'all orders, however old',
  customers: 'customers',
  fulfillments: 'fulfillment services',
  discounts: 'discounts',
  returns: 'returns',
  marketing_events: 'marketing events',
};

/** The sorted list asked for, or null when a name in it is unknown. */
export function scopesOf(text: string): string[] | null {
  const names = text
    .split(/[\s,]+/)
    .filter(name => name !== '')
    .toSorted();
  return names.every(name => wordsFor(name) !== null) ? [...new Set(names)] : null;
}

export function wordsFor(scope: string): string | null {
  const match = /^(read|write)_(\w+)$/.exec(scope);
  const words = SCOPE_WORDS[match?.[2] ?? ''];
  if (!match || !words || (match[1] === 'write' && match[2] === 'all_orders')) return null;
  return `${match[1] === 'read' ? 'See' : 'See and change'} ${words}`;
}

export function holdsScope(granted: readonly string[], needed: string): boolean {
  return granted.includes(needed) || granted.includes(needed.replace(/^read_/, 'write_'));
}

export function isRegisteredRedirect(app: ShopifyApp, redirectUri: string): boolean {
  if (!URL.canParse(redirectUri)) return false;
  const url = new URL(redirectUri);
  const isLoopback = url.hostname === '127.0.0.1' || url.hostname === 'localhost' || url.hostname === '[::1]';
  return isLoopback && url.pathname === app.redirectPath && url.hash === '';
}
