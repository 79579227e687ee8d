import type { MetaState } from './meta-state.ts';

/** How full the buckets are, as every answer about an ad account tells. There is no `Retry-After`. */
export function usageHeaders({ calls, settings }: MetaState, account: string, now: number): Record<string, string> {
  const { percent, waitMs } = calls.use(account, settings.callsPerHour, now);
  const { tier } = settings;
  const minutes = percent < 100 ? 0 : Math.ceil(waitMs / 60_000);
  const use = {
    type: 'ads_insights',
    call_count: percent,
    total_cputime: Math.floor(percent / 4),
    total_time: Math.floor(percent / 4),
    estimated_time_to_regain_access: minutes,
    ads_api_access_tier: tier,
  };
  return {
    'x-business-use-case-usage': JSON.stringify({ [account]: [use] }),
    'x-ad-account-usage': JSON.stringify({
      acc_id_util_pct: percent,
      reset_time_duration: percent < 100 ? 0 : Math.ceil(waitMs / 1000),
      ads_api_access_tier: tier,
    }),
    'x-fb-ads-insights-throttle': JSON.stringify({
      app_id_util_pct: 0,
      acc_id_util_pct: percent,
      ads_api_access_tier: tier,
    }),
    'x-app-usage': JSON.stringify({ call_count: 0, total_cputime: 0, total_time: 0 }),
  };
}
