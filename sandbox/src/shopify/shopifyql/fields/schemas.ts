import { browsingSchemas } from './browsing-fields.ts';
import { campaignSchemas } from './campaign-fields.ts';
import type { FieldGroup } from './field-group.ts';
import { moneySchemas } from './money-fields.ts';
import {
  CUSTOMERS_SCHEMA,
  FULFILLMENTS_SCHEMA,
  INVENTORY_SCHEMA,
  PAYMENT_ATTEMPTS_SCHEMA,
  PAYMENTS_SCHEMA,
} from './operation-fields.ts';
import { DISCOUNTS_SCHEMA, RETURNS_SCHEMA, SALES_SCHEMA, SALES_TAXES_SCHEMA } from './sales-fields.ts';
import { supplySchemas } from './supply-fields.ts';
import { SEARCH_QUERIES_SCHEMA, SEARCHES_SCHEMA, SESSIONS_SCHEMA, WEB_PERFORMANCE_SCHEMA } from './visit-fields.ts';

export interface Schema {
  name: string;
  /** Name to documented type, `ARRAY<STRING>` included. */
  metrics: Map<string, string>;
  dimensions: Map<string, string>;
}

/** The schemas this sandbox answers. Every other documented one is refused by name. */
export const SCHEMAS: Map<string, Schema> = new Map(
  Object.entries({
    sales: SALES_SCHEMA,
    discounts: DISCOUNTS_SCHEMA,
    returns: RETURNS_SCHEMA,
    sessions: SESSIONS_SCHEMA,
    searches: SEARCHES_SCHEMA,
    search_queries: SEARCH_QUERIES_SCHEMA,
    web_performance: WEB_PERFORMANCE_SCHEMA,
    customers: CUSTOMERS_SCHEMA,
    inventory: INVENTORY_SCHEMA,
    fulfillments: FULFILLMENTS_SCHEMA,
    payments: PAYMENTS_SCHEMA,
    payment_attempts: PAYMENT_ATTEMPTS_SCHEMA,
    sales_taxes: SALES_TAXES_SCHEMA,
    ...browsingSchemas,
    ...campaignSchemas,
    ...moneySchemas,
    ...supplySchemas,
  }).map(([name, fields]) => [
    name,
    { name, metrics: typesOf([fields.metrics]), dimensions: typesOf(fields.dimensions) },
  ]),
);

/** Documented schemas that have no data here: a store that never used the feature cannot be told from them. */
export const OTHER_SCHEMAS: Set<string> = new Set(['global_searches', 'low_engagement_product_recommendations']);

/** Columns of `sales` renamed in 2026-04; the old names went with 2026-07, the new ones do not exist before. */
export const RENAMED_SALES_METRICS: Map<string, string> = new Map(
  Object.entries({
    returns: 'sales_reversals',
    gross_returns: 'gross_sales_reversals',
    net_returns: 'net_sales_reversals',
    total_returns: 'total_sales_reversals',
    discounts_returned: 'discount_reversals',
    shipping_returned: 'shipping_reversals',
    taxes_returned: 'tax_reversals',
    quantity_returned: 'reversed_quantity',
    returned_quantity_rate: 'reversed_quantity_rate',
  }),
);

function typesOf(groups: FieldGroup[]): Map<string, string> {
  return new Map(
    groups
      .flatMap(group => Object.entries(group))
      .flatMap(([type, names]) => (names.match(/\S+/g) ?? []).map(name => [name, type] as const)),
  );
}
