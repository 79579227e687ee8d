/** The sandbox's mailbox, as a person reads it. */
import { expect, type FrameLocator, type Page } from '@playwright/test';

const sandboxUrl = process.env.SANDBOX_URL ?? 'http://127.0.0.1:3001';

/** Waits for the mail with this subject, opens it, and gives back what it says. */
export async function openMail(page: Page, to: string, subject: RegExp): Promise<FrameLocator> {
  const mail = page.getByRole('navigation', { name: 'Mails' }).getByRole('link').filter({ hasText: subject });
  await expect(async () => {
    await page.goto(`${sandboxUrl}/mailbox?to=${encodeURIComponent(to)}`);
    await expect(mail.first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await mail.first().click();
  const article = page.getByRole('article').filter({ has: page.getByRole('heading', { name: subject }) });
  return article.frameLocator('iframe');
}
