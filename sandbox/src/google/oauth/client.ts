/** The app as registered in the Google Cloud project. */
export const sandboxClient = {
  id: 'tillsight-sandbox.apps.googleusercontent.com',
  secret: 'tillsight-sandbox-google-secret',
  name: 'Tillsight',
  /** Path of the registered redirect URIs; they lie on a loopback origin or where the product runs. */
  redirectPath: '/api/v1/ga/callback',
  projectNumber: '471920365118',
};

type ScopeFacts = {
  /** How tokens name it. */
  canonical: string;
  words: string;
  /** Asked for on the sign-in page, never by a box to tick. */
  isSignIn: boolean;
};

const PREFIX = 'https://www.googleapis.com/auth/';
export const ANALYTICS_SCOPE = `${PREFIX}analytics.readonly`;
export const ADS_SCOPE = `${PREFIX}adwords`;

const signIn = (canonical: string, words: string): ScopeFacts => ({ canonical, words, isSignIn: true });
const sensitive = (canonical: string, words: string): ScopeFacts => ({ canonical, words, isSignIn: false });
const email = signIn(`${PREFIX}userinfo.email`, 'See your primary Google Account email address');
const profile = signIn(`${PREFIX}userinfo.profile`, 'See your personal info, including your name');

const scopes: Record<string, ScopeFacts> = {
  openid: signIn('openid', 'Associate you with your personal info on Google'),
  email,
  profile,
  [email.canonical]: email,
  [profile.canonical]: profile,
  [ANALYTICS_SCOPE]: sensitive(ANALYTICS_SCOPE, 'See and download your Google Analytics data'),
  [`${PREFIX}analytics`]: sensitive(`${PREFIX}analytics`, 'View and manage your Google Analytics data'),
  [ADS_SCOPE]: sensitive(ADS_SCOPE, 'See, edit, create, and delete your Google Ads accounts and data'),
  [`${PREFIX}webmasters.readonly`]: sensitive(`${PREFIX}webmasters.readonly`, 'View Search Console data'),
  [`${PREFIX}content`]: sensitive(`${PREFIX}content`, 'Manage your product listings and accounts for Google Shopping'),
};

export function scopeFacts(scope: string): ScopeFacts | undefined {
  return Object.hasOwn(scopes, scope) ? scopes[scope] : undefined;
}

/** Registered URIs match exactly: scheme, case and trailing slash; only the loopback port is free. */
export function isRegisteredRedirect(redirectUri: string, productUrl: string): boolean {
  if (!URL.canParse(redirectUri)) return false;
  const url = new URL(redirectUri);
  const isLoopback =
    url.protocol === 'http:' &&
    (url.hostname === '127.0.0.1' || url.hostname === 'localhost' || url.hostname === '[::1]');
  const isProduct = URL.canParse(productUrl) && new URL(productUrl).origin === url.origin;
  return (isLoopback || isProduct) && redirectUri === `${url.origin}${sandboxClient.redirectPath}`;
}
