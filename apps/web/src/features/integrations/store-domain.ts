import { product } from '@tillsight/contract/product';

export const sampleStoreDomain = `your-store${product.storeSuffix}`;

/** What was typed or pasted, as the bare domain; null when it is no hosted store's. Whether it exists the server finds out. */
export function storeDomain(typed: string): string | null {
  const domain = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '');
  return domain.length > product.storeSuffix.length && domain.endsWith(product.storeSuffix) ? domain : null;
}
