/** Products, stock and places, as the Admin API of 2026-10 has them. */
export const CATALOGUE_TYPES = `
type Product implements LegacyInteroperability & Node {
  category: TaxonomyCategory
  collections(after: String, before: String, first: Int, last: Int, query: String, reverse: Boolean = false, sortKey: CollectionSortKeys = ID): CollectionConnection!
  createdAt: DateTime!
  descriptionHtml: HTML!
  featuredMedia: Media
  handle: String!
  hasOnlyDefaultVariant: Boolean!
  hasOutOfStockVariants: Boolean!
  id: ID!
  isGiftCard: Boolean!
  legacyResourceId: UnsignedInt64!
  metafield(key: String!, namespace: String): Metafield
  metafields(after: String, before: String, first: Int, keys: [String!], last: Int, namespace: String, reverse: Boolean = false): MetafieldConnection!
  onlineStoreUrl: URL
  options(first: Int): [ProductOption!]!
  priceRangeV2: ProductPriceRangeV2!
  productType: String!
  publishedAt: DateTime
  seo: SEO!
  status: ProductStatus!
  tags: [String!]!
  title: String!
  totalInventory: Int!
  tracksInventory: Boolean!
  updatedAt: DateTime!
  variants(after: String, before: String, first: Int, last: Int, reverse: Boolean = false, sortKey: ProductVariantSortKeys = POSITION): ProductVariantConnection!
  variantsCount: Count
  vendor: String!
}

type TaxonomyCategory implements Node {
  fullName: String!
  id: ID!
  name: String!
}

interface Media {
  alt: String
  id: ID!
  preview: MediaPreviewImage
}

type MediaPreviewImage {
  image: Image
}

type Image {
  altText: String
  url: URL!
}

type Metafield implements LegacyInteroperability & Node {
  id: ID!
  key: String!
  legacyResourceId: UnsignedInt64!
  namespace: String!
  type: String!
  value: String!
}

type MetafieldConnection {
  edges: [MetafieldEdge!]!
  nodes: [Metafield!]!
  pageInfo: PageInfo!
}

type MetafieldEdge {
  cursor: String!
  node: Metafield!
}

type ProductOption implements Node {
  id: ID!
  name: String!
  position: Int!
  values: [String!]!
}

type ProductPriceRangeV2 {
  maxVariantPrice: MoneyV2!
  minVariantPrice: MoneyV2!
}

type SEO {
  description: String
  title: String
}

type ProductConnection {
  edges: [ProductEdge!]!
  nodes: [Product!]!
  pageInfo: PageInfo!
}

type ProductEdge {
  cursor: String!
  node: Product!
}

type ProductVariant implements LegacyInteroperability & Node {
  availableForSale: Boolean!
  barcode: String
  compareAtPrice: Money
  createdAt: DateTime!
  displayName: String!
  id: ID!
  inventoryItem: InventoryItem!
  inventoryPolicy: ProductVariantInventoryPolicy!
  inventoryQuantity: Int
  legacyResourceId: UnsignedInt64!
  position: Int!
  price: Money!
  product: Product!
  sku: String
  taxable: Boolean!
  title: String!
  updatedAt: DateTime!
}

type ProductVariantConnection {
  edges: [ProductVariantEdge!]!
  nodes: [ProductVariant!]!
  pageInfo: PageInfo!
}

type ProductVariantEdge {
  cursor: String!
  node: ProductVariant!
}

type Collection implements Node {
  handle: String!
  id: ID!
  legacyResourceId: UnsignedInt64!
  products(after: String, before: String, first: Int, last: Int, reverse: Boolean = false, sortKey: ProductCollectionSortKeys = COLLECTION_DEFAULT): ProductConnection!
  productsCount: Count
  title: String!
  updatedAt: DateTime!
}

type CollectionConnection {
  edges: [CollectionEdge!]!
  nodes: [Collection!]!
  pageInfo: PageInfo!
}

type CollectionEdge {
  cursor: String!
  node: Collection!
}

type InventoryItem implements LegacyInteroperability & Node {
  createdAt: DateTime!
  id: ID!
  inventoryLevel(includeInactive: Boolean = false, locationId: ID!): InventoryLevel
  inventoryLevels(after: String, before: String, first: Int, includeInactive: Boolean = false, last: Int, query: String, reverse: Boolean = false): InventoryLevelConnection!
  legacyResourceId: UnsignedInt64!
  locationsCount: Count
  requiresShipping: Boolean!
  sku: String
  tracked: Boolean!
  unitCost: MoneyV2
  updatedAt: DateTime!
  variant: ProductVariant!
}

type InventoryItemConnection {
  edges: [InventoryItemEdge!]!
  nodes: [InventoryItem!]!
  pageInfo: PageInfo!
}

type InventoryItemEdge {
  cursor: String!
  node: InventoryItem!
}

type InventoryLevel implements Node {
  createdAt: DateTime!
  id: ID!
  isActive: Boolean!
  item: InventoryItem!
  location: Location!
  quantities(names: [String!]!): [InventoryQuantity!]!
  updatedAt: DateTime!
}

type InventoryLevelConnection {
  edges: [InventoryLevelEdge!]!
  nodes: [InventoryLevel!]!
  pageInfo: PageInfo!
}

type InventoryLevelEdge {
  cursor: String!
  node: InventoryLevel!
}

type InventoryQuantity implements Node {
  id: ID!
  name: String!
  quantity: Int!
  updatedAt: DateTime
}

type InventoryProperties {
  quantityNames: [InventoryQuantityName!]!
}

type InventoryQuantityName {
  belongsTo: [String!]!
  comprises: [String!]!
  displayName: String
  isInUse: Boolean!
  name: String!
}

type Location implements LegacyInteroperability & Node {
  address: LocationAddress!
  createdAt: DateTime!
  fulfillsOnlineOrders: Boolean!
  hasActiveInventory: Boolean!
  id: ID!
  inventoryLevels(after: String, before: String, first: Int, includeInactive: Boolean = false, last: Int, query: String, reverse: Boolean = false): InventoryLevelConnection!
  isActive: Boolean!
  isFulfillmentService: Boolean!
  isPrimary: Boolean!
  legacyResourceId: UnsignedInt64!
  name: String!
  shipsInventory: Boolean!
  updatedAt: DateTime!
}

type LocationAddress {
  city: String
  country: String
  countryCode: String
  province: String
  provinceCode: String
}

type LocationConnection {
  edges: [LocationEdge!]!
  nodes: [Location!]!
  pageInfo: PageInfo!
}

type LocationEdge {
  cursor: String!
  node: Location!
}
`;
