/** The shop, its orders and checkouts, the app: as the Admin API of 2026-10 has them. */
export const RECORD_TYPES = `
type Count {
  count: Int!
  precision: CountPrecision!
}

type AppUninstallPayload {
  app: App
  userErrors: [AppUninstallAppUninstallError!]!
}

type AppUninstallAppUninstallError implements DisplayableError {
  code: AppUninstallAppUninstallErrorCode
  field: [String!]
  message: String!
}

type UserError implements DisplayableError {
  field: [String!]
  message: String!
}

interface DisplayableError {
  field: [String!]
  message: String!
}

type WebhookSubscriptionCreatePayload {
  userErrors: [UserError!]!
  webhookSubscription: WebhookSubscription
}

type WebhookSubscriptionDeletePayload {
  deletedWebhookSubscriptionId: ID
  userErrors: [UserError!]!
}

type WebhookSubscription implements LegacyInteroperability & Node {
  apiVersion: ApiVersion!
  callbackUrl: URL!
  createdAt: DateTime!
  format: WebhookSubscriptionFormat!
  id: ID!
  legacyResourceId: UnsignedInt64!
  name: String
  topic: WebhookSubscriptionTopic!
  updatedAt: DateTime!
  uri: String!
}

type WebhookSubscriptionConnection {
  edges: [WebhookSubscriptionEdge!]!
  nodes: [WebhookSubscription!]!
  pageInfo: PageInfo!
}

type WebhookSubscriptionEdge {
  cursor: String!
  node: WebhookSubscription!
}

type PageInfo {
  endCursor: String
  hasNextPage: Boolean!
  hasPreviousPage: Boolean!
  startCursor: String
}

type AnalyticsTarget implements Node {
  createdAt: DateTime!
  currencyCode: CurrencyCode!
  endDate: Date!
  expectedValue: Decimal!
  filters: String
  id: ID!
  metric: String!
  name: String!
  startDate: Date!
  updatedAt: DateTime!
}

type AnalyticsTargetConnection {
  edges: [AnalyticsTargetEdge!]!
  nodes: [AnalyticsTarget!]!
  pageInfo: PageInfo!
}

type AnalyticsTargetEdge {
  cursor: String!
  node: AnalyticsTarget!
}

type AbandonedCheckout implements Node {
  abandonedCheckoutUrl: URL!
  completedAt: DateTime
  createdAt: DateTime!
  discountCodes: [String!]!
  id: ID!
  lineItems(after: String, before: String, first: Int, last: Int, reverse: Boolean = false): AbandonedCheckoutLineItemConnection!
  lineItemsQuantity: Int!
  name: String!
  note: String!
  subtotalPriceSet: MoneyBag!
  taxesIncluded: Boolean!
  totalPriceSet: MoneyBag!
  updatedAt: DateTime!
}

type AbandonedCheckoutConnection {
  edges: [AbandonedCheckoutEdge!]!
  nodes: [AbandonedCheckout!]!
  pageInfo: PageInfo!
}

type AbandonedCheckoutEdge {
  cursor: String!
  node: AbandonedCheckout!
}

type AbandonedCheckoutLineItem implements Node {
  id: ID!
  product: Product
  quantity: Int!
  sku: String
  title: String
  variant: ProductVariant
  variantTitle: String
}

type AbandonedCheckoutLineItemConnection {
  edges: [AbandonedCheckoutLineItemEdge!]!
  nodes: [AbandonedCheckoutLineItem!]!
  pageInfo: PageInfo!
}

type AbandonedCheckoutLineItemEdge {
  cursor: String!
  node: AbandonedCheckoutLineItem!
}

type MoneyBag {
  presentmentMoney: MoneyV2!
  shopMoney: MoneyV2!
}

type MoneyV2 {
  amount: Decimal!
  currencyCode: CurrencyCode!
}

type Shop implements Node {
  analyticsAnnotations(after: String, before: String, first: Int, last: Int, query: String, reverse: Boolean = false, sortKey: AnalyticsAnnotationSortKeys = ID): AnalyticsAnnotationConnection!
  billingAddress: ShopAddress!
  contactEmail: String!
  createdAt: DateTime!
  currencyCode: CurrencyCode!
  currencyFormats: CurrencyFormats!
  email: String!
  enabledPresentmentCurrencies: [CurrencyCode!]!
  ianaTimezone: String!
  id: ID!
  myshopifyDomain: String!
  name: String!
  plan: ShopPlan!
  primaryDomain: Domain!
  shopAddress: ShopAddress!
  taxShipping: Boolean!
  taxesIncluded: Boolean!
  timezoneAbbreviation: String!
  timezoneOffset: String!
  timezoneOffsetMinutes: Int!
  unitSystem: UnitSystem!
  updatedAt: DateTime!
  url: URL!
  weightUnit: WeightUnit!
}

type CurrencyFormats {
  moneyFormat: FormattedString!
  moneyInEmailsFormat: String!
  moneyWithCurrencyFormat: FormattedString!
  moneyWithCurrencyInEmailsFormat: String!
}

type ShopPlan {
  displayName: String!
  partnerDevelopment: Boolean!
  publicDisplayName: String!
  shopifyPlus: Boolean!
}

type ShopAddress implements Node {
  city: String
  country: String
  countryCodeV2: CountryCode
  id: ID!
  province: String
  provinceCode: String
}

type Domain implements Node {
  host: String!
  id: ID!
  sslEnabled: Boolean!
  url: URL!
}

type ApiVersion {
  displayName: String!
  handle: String!
  supported: Boolean!
}

type Order implements LegacyInteroperability & Node {
  billingAddress: MailingAddress
  cancelReason: OrderCancelReason
  cancelledAt: DateTime
  channelInformation: ChannelInformation
  closed: Boolean!
  confirmed: Boolean!
  createdAt: DateTime!
  currencyCode: CurrencyCode!
  currentTotalPriceSet: MoneyBag!
  customerJourneySummary: CustomerJourneySummary
  discountApplications(after: String, before: String, first: Int, last: Int, reverse: Boolean = false): DiscountApplicationConnection!
  discountCodes: [String!]!
  displayFinancialStatus: OrderDisplayFinancialStatus
  displayFulfillmentStatus: OrderDisplayFulfillmentStatus!
  email: String
  fulfillments(first: Int, query: String): [Fulfillment!]!
  fullyPaid: Boolean!
  id: ID!
  legacyResourceId: UnsignedInt64!
  lineItems(after: String, before: String, first: Int, last: Int, reverse: Boolean = false): LineItemConnection!
  name: String!
  netPaymentSet: MoneyBag!
  note: String
  paymentGatewayNames: [String!]!
  phone: String
  processedAt: DateTime!
  refunds(first: Int): [Refund!]!
  shippingAddress: MailingAddress
  shippingLines(after: String, before: String, first: Int, includeRemovals: Boolean = false, last: Int, reverse: Boolean = false): ShippingLineConnection!
  sourceName: String
  subtotalLineItemsQuantity: Int!
  subtotalPriceSet: MoneyBag
  tags: [String!]!
  taxLines: [TaxLine!]!
  taxesIncluded: Boolean!
  test: Boolean!
  totalDiscountsSet: MoneyBag
  totalPriceSet: MoneyBag!
  totalRefundedSet: MoneyBag!
  totalShippingPriceSet: MoneyBag!
  totalTaxSet: MoneyBag
  transactions(capturable: Boolean, first: Int, manuallyResolvable: Boolean): [OrderTransaction!]!
  unpaid: Boolean!
  updatedAt: DateTime!
}

type OrderConnection {
  edges: [OrderEdge!]!
  nodes: [Order!]!
  pageInfo: PageInfo!
}

type OrderEdge {
  cursor: String!
  node: Order!
}

type LineItem implements Node {
  currentQuantity: Int!
  id: ID!
  name: String!
  originalUnitPriceSet: MoneyBag!
  product: Product
  quantity: Int!
  sku: String
  title: String!
  variant: ProductVariant
  variantTitle: String
  vendor: String
}

type LineItemConnection {
  edges: [LineItemEdge!]!
  nodes: [LineItem!]!
  pageInfo: PageInfo!
}

type LineItemEdge {
  cursor: String!
  node: LineItem!
}

type AppInstallation implements Node {
  accessScopes: [AccessScope!]!
  app: App!
  id: ID!
}

type App implements Node {
  apiKey: String!
  handle: String
  id: ID!
  title: String!
}

type AccessScope {
  description: String!
  handle: String!
}

interface Node {
  id: ID!
}

interface LegacyInteroperability {
  legacyResourceId: UnsignedInt64!
}

input WebhookSubscriptionInput {
  callbackUrl: URL
  filter: String
  format: WebhookSubscriptionFormat
  includeFields: [String!]
  metafieldNamespaces: [String!]
  name: String
  uri: String
}
`;
