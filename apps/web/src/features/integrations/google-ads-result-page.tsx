import { resultPages } from './oauth-return.ts';
import { OauthResultPage } from './oauth-result-page.tsx';

export function GoogleAdsResultPage() {
  return <OauthResultPage page={resultPages.googleAds} />;
}
