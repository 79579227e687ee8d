import { resetPassword, signIn, signUp } from '@tillsight/contract/auth';
import { readInstallation, type Installation } from '@tillsight/contract/integrations';
import type { Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { press, type ScreenGroup } from './screens.ts';
import { answerInstead, cutOff, refuse, standStill } from './words.ts';

/** What everybody sees. */
export const publicScreens: ScreenGroup[] = [
  {
    name: 'public pages',
    screens: [
      { name: 'landing page', path: paths.landing(), sees: 'Ask your store.' },
      {
        name: 'landing page, menu',
        path: paths.landing(),
        onPhone: true,
        after: page => press(page, 'Open menu'),
        sees: 'Get Early Access',
        shows: 'features/landing/sections/header.tsx',
      },
      { name: 'privacy policy', path: paths.privacyPolicy(), sees: 'Privacy Policy' },
      { name: 'terms of service', path: paths.termsOfService(), sees: 'Terms of Service' },
      { name: 'data deletion', path: paths.dataDeletion(), sees: 'Data Deletion' },
      { name: 'not found', path: `/${'nowhere'.repeat(12)}`, sees: 'Oops! Page not found' },
    ],
  },
  {
    name: 'signing in',
    screens: [
      { name: 'sign in', path: paths.auth('sign-in'), sees: 'Welcome back' },
      {
        name: 'sign in, fields wrong',
        path: paths.auth('sign-in'),
        after: page => press(page, 'Sign In'),
        sees: 'Password is required',
      },
      {
        name: 'sign in, failed',
        path: paths.auth('sign-in', 'asha@shop.example'),
        before: page => refuse(page, signIn, { status: 500, detail: 'Something broke.' }),
        after: async page => {
          await page.getByLabel('Password', { exact: true }).fill('Lantern42');
          await press(page, 'Sign In');
        },
        sees: 'Authentication Failed',
      },
      {
        name: 'sign in, a code wanted',
        path: paths.auth('sign-in', 'asha@shop.example'),
        before: page =>
          answerInstead(page, signIn, { status: 401, json: { code: 'second_factor_required', detail: 'A code.' } }),
        after: async page => {
          await page.getByLabel('Password', { exact: true }).fill('Lantern42');
          await press(page, 'Sign In');
        },
        sees: 'One more step',
      },
      { name: 'sign in, verified', path: `${paths.auth('sign-in')}?verified=1`, sees: /is verified/ },
      { name: 'sign in, dead link', path: `${paths.auth('sign-in')}?verified=0`, sees: /has expired/ },
      { name: 'sign up', path: paths.auth('sign-up'), sees: 'Create your account' },
      {
        name: 'sign up, fields wrong',
        path: paths.auth('sign-up'),
        after: page => press(page, 'Create Account'),
        sees: 'Name must be at least 2 characters',
      },
      {
        name: 'sign up, failed',
        path: paths.auth('sign-up', 'asha@shop.example'),
        before: page => cutOff(page, signUp),
        after: async page => {
          await page.getByLabel('Full Name').fill('Asha Nair');
          await page.getByLabel('Password', { exact: true }).fill('Lantern42');
          await press(page, 'Create Account');
        },
        sees: /^Network error/,
      },
      { name: 'forgot password', path: paths.auth('forgot-password'), sees: 'Reset your password' },
      { name: 'reset password', path: `${paths.auth('forgot-password')}?token=made-up`, sees: 'Choose a new password' },
      {
        name: 'reset password, dead link',
        path: `${paths.auth('forgot-password')}?token=made-up`,
        before: page => refuse(page, resetPassword, { status: 400, detail: 'This link is no longer valid.' }),
        after: async page => {
          await page.getByLabel('New Password').fill('Lantern42Harbour');
          await press(page, 'Save Password');
        },
        sees: 'Ask for a new link',
      },
      {
        name: 'a screen that does not come',
        path: paths.auth('sign-in'),
        before: page => page.route(/assets\/auth-page-.*\.js$/, route => route.abort()),
        sees: "This page couldn't be shown",
      },
    ],
  },
  {
    name: 'coming back from a platform',
    screens: [
      ...(
        [
          ['analytics result', { oauth_status: 'success', account_name: 'x'.repeat(200) }, 'Success!'],
          ['analytics result, failed', { oauth_status: 'error', oauth_message: 'No.' }, 'Operation Failed'],
          ['analytics result, lost', { redirect_path: '/dashboard/undefined' }, 'Configuration Error'],
        ] as const
      ).map(([name, fields, sees]) => ({
        name,
        path: `${paths.googleAnalyticsResult()}?${query({ oauth_provider: 'google_analytics', ...fields })}`,
        before: standStill,
        sees,
      })),
      {
        name: 'ads result',
        path: `${paths.googleAdsResult()}?${query({ oauth_provider: 'google_ads', oauth_status: 'success', customer_id: '123-456-7890' })}`,
        before: standStill,
        sees: 'Success!',
      },
      { name: 'install, sign in', path: paths.install(), before: installing('sign-in'), sees: 'Create an account' },
      { name: 'install, connect', path: paths.install(), before: installing('confirm'), sees: "Don't connect" },
      {
        name: 'install, not allowed',
        path: paths.install(),
        before: installing('confirm', 'Only merchants and executives can connect, choose or disconnect platforms.'),
        sees: /^Only merchants/,
      },
      { name: 'install, too old', path: `${paths.install()}?problem=stale`, sees: 'This link is too old' },
    ],
  },
];

/** A merchant who comes from Shopify, at this step. */
function installing(step: Installation['step'], refusal: string | null = null): (page: Page) => Promise<void> {
  const shop = 'a-store-with-quite-a-long-name-indeed.myshopify.com';
  const installation = { step, shop, shop_name: 'Lotus Lane', refusal };
  return page => answerInstead(page, readInstallation, { json: { success: true, installation } });
}

function query(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString();
}
