/** A shop's permanent name, the only host of Shopify's we ever call. */
const pattern = /^[a-z0-9][a-z0-9-]{0,60}\.myshopify\.com$/;

export function isShopDomain(text: string): boolean {
  // `$` alone would let a trailing newline through in other engines; the length keeps the check honest everywhere.
  return pattern.test(text) && text.length === text.trim().length;
}

/** What a person typed, as the permanent name: `kesar-lane`, `Kesar-Lane.myshopify.com`, `https://…/`; null when it is none. */
export function normaliseShop(text: string): string | null {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '');
  const named = /^[a-z0-9][a-z0-9-]{0,60}$/.test(bare) ? `${bare}.myshopify.com` : bare;
  return isShopDomain(named) ? named : null;
}
