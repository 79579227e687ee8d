import { resultPages } from './oauth-return.ts';
import { OauthResultPage } from './oauth-result-page.tsx';

export function GoogleAnalyticsResultPage() {
  return <OauthResultPage page={resultPages.googleAnalytics} />;
}
