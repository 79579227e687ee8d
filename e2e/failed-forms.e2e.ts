import {
  changeName,
  changePassword,
  deleteAccount,
  forgotPassword,
  resetPassword,
  signIn,
  signUp,
} from '@tillsight/contract/auth';
import { saveConfiguration } from '@tillsight/contract/configurations';
import type { Endpoint } from '@tillsight/contract/endpoint';
import {
  chooseAccount,
  disconnectIntegration,
  listAccountChoices,
  readIntegrations,
} from '@tillsight/contract/integrations';
import { beginSecondFactor } from '@tillsight/contract/second-factor';
import { createApiToken } from '@tillsight/contract/tokens';
import { addUser, deleteUser, updateUser } from '@tillsight/contract/users';
import type { Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';
import { answerConnected, press } from './screens.ts';
import { answerInstead, cutOff, letThrough, refuse } from './words.ts';

/** One form, filled in: what is typed where, and what sends it. */
type Form = {
  name: string;
  endpoint: Endpoint;
  path: string;
  /** From the page to the open form. */
  open?: (page: Page) => Promise<unknown>;
  typed: [label: string, value: string][];
  send: string;
  /** Where the words of a dead server are others. */
  deadWords?: string;
};

const signedOut: Form[] = [
  {
    name: 'sign in',
    endpoint: signIn,
    path: paths.auth('sign-in'),
    typed: [
      ['Email', 'asha@shop.example'],
      ['Password', 'Lantern42'],
    ],
    send: 'Sign In',
  },
  {
    name: 'sign up',
    endpoint: signUp,
    path: paths.auth('sign-up'),
    typed: [
      ['Full Name', 'Asha Nair'],
      ['Email', 'asha@shop.example'],
      ['Password', 'Lantern42'],
    ],
    send: 'Create Account',
  },
  {
    name: 'forgot password',
    endpoint: forgotPassword,
    path: paths.auth('forgot-password'),
    typed: [['Email', 'asha@shop.example']],
    send: 'Send Reset Link',
  },
  {
    name: 'reset password',
    endpoint: resetPassword,
    path: `${paths.auth('forgot-password')}?token=made-up`,
    typed: [['New Password', 'Harbour73Lantern']],
    send: 'Save Password',
  },
];

const signedIn: Form[] = [
  {
    name: 'add a user',
    endpoint: addUser,
    path: paths.users(),
    open: async page => {
      await press(page, 'Add User');
      await page.getByLabel('Role').selectOption('sales');
    },
    typed: [
      ['Name*', 'नेहा 🎉 O’Brien'],
      ['Email*', 'neha@shop.example'],
      ['Password*', 'Lantern42Harbour'],
      ['Mobile Number (Optional)', '98100 12345'],
    ],
    send: 'Add User',
  },
  {
    name: 'edit a user',
    endpoint: updateUser,
    path: paths.users(),
    open: page => choose(page, 'Edit'),
    typed: [
      ['Name', 'नेहा 🎉 O’Brien'],
      ['Mobile Number', '98100 12345'],
    ],
    send: 'Save Changes',
  },
  {
    name: 'delete a user',
    endpoint: deleteUser,
    path: paths.users(),
    open: page => choose(page, 'Delete'),
    typed: [],
    send: 'Delete User',
  },
  {
    name: 'delete the account',
    endpoint: deleteAccount,
    path: paths.account(),
    open: page => press(page, 'Delete account'),
    typed: [['Your password', 'Lantern42Harbour']],
    send: 'Delete account',
  },
  {
    name: 'change the password',
    endpoint: changePassword,
    path: paths.account(),
    typed: [
      ['Current password', 'Lantern42Harbour'],
      ['New password', 'Harbour77Lantern'],
    ],
    send: 'Change password',
  },
  {
    name: 'change the name',
    endpoint: changeName,
    path: paths.account(),
    typed: [['Your name', 'Nila Bose 📊']],
    send: 'Save name',
  },
  {
    name: 'turn on two-step sign-in',
    endpoint: beginSecondFactor,
    path: paths.account(),
    open: page => press(page, 'Turn on…'),
    typed: [['Your password', 'Lantern42Harbour']],
    send: 'Turn on',
  },
  {
    name: 'make an API token',
    endpoint: createApiToken,
    path: paths.account(),
    open: async page => {
      await press(page, 'New token');
      await page.getByRole('checkbox').first().check();
    },
    typed: [
      ['Name', 'Nightly numbers 📊'],
      ['Your password', 'Lantern42Harbour'],
    ],
    send: 'Make token',
  },
  {
    name: 'connect a store',
    endpoint: readIntegrations,
    path: paths.integrations(),
    open: page => connect(page, 'Shopify'),
    typed: [['Store Domain', 'kesar-lane.myshopify.com']],
    send: 'Connect',
  },
  {
    name: 'connect Google Analytics',
    endpoint: readIntegrations,
    path: paths.integrations(),
    open: page => connect(page, 'Google Analytics'),
    typed: [
      ['Account Name (Optional)', 'Kesar Lane'],
      ['Shopify Store ID (Optional)', '42'],
    ],
    send: 'Connect Google Analytics',
  },
  {
    name: 'disconnect',
    endpoint: disconnectIntegration,
    path: paths.integrations(),
    open: async page => {
      await answerConnected(page);
      await page.reload();
      await page.getByRole('button', { name: 'More for Shopify' }).click();
      await page.getByRole('menuitem', { name: 'Disconnect' }).click();
    },
    typed: [],
    send: 'Disconnect',
  },
  {
    name: 'choose an account',
    endpoint: chooseAccount,
    path: paths.integrations(),
    open: async page => {
      await answerConnected(page);
      await answerInstead(page, listAccountChoices, { json: { success: true, accounts: [{ id: '1', name: 'One' }] } });
      await page.reload();
      await press(page, 'Choose account');
      await page.getByLabel('One', { exact: true }).check();
    },
    typed: [],
    send: 'Use this account',
  },
  {
    name: 'save a configuration',
    endpoint: saveConfiguration,
    path: paths.configurations(),
    typed: [['Delivery Time', '07:15']],
    send: 'Save Changes',
    deadWords: 'An unknown network error occurred.',
  },
];

test.beforeEach(({ expectedErrors }) => {
  test.slow();
  expectedErrors.push(/Failed to load resource/);
});

test('forms of visitors lose nothing to a broken or a dead server', deep, async ({ page }) => {
  for (const form of signedOut) await test.step(form.name, () => expectNothingLost(page, form));
});

test('forms of the dashboard lose nothing to a broken or a dead server', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  for (const form of signedIn) await test.step(form.name, () => expectNothingLost(page, form));
});

async function expectNothingLost(page: Page, { endpoint, path, open, typed, send, ...form }: Form): Promise<void> {
  await page.goto(path);
  await open?.(page);
  for (const [label, value] of typed) await page.getByLabel(label, { exact: true }).fill(value);
  const button = page.getByRole('button', { name: send, exact: true }).last();
  const deadWords = form.deadWords ?? 'Network error: Unable to connect to the server';
  for (const [words, provoke] of [
    ['Something broke.', () => refuse(page, endpoint, { status: 500, detail: 'Something broke.' })],
    [deadWords, () => cutOff(page, endpoint)],
  ] as const) {
    await provoke();
    await button.click();
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(button).toBeEnabled();
    for (const [label, value] of typed) await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await letThrough(page);
}

async function choose(page: Page, action: 'Edit' | 'Delete'): Promise<void> {
  await page.getByRole('button', { name: /^Actions for Asha/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function connect(page: Page, name: string): Promise<void> {
  const card = page.getByRole('region', { name, exact: true });
  await card.getByRole('button', { name: 'Connect', exact: true }).click();
}
