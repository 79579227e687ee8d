/** What an order is made of beside its lines: people, money that moved, parcels, discounts, taxes, and where it came from. */
export const ORDER_PART_TYPES = `
type MailingAddress implements Node {
  city: String
  country: String
  countryCodeV2: CountryCode
  id: ID!
  province: String
  provinceCode: String
  zip: String
}

type Refund implements LegacyInteroperability & Node {
  createdAt: DateTime
  id: ID!
  legacyResourceId: UnsignedInt64!
  totalRefundedSet: MoneyBag!
}

type OrderTransaction implements Node {
  amountSet: MoneyBag!
  createdAt: DateTime!
  gateway: String
  id: ID!
  kind: OrderTransactionKind!
  processedAt: DateTime
  status: OrderTransactionStatus!
}

enum OrderTransactionKind {
  AUTHORIZATION CAPTURE CHANGE EMV_AUTHORIZATION REFUND SALE SUGGESTED_REFUND VOID
}

enum OrderTransactionStatus {
  AWAITING_RESPONSE ERROR FAILURE PENDING SUCCESS UNKNOWN
}

type Fulfillment implements LegacyInteroperability & Node {
  createdAt: DateTime!
  deliveredAt: DateTime
  displayStatus: FulfillmentDisplayStatus
  id: ID!
  legacyResourceId: UnsignedInt64!
  status: FulfillmentStatus!
  trackingInfo(first: Int): [FulfillmentTrackingInfo!]!
  updatedAt: DateTime!
}

enum FulfillmentStatus {
  CANCELLED ERROR FAILURE OPEN PENDING SUCCESS
}

enum FulfillmentDisplayStatus {
  DELIVERED IN_TRANSIT
}

type FulfillmentTrackingInfo {
  company: String
  number: String
  url: URL
}

interface DiscountApplication {
  allocationMethod: DiscountApplicationAllocationMethod!
  index: Int!
  targetSelection: DiscountApplicationTargetSelection!
  targetType: DiscountApplicationTargetType!
  value: PricingValue!
}

type DiscountCodeApplication implements DiscountApplication {
  allocationMethod: DiscountApplicationAllocationMethod!
  code: String!
  index: Int!
  targetSelection: DiscountApplicationTargetSelection!
  targetType: DiscountApplicationTargetType!
  value: PricingValue!
}

type ManualDiscountApplication implements DiscountApplication {
  allocationMethod: DiscountApplicationAllocationMethod!
  description: String
  index: Int!
  targetSelection: DiscountApplicationTargetSelection!
  targetType: DiscountApplicationTargetType!
  title: String!
  value: PricingValue!
}

type DiscountApplicationConnection {
  edges: [DiscountApplicationEdge!]!
  nodes: [DiscountApplication!]!
  pageInfo: PageInfo!
}

type DiscountApplicationEdge {
  cursor: String!
  node: DiscountApplication!
}

enum DiscountApplicationAllocationMethod {
  ACROSS EACH ONE
}

enum DiscountApplicationTargetSelection {
  ALL ENTITLED EXPLICIT
}

enum DiscountApplicationTargetType {
  LINE_ITEM SHIPPING_LINE
}

union PricingValue = MoneyV2 | PricingPercentageValue

type PricingPercentageValue {
  percentage: Float!
}

type TaxLine {
  channelLiable: Boolean
  priceSet: MoneyBag!
  rate: Float
  ratePercentage: Float
  title: String!
}

type ShippingLine {
  code: String
  id: ID
  originalPriceSet: MoneyBag!
  title: String!
}

type ShippingLineConnection {
  edges: [ShippingLineEdge!]!
  nodes: [ShippingLine!]!
  pageInfo: PageInfo!
}

type ShippingLineEdge {
  cursor: String!
  node: ShippingLine!
}

type CustomerJourneySummary {
  firstVisit: CustomerVisit
  lastVisit: CustomerVisit
  momentsCount: Count
  ready: Boolean!
}

type CustomerVisit implements Node {
  id: ID!
  landingPage: URL
  occurredAt: DateTime!
  source: String!
  sourceType: MarketingTactic
  utmParameters: UTMParameters
}

enum MarketingTactic {
  AD NEWSLETTER POST SEO
}

type UTMParameters {
  campaign: String
  content: String
  medium: String
  source: String
  term: String
}

type ChannelInformation implements Node {
  channelDefinition: ChannelDefinition
  id: ID!
}

type ChannelDefinition implements Node {
  channelName: String!
  id: ID!
}
`;
