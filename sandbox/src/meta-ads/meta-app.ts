/** The app as registered at Meta. */
export const sandboxMetaApp = {
  id: '918273645012345',
  secret: 'tillsight-sandbox-meta-secret',
  name: 'Tillsight',
  /** Path of the registered redirect URI; it lies on a loopback origin or where the product runs. */
  redirectPath: '/api/v1/meta/callback',
  /** Where Meta tells the product that somebody removed the app, or wants their data deleted. */
  deauthorizePath: '/api/v1/meta/deauthorize',
  deletionPath: '/api/v1/meta/deletion',
  /** In place of the person's ads_read a login through a configuration of Facebook Login for Business. */
  configuration: '710045520198233',
};

export const ADS_READ = 'ads_read';

/** What is granted with every login. */
export const BASIC = 'public_profile';

/** Permissions that the app may ask for, and what the dialog says of them. */
export const permissionWords: Record<string, string> = {
  [BASIC]: 'Your name and profile picture',
  email: 'Your email address',
  [ADS_READ]: 'Read the ad accounts you have access to, and their reports',
  ads_management: 'Manage the ad accounts you have access to',
  business_management: 'Manage your business portfolios',
};

export function isRegisteredRedirect(redirectUri: string, productUrl: string): boolean {
  if (!URL.canParse(redirectUri)) return false;
  const url = new URL(redirectUri);
  const isLoopback = url.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  const isProduct = URL.canParse(productUrl) && new URL(productUrl).origin === url.origin;
  return (isLoopback || isProduct) && redirectUri === `${url.origin}${sandboxMetaApp.redirectPath}`;
}
