/** What is said of one order. */
export type OneOrderSentences = {
  notFound: (number: string) => string;
  /** `day` as YYYY-MM-DD. */
  head: (parts: { name: string; day: string | undefined; value: string }) => string;
  /** As Shopify calls them. */
  states: (parts: { sending: string | undefined; payment: string | undefined }) => string;
  item: (parts: { title: string; units: string }) => string;
  parcel: string;
};
