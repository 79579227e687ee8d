/** What a person does and notices, in a person's words. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Endpoint } from '@tillsight/contract/endpoint';
import { forgetRules, intercept } from './interception.ts';

/** WCAG 2.2 AA, as far as a machine can tell, once everything that moves has come to rest. */
export async function expectAccessible(page: Page): Promise<void> {
  await findNothing(page, { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
}

/** Only what may differ between light and dark, for a screen of which everything else has been looked at. */
export async function expectReadable(page: Page): Promise<void> {
  await findNothing(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
}

type Look = { runOnly: { type: 'tag' | 'rule'; values: string[] }; resultTypes: ['violations'] };
type Violation = { id: string; nodes: { target: unknown[] }[] };

async function findNothing(page: Page, runOnly: Look['runOnly']): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(animation => animation.finished));
  });
  const look: Look = { runOnly, resultTypes: ['violations'] };
  const violations = (await page.evaluate(lookAgain, look)) ?? (await lookFirst(page, look));
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Brings axe into the page, as a script that Chromium need not compile anew for each page, which took longer than the look. */
async function lookFirst(page: Page, look: Look): Promise<Violation[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe });
  await session.detach();
  const found = await page.evaluate(lookAgain, look);
  if (found === null) throw new Error('axe could not be brought into the page.');
  return found;
}

/** Runs in the page: with the axe that an earlier look has brought, or null where there was none. */
async function lookAgain(look: Look): Promise<Violation[] | null> {
  type Axe = { run(where: Document, look: Look): Promise<{ violations: Violation[] }> };
  const { axe } = globalThis as { axe?: Axe };
  return axe ? (await axe.run(document, look)).violations : null;
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
  const body = json === undefined ? (text ?? '') : JSON.stringify(json);
  const contentType = json === undefined ? 'text/plain' : 'application/json';
  await intercept(page, endpoint, request => request.answer({ status, contentType, body }));
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
  await intercept(page, endpoint, request => request.fail());
}

/** Requests of this kind wait until they are let go, so that busy states can be looked at. */
export async function hold(page: Page, endpoint: Endpoint): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await intercept(page, endpoint, async request => {
    await promise;
    await request.goOn();
  });
  return resolve;
}

/** From here on the server is asked again. */
export async function letThrough(page: Page): Promise<void> {
  forgetRules(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** The page is what it is where scripts are switched off; `<noscript>` is shown. */
export async function forbidScript(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
}

/** Everything comes over the network, as on a first visit. */
export async function forgetCached(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** Has the server's word on the session say another role. */
export async function asRole(page: Page, role: string): Promise<void> {
  await page.route('**/api/v1/auth/session/', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), role } });
  });
}

/** A page that counts its seconds down waits until it has been looked at. */
export async function standStill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const after = window.setTimeout.bind(window);
    const patient = (act: () => void, delayMs?: number) => (delayMs === 1000 ? 0 : after(act, delayMs));
    Object.assign(window, { setTimeout: patient });
  });
}
