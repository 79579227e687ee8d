/** The signed-in person as the browser keeps it, and its two outside forms: stored text and the server's answer. */
import type { SessionResponse } from '@tillsight/contract/auth';
import { IntegrationStatus, type EverywhereProvider } from '@tillsight/contract/integrations';
import * as z from 'zod/mini';
import { ownTimeZone } from './clock.ts';

const Status = z.optional(z.nullable(IntegrationStatus));

const StoredUser = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  email: z.string(),
  organizationId: z.string(),
  role: z.string(),
  timeZone: z.optional(z.string()),
  shopifyStatus: Status,
  googleAnalyticsStatus: Status,
  metaStatus: Status,
  googleAdsStatus: Status,
});

export type SessionUser = {
  id: string;
  name: string;
  email: string;
  organizationId: string;
  role: string;
  /** The organization's. */
  timeZone: string;
  shopifyStatus: IntegrationStatus;
  googleAnalyticsStatus: IntegrationStatus;
  metaStatus: IntegrationStatus;
  googleAdsStatus: IntegrationStatus;
};

export const statusFields = {
  shopify: 'shopifyStatus',
  google_analytics: 'googleAnalyticsStatus',
  google_ads: 'googleAdsStatus',
  meta: 'metaStatus',
} as const satisfies Record<EverywhereProvider, keyof SessionUser>;

/** Nothing stored and something unreadable are both "signed out"; only the second has to be cleared away. */
export function readStoredUser(text: string | null): SessionUser | 'none' | 'unreadable' {
  if (text === null) return 'none';
  try {
    const parsed = StoredUser.safeParse(JSON.parse(text));
    return parsed.success ? withDefaults(parsed.data) : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

export function sessionUserOf(answer: SessionResponse): SessionUser {
  return {
    id: answer.user_id,
    name: answer.user_name,
    email: answer.user_email,
    organizationId: answer.organization_id,
    role: answer.role,
    timeZone: answer.time_zone,
    shopifyStatus: answer.shopify_status ?? 'inactive',
    googleAnalyticsStatus: answer.google_analytics_status ?? 'inactive',
    metaStatus: answer.meta_status ?? 'inactive',
    googleAdsStatus: answer.google_ads_status ?? 'inactive',
  };
}

function withDefaults(stored: z.infer<typeof StoredUser>): SessionUser {
  return {
    ...stored,
    // Stored before zones were: the server's answer, which is on its way, has it.
    timeZone: stored.timeZone ?? ownTimeZone(),
    shopifyStatus: stored.shopifyStatus ?? 'inactive',
    googleAnalyticsStatus: stored.googleAnalyticsStatus ?? 'inactive',
    metaStatus: stored.metaStatus ?? 'inactive',
    googleAdsStatus: stored.googleAdsStatus ?? 'inactive',
  };
}
