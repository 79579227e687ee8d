/** Worth of one unit in rupees; fixed, because a sandbox has no market. */
const RUPEES: Record<string, number> = {
  INR: 1,
  USD: 88,
  EUR: 102,
  GBP: 116,
  AED: 24,
  SGD: 68,
  AUD: 58,
  CAD: 63,
  JPY: 0.58,
};

/** What one unit of a currency costs in another; null for a currency the sandbox does not know. Each platform complains in its own words. */
export function exchangeRate(from: string, to: string): number | null {
  if (from === to) return 1;
  const [one, other] = [RUPEES[from], RUPEES[to]];
  return one === undefined || other === undefined ? null : one / other;
}
