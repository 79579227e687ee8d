/** What can be asked and done: a subset of the Admin API of 2026-10, in its own words. */
export const ROOT_TYPES = `
schema {
  query: QueryRoot
  mutation: Mutation
}

type QueryRoot {
  abandonedCheckouts(after: String, before: String, first: Int, last: Int, query: String, reverse: Boolean = false, sortKey: AbandonedCheckoutSortKeys = ID): AbandonedCheckoutConnection!
  abandonedCheckoutsCount(limit: Int = 10000, query: String): Count
  analyticsTargets(after: String, before: String, first: Int, last: Int, query: String, reverse: Boolean = false, sortKey: AnalyticsTargetSortKeys = ID): AnalyticsTargetConnection!
  collections(after: String, before: String, first: Int, last: Int, query: String, reverse: Boolean = false, sortKey: CollectionSortKeys = ID): CollectionConnection!
  collectionsCount(limit: Int = 10000, query: String): Count
  currentAppInstallation: AppInstallation!
  customersCount(limit: Int = 10000, query: String): Count
  inventoryItem(id: ID!): InventoryItem
  inventoryItems(after: String, before: String, first: Int, last: Int, query: String, reverse: Boolean = false): InventoryItemConnection!
  inventoryProperties: InventoryProperties!
  location(id: ID): Location
  locations(after: String, before: String, first: Int, includeInactive: Boolean = false, includeLegacy: Boolean = false, last: Int, query: String, reverse: Boolean = false, sortKey: LocationSortKeys = NAME): LocationConnection!
  locationsCount(limit: Int = 10000, query: String): Count
  node(id: ID!): Node
  nodes(ids: [ID!]!): [Node]!
  order(id: ID!): Order
  orders(after: String, before: String, first: Int, last: Int, query: String, reverse: Boolean = false, sortKey: OrderSortKeys = PROCESSED_AT): OrderConnection!
  ordersCount(limit: Int = 10000, query: String): Count
  product(id: ID!): Product
  productVariant(id: ID!): ProductVariant
  productVariants(after: String, before: String, first: Int, last: Int, query: String, reverse: Boolean = false, sortKey: ProductVariantSortKeys = ID): ProductVariantConnection!
  productVariantsCount(limit: Int = 10000, query: String): Count
  products(after: String, before: String, first: Int, last: Int, query: String, reverse: Boolean = false, sortKey: ProductSortKeys = ID): ProductConnection!
  productsCount(limit: Int = 10000, query: String): Count
  publicApiVersions: [ApiVersion!]!
  shop: Shop!
  shopifyqlQuery(query: String!): ShopifyqlQueryResponse
  webhookSubscriptions(after: String, before: String, first: Int, format: WebhookSubscriptionFormat, last: Int, query: String, reverse: Boolean = false, sortKey: WebhookSubscriptionSortKeys = CREATED_AT, topics: [WebhookSubscriptionTopic!], uri: String): WebhookSubscriptionConnection!
}

type Mutation {
  analyticsAnnotationCreate(input: AnalyticsAnnotationCreateInput!): AnalyticsAnnotationCreatePayload
  analyticsAnnotationDelete(id: ID!): AnalyticsAnnotationDeletePayload
  analyticsTargetCreate(input: AnalyticsTargetCreateInput!): AnalyticsTargetCreatePayload
  analyticsTargetsDelete(ids: [ID!]!): AnalyticsTargetsDeletePayload
  analyticsTargetUpdate(id: ID!, input: AnalyticsTargetUpdateInput!): AnalyticsTargetUpdatePayload
  appUninstall: AppUninstallPayload
  webhookSubscriptionCreate(topic: WebhookSubscriptionTopic!, webhookSubscription: WebhookSubscriptionInput!): WebhookSubscriptionCreatePayload
  webhookSubscriptionDelete(id: ID!): WebhookSubscriptionDeletePayload
}

type ShopifyqlQueryResponse {
  analyticsTargets: [AnalyticsTarget!]!
  parseErrors: [String!]!
  parseWarnings: [String!]!
  tableData: ShopifyqlTableData
}

type ShopifyqlTableData {
  columns: [ShopifyqlTableDataColumn!]!
  rowMetadata: [ShopifyqlRowMetadata!]!
  rows: JSON!
}

type ShopifyqlTableDataColumn {
  columnOrigin: ShopifyqlColumnOrigin!
  dataType: ColumnDataType!
  displayName: String!
  dynamicColumnMetadata: ShopifyqlDynamicColumnMetadata
  name: String!
  shortDisplayName: String
  subType: ColumnDataType
}

type ShopifyqlDynamicColumnMetadata {
  aggregatedBy: [String!]!
  comparisonReference: String
  originalColumnName: String
  type: ShopifyqlDynamicColumnType!
}

type ShopifyqlRowMetadata {
  nullCellTranslations: [ShopifyqlNullCellTranslation!]!
  rawResourceIds: [[String!]!]!
  topNRemainderColumnNames: [String!]!
}

type ShopifyqlNullCellTranslation {
  columnName: String!
  displayText: String!
}

scalar Date
scalar DateTime
scalar Decimal
scalar FormattedString
scalar HTML
scalar JSON
scalar Money
scalar URL
scalar UnsignedInt64
`;
