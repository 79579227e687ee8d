import { buildASTSchema, type DocumentNode, type GraphQLSchema, parse, visit } from 'graphql';
import { ANALYTICS_TYPES } from './schema-analytics.ts';
import { CATALOGUE_TYPES } from './schema-catalogue.ts';
import { ENUM_TYPES } from './schema-enums.ts';
import { ORDER_PART_TYPES } from './schema-order-parts.ts';
import { RECORD_TYPES } from './schema-records.ts';
import { ROOT_TYPES } from './schema-roots.ts';

/** The whole subset, as of the newest version. */
export const SCHEMA_TEXT = [
  ROOT_TYPES,
  ANALYTICS_TYPES,
  CATALOGUE_TYPES,
  RECORD_TYPES,
  ORDER_PART_TYPES,
  ENUM_TYPES,
].join('\n');

/** Fields that older versions lack. */
const SINCE: Record<string, string> = {
  'ShopifyqlQueryResponse.parseWarnings': '2026-10',
  'ShopifyqlQueryResponse.analyticsTargets': '2026-10',
  'ShopifyqlTableDataColumn.shortDisplayName': '2026-07',
  'ShopifyqlTableDataColumn.columnOrigin': '2026-07',
  'ShopifyqlTableDataColumn.dynamicColumnMetadata': '2026-07',
  'ShopifyqlTableData.rowMetadata': '2026-07',
  'QueryRoot.analyticsTargets': '2026-07',
  'Shop.analyticsAnnotations': '2026-10',
  'Mutation.analyticsAnnotationCreate': '2026-10',
  'Mutation.analyticsAnnotationDelete': '2026-10',
  'Mutation.analyticsTargetCreate': '2026-07',
  'Mutation.analyticsTargetUpdate': '2026-07',
  'Mutation.analyticsTargetsDelete': '2026-07',
  'Shop.shopAddress': '2026-01',
};

const built = new Map<string, GraphQLSchema>();

export function schemaOf(version: string): GraphQLSchema {
  const known = built.get(version);
  if (known) return known;
  const schema = buildASTSchema(withoutLater(parse(SCHEMA_TEXT), version));
  built.set(version, schema);
  return schema;
}

function withoutLater(document: DocumentNode, version: string): DocumentNode {
  return visit(document, {
    ObjectTypeDefinition: node => ({
      ...node,
      fields: node.fields?.filter(field => (SINCE[`${node.name.value}.${field.name.value}`] ?? '') <= version),
    }),
  });
}
