/**
 * What a screen is for the tests that go through all of them; the lists are `screens-public.ts` and
 * `screens-dashboard.ts`, and `screens.e2e.ts` holds them to the routes and sources there are.
 */
import { readIntegrations, type Integration, type Provider } from '@tillsight/contract/integrations';
import { expect, type Page } from '@playwright/test';
import { answerInstead } from './words.ts';

export type Screen = {
  name: string;
  path: string;
  /** Interceptions, before the visit. */
  before?: (page: Page) => Promise<unknown>;
  /** What is done after the visit. */
  after?: (page: Page) => Promise<unknown>;
  /** What is there once one has arrived. */
  sees: string | RegExp;
  /** Which source's dialog, menu or card is open. */
  shows?: string;
  /** There only on phones. */
  onPhone?: true;
};

/** Screens that one visit after another can be made to, in this order. */
export type ScreenGroup = { name: string; screens: Screen[] };

/** The whole way to a screen, ending where there is something to see. */
export async function reach(page: Page, { path, before, after, sees }: Screen): Promise<void> {
  await before?.(page);
  // A fragment alone does not load the page again, and what is open would stay.
  if (path.includes('#')) await page.goto('about:blank');
  await page.goto(path);
  await after?.(page);
  await expect(page.getByText(sees).filter({ visible: true }).first()).toBeVisible();
}

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** Platforms in every state: connected, with a choice to be made, withdrawn, never connected. */
export async function answerConnected(page: Page): Promise<void> {
  const states: [Provider, Partial<Integration>][] = [
    ['shopify', { status: 'active', account_name: 'a-store-with-quite-a-long-name-indeed.myshopify.com' }],
    ['google_analytics', { status: 'active', needs_choice: true }],
    ['google_ads', { status: 'needs_reconnect' }],
    ['meta', { status: 'inactive' }],
  ];
  const none = { account_name: null, connected_at: null, reason: null, needs_choice: false, available: true };
  const integrations = states.map(([provider, state]) => ({ provider, ...none, ...state }));
  await answerInstead(page, readIntegrations, { json: { success: true, integrations } });
}
