/**
 * The browser of a worker: one profile for all of its tests, emptied between them. A fresh window for each test cost
 * more than the test, since Chromium makes its own menus anew with it and compiles the app's script from nothing.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type BrowserContext, type BrowserContextOptions, type PlaywrightWorkerArgs } from '@playwright/test';

type Playwright = PlaywrightWorkerArgs['playwright'];

export const baseURL = process.env.BASE_URL ?? 'http://127.0.0.1:3000';
const sandboxUrl = process.env.SANDBOX_URL ?? 'http://127.0.0.1:3001';

/** The one that `scripts/e2e.js` has found. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Without a window Chromium rounds the widths of letters, unless told not to: lines would break elsewhere than people see. */
const asInWindows = ['--font-render-hinting=none'];
export const quiet = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', ...asInWindows];
/** Processes for pages nobody asks for cost as much as those that are looked at. */
const frugal = [
  '--disable-features=SpareRendererForSitePerProcess,IsolateOrigins,site-per-process',
  '--disable-component-extensions-with-background-pages',
  '--renderer-process-limit=2',
];
const offline = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

const look: BrowserContextOptions = {
  baseURL,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  viewport: { width: 1280, height: 720 },
};

/** Gives the profile to `use`, then ends the browser and leaves nothing of it. */
export async function withProfile(playwright: Playwright, use: (profile: BrowserContext) => Promise<void>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'tillsight-browser-'));
  const profile = await playwright.chromium.launchPersistentContext(folder, {
    executablePath: chromiumPath,
    args: [...quiet, ...frugal, ...offline],
    ...look,
    // What moves is drawn sixty times a second; where moving is the subject, a test says so.
    reducedMotion: 'reduce',
  });
  const refuse = () => Promise.reject(new Error('A stopped clock stays in its window: test.use({ ownWindow: true }).'));
  Object.assign(profile.clock, { install: refuse, setFixedTime: refuse, setSystemTime: refuse });
  try {
    await use(profile);
  } finally {
    await profile.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A window without any of the profile, for what cannot be taken back. */
export async function withOwnWindow(profile: BrowserContext, use: (context: BrowserContext) => Promise<void>) {
  const browser = profile.browser();
  if (!browser) throw new Error('The profile has lost its browser.');
  const context = await browser.newContext(look);
  await use(context);
  await context.close();
}

/** Everything a test may have left: tabs, sessions, stored texts. What was compiled and cached by its hash stays. */
export async function emptyProfile(profile: BrowserContext): Promise<void> {
  const [first, ...others] = profile.pages();
  // The first tab is nobody's: with the last one the window would go.
  const keeper = first ?? (await profile.newPage());
  await Promise.all(others.map(page => page.close()));
  await Promise.all([profile.clearCookies(), profile.clearPermissions()]);
  const session = await profile.newCDPSession(keeper);
  const storageTypes = 'cookies,local_storage,indexeddb,service_workers,cache_storage,file_systems';
  for (const origin of [baseURL, sandboxUrl])
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await session.detach();
  expect(await profile.cookies()).toEqual([]);
}
