/** What the pages a platform's visit ends on read from their address, and how they tell it. */
import { Provider } from '@tillsight/contract/integrations';
import { paths } from '../../paths.ts';

export type OauthOutcome = { state: 'success' | 'error'; message: string };

type ResultPage = {
  provider: 'google_analytics' | 'google_ads';
  invalidProvider: string;
  success: (query: URLSearchParams) => string;
};

export const resultPages = {
  googleAnalytics: {
    provider: 'google_analytics',
    invalidProvider: 'Invalid OAuth provider. Expected Google Analytics.',
    success: query => {
      const account = query.get('account_name');
      if (account) return `Your Google Analytics account "${account}" has been successfully connected.`;
      return query.get('oauth_message') || 'Your Google Analytics account has been successfully connected.';
    },
  },
  googleAds: {
    provider: 'google_ads',
    invalidProvider: 'Invalid OAuth provider. Expected Google Ads.',
    success: query => {
      const customer = query.get('customer_id');
      if (customer) return `Your Google Ads account (Customer ID: ${customer}) has been successfully connected.`;
      return query.get('oauth_message') || 'Your Google Ads account has been successfully connected.';
    },
  },
} as const satisfies Record<string, ResultPage>;

/** The claim of the address; whether it is true the server is asked afterwards. */
export function oauthOutcome(page: ResultPage, query: URLSearchParams): OauthOutcome {
  if (query.get('oauth_provider') !== page.provider) return { state: 'error', message: page.invalidProvider };
  const status = query.get('oauth_status');
  if (status === 'success') return { state: 'success', message: page.success(query) };
  if (status === 'error')
    return { state: 'error', message: query.get('oauth_message') || 'An unknown error occurred.' };
  return { state: 'error', message: 'Unknown OAuth status received.' };
}

/** The three parameters the integrations page reacts to; only all of them together mean something. */
export function oauthNotice(
  query: URLSearchParams,
): { isSuccess: boolean; message: string; provider: Provider | null } | null {
  const [status, message, provider] = ['oauth_status', 'oauth_message', 'oauth_provider'].map(name => query.get(name));
  if (!status || !message || !provider) return null;
  const known = Provider.safeParse(provider);
  return { isSuccess: status === 'success', message, provider: known.success ? known.data : null };
}

/** Where a result page goes on to; null when the address names a place that cannot be one of ours. */
export function redirectPath(query: URLSearchParams): string | null {
  const wanted = query.get('redirect_path') ?? paths.integrations();
  const isOurs = /^\/(?!\/)[\w\-/]*$/.test(wanted);
  return isOurs && !wanted.includes('undefined') ? wanted : null;
}
