/** A chat in the sandbox's page of a messenger, and linking one from the account. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export function chatIn(page: Page) {
  return {
    say: async (text: string) => {
      await page.getByLabel('Message').fill(text);
      await page.getByRole('button', { name: 'Send' }).click();
    },
    says: async (text: string | RegExp) => {
      await expect(async () => {
        await page.getByRole('link', { name: 'Look for answers' }).click();
        await expect(page.locator('.bot').last()).toContainText(text, { timeout: 500 });
      }).toPass({ timeout: 20_000 });
    },
  };
}

export type Messenger = 'Telegram' | 'Slack';

/** Begins to link on the card of the account, and opens the messenger from the dialog. */
export async function openFrom(page: Page, card: Locator, messenger: Messenger): Promise<Page> {
  await card.getByRole('button', { name: `Link my ${messenger}` }).click();
  const dialog = dialogOf(page, messenger);
  await expect(dialog.getByRole('timer')).toHaveText(/^Expires in 1[45]:\d\d$/);
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: `Open ${messenger}` }).click();
  return opening;
}

export async function seeLinked(page: Page, messenger: Messenger): Promise<void> {
  const dialog = dialogOf(page, messenger);
  await expect(dialog.getByText(`Your ${messenger} is linked`)).toBeVisible({ timeout: 15_000 });
  await dialog.getByRole('button', { name: 'Done' }).click();
}

export const dialogOf = (page: Page, messenger: Messenger): Locator =>
  page.getByRole('dialog', { name: `Link my ${messenger}` });

/** After one more yes. */
export async function end(page: Page, card: Locator, verb: 'Unlink' | 'Disconnect'): Promise<void> {
  await card.getByRole('button', { name: verb }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: verb }).click();
}
