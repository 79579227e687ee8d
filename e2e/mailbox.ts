/** The sandbox's mailbox, as a person reads it. */
import { expect, type FrameLocator, type Page } from '@playwright/test';

const sandboxUrl = process.env.SANDBOX_URL ?? 'http://127.0.0.1:3001';

/** Waits for the mail with this subject, opens it, and gives back what it says. */
export async function openMail(page: Page, to: string, subject: RegExp): Promise<FrameLocator> {
  const address = `${sandboxUrl}/mailbox?to=${encodeURIComponent(to)}`;
  // Asking costs much less than showing, and a busy machine shows nothing within a short time.
  const mailbox = async () => (await page.request.get(address)).text();
  await expect.poll(mailbox).toMatch(subject);
  await page.goto(address);
  const mail = page.getByRole('navigation', { name: 'Mails' }).getByRole('link').filter({ hasText: subject });
  await mail.first().click();
  const article = page.getByRole('article').filter({ has: page.getByRole('heading', { name: subject }) });
  return article.frameLocator('iframe');
}
