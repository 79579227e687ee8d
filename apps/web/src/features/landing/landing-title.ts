import { product } from '@tillsight/contract/product';

export const landingTitle = `${product.name}: ask your store, get a straight answer`;
export const landingDescription = `Ask ${product.assistant} on WhatsApp about revenue, stock, best sellers, cities and campaigns. Answers are fetched live from your own platforms and never stored.`;
