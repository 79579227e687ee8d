/** What a test or a person may set; everything else is as the real platform has it. */
export type AnalyticsSettings = {
  /** How many properties the account shows; those beside the shop's have no data. */
  properties: number;
  /** In place of the store's own. */
  currency: string | null;
  timeZone: string | null;
  /** Data the user may not see: REVENUE_DATA, COST_DATA. */
  restrictedData: string[];
  /** Rows of fewer people are withheld where age or gender is asked. */
  thresholdUsers: number;
  /** Rows beyond these are rolled into (other). */
  cardinalityLimit: number;
  /** Quotas of a property; Google's for a standard one. */
  tokensPerDay: number;
  tokensPerHour: number;
  tokensPerProjectPerHour: number;
  concurrentRequests: number;
  serverErrorsPerHour: number;
  thresholdedRequestsPerHour: number;
};

export function standardAnalyticsSettings(): AnalyticsSettings {
  return {
    properties: 1,
    currency: null,
    timeZone: null,
    restrictedData: [],
    thresholdUsers: 40,
    cardinalityLimit: 50_000,
    tokensPerDay: 200_000,
    tokensPerHour: 40_000,
    tokensPerProjectPerHour: 14_000,
    concurrentRequests: 10,
    serverErrorsPerHour: 10,
    thresholdedRequestsPerHour: 120,
  };
}
