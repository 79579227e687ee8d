import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oauthNotice, oauthOutcome, redirectPath, resultPages } from './oauth-return.ts';

const { googleAnalytics, googleAds } = resultPages;

test('a result page tells its outcome in the words of the specification', () => {
  const analytics = 'oauth_provider=google_analytics';
  const ads = 'oauth_provider=google_ads';
  const cases: [keyof typeof resultPages, string, 'success' | 'error', string][] = [
    [
      'googleAnalytics',
      `oauth_status=success&${analytics}&account_name=Kesar+Lane&oauth_message=Done`,
      'success',
      'Your Google Analytics account "Kesar Lane" has been successfully connected.',
    ],
    ['googleAnalytics', `oauth_status=success&${analytics}&oauth_message=Done`, 'success', 'Done'],
    [
      'googleAnalytics',
      `oauth_status=success&${analytics}`,
      'success',
      'Your Google Analytics account has been successfully connected.',
    ],
    ['googleAnalytics', `oauth_status=error&${analytics}&oauth_message=Consent+refused`, 'error', 'Consent refused'],
    ['googleAnalytics', `oauth_status=error&${analytics}`, 'error', 'An unknown error occurred.'],
    ['googleAnalytics', `oauth_status=perhaps&${analytics}`, 'error', 'Unknown OAuth status received.'],
    ['googleAnalytics', analytics, 'error', 'Unknown OAuth status received.'],
    ['googleAnalytics', `oauth_status=success&${ads}`, 'error', 'Invalid OAuth provider. Expected Google Analytics.'],
    ['googleAnalytics', '', 'error', 'Invalid OAuth provider. Expected Google Analytics.'],
    [
      'googleAds',
      `oauth_status=success&${ads}&customer_id=123-456&connected_at=now`,
      'success',
      'Your Google Ads account (Customer ID: 123-456) has been successfully connected.',
    ],
    ['googleAds', `oauth_status=success&${ads}&oauth_message=Done`, 'success', 'Done'],
    ['googleAds', `oauth_status=success&${ads}`, 'success', 'Your Google Ads account has been successfully connected.'],
    ['googleAds', `oauth_status=success&${analytics}`, 'error', 'Invalid OAuth provider. Expected Google Ads.'],
  ];
  for (const [page, query, state, message] of cases) {
    assert.deepEqual(oauthOutcome(resultPages[page], new URLSearchParams(query)), { state, message }, query);
  }
  assert.notEqual(googleAnalytics.provider, googleAds.provider);
});

test('the integrations page reacts to all three parameters or to none', () => {
  const whole = 'oauth_status=success&oauth_message=Connected.&oauth_provider=shopify';
  assert.deepEqual(oauthNotice(new URLSearchParams(whole)), {
    isSuccess: true,
    message: 'Connected.',
    provider: 'shopify',
  });
  assert.deepEqual(oauthNotice(new URLSearchParams('oauth_status=error&oauth_message=No.&oauth_provider=tiktok')), {
    isSuccess: false,
    message: 'No.',
    provider: null,
  });
  for (const part of ['', 'oauth_status=success', 'oauth_status=success&oauth_provider=shopify']) {
    assert.equal(oauthNotice(new URLSearchParams(part)), null);
  }
});

test('only a path of ours is gone to', () => {
  const cases: [string, string | null][] = [
    ['', '/dashboard/integrations'],
    ['redirect_path=/dashboard/sierra', '/dashboard/sierra'],
    ['redirect_path=/dashboard/undefined', null],
    ['redirect_path=undefined', null],
    ['redirect_path=//evil.example', null],
    ['redirect_path=https://evil.example', null],
    ['redirect_path=/%5Cevil.example', null],
    ['redirect_path=', null],
  ];
  for (const [query, expected] of cases) assert.equal(redirectPath(new URLSearchParams(query)), expected, query);
});
