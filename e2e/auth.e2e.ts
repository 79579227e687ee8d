import { forgotPassword, resetPassword, signIn, signUp } from '@tillsight/contract/auth';
import type { Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, newMember, test } from './fixtures.ts';
import { answerInstead, cutOff, expectToast, hold, letThrough, refuse } from './words.ts';

const email = (page: Page) => page.getByLabel('Email', { exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an unknown mode leads to signing in', deep, async ({ page }) => {
  await page.goto('/auth/sign-out');
  await expect(page).toHaveURL(paths.auth('sign-in'));
});

for (const mode of ['sign-in', 'sign-up', 'forgot-password'] as const) {
  test(`${mode} leads back home`, deep, async ({ page }) => {
    await page.goto(paths.auth(mode));
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(paths.landing());
  });
}

test.describe('signUp', () => {
  test.beforeEach(async ({ page }) => page.goto(paths.auth('sign-up')));

  test('says what it is', deep, async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await expect(page.getByText(/start exploring your store data with Tillsight/i)).toBeVisible();
    await expect(
      page.getByText('Password must be at least 8 characters and include uppercase, lowercase, and numbers.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });

  test(
    'a failure is told in a block of its own, and a shown password can be hidden again',
    deep,
    async ({ page, expectedErrors }) => {
      expectedErrors.push(/status of 500/);
      await refuse(page, signUp, { status: 500, detail: 'Something broke.' });
      await fillSignUp(page, good);
      await page.getByRole('button', { name: 'Show password' }).click();
      await expect(password(page)).toHaveAttribute('type', 'text');
      await page.getByRole('button', { name: 'Hide password' }).click();
      await expect(password(page)).toHaveAttribute('type', 'password');
      await button(page, 'Create Account').click();
      await expect(page.getByRole('alert')).toHaveText('ErrorSomething broke.');
    },
  );

  const good = { name: 'Asha Nair', email: 'asha@shop.example', password: 'Lantern42' };
  const refused: [Partial<typeof good>, string][] = [
    [{ name: 'A' }, 'Name must be at least 2 characters'],
    [{ name: ` ${'A'.padEnd(9)}` }, 'Name must be at least 2 characters'],
    [{ name: 'x'.repeat(256) }, 'Name must be at most 255 characters'],
    [{ email: 'asha' }, 'Please enter a valid email address'],
    [{ password: 'Lant42' }, 'Password must be at least 8 characters'],
    [{ password: 'lantern42' }, 'Password must contain at least one uppercase letter'],
    [{ password: 'LANTERN42' }, 'Password must contain at least one lowercase letter'],
    [{ password: 'Lanternfish' }, 'Password must contain at least one number'],
  ];
  test('every field says what is wrong with it, and the first wrong one is gone to', deep, async ({ page }) => {
    for (const [change, message] of refused) {
      await fillSignUp(page, { ...good, ...change });
      await button(page, 'Create Account').click();
      await expect(page.getByRole('alert')).toHaveText(message);
      const label = change.name ? 'Full Name' : change.email ? 'Email' : 'Password';
      await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    }
    await fillSignUp(page, { name: '', email: '', password: '' });
    await button(page, 'Create Account').click();
    await expect(page.getByLabel('Full Name', { exact: true })).toBeFocused();
  });

  test('a new merchant signs up, signs in and is welcomed', async ({ page }) => {
    const member = newMember('Émile 🎉 नेहा');
    const release = await hold(page, signUp);
    await fillSignUp(page, member);
    await page.keyboard.press('Enter');
    await expect(button(page, 'Creating Account...')).toBeDisabled();
    for (const label of ['Full Name', 'Email', 'Password']) {
      await expect(page.getByLabel(label, { exact: true })).toBeDisabled();
    }
    release();
    await expectToast(page, 'Registration Successful', 'Please check your email to verify your account.');
    await expect(page).toHaveURL(paths.auth('sign-in'));
    await expect(email(page)).toHaveValue(member.email);
    await password(page).fill(member.password);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Welcome back!', "You've successfully signed in.");
    await expect(page).toHaveURL(paths.dashboardWelcome());
    await page.goBack();
    await expect(page).toHaveURL(paths.dashboardWelcome());
  });
});

test.describe('signIn', () => {
  test('says what it is', deep, async ({ page }) => {
    await page.goto(paths.auth('sign-in'));
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(page.getByText('Sign in to continue to your dashboard')).toBeVisible();
    await expect(page.getByText(/start exploring your store data with Tillsight/i)).toBeVisible();
    await page.getByRole('link', { name: 'Create one' }).click();
    await expect(page).toHaveURL(paths.auth('sign-up'));
  });

  test('empty fields are told, a shown password can be hidden again', deep, async ({ page }) => {
    await page.goto(paths.auth('sign-in'));
    await button(page, 'Sign In').click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await password(page).fill('secret');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
  });

  test('is busy while the server thinks', deep, async ({ page, organization }) => {
    await page.goto(paths.auth('sign-in'));
    const release = await hold(page, signIn);
    await fillSignIn(page, organization.merchant);
    await button(page, 'Sign In').click();
    await expect(button(page, 'Signing In...')).toBeDisabled();
    await expect(email(page)).toBeDisabled();
    await expect(password(page)).toBeDisabled();
    release();
    await expect(page).toHaveURL(paths.dashboardWelcome());
  });

  test('a wrong password is told, clears the session and loses nothing', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 401/);
    await page.goto(paths.auth('sign-in'));
    await fillSignIn(page, { email: 'nobody@shop.example', password: 'wrong' });
    await button(page, 'Sign In').click();
    await expectToast(page, 'Authentication Failed', "That email or password isn't right.");
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    await expect(email(page)).toHaveValue('nobody@shop.example');
    await expect(password(page)).toHaveValue('wrong');
  });

  const answers: [string, Parameters<typeof answerInstead>[2] | 'dead', string][] = [
    ['text', { status: 500, text: 'The till is closed.' }, 'The till is closed.'],
    ['only an error field', { status: 400, json: { error: 'Not like this.' } }, 'Not like this.'],
    ['nothing', { status: 503 }, 'API request failed with status 503'],
    ['a no without a word', { json: { success: false, message: '' } }, 'Authentication failed.'],
    [
      'another shape',
      { json: { success: true, user_id: 'u1', user_email: 'no address' } },
      'An unknown error occurred.',
    ],
    ['silence', 'dead', 'Network error: Unable to connect to the server'],
  ];
  test('whatever the server answers is told in the words of the catalogue', deep, async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    for (const [name, answer, message] of answers) {
      await test.step(name, async () => {
        await page.goto(paths.auth('sign-in'));
        await letThrough(page);
        if (answer === 'dead') await cutOff(page, signIn);
        else await answerInstead(page, signIn, answer);
        await fillSignIn(page, { email: 'asha@shop.example', password: 'x' });
        await button(page, 'Sign In').click();
        await expectToast(page, 'Authentication Failed', message);
      });
    }
  });

  test('an email address from the landing page is filled in and goes along', deep, async ({ page }) => {
    await page.goto(paths.auth('sign-in', 'asha+shop@shop.example'));
    await expect(email(page)).toHaveValue('asha+shop@shop.example');
    await page.getByRole('link', { name: 'Create one' }).click();
    await expect(email(page)).toHaveValue('asha+shop@shop.example');
  });

  test('coming from a mailed link, one is told how that ended', deep, async ({ page }) => {
    await page.goto(`${paths.auth('sign-in')}?verified=1`);
    await expect(page.getByText('Your email address is verified.')).toBeVisible();
    await page.goto('/api/v1/auth/verify-email/?token=made-up');
    await expect(page.getByText('This link has expired')).toBeVisible();
  });
});

