import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readStoredUser, sessionUserOf } from './session-user.ts';

const stored = {
  id: 'u1',
  name: 'Kavita',
  email: 'kavita@kesarlane.example',
  organizationId: 'o1',
  role: 'merchant',
  timeZone: 'Asia/Kolkata',
};

test('a stored user is read back, and a missing status is inactive', () => {
  assert.deepEqual(readStoredUser(JSON.stringify({ ...stored, shopifyStatus: 'active', metaStatus: null })), {
    ...stored,
    shopifyStatus: 'active',
    googleAnalyticsStatus: 'inactive',
    metaStatus: 'inactive',
    googleAdsStatus: 'inactive',
  });
});

test('what cannot be read is told apart from what is not there', () => {
  assert.equal(readStoredUser(null), 'none');
  for (const text of ['', '{', 'null', '[]', '"user"', '{"id":""}', JSON.stringify({ ...stored, id: 7 })]) {
    assert.equal(readStoredUser(text), 'unreadable', text);
  }
});

test("the server's answer becomes the session user", () => {
  const user = sessionUserOf({
    success: true,
    user_id: 'u1',
    user_name: 'Kavita',
    user_email: 'kavita@kesarlane.example',
    organization_id: 'o1',
    role: 'merchant',
    time_zone: 'Asia/Kolkata',
    shopify_status: 'active',
    google_analytics_status: 'needs_reconnect',
    meta_status: null,
    google_ads_status: 'inactive',
    message: '',
  });
  assert.deepEqual(user, {
    ...stored,
    shopifyStatus: 'active',
    googleAnalyticsStatus: 'needs_reconnect',
    metaStatus: 'inactive',
    googleAdsStatus: 'inactive',
  });
});
