/** The paths of all pages of the app; links are built here and nowhere else. */
import { authorizePath } from '@tillsight/contract/assistants';
import { chatMessengers } from '@tillsight/contract/channel';
import { slackPaths } from '@tillsight/contract/slack';
import { installPath, oauthPaths, type GoogleStartQuery } from '@tillsight/contract/integrations';

export type AuthMode = 'sign-in' | 'sign-up' | 'forgot-password';

/** The parts of the account page, in its order; each has an address. */
export const accountSections = [
  'profile',
  'password',
  'two-step',
  'phone',
  ...chatMessengers,
  'devices',
  'tokens',
  'assistants',
  'webhooks',
  'language',
  'privacy',
  'delete',
] as const;
export type AccountSection = (typeof accountSections)[number];

export const paths = {
  landing: () => '/',
  landingSection: (section: 'features' | 'how-it-works' | 'pricing' | 'metrics' | 'cta' | 'hero' | 'footer') =>
    `/#${section}`,
  /** An address typed on the landing page travels along and is filled into the form. */
  auth: (mode: AuthMode, email?: string) => `/auth/${mode}${email ? query({ email }) : ''}`,
  welcome: () => '/welcome',
  dashboard: () => '/dashboard',
  dashboardWelcome: () => '/dashboard/welcome',
  chat: () => '/dashboard/sierra',
  /** With what is searched for there. */
  users: (search?: string) => `/dashboard/users${search ? query({ search }) : ''}`,
  integrations: () => '/dashboard/integrations',
  configurations: () => '/dashboard/configuration',
  /** One's own, or the one of this name or link. */
  boards: (board?: string) => `/dashboard/boards${board ? `/${board}` : ''}`,
  alerts: () => '/dashboard/alerts',
  schedules: () => '/dashboard/schedules',
  words: () => '/dashboard/words',
  rates: () => '/dashboard/delivery-costs',
  subscription: () => '/dashboard/subscription',
  account: (section?: AccountSection) => `/dashboard/account${section ? `#${section}` : ''}`,
  googleAnalyticsResult: () => '/oauth/ga/callback',
  googleAdsResult: () => '/oauth/google-ads/callback',
  install: () => installPath,
  authorize: () => authorizePath,
  privacyPolicy: () => '/privacy-policy',
  termsOfService: () => '/terms-of-service',
  dataDeletion: () => '/data-deletion',
  /** A page of the server's own, outside the app. */
  apiDocs: () => '/api/docs',
} as const;

/** Full-page visits to the server, which sends the browser on to the platform. */
export const connectPaths = {
  shopify: (shop: string, userId: string) => oauthPaths.shopifyStart + query({ shop, user_id: userId }),
  shopifyWriting: (userId: string) => oauthPaths.shopifyStart + query({ writes: '1', user_id: userId }),
  installation: () => oauthPaths.shopifyInstall,
  google: (fields: GoogleStartQuery) => oauthPaths.googleStart + query(fields),
  meta: (userId: string) => oauthPaths.metaStart + query({ user_id: userId }),
  slack: () => slackPaths.start,
} as const;

function query(fields: Record<string, string | undefined>): string {
  const given = Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1]));
  return `?${new URLSearchParams(given).toString()}`;
}
