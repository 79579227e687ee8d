import { deleteAccount, listSessions, readSession, revokeSession, signOut } from '@tillsight/contract/auth';
import { sessionStorageKey } from '@tillsight/contract/product';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';
import { answerInstead, cutOff, expectNoSidewaysScroll, expectToast, hold, letThrough, refuse } from './words.ts';

test('the dashboard is for those who have signed in, and remembers where one wanted to go', async ({
  page,
  organization,
}) => {
  for (const path of [
    paths.welcome(),
    paths.dashboard(),
    paths.users(),
    paths.chat(),
    paths.configurations(),
    paths.subscription(),
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(paths.auth('sign-in'));
  }
  await page.goto(paths.integrations());
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await page.getByLabel('Email', { exact: true }).fill(organization.merchant.email);
  await page.getByLabel('Password', { exact: true }).fill(organization.merchant.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.integrations());
});

test('who is signed in goes on to the dashboard', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  for (const path of [paths.auth('sign-in'), paths.auth('sign-up'), paths.welcome(), paths.dashboard()]) {
    await page.goto(path);
    await expect(page).toHaveURL(paths.dashboardWelcome());
  }
});

test('the stored user is restored at once and confirmed in the background', deep, async ({ page, signedInAs }) => {
  const member = await signedInAs('merchant');
  await page.evaluate(key => {
    const user = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>;
    localStorage.setItem(key, JSON.stringify({ ...user, email: 'from-storage@shop.example' }));
  }, sessionStorageKey);
  const release = await hold(page, readSession);
  await page.goto(paths.users());
  await expect(page.getByRole('banner').getByRole('link', { name: 'from-storage@shop.example' })).toBeVisible();
  release();
  await expect(page.getByRole('banner').getByRole('link', { name: member.email })).toBeVisible();
});

test(
  'a server that does not answer leaves the restored user in peace',
  deep,
  async ({ page, signedInAs, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    const member = await signedInAs('merchant');
    await cutOff(page, readSession);
    await page.goto(paths.chat());
    await expect(page.getByRole('banner').getByRole('link', { name: member.email })).toBeVisible();
  },
);

test('while the first screen is on its way the app says so', deep, async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/assets\/auth-page-.*\.js$/, async route => {
    await promise;
    await route.continue();
  });
  await page.goto(paths.auth('sign-in'));
  await expect(page.getByText('Loading...')).toBeVisible();
  resolve();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('storage that cannot be read is cleared and counts as signed out', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  for (const text of ['{', '"user"', '{"id":7}']) {
    await page.evaluate(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [sessionStorageKey, text]);
    await page.goto(paths.users());
    await expect(page).toHaveURL(paths.auth('sign-in'));
    expect(await page.evaluate(key => localStorage.getItem(key), sessionStorageKey)).toBeNull();
  }
});

test(
  'a session the server no longer knows ends once, and leads to signing in',
  deep,
  async ({ page, signedInAs, expectedErrors }) => {
    expectedErrors.push(/status of 401/);
    await signedInAs('merchant');
    await page.context().clearCookies();
    await page.goto(paths.users());
    await expect(page).toHaveURL(paths.auth('sign-in'));
    expect(await page.evaluate(key => localStorage.getItem(key), sessionStorageKey)).toBeNull();
  },
);

