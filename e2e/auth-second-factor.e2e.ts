import { Secret, TOTP } from 'otpauth';
import { paths } from '../apps/web/src/paths.ts';
import { expect, test } from './fixtures.ts';
import { openMail } from './mailbox.ts';
import { expectAccessible, expectToast } from './words.ts';

test('two-step sign-in: turned on with an app, asked for at sign-in, left by a recovery code and turned off', async ({
  page,
  signedInAs,
  newOrganization,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const member = await signedInAs('merchant', await newOrganization());
  const openDialog = async () => {
    await page.getByRole('button', { name: member.email }).click();
    await page.getByRole('button', { name: 'Two-step sign-in' }).click();
  };
  const signIn = async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expectToast(page, 'Signed out', "You've been successfully signed out. Thank you");
    await page.goto(paths.auth('sign-in'));
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  };
  await page.goto(paths.users());
  await openDialog();
  const dialog = page.getByRole('dialog', { name: 'Two-step sign-in' });
  await expect(dialog).toContainText('Off. Turn it on');
  await dialog.getByLabel('Your password').fill('Wrong42Password');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The password is not right.');
  await dialog.getByLabel('Your password').fill(member.password);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('alert')).toContainText(`Please show that ${member.email} is yours first`);
  const inbox = await page.context().newPage();
  const mail = await openMail(inbox, member.email, /verify your email address/);
  const opened = inbox.waitForEvent('popup');
  await mail.getByRole('link', { name: /verify-email/ }).click();
  await expect(await opened).toHaveURL(paths.dashboardWelcome());
  await page.bringToFront();
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('img', { name: 'Code to scan' })).toBeVisible();
  await expectAccessible(page);
  const key = (await dialog.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await dialog.getByLabel('Code', { exact: true }).fill(app.generate());
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();

  await signIn();
  await expectAccessible(page);
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('That code is wrong');
  // The next half minute's: the one that turned it on is used already.
  await page.getByLabel('Code').fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'Welcome back!', "You've successfully signed in.");

  await signIn();
  await page.getByLabel('Code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'Welcome back!', "You've successfully signed in.");
  await openDialog();
  await expect(dialog).toContainText('9 recovery codes are left.');
  await dialog.getByLabel('Your password').fill(member.password);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog).toContainText('Off. Turn it on');
});
