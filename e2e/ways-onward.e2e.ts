import { askQuestion } from '@tillsight/contract/chat';
import { resendVerification } from '@tillsight/contract/auth';
import { readIntegrations } from '@tillsight/contract/integrations';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, newMember, test } from './fixtures.ts';
import { answerInstead, expectAccessible, expectToast, refuse } from './words.ts';

test(
  'what is missing is connected from the answer that misses it',
  deep,
  async ({ page, signedInAs, newOrganization }) => {
    await signedInAs('merchant', await newOrganization());
    await page.goto(paths.chat());
    await page.getByRole('button', { name: /^Sales/ }).click();
    const answer = page.getByRole('article', { name: 'Sierra' });
    const connect = answer.getByRole('link', { name: 'Connect Shopify' });
    // The first question of a process waits for the code that reads it.
    await expect(connect).toBeVisible({ timeout: 20_000 });
    await expect(answer.getByRole('button', { name: /Save as CSV|Share as picture/ })).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Other questions' })).toHaveCount(0);
    await expectAccessible(page);
    await connect.click();
    await expect(page).toHaveURL(paths.integrations());
    const dialog = page.getByRole('dialog', { name: 'Connect Shopify Store' });
    await expect(dialog.getByLabel('Store Domain')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Shopify' })).toBeVisible();
    await expect(dialog).toBeHidden();
  },
);

test('a session that ended says so, and signing in leads back', async ({ page, signedInAs, expectedErrors }) => {
  expectedErrors.push(/status of 401/);
  const { email, password } = await signedInAs('merchant');
  await page.goto(paths.users());
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  // A call that is refused while the page is left would end the session where nobody sees it.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.reload();
  await expect(page).toHaveURL(paths.auth('sign-in'));
  const notice = page.getByRole('status').filter({ hasText: 'Your session ended' });
  await expect(notice).toContainText("Sign in and you're back on Users.");
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(paths.users());
});

test('whoever was not signed in, or has left, is told of no end', deep, async ({ page, signedInAs }) => {
  await page.goto(paths.users());
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByText('Your session ended')).toBeHidden();
  await signedInAs('merchant');
  await page.goto(paths.users());
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expectToast(page, 'Signed out', "You've been successfully signed out. Thank you");
  await page.goto(paths.users());
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByText('Your session ended')).toBeHidden();
});

test(
  'a wrong password is told beside the fields too, and the cursor is in the password',
  deep,
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 401/);
    await page.goto(paths.auth('sign-in'));
    await page.getByLabel('Email').fill(newMember('Asha').email);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('Harbour77Lantern');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Authentication Failed', "That email or password isn't right.");
    await expect(page.getByRole('main').getByRole('alert')).toContainText("That email or password isn't right.");
    await expect(password).toBeFocused();
    await expect(password).toHaveValue('Harbour77Lantern');
    await expectAccessible(page);
  },
);

test('a question asked without a line is kept, and sent when it is back', async ({
  page,
  signedInAs,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_/);
  await signedInAs('merchant');
  await page.goto(paths.chat());
  const reply = { response: 'An answer.', is_business_related: true, metrics_included: [], behaviour: 'answer' };
  await answerInstead(page, askQuestion, { json: reply });
  await expect(page.getByPlaceholder('Ask Sierra about your business...')).toBeFocused();
  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline. What you ask is sent as soon as you’re back.')).toBeVisible();
  await page.keyboard.type('How were sales?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You’re offline. Your question is kept.')).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(page.getByRole('article', { name: 'Sierra' })).toContainText('An answer.');
  await expect(page.getByText(/You’re offline/)).toBeHidden();
});

test('an expired link offers a new one', deep, async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 429/);
  await page.goto(`${paths.auth('sign-in')}?verified=0`);
  const resend = page.getByRole('button', { name: 'Send a new link' });
  await resend.click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(newMember('Asha').email);
  await refuse(page, resendVerification, { status: 429, detail: 'Too many attempts.' });
  await resend.click();
  await expect(page.getByText('Too many attempts.')).toBeVisible();
  await answerInstead(page, resendVerification, { json: { success: true, message: 'A new link has been sent.' } });
  await resend.click();
  await expect(page.getByText('A new link has been sent.')).toBeVisible();
  await expect(resend).toBeHidden();
});

test('an unknown page leads back to the dashboard', deep, async ({ page, signedInAs, expectedErrors }) => {
  expectedErrors.push(/Page not found|status of 404/);
  await signedInAs('merchant');
  await page.goto('/nowhere');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await expect(page).toHaveURL(paths.dashboardWelcome());
});

test('who may not connect finds no dialog', deep, async ({ page, signedInAs }) => {
  await signedInAs('sales');
  const connect = { provider: 'shopify', title: 'Shopify' };
  const reply = {
    response: 'Not yet.',
    is_business_related: true,
    metrics_included: [],
    behaviour: 'no-source',
    connect,
  };
  await answerInstead(page, askQuestion, { json: reply });
  await answerInstead(page, readIntegrations, { json: { success: true, integrations: [] } });
  await page.goto(paths.chat());
  await page.getByRole('button', { name: /^Sales/ }).click();
  await page.getByRole('link', { name: 'Connect Shopify' }).click();
  await expect(page.getByText('Only merchants and executives can connect')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