test('signing out says goodbye and goes home; other tabs notice', async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await page.goto(paths.users());
  const other = await page.context().newPage();
  await other.goto(paths.integrations());
  await expect(other.getByRole('heading', { name: 'Integrations' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expectToast(page, 'Signed out', "You've been successfully signed out. Thank you");
  await expect(page).toHaveURL(paths.landing());
  await expect(other).toHaveURL(paths.auth('sign-in'));
  expect((await page.request.get(readSession.path)).status()).toBe(401);
  await page.goto(paths.users());
  await expect(page).toHaveURL(paths.auth('sign-in'));
});

test(
  'a sign-out the server does not hear of ends the session here, and is not claimed there',
  deep,
  async ({ page, signedInAs, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await signedInAs('merchant');
    await page.goto(paths.users());
    await cutOff(page, signOut);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expectToast(
      page,
      'Signed out in this browser only',
      'Network error: Unable to connect to the server. Sign in and out again to end the session there.',
    );
    expect(await page.evaluate(key => localStorage.getItem(key), sessionStorageKey)).toBeNull();
    await page.goto(paths.users());
    await expect(page).toHaveURL(paths.auth('sign-in'));
  },
);

test('without an email address the top bar says so', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await page.evaluate(key => {
    const user = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>;
    localStorage.setItem(key, JSON.stringify({ ...user, email: '' }));
  }, sessionStorageKey);
  await hold(page, readSession);
  await page.goto(paths.subscription());
  await expect(page.getByRole('banner').getByRole('link', { name: 'Email not found' })).toBeVisible();
});

test(
  'the sidebar is narrow, opens for pointer and keyboard, and marks where one is',
  deep,
  async ({ page, signedInAs }) => {
    await signedInAs('merchant');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(paths.users());
    const sidebar = page
      .getByRole('complementary')
      .filter({ has: page.getByRole('navigation', { name: 'Dashboard' }) });
    const width = async () => (await sidebar.boundingBox())?.width;
    expect(await width()).toBe(64);
    await expect(sidebar.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
    const places = [
      'Welcome',
      'Sierra',
      'Boards',
      'Alerts',
      'Schedules',
      'Words',
      'Delivery costs',
      'Users',
      'Integrations',
      'Configuration',
      'Subscription',
    ];
    await expect(sidebar.getByRole('listitem')).toHaveText(places);
    await sidebar.hover();
    await expect.poll(width).toBe(256);
    await page.mouse.move(800, 600);
    await expect.poll(width).toBe(64);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect.poll(width).toBe(256);
  },
);

test('on a phone the places are in a drawer', async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.users());
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await drawer.getByRole('link', { name: 'Integrations' }).click();
  await expect(page).toHaveURL(paths.integrations());
  await expect(drawer).toBeHidden();
  await expectNoSidewaysScroll(page);
});

test('every navigation begins at the top', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(paths.configurations());
  await expect(page.getByText(/metrics selected for/)).toBeVisible();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.getByRole('link', { name: 'Subscription' }).click();
  await expect(page).toHaveURL(paths.subscription());
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('deleteAccount: asked twice, with the password, and then everything is gone', async ({
  page,
  signedInAs,
  newOrganization,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const member = await signedInAs('merchant', await newOrganization());
  await page.goto(paths.users());
  await page.getByTitle('Your account').click();
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText(member.email);
  const language = page.getByLabel('Sierra replies in');
  await expect(language).toHaveValue('automatic');
  await language.selectOption('Hindi (हिन्दी)');
  await expect(language).toBeEnabled();
  await page.reload();
  await expect(language).toHaveValue('hindi');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(question).toContainText('This cannot be undone.');
  await expect(question).toContainText('If you are the last merchant of your organization');
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(question.getByRole('alert')).toHaveText('Password is required');
  await question.getByLabel('Your password').fill('wrong');
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(question.getByRole('alert')).toBeVisible();
  await expect(question.getByLabel('Your password')).toHaveValue('wrong');

  const release = await hold(page, deleteAccount);
  await question.getByLabel('Your password').fill(member.password);
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
  release();
  await expectToast(page, 'Account deleted', 'Your account and everything in it have been deleted.');
  await expect(page).toHaveURL(paths.landing());
  await page.goto(paths.users());
  await expect(page).toHaveURL(paths.auth('sign-in'));
});

test('a session answer of another shape does not end the session', deep, async ({ page, signedInAs }) => {
  const member = await signedInAs('merchant');
  await answerInstead(page, readSession, { json: { success: true } });
  await page.goto(paths.users());
  await expect(page.getByRole('cell', { name: `${member.name} You`, exact: true })).toBeVisible();
});

test('the devices one is signed in with are listed, and another one is signed out from here', async ({
  page,
  signedInAs,
  newOrganization,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await signedInAs('merchant', await newOrganization());
  await page.goto(paths.users());
  await refuse(page, listSessions, { status: 500, detail: 'Something broke.' });
  await page.getByTitle('Your account').click();
  const devices = page.getByRole('region', { name: 'Signed-in devices' });
  await expect(devices.getByRole('alert')).toContainText("Your devices couldn't be loaded");
  await letThrough(page);
  await devices.getByRole('button', { name: 'Try again' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('This device')).toHaveCount(1);
  const end = devices.getByRole('button', { name: /^Sign out the device/ });
  await cutOff(page, revokeSession);
  await end.click();
  await expectToast(page, 'Error', 'Network error: Unable to connect to the server');
  await letThrough(page);
  await end.click();
  await expectToast(page, 'Device signed out', 'It has to sign in again.');
  await expect(devices.getByRole('listitem')).toHaveCount(1);
});