test.describe('forgotPassword', () => {
  test('sends a link and returns, without reloading the page', deep, async ({ page }) => {
    await page.goto(paths.auth('sign-in'));
    await page.evaluate(() => document.body.setAttribute('data-page', 'the same'));
    await email(page).fill('asha@shop.example');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    await expect(page.getByText('Enter your email to receive a reset link')).toBeVisible();
    await expect(email(page)).toHaveValue('asha@shop.example');
    await page.getByRole('link', { name: 'Back to Sign In' }).click();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-page', 'the same');

    const release = await hold(page, forgotPassword);
    await button(page, 'Send Reset Link').click();
    await expect(button(page, 'Sending Reset Link...')).toBeDisabled();
    await expect(email(page)).toBeDisabled();
    release();
    await expectToast(page, 'Password Reset', 'If an account exists, a reset link has been sent.');
    await expect(page).toHaveURL(paths.auth('sign-in'));
    await expect(page.getByText(/a link to choose a new password is on its way/)).toBeVisible();
  });
});

test.describe('resetPassword', () => {
  const link = `${paths.auth('forgot-password')}?token=made-up`;

  test('the mailed link asks for a new password', deep, async ({ page }) => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await page.getByLabel('New Password').fill('short');
    await button(page, 'Save Password').click();
    await expect(page.getByRole('alert')).toHaveText('Password must be at least 8 characters');
    await answerInstead(page, resetPassword, { json: { success: true, message: 'Done.' } });
    await page.getByLabel('New Password').fill('Lantern42');
    await button(page, 'Save Password').click();
    await expectToast(page, 'Password changed', 'Please sign in with your new password.');
    await expect(page).toHaveURL(paths.auth('sign-in'));
  });
});

async function fillSignUp(page: Page, fields: { name: string; email: string; password: string }): Promise<void> {
  await page.getByLabel('Full Name').fill(fields.name);
  await fillSignIn(page, fields);
}

async function fillSignIn(page: Page, fields: { email: string; password: string }): Promise<void> {
  await email(page).fill(fields.email);
  await password(page).fill(fields.password);
}
