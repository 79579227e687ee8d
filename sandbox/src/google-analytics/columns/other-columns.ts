import { itemAt, present } from '../../checked.ts';
import { textAt } from '../../world/columns.ts';
import type { World } from '../../world/world.ts';
import { eventNames } from '../facts/event-facts.ts';
import { sitePaths } from '../facts/page-facts.ts';
import { NOT_SET, lookup } from './column.ts';

/** A dimension of an order, an item, a page or an event: values, and the code by its row or code. */
type Coded = { values: readonly string[]; codeOf: (entry: number) => number };
type Maker = (world: World) => Coded;

export const orderColumns: Record<string, Maker> = {
  transactionId: world => {
    const { number } = world.orders;
    const { orderPrefix } = world.store;
    return { values: Array.from(number, each => `${orderPrefix}${each}`), codeOf: order => order };
  },
  orderCoupon: world => {
    const { codes, values } = world.orders.discountCode;
    const { values: texts, codeOf } = lookup(values.map(value => value || NOT_SET));
    return { values: texts, codeOf: order => itemAt(codeOf, itemAt(codes, order)) };
  },
  currencyCode: world => ({ values: [world.store.currency], codeOf: () => 0 }),
};

export const itemColumns: Record<string, Maker> = {
  itemId: world => byVariant(world, variant => itemAt(world.variants.sku, variant)),
  itemName: world => byProduct(world, product => itemAt(world.products.title, product)),
  itemBrand: world => byProduct(world, product => textAt(world.products.vendor, product)),
  itemCategory: world => byProduct(world, product => textAt(world.products.type, product)),
  itemVariant: world => byVariant(world, variant => itemAt(world.variants.title, variant)),
};

export const pageColumns: Record<string, Maker> = {
  pagePath: world => byPage(world, path => path),
  pagePathPlusQueryString: world => byPage(world, path => path),
  unifiedPagePathScreen: world => byPage(world, path => path),
  pageLocation: world => byPage(world, path => `https://${world.store.site}${path}`),
  fullPageUrl: world => byPage(world, path => `${world.store.site}${path}`),
  pageTitle: world => byPage(world, path => `${titleOf(path)} – ${world.store.name}`),
  unifiedScreenName: world => byPage(world, path => `${titleOf(path)} – ${world.store.name}`),
};

export const eventColumns: Record<string, Maker> = {
  eventName: () => ({ values: eventNames, codeOf: event => event }),
  isKeyEvent: () => ({ values: ['false', 'true'], codeOf: event => (eventNames[event] === 'purchase' ? 1 : 0) }),
};

function byVariant(world: World, text: (variant: number) => string): Coded {
  const { values, codeOf } = lookup(Array.from({ length: world.variants.length }, (_, variant) => text(variant)));
  return { values, codeOf: variant => itemAt(codeOf, variant) };
}

function byProduct(world: World, text: (product: number) => string): Coded {
  return byVariant(world, variant => text(itemAt(world.variants.product, variant)));
}

function byPage(world: World, text: (path: string) => string): Coded {
  const { values, codeOf } = lookup(sitePaths(world).map(text));
  return { values, codeOf: page => itemAt(codeOf, page) };
}

/** Last part of the path as words; the home page has none. */
function titleOf(path: string): string {
  const words = present(path.split('/').pop(), 'the last entry').split('-').filter(Boolean);
  if (words.length === 0) return 'Home';
  return words.map(word => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' ');
}
