/** What a browser test starts from: somebody signed in, and a console that must stay quiet. */
import { randomUUID } from 'node:crypto';
import {
  expect,
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type PlaywrightWorkerArgs,
  type WebError,
} from '@playwright/test';
import { SessionResponse, signIn, signUp } from '@tillsight/contract/auth';
import { sessionStorageKey } from '@tillsight/contract/product';
import type { Role } from '@tillsight/contract/role';
import { addUser } from '@tillsight/contract/users';
import { baseURL, emptyProfile, withOwnWindow, withProfile } from './browser.ts';

export { expect } from '@playwright/test';

/**
 * Of a test that plays an answer or a state to a page which is walked through elsewhere: it runs where its file is named, and
 * in `npm run test:deep`, but not beside all other tests.
 */
export const deep = { tag: '@deep' };

export type Member = { name: string; email: string; password: string };

export type Organization = { id: string; merchant: Member; members: Map<Role, Member> };

type TestFixtures = {
  /** For tests that stop the clock, which cannot be set going again as it was. */
  ownWindow: boolean;
  /** What the console may say in this test; anything else fails it. */
  expectedErrors: RegExp[];
  /** One that no other test knows, for tests that change it. */
  newOrganization: (timeZone?: string) => Promise<Organization>;
  /** Opens a session in this browser, for a member of the worker's organization or of the one given. */
  signedInAs: (role: Role, organization?: Organization) => Promise<Member>;
  /** Opens a session of the demonstration merchant, whose store is connected. Others use it at the same time. */
  connected: () => Promise<Member>;
  /** Opens one of a new colleague there, whose talk and board nobody else uses. */
  connectedColleague: (role: Role) => Promise<Member>;
};

type Playwright = PlaywrightWorkerArgs['playwright'];

export const demonstrationMerchant: Member = {
  name: 'Kavita Rao',
  email: 'kavita@kesarlane.example',
  password: 'KesarLane2026',
};

export const test = base.extend<TestFixtures, { profile: BrowserContext; organization: Organization }>({
  profile: [async ({ playwright }, use) => withProfile(playwright, use), { scope: 'worker' }],

  ownWindow: [false, { option: true }],

  context: async ({ profile, ownWindow }, use) => {
    if (ownWindow) return withOwnWindow(profile, use);
    await emptyProfile(profile);
    await use(profile);
    await profile.unrouteAll({ behavior: 'ignoreErrors' });
  },

  organization: [
    async ({ playwright }, use) => {
      await use(await signUpOrganization(playwright));
    },
    { scope: 'worker' },
  ],

  expectedErrors: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const said: string[] = [];
      const hear = (message: ConsoleMessage) => void (message.type() === 'error' && said.push(message.text()));
      const hearThrown = (error: WebError) => void said.push(error.error().message);
      // Other tabs of the test are listened to as well.
      page.context().on('console', hear).on('weberror', hearThrown);
      await use(expected);
      page.context().off('console', hear).off('weberror', hearThrown);
      // A request still under way when the test ends is nobody's failure.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(said.filter(text => !expected.some(pattern => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],

  newOrganization: async ({ playwright }, use) => {
    await use(timeZone => signUpOrganization(playwright, timeZone));
  },

  signedInAs: async ({ page, playwright, organization }, use) => {
    await use(async (role, given = organization) => {
      const member = await memberOf(playwright, given, role);
      await openSession(page, member);
      return member;
    });
  },

  connected: async ({ page }, use) => {
    await use(async () => {
      await openSession(page, demonstrationMerchant);
      return demonstrationMerchant;
    });
  },

  connectedColleague: async ({ page, playwright }, use) => {
    await use(async role => {
      const member = await memberOf(playwright, await demonstrationOrganization(playwright), role);
      await openSession(page, member);
      return member;
    });
  },
});

/** The demonstration's, with no colleague known yet. */
async function demonstrationOrganization(playwright: Playwright): Promise<Organization> {
  const session = await withServer(playwright, server => signInAt(server, demonstrationMerchant));
  return { id: session.organization_id, merchant: demonstrationMerchant, members: new Map() };
}

/** Signs in beside the page, in the same browser, and leaves what the app keeps of a session. */
async function openSession(page: Page, member: Member): Promise<void> {
  const session = await signInAt(page.request, member);
  await page.goto('/favicon.svg');
  const user = {
    id: session.user_id,
    name: session.user_name,
    email: session.user_email,
    organizationId: session.organization_id,
    role: session.role,
    timeZone: session.time_zone,
    shopifyStatus: session.shopify_status,
    googleAnalyticsStatus: session.google_analytics_status,
    metaStatus: session.meta_status,
    googleAdsStatus: session.google_ads_status,
  };
  await page.evaluate(({ key, text }) => localStorage.setItem(key, text), {
    key: sessionStorageKey,
    text: JSON.stringify(user),
  });
}

async function signUpOrganization(playwright: Playwright, timeZone = 'Asia/Kolkata'): Promise<Organization> {
  const merchant = newMember('Asha Merchant');
  return withServer(playwright, async server => {
    const place = { time_zone: timeZone, locale: 'en-IN' };
    const registered = await server.post(signUp.path, { data: { ...merchant, ...place } });
    expect(registered.ok(), await registered.text()).toBe(true);
    const { organization_id: id } = await signInAt(server, merchant);
    return { id, merchant, members: new Map<Role, Member>([['merchant', merchant]]) };
  });
}

/** The merchant, or a colleague the merchant adds when one of this role is first wanted. */
async function memberOf(playwright: Playwright, organization: Organization, role: Role): Promise<Member> {
  const known = organization.members.get(role);
  if (known) return known;
  const member = newMember(`${role.charAt(0).toUpperCase()}${role.slice(1)} Colleague`);
  await withServer(playwright, async server => {
    await signInAt(server, organization.merchant);
    const path = addUser.path.replace('{organizationId}', organization.id);
    const added = await server.post(path, { data: { ...member, role, organization_id: organization.id } });
    expect(added.ok(), await added.text()).toBe(true);
  });
  organization.members.set(role, member);
  return member;
}

async function signInAt(server: APIRequestContext, { email, password }: Member): Promise<SessionResponse> {
  const answer = await server.post(signIn.path, { data: { email, password }, headers: { origin: baseURL } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return SessionResponse.parse(await answer.json());
}

async function withServer<Result>(
  playwright: Playwright,
  work: (server: APIRequestContext) => Promise<Result>,
): Promise<Result> {
  const server = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  try {
    return await work(server);
  } finally {
    await server.dispose();
  }
}

export function newMember(name: string): Member {
  return { name, email: `${randomUUID()}@shop.example`, password: 'Lantern42Harbour' };
}
