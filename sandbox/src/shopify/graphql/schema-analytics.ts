/** What writing to a shop's analytics takes and answers. */
export const ANALYTICS_TYPES = `
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
