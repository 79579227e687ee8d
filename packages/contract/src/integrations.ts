import * as z from 'zod/mini';
import { Done, Nothing, endpoint } from './endpoint.ts';

/** Those that every installation shows, whether or not it can connect them. */
export const everywhereProviders = ['shopify', 'google_analytics', 'google_ads', 'meta'] as const;
export type EverywhereProvider = (typeof everywhereProviders)[number];
/** The others appear where they can be connected, and nowhere else. */
export const providers = [...everywhereProviders, 'shiprocket'] as const;
export const Provider = z.enum(providers);
export type Provider = z.infer<typeof Provider>;

/** `needs_reconnect`: the grant was revoked or has expired; screens show it as disconnected, with the reason. */
export const integrationStatuses = ['active', 'inactive', 'needs_reconnect'] as const;
export const IntegrationStatus = z.enum(integrationStatuses);
export type IntegrationStatus = z.infer<typeof IntegrationStatus>;

export const Integration = z.object({
  provider: Provider,
  status: IntegrationStatus,
  /** Shop domain, GA4 property or Ads account, as a person knows it. */
  account_name: z.nullable(z.string()),
  connected_at: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Connected, but one of several accounts has still to be chosen. */
  needs_choice: z.boolean(),
  /** Whether this installation can connect it at all. */
  available: z.boolean(),
});
export type Integration = z.infer<typeof Integration>;

export const IntegrationStatusResponse = z.object({ success: z.boolean(), integrations: z.array(Integration) });
export type IntegrationStatusResponse = z.infer<typeof IntegrationStatusResponse>;

export const DisconnectRequest = z.object({ provider: Provider });
export type DisconnectRequest = z.infer<typeof DisconnectRequest>;

export const AccountChoicesRequest = z.object({ provider: Provider });
export const AccountChoicesResponse = z.object({
  success: z.boolean(),
  accounts: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type AccountChoicesResponse = z.infer<typeof AccountChoicesResponse>;
export const ChooseAccountRequest = z.object({ provider: Provider, account_id: z.string().check(z.maxLength(64)) });
export type ChooseAccountRequest = z.infer<typeof ChooseAccountRequest>;

export const readIntegrations = endpoint({
  name: 'readIntegrations',
  method: 'GET',
  path: '/api/v1/integrations/status/',
  access: 'session',
  scope: 'integrations:read',
  request: Nothing,
  response: IntegrationStatusResponse,
});

export const disconnectIntegration = endpoint({
  name: 'disconnectIntegration',
  method: 'POST',
  path: '/api/v1/integrations/disconnect/',
  access: 'session',
  request: DisconnectRequest,
  response: Done,
});

export const listAccountChoices = endpoint({
  name: 'listAccountChoices',
  method: 'GET',
  path: '/api/v1/integrations/accounts/',
  access: 'session',
  request: AccountChoicesRequest,
  response: AccountChoicesResponse,
});

export const chooseAccount = endpoint({
  name: 'chooseAccount',
  method: 'POST',
  path: '/api/v1/integrations/accounts/choose/',
  access: 'session',
  request: ChooseAccountRequest,
  response: Done,
});

/** The email and password of a user that was made for the API; kept sealed, as its tokens last ten days. */
export const connectShiprocket = endpoint({
  name: 'connectShiprocket',
  method: 'POST',
  path: '/api/v1/shiprocket/connect/',
  access: 'session',
  request: z.object({
    email: z.string().check(z.trim(), z.minLength(3), z.maxLength(254)),
    password: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  response: Done,
});

/**
 * What an installation that began in Shopify waits for: that somebody signs in, that the store consents, that this person agrees
 * (`confirm`; not asked where the store is theirs already: `connect`), or nothing (`done`).
 */
export const installationSteps = ['sign-in', 'consent', 'confirm', 'connect', 'done'] as const;
export const Installation = z.object({
  step: z.enum(installationSteps),
  shop: z.string(),
  /** Known once the store has consented. */
  shop_name: z.nullable(z.string()),
  /** Why the person who is signed in cannot connect it. */
  refusal: z.nullable(z.string()),
});
export type Installation = z.infer<typeof Installation>;

export const readInstallation = endpoint({
  name: 'readInstallation',
  method: 'GET',
  path: '/api/v1/integrations/installation/',
  access: 'public',
  request: Nothing,
  response: z.object({ success: z.boolean(), installation: z.nullable(Installation) }),
});

export const connectInstallation = endpoint({
  name: 'connectInstallation',
  method: 'POST',
  path: '/api/v1/integrations/installation/',
  access: 'session',
  request: Nothing,
  response: Done,
});

export const dropInstallation = endpoint({
  name: 'dropInstallation',
  method: 'DELETE',
  path: '/api/v1/integrations/installation/',
  access: 'public',
  request: Nothing,
  response: Done,
});

/** Full-page redirects, not background requests. */
export const oauthPaths = {
  /** The app's own address as Shopify knows it; without Shopify's signature it is the landing page. */
  shopifyOpening: '/',
  /** Goes on with an installation that waits for the store's consent. */
  shopifyInstall: '/api/v1/oauth/shopify/install',
  shopifyStart: '/api/v1/oauth/shopify/auth',
  shopifyCallback: '/api/v1/oauth/shopify/callback',
  googleStart: '/api/v1/ga/auth',
  googleCallback: '/api/v1/ga/callback',
  metaStart: '/api/v1/meta/auth',
  metaCallback: '/api/v1/meta/callback',
} as const;

/** Shopify's uninstall and privacy notices arrive here. */
export const shopifyWebhookPath = '/api/v1/webhooks/shopify';

/** Meta says here that a person removed the app, or wants deleted what we have of them; the person reads there how that stands. */
export const metaNoticePaths = { deauthorize: '/api/v1/meta/deauthorize', deletion: '/api/v1/meta/deletion' } as const;

/** What the browser sends to begin connecting; every field but the user is optional. */
export const ShopifyStartQuery = z
  .object({
    /** Not given: the store that is connected. */
    shop: z.optional(z.string().check(z.maxLength(300))),
    /** Ask for the permission to set targets and to note what happened as well. */
    writes: z.optional(z.literal('1')),
    user_id: z.optional(z.string()),
  })
  .check(z.refine(({ shop, writes }) => shop !== undefined || writes !== undefined));
export const GoogleStartQuery = z.object({
  user_id: z.optional(z.string()),
  shop_id: z.optional(z.string().check(z.maxLength(255))),
  account_name: z.optional(z.string().check(z.maxLength(255))),
  force_account_selection: z.optional(z.enum(['true', 'false'])),
  include_google_ads: z.optional(z.enum(['true', 'false'])),
  connect: z.optional(z.enum(['google_ads', 'google_analytics'])),
});
export type GoogleStartQuery = z.infer<typeof GoogleStartQuery>;
export const MetaStartQuery = z.object({ user_id: z.optional(z.string()) });

/** Where an installation that began in Shopify goes on, or says why it cannot. */
export const installPath = '/install';
export const installProblems = ['stale', 'unconfirmed', 'denied', 'failed', 'over'] as const;
export type InstallProblem = (typeof installProblems)[number];

/** What the pages a provider's visit ends on read from their address. */
export const OauthReturn = z.object({
  oauth_status: z.enum(['success', 'error']),
  oauth_message: z.string(),
  oauth_provider: Provider,
});
export type OauthReturn = z.infer<typeof OauthReturn>;
