import { createApiToken, listApiTokens } from '@tillsight/contract/tokens';
import { listSessions } from '@tillsight/contract/auth';
import { beginSecondFactor, confirmSecondFactor, readSecondFactor } from '@tillsight/contract/second-factor';
import { linkSlack, readSlack, type SlackStatus } from '@tillsight/contract/slack';
import { readTelegram } from '@tillsight/contract/telegram';
import { readPhone } from '@tillsight/contract/whatsapp';
import type { Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { press, type ScreenGroup } from './screens.ts';
import { answerInstead } from './words.ts';

const slackAs = (status: SlackStatus['status']) => ({
  json: {
    success: true,
    slack: {
      status,
      workspace: status === 'not_added' ? null : 'Lamplight Traders',
      may_add: true,
      linked_at: status === 'linked' ? '2026-11-01T05:00:00.000Z' : null,
    },
  },
});
const slackCode = {
  json: {
    success: true,
    code: 'TLRS-4829',
    workspace: 'Lamplight Traders',
    deep_link: 'https://slack.com/app_redirect?app=A0&team=T0',
    qr_svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v1h1v1h-1v-1h-1z"/></svg>',
    expires_at: '2026-11-20T06:15:00.000Z',
    lasts_seconds: 900,
  },
};
const linkedTelegram = { status: 'linked', name: '@asha', linked_at: '2026-11-01T05:00:00.000Z' };

/** What stands around every screen of the dashboard: the menu, the account, the commands. */
export const shellScreens: ScreenGroup = {
  name: 'menu, account and commands',
  screens: [
    {
      name: 'menu',
      path: paths.dashboardWelcome(),
      onPhone: true,
      after: page => press(page, 'Open menu'),
      sees: 'Configuration',
      shows: 'shell/drawer.tsx',
    },
    {
      name: 'account',
      path: paths.account(),
      sees: 'Signed-in devices',
      shows: 'features/account/account-page.tsx',
    },
    {
      name: 'account, what was typed wrongly',
      path: paths.account(),
      after: async page => {
        await page.getByLabel('Your name').fill('N');
        await press(page, 'Save name');
        await press(page, 'Change password');
      },
      sees: 'Name must be at least 2 characters',
    },
    {
      name: 'account, nothing to be had',
      path: paths.account(),
      before: async page => {
        for (const endpoint of [readPhone, listSessions, listApiTokens, readSecondFactor])
          await answerInstead(page, endpoint, { status: 500, json: { detail: 'Something broke.' } });
      },
      sees: "Your devices couldn't be loaded",
    },
    {
      name: 'account, deletion refused',
      path: paths.account(),
      after: async page => {
        await press(page, 'Delete account');
        await press(page, 'Delete account');
      },
      sees: 'Password is required',
      shows: 'features/account/delete-account-dialog.tsx',
    },
    {
      name: 'telegram, its link',
      path: paths.account('telegram'),
      after: page => press(page, 'Link my Telegram'),
      sees: /Expires in/,
      shows: 'shell/chats/own-chat.tsx',
    },
    {
      name: 'telegram, linked',
      path: paths.account('telegram'),
      before: page => answerInstead(page, readTelegram, { json: { success: true, telegram: linkedTelegram } }),
      after: page => press(page, 'Unlink'),
      sees: 'Unlink your Telegram?',
    },
    {
      name: 'slack, not added',
      path: paths.account('slack'),
      before: page => answerInstead(page, readSlack, slackAs('not_added')),
      sees: 'Add to Slack',
    },
    {
      name: 'slack, its code',
      path: paths.account('slack'),
      before: async page => {
        await answerInstead(page, readSlack, slackAs('unlinked'));
        await answerInstead(page, linkSlack, slackCode);
      },
      after: page => press(page, 'Link my Slack'),
      sees: /Expires in/,
    },
    {
      name: 'slack, linked',
      path: paths.account('slack'),
      before: page => answerInstead(page, readSlack, slackAs('linked')),
      sees: 'You are linked in Lamplight Traders.',
    },
    {
      name: 'slack, disconnecting',
      path: paths.account('slack'),
      before: page => answerInstead(page, readSlack, slackAs('linked')),
      after: page => press(page, 'Disconnect'),
      sees: 'Disconnect the workspace?',
      shows: 'shell/chats/chat-dialogs.tsx',
    },
    {
      name: 'two-step sign-in, its code',
      path: paths.account(),
      before: page => answerInstead(page, beginSecondFactor, { json: begun }),
      after: turnOn,
      sees: /Scan this/,
    },
    {
      name: 'two-step sign-in, recovery codes',
      path: paths.account(),
      before: async page => {
        await answerInstead(page, beginSecondFactor, { json: begun });
        await answerInstead(page, confirmSecondFactor, { json: confirmed });
      },
      after: async page => {
        await turnOn(page);
        await page.getByLabel('Code', { exact: true }).fill('123456');
        await press(page, 'Confirm');
      },
      sees: /Keep these recovery codes/,
    },
    {
      name: 'API tokens, several',
      path: paths.account(),
      before: page => answerInstead(page, listApiTokens, { json: { success: true, tokens: [token, oldToken] } }),
      sees: 'Expired',
    },
    {
      name: 'API tokens, a new one wrongly',
      path: paths.account(),
      after: async page => {
        await press(page, 'New token');
        await press(page, 'Make token');
      },
      sees: 'Password is required',
    },
    {
      name: 'API tokens, the secret',
      path: paths.account(),
      before: page => answerInstead(page, createApiToken, { json: made }),
      after: async page => {
        await press(page, 'New token');
        await page.getByLabel('Name', { exact: true }).fill('Stock sheet');
        await page.getByLabel('Your password').fill('Lantern42Harbour');
        await press(page, 'Make token');
      },
      sees: 'I have kept it',
    },
    {
      name: 'commands',
      path: paths.dashboardWelcome(),
      after: async page => {
        await pressOnceThere(page, 'ControlOrMeta+k');
        await page.getByRole('textbox', { name: 'Search', exact: true }).fill('users');
      },
      sees: 'Ask Sierra: users',
      shows: 'shell/command-palette.tsx',
    },
    {
      name: 'keyboard shortcuts',
      path: paths.dashboardWelcome(),
      after: page => pressOnceThere(page, '?'),
      sees: 'Keyboard shortcuts',
      shows: 'shell/shortcuts-dialog.tsx',
    },
  ],
};

/** Keys are heard from when the screen stands. */
async function pressOnceThere(page: Page, key: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press(key);
}

async function turnOn(page: Page): Promise<void> {
  await press(page, 'Turn on…');
  await page.getByLabel('Your password').fill('Lantern42Harbour');
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
}

const begun = {
  success: true,
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Tillsight',
  qr_svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h4v4H0z"/></svg>',
};
const confirmed = { success: true, recovery_codes: ['abcd-efgh-ijkl', 'mnop-qrst-uvwx'] };
const token = {
  id: '0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b',
  name: `Stock sheet ${'long'.repeat(12)}`,
  ending: 'x7Qa',
  scopes: ['ask', 'metrics:read'],
  created_at: '2026-11-20T06:00:00.000Z',
  expires_at: '2099-01-01T00:00:00.000Z',
  used_at: null,
};
const oldToken = { ...token, id: '0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4c', expires_at: '2026-01-01T00:00:00.000Z' };
const made = { success: true, message: 'It is not shown again.', token, secret: `tillsight_${'x7Qa'.repeat(12)}` };
