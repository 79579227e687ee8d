import { defaultFieldResolver, GraphQLError, type GraphQLFieldResolver } from 'graphql';
import { holdsScope } from '../oauth/app.ts';
import type { AdminContext } from './admin-context.ts';

/** The scope a field needs; the rest is open to every token. */
const NEEDED: Record<string, string> = {
  'QueryRoot.shopifyqlQuery': 'read_reports',
  'QueryRoot.analyticsTargets': 'read_reports',
  'Shop.analyticsAnnotations': 'read_analytics_annotations',
  'Mutation.analyticsAnnotationCreate': 'write_analytics_annotations',
  'Mutation.analyticsAnnotationDelete': 'write_analytics_annotations',
  'Mutation.analyticsTargetCreate': 'write_reports',
  'Mutation.analyticsTargetUpdate': 'write_reports',
  'Mutation.analyticsTargetsDelete': 'write_reports',
  'QueryRoot.product': 'read_products',
  'QueryRoot.products': 'read_products',
  'QueryRoot.productsCount': 'read_products',
  'QueryRoot.productVariant': 'read_products',
  'QueryRoot.productVariants': 'read_products',
  'QueryRoot.productVariantsCount': 'read_products',
  'QueryRoot.collections': 'read_products',
  'QueryRoot.collectionsCount': 'read_products',
  'QueryRoot.inventoryItem': 'read_inventory',
  'QueryRoot.inventoryItems': 'read_inventory',
  'QueryRoot.inventoryProperties': 'read_inventory',
  'QueryRoot.location': 'read_locations',
  'QueryRoot.locations': 'read_locations',
  'QueryRoot.locationsCount': 'read_locations',
  'QueryRoot.order': 'read_orders',
  'QueryRoot.orders': 'read_orders',
  'QueryRoot.ordersCount': 'read_orders',
  'QueryRoot.abandonedCheckouts': 'read_orders',
  'QueryRoot.abandonedCheckoutsCount': 'read_orders',
  'QueryRoot.customersCount': 'read_customers',
  'ProductVariant.inventoryItem': 'read_inventory',
  'InventoryLevel.location': 'read_locations',
  'Location.inventoryLevels': 'read_inventory',
};

const BY_RECORD: Record<string, string> = {
  Product: 'read_products',
  ProductVariant: 'read_products',
  Collection: 'read_products',
  InventoryItem: 'read_inventory',
  Location: 'read_locations',
  Order: 'read_orders',
  AnalyticsTarget: 'read_reports',
};

/** Scopes are looked at before any field is answered. */
export const resolveField: GraphQLFieldResolver<unknown, AdminContext> = (source, args, context, info) => {
  const needed = NEEDED[`${info.parentType.name}.${info.fieldName}`];
  if (needed && !holdsScope(context.scopes, needed)) throw accessDenied(info.fieldName, needed);
  return defaultFieldResolver(source, args, context, info);
};

/** Records fetched by their id need the same scope as their list. */
export function mayReadRecord(scopes: readonly string[], type: string): boolean {
  const needed = BY_RECORD[type];
  return needed === undefined || holdsScope(scopes, needed);
}

export function accessDenied(field: string, scope: string): GraphQLError {
  const requiredAccess = `\`${scope}\` access scope.`;
  return new GraphQLError(`Access denied for ${field} field. Required access: ${requiredAccess}`, {
    extensions: {
      code: 'ACCESS_DENIED',
      documentation: 'https://shopify.dev/api/usage/access-scopes',
      requiredAccess,
    },
  });
}
