/** What a shop's analytics note, and what writing to them takes and answers. */
export const ANALYTICS_TYPES = `
type AnalyticsAnnotation {
  createdAt: DateTime
  createdByApp: App
  description: String
  endedAt: DateTime
  id: ID!
  source: AnalyticsAnnotationSource!
  startedAt: DateTime!
  title: String
  type: String!
  updatedAt: DateTime
}

type AnalyticsAnnotationConnection {
  edges: [AnalyticsAnnotationEdge!]!
  nodes: [AnalyticsAnnotation!]!
  pageInfo: PageInfo!
}

type AnalyticsAnnotationEdge {
  cursor: String!
  node: AnalyticsAnnotation!
}

enum AnalyticsAnnotationSortKeys {
  CREATED_AT ENDED_AT ID STARTED_AT UPDATED_AT
}

enum AnalyticsAnnotationSource {
  APP SHOPIFY
}

input AnalyticsAnnotationCreateInput {
  description: String
  endedAt: DateTime
  startedAt: DateTime!
  title: String!
  type: String!
}

type AnalyticsAnnotationCreatePayload {
  analyticsAnnotation: AnalyticsAnnotation
  userErrors: [AnalyticsAnnotationCreateUserError!]!
}

type AnalyticsAnnotationCreateUserError {
  code: AnalyticsAnnotationCreateUserErrorCode
  field: [String!]
  message: String!
}

enum AnalyticsAnnotationCreateUserErrorCode {
  INVALID LIMIT_REACHED SHOPIFY_EMPLOYEE_IMPERSONATING
}

type AnalyticsAnnotationDeletePayload {
  deletedId: ID
  userErrors: [AnalyticsAnnotationDeleteUserError!]!
}

type AnalyticsAnnotationDeleteUserError {
  code: AnalyticsAnnotationDeleteUserErrorCode
  field: [String!]
  message: String!
}

enum AnalyticsAnnotationDeleteUserErrorCode {
  INVALID NOT_FOUND SHOPIFY_EMPLOYEE_IMPERSONATING
}

input AnalyticsTargetCreateInput {
  endDate: Date!
  expectedValue: Decimal!
  filters: String
  metric: String!
  name: String!
  startDate: Date!
}

input AnalyticsTargetUpdateInput {
  endDate: Date
  expectedValue: Decimal
  filters: String
  metric: String
  name: String
  startDate: Date
}

type AnalyticsTargetCreatePayload {
  analyticsTarget: AnalyticsTarget
  userErrors: [AnalyticsTargetCreateUserError!]!
}

type AnalyticsTargetCreateUserError {
  code: AnalyticsTargetCreateUserErrorCode
  field: [String!]
  message: String!
}

enum AnalyticsTargetCreateUserErrorCode {
  INVALID INVALID_METRIC SHOPIFY_EMPLOYEE_IMPERSONATING TAKEN
}

type AnalyticsTargetUpdatePayload {
  analyticsTarget: AnalyticsTarget
  userErrors: [AnalyticsTargetUpdateUserError!]!
}

type AnalyticsTargetUpdateUserError {
  code: AnalyticsTargetUpdateUserErrorCode
  field: [String!]
  message: String!
}

enum AnalyticsTargetUpdateUserErrorCode {
  INVALID INVALID_METRIC NOT_FOUND SHOPIFY_EMPLOYEE_IMPERSONATING TAKEN
}

type AnalyticsTargetsDeletePayload {
  deletedIds: [ID!]
  userErrors: [AnalyticsTargetsDeleteUserError!]!
}

type AnalyticsTargetsDeleteUserError {
  code: AnalyticsTargetsDeleteUserErrorCode
  field: [String!]
  message: String!
}

enum AnalyticsTargetsDeleteUserErrorCode {
  INVALID NOT_FOUND SHOPIFY_EMPLOYEE_IMPERSONATING
}
`;
