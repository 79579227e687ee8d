/** What a person does and notices, in a person's words. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { Endpoint } from '@tillsight/contract/endpoint';

/** WCAG 2.2 AA, as far as a machine can tell, once everything that moves has come to rest. */
export async function expectAccessible(page: Page): Promise<void> {
  await findNothing(page, axe => axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']));
}

/** Only what may differ between light and dark, for a screen of which everything else has been looked at. */
export async function expectReadable(page: Page): Promise<void> {
  await findNothing(page, axe => axe.withRules(['color-contrast', 'link-in-text-block']));
}

async function findNothing(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(animation => animation.finished));
  });
  // Without frames of others there is no need for the slow way, which opens a page for each look.
  const { violations } = await choose(new AxeBuilder({ page }).setLegacyMode(true)).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // What is drawn by script follows a change of the width a moment later.
  await expect.poll(excess).toBeLessThanOrEqual(0);
}

/** Goes on with the Tab key until one is there, as somebody does who has no mouse. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let presses = 0; presses < 100; presses += 1) {
    if (await place.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(place, 'The Tab key does not lead there.').toBeFocused({ timeout: 1 });
}

export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const toast = page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
  await expect(toast.filter({ has: page.getByText(text, { exact: true }) }).first()).toBeVisible();
}

type Answer = { status?: number; json?: unknown; text?: string };

/** The next requests of this kind get this answer instead of the server's. */
export async function answerInstead(
  page: Page,
  endpoint: Endpoint,
  { status = 200, json, text }: Answer,
): Promise<void> {
  await intercept(page, endpoint, route =>
    json === undefined
      ? route.fulfill({ status, body: text ?? '', contentType: 'text/plain' })
      : route.fulfill({ status, json }),
  );
}

/** A refusal as the server words it. */
export async function refuse(
  page: Page,
  endpoint: Endpoint,
  refusal: { status: number; detail: string },
): Promise<void> {
  const { status, detail } = refusal;
  const json = { type: 'about:blank', title: 'Refused', status, code: 'internal', detail, message: detail };
  await answerInstead(page, endpoint, { status, json });
}

/** Nobody answers these requests. */
export async function cutOff(page: Page, endpoint: Endpoint): Promise<void> {
  await intercept(page, endpoint, route => route.abort('connectionrefused'));
}

/** Requests of this kind wait until they are let go, so that busy states can be looked at. */
export async function hold(page: Page, endpoint: Endpoint): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await intercept(page, endpoint, async route => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** From here on the server is asked again. */
export async function letThrough(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function intercept(page: Page, endpoint: Endpoint, handle: (route: Route) => Promise<void>): Promise<void> {
  const path = new RegExp(`${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
  await page.route(path, route => (route.request().method() === endpoint.method ? handle(route) : route.fallback()));
}
