/** How full Meta's buckets are, as its headers tell in percent, and keeping away from a full one. */
import { at, listAt, numberAt } from '../json.ts';

export type Usage = { percent: number; regainMs: number };

type Answer = { header(name: string): string | null };

/** The fullest of all buckets, and how long until there is room again; zeros where nothing is told. */
export function usageOf(answer: Answer): Usage {
  const business = Object.values(headerOf(answer, 'x-business-use-case-usage') ?? {}).flatMap(uses => listAt(uses));
  const account = headerOf(answer, 'x-ad-account-usage');
  const insights = headerOf(answer, 'x-fb-ads-insights-throttle');
  const app = headerOf(answer, 'x-app-usage');
  const counted = ['call_count', 'total_cputime', 'total_time'];
  const percents = [
    ...[...business, app].flatMap(use => counted.map(name => numberAt(use, name))),
    numberAt(account, 'acc_id_util_pct'),
    numberAt(insights, 'acc_id_util_pct'),
    numberAt(insights, 'app_id_util_pct'),
  ];
  const regains = [
    ...business.map(use => (numberAt(use, 'estimated_time_to_regain_access') ?? 0) * 60_000),
    (numberAt(account, 'reset_time_duration') ?? 0) * 1000,
  ];
  return {
    percent: Math.max(0, ...percents.map(percent => percent ?? 0)),
    regainMs: Math.max(...regains),
  };
}

/** What is not JSON is not for us. */
function headerOf(answer: Answer, name: string): Record<string, unknown> | undefined {
  const text = answer.header(name);
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return at({ value }, 'value') instanceof Object ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

export type UsageMemory = {
  note: (account: string, answer: Answer) => void;
  /** 0 while the account may be asked. */
  waitMs: (account: string) => number;
  /** So full that its calls should follow one another slowly. */
  isHigh: (account: string) => boolean;
};

const high = 75;
const full = 90;
/** Where Meta does not say when there will be room: the bucket is of a rolling hour. */
const unknownRegainMs = 5 * 60_000;

export function createUsageMemory(elapsedMs: () => number): UsageMemory {
  const known = new Map<string, Usage & { until: number }>();
  const current = (account: string) => {
    const usage = known.get(account);
    if (usage !== undefined && usage.until > elapsedMs()) return usage;
    known.delete(account);
    return undefined;
  };
  return {
    note: (account, answer) => {
      const usage = usageOf(answer);
      known.set(account, { ...usage, until: elapsedMs() + (usage.regainMs || unknownRegainMs) });
    },
    waitMs: account => {
      const usage = current(account);
      return usage === undefined || usage.percent < full ? 0 : usage.until - elapsedMs();
    },
    isHigh: account => (current(account)?.percent ?? 0) >= high,
  };
}
