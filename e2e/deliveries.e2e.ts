/** The part of the configuration screen that tells to whom, when and how reports go out: each of its states. */
import { readConfiguration } from '@tillsight/contract/configurations';
import {
  linkPhone,
  readReportOverview,
  sendTestReport,
  unlinkPhone,
  type Delivery,
  type ReportOverviewResponse,
} from '@tillsight/contract/whatsapp';
import type { Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';
import { code, deliveryOf, everyState, linked, unlinked } from './sample-deliveries.ts';
import {
  answerInstead,
  cutOff,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  hold,
  letThrough,
  refuse,
} from './words.ts';

const delivery = (page: Page) => page.getByRole('region', { name: 'Delivery', exact: true });
const rows = (page: Page) => page.getByRole('table', { name: 'Latest deliveries' }).getByRole('row');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(page: Page, overview: ReportOverviewResponse): Promise<void> {
  await answerInstead(page, readReportOverview, { json: overview });
  await page.goto(paths.configurations());
  await expect(delivery(page)).toContainText('Recipients');
}

test(
  'nothing linked, saved or sent: what is missing and what to do',
  deep,
  async ({ page, signedInAs, newOrganization }) => {
    await signedInAs('merchant', await newOrganization());
    await page.goto(paths.configurations());
    await expect(delivery(page)).toContainText('Not scheduled yet');
    await expect(delivery(page).getByRole('listitem')).toHaveText([/Asha Merchant\s*Email/]);
    await expect(delivery(page)).toContainText('No phone linked yet, so reports come by email.');
    await expect(page.getByText('Nothing has been sent yet')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Delivery Time').fill('09:15');
    await expect(page.getByText('The test uses your last saved version.')).toBeVisible();
    await button(page, 'Save Changes').click();
    await expect(delivery(page)).toContainText(/\d+ \w{3,4} \d{4}, 9:15 am\s*Asia\/Kolkata/);
  },
);

test(
  'while it loads shapes hold the places; a colleague sees their own role only',
  deep,
  async ({ page, signedInAs }) => {
    await signedInAs('sales');
    const release = await hold(page, readReportOverview);
    await page.goto(paths.configurations());
    await expect(page.getByText('Loading the deliveries…')).toBeAttached();
    await expect(page.getByRole('table', { name: 'Latest deliveries' })).toHaveAttribute('aria-busy', 'true');
    const asked = page.waitForRequest(request => request.url().includes(readReportOverview.path));
    release();
    await letThrough(page);
    await page.reload();
    expect(new URL((await asked).url()).searchParams.get('role')).toBe('sales');
    await expect(delivery(page)).toContainText('Sales Colleague');
  },
);

test('every state of a delivery is told in words, with its reason', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await open(page, { ...linked, deliveries: everyState });
  await expect(rows(page)).toHaveText([
    /Recipient/,
    /^21 Nov 2026, 10 amAsia\/Kolkata.*Asha Merchant.*WhatsApp.*Planned$/,
    /Sending$/,
    /AcceptedWhatsApp has it and has not said more yet\.$/,
    /Annapurna.*Email.*Sent$/,
    /Delivered$/,
    /Read$/,
    /FailedThe number is not on WhatsApp\.$/,
    /SkippedSTOP was sent from the phone\.$/,
    /Not confirmedWhatsApp did not say whether it took it\.$/,
    /^21 Nov 2026, 10 amTest.*Read$/,
  ]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test.describe(() => {
  test.use({ ownWindow: true });

  test('linking: a code with its picture, waited for, good for a while, renewed', async ({ page, signedInAs }) => {
    await page.clock.install();
    await signedInAs('merchant');
    await answerInstead(page, linkPhone, { json: code });
    await open(page, unlinked);
    await button(page, 'Link my WhatsApp').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Link my WhatsApp' });
    await expect(dialog.getByText('JK8N-HESX')).toBeVisible();
    await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute('href', code.deep_link);
    await page.clock.fastForward('14:30');
    // The clock goes on by itself, and a busy machine needs a part of what remains to get here.
    await expect(dialog.getByRole('timer')).toHaveText(/^Expires in 0:(30|[0-2]\d)$/);
    await expectAccessible(page);
    await page.clock.fastForward('00:31');
    await expect(dialog.getByText('This code has expired')).toBeVisible();
    await expect(dialog.getByText('JK8N-HESX')).toBeHidden();
    await expectAccessible(page);
    await answerInstead(page, linkPhone, { json: { ...code, code: 'AAAA-2222' } });
    await button(page, 'Get a new code').click();
    await expect(dialog.getByText('AAAA-2222')).toBeVisible();
    await answerInstead(page, readReportOverview, { json: linked });
    await page.clock.fastForward('00:03');
    await expect(dialog.getByText('Your phone is linked')).toBeVisible();
    await expect(button(page, 'Done')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(delivery(page)).toContainText('The phone ending in 0001 is linked.');
  });
});

test(
  'no code to be had: said in the dialog, tried again; Escape leads back',
  deep,
  async ({ page, signedInAs, expectedErrors }) => {
    expectedErrors.push(/status of 409/);
    await signedInAs('merchant');
    await open(page, unlinked);
    await refuse(page, linkPhone, { status: 409, detail: 'WhatsApp is not set up for this product.' });
    await button(page, 'Link my WhatsApp').click();
    const dialog = page.getByRole('dialog', { name: 'Link my WhatsApp' });
    await expect(dialog.getByRole('alert')).toContainText('WhatsApp is not set up for this product.');
    await answerInstead(page, linkPhone, { json: code });
    await button(page, 'Try again').click();
    await expect(dialog.getByText('JK8N-HESX')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(page, 'Link my WhatsApp')).toBeFocused();
  },
);

test(
  'some minutes after signing in the password comes first: wrong, right, and a code',
  deep,
  async ({ page, signedInAs, expectedErrors }) => {
    expectedErrors.push(/status of 403/);
    await signedInAs('merchant');
    await open(page, unlinked);
    await refuse(page, linkPhone, { status: 403, detail: 'Please enter your password.' });
    await button(page, 'Link my WhatsApp').click();
    const dialog = page.getByRole('dialog', { name: 'Link my WhatsApp' });
    const password = dialog.getByLabel('Your password');
    await expect(password).toBeFocused();
    await expect(dialog.getByRole('alert')).toBeHidden();
    await expectAccessible(page);
    await refuse(page, linkPhone, { status: 403, detail: "That password isn't right." });
    await password.fill('Guessed42Password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText("That password isn't right.");
    await answerInstead(page, linkPhone, { json: code });
    const asked = page.waitForRequest(`**${linkPhone.path}`);
    await password.fill('Lantern42Harbour');
    await button(page, 'Continue').click();
    expect((await asked).postDataJSON()).toEqual({ password: 'Lantern42Harbour' });
    await expect(dialog.getByText('JK8N-HESX')).toBeVisible();
  },
);

test('linked, stopped, silent, and unlinked again after a question', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await open(page, { ...linked, phone: { ...linked.phone, status: 'recheck' } });
  await expect(delivery(page)).toContainText("The phone ending in 0001 hasn't written for a long time");
  await expect(button(page, 'Link my WhatsApp')).toBeVisible();
  await open(page, { ...linked, phone: { ...linked.phone, status: 'stopped' } });
  await expect(delivery(page)).toContainText('STOP was sent from the phone ending in 0001');
  await expect(button(page, 'Link my WhatsApp')).toBeHidden();
  await open(page, linked);
  await answerInstead(page, unlinkPhone, { json: { success: true, message: 'Your phone is no longer linked.' } });
  await button(page, 'Unlink').click();
  const question = page.getByRole('alertdialog', { name: 'Unlink your phone?' });
  await expectAccessible(page);
  await answerInstead(page, readReportOverview, { json: unlinked });
  await question.getByRole('button', { name: 'Unlink' }).click();
  await expectToast(page, 'Phone unlinked', 'Your reports come by email again.');
  await expect(delivery(page)).toContainText('No phone linked yet');
});

test('a test: made, sent, delivered, read, or not', async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await open(page, { ...linked, deliveries: [deliveryOf(1)] });
  await answerInstead(page, sendTestReport, { json: { success: true, message: 'A test is on its way.' } });
  const told = async (more: Partial<Delivery>) => {
    const deliveries = [deliveryOf(2, { test: true, ...more }), deliveryOf(1)];
    await answerInstead(page, readReportOverview, { json: { ...linked, deliveries } });
  };
  await told({ state: 'planned' });
  await button(page, 'Send me a test now').click();
  await expect(delivery(page)).toContainText('Asking your platforms for the figures…');
  await expect(button(page, 'Send me a test now')).toBeDisabled();
  await told({ state: 'delivered' });
  await expect(delivery(page)).toContainText('It has arrived on your phone.');
  await expect(delivery(page).locator('[aria-current="step"]')).toHaveText('Read');
  await expectAccessible(page);
  await told({ state: 'skipped', reason: 'There are no figures.' });
  await expect(delivery(page).getByRole('status')).toContainText('There are no figures.');
});

test(
  'a test that is refused, a server that breaks, and one that is gone',
  deep,
  async ({ page, signedInAs, expectedErrors }) => {
    expectedErrors.push(/status of (429|500)/, /ERR_CONNECTION_REFUSED/);
    await signedInAs('merchant');
    await open(page, linked);
    await refuse(page, sendTestReport, { status: 429, detail: 'Please wait a moment.' });
    await button(page, 'Send me a test now').click();
    await expectToast(page, 'Error', 'Please wait a moment.');
    await expect(button(page, 'Send me a test now')).toBeEnabled();

    await refuse(page, readReportOverview, { status: 500, detail: 'Something broke.' });
    await page.goto(paths.configurations());
    const alert = delivery(page).getByRole('alert');
    await expect(alert).toContainText("Your deliveries couldn't be loadedSomething broke.");
    await expect(page.getByText(/metrics selected for/)).toBeVisible();
    await expectAccessible(page);
    await cutOff(page, readReportOverview);
    await button(page, 'Try again').click();
    await expect(alert).toContainText('An unknown network error occurred.');
    await letThrough(page);
    await button(page, 'Try again').click();
    await expect(alert).toBeHidden();
    await expect(delivery(page)).toContainText('Recipients');

    await cutOff(page, readReportOverview);
    await cutOff(page, readConfiguration);
    await page.getByLabel('Report Frequency').selectOption('weekly');
    await expect(alert).toContainText('An unknown network error occurred.');
  },
);
