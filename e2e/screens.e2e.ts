/** Visits every screen in each of its states: axe looks at it, it fits a phone, and it can be read in light and dark. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { expect, test } from './fixtures.ts';
import { dashboardScreens } from './screens-dashboard.ts';
import { publicScreens } from './screens-public.ts';
import { shellScreens } from './screens-shell.ts';
import { reach, type Screen, type ScreenGroup } from './screens.ts';
import { expectAccessible, expectNoSidewaysScroll, expectReadable, letThrough } from './words.ts';

const phone = { width: 360, height: 740 };
const laptop = { width: 1280, height: 800 };
/**
 * Looking takes long. `npm run test:deep` has axe look at every state of every screen in every size and scheme. Where this
 * file is named, axe looks at each state on a laptop in both schemes; beside all other tests at each screen once, at one in
 * the light and at the next in the dark.
 */
const everyLook = process.env.EVERY_LOOK !== undefined;
const isSampled = process.env.SAMPLED !== undefined;
const signedInScreens = [shellScreens, ...dashboardScreens];
const screens = [...publicScreens, ...signedInScreens].flatMap(group => group.screens);

/** Beside all other tests each address once. */
const looksOf = ({ screens: all }: ScreenGroup): Screen[] =>
  isSampled ? all.filter(({ path: address }, at) => all.findIndex(other => other.path === address) === at) : [...all];

// There are many, and none needs another.
test.describe.configure({ mode: 'parallel' });

test.beforeEach(async ({ page, expectedErrors }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expectedErrors.push(/Failed to load resource/, /Page not found/, /dynamically imported module/);
});

for (const group of publicScreens) {
  test(`everybody can use ${group.name}, light and dark, on a phone and on a laptop`, async ({ page }) => {
    for (const screen of looksOf(group)) await test.step(screen.name, () => look(page, screen));
  });
}

for (const group of signedInScreens) {
  test(`everybody can use ${group.name}, light and dark, on a phone and on a laptop`, async ({ page, signedInAs }) => {
    await signedInAs('merchant');
    for (const screen of looksOf(group)) await test.step(screen.name, () => look(page, screen));
  });
}

const look = isSampled ? expectForMost : expectForEverybody;

async function expectForMost(page: Page, screen: Screen): Promise<void> {
  await letThrough(page);
  await page.setViewportSize(screen.onPhone ? phone : laptop);
  await page.emulateMedia({ colorScheme: screens.indexOf(screen) % 2 === 0 ? 'light' : 'dark' });
  await reach(page, screen);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
}

async function expectForEverybody(page: Page, screen: Screen): Promise<void> {
  await letThrough(page);
  await page.setViewportSize(screen.onPhone ? phone : laptop);
  await page.emulateMedia({ colorScheme: 'light' });
  await reach(page, screen);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page);
  if (screen.onPhone) return;
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  if (!everyLook) return;
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectReadable(page);
}

test('every address of the app has been looked at', () => {
  // Two that lead on, and a page of the server's own.
  const others: string[] = [paths.dashboard(), paths.welcome(), '/api/docs'];
  const addresses = Object.values(paths).map(
    address => (address as (part: string) => string)('sign-in').split(/[#?]/)[0],
  );
  const seen = new Set(screens.map(screen => screen.path.split('?')[0]));
  expect(addresses.filter(address => !seen.has(address) && !others.includes(address ?? ''))).toEqual([]);
  for (const mode of ['sign-in', 'sign-up', 'forgot-password'] as const) expect(seen).toContain(paths.auth(mode));
});

test('everything that opens has been looked at', () => {
  const sources = path.join(import.meta.dirname, '..', 'apps', 'web', 'src');
  const names = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.tsx'));
  const opening = names
    .filter(name => !name.startsWith('ui/'))
    .filter(name =>
      /<(Dialog|AlertDialog|Menu|HoverCard|dialog|details)[\s>]/.test(readFileSync(path.join(sources, name), 'utf8')),
    );
  expect(opening.length).toBeGreaterThan(10);
  const seen = screens.map(screen => screen.shows);
  expect(opening.filter(name => !seen.includes(name))).toEqual([]);
});
