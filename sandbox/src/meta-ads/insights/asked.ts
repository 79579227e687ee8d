import type { AdAccount } from '../ad-account.ts';
import type { InsightsRequest } from './insights-request.ts';
import type { Scope } from './measure.ts';

/** A request that was understood: about which account, of which ads, and where its pages lie. */
export type Asked = { account: AdAccount; request: InsightsRequest; scope: Scope; path: string };
