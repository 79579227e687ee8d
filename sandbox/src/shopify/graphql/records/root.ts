import { mayReadRecord } from '../access.ts';
import type { AdminContext } from '../admin-context.ts';
import { annotationMutations } from './annotation-records.ts';
import { appMutations, appQueries } from './app-queries.ts';
import { catalogueQueries } from './catalogue-queries.ts';
import { checkoutQueries } from './checkout-queries.ts';
import { locationQueries } from './location-records.ts';
import { orderQueries } from './order-queries.ts';
import { gid } from './record-form.ts';
import { targetMutations } from './target-mutations.ts';
import { targetQueries, targetRecord } from './target-records.ts';

type ById = (args: { id: string }, context: AdminContext) => unknown;

const RECORDS: Record<string, ById> = {
  Product: catalogueQueries.product,
  ProductVariant: catalogueQueries.productVariant,
  InventoryItem: catalogueQueries.inventoryItem,
  Location: locationQueries.location,
  Order: orderQueries.order,
  AnalyticsTarget: ({ id }, { targets }) => {
    const target = targets.all().find(each => gid('AnalyticsTarget', each.id) === id);
    return target ? targetRecord(target) : null;
  },
  Shop: appQueries.shop,
};

function recordOf(id: string, context: AdminContext): unknown {
  const type = /^gid:\/\/shopify\/(\w+)\//.exec(id)?.[1] ?? '';
  return mayReadRecord(context.scopes, type) ? (RECORDS[type]?.({ id }, context) ?? null) : null;
}

/** Everything that can be asked at the top of a document. */
export const queryRoot = {
  ...appQueries,
  ...catalogueQueries,
  ...locationQueries,
  ...orderQueries,
  ...checkoutQueries,
  ...targetQueries,
  node: ({ id }: { id: string }, context: AdminContext) => recordOf(id, context),
  nodes: ({ ids }: { ids: string[] }, context: AdminContext) => ids.map(id => recordOf(id, context)),
};

export const mutationRoot = { ...appMutations, ...annotationMutations, ...targetMutations };
