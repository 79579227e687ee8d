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
  const open = async () => {
    await page.getByTitle('Your account').click();
    await page.getByRole('region', { name: 'Two-step sign-in' }).getByRole('button').click();
  };
  const signIn = async () => {
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expectToast(page, 'Signed out', "You've been successfully signed out. Thank you");
    await page.goto(paths.auth('sign-in'));
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  };
  await page.goto(paths.users());
  await open();
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await expect(section.getByLabel('Your password')).toBeFocused();
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect(section).toContainText('Off. Turn it on');
  await expect(section.getByRole('button', { name: 'Turn on…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await section.getByLabel('Your password').fill('Wrong42Password');
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByRole('alert')).toHaveText("That password isn't right.");
  await section.getByLabel('Your password').fill(member.password);
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByRole('alert')).toContainText(`Please confirm that ${member.email} is yours first`);
  const inbox = await page.context().newPage();
  const mail = await openMail(inbox, member.email, /verify your email address/);
  const opened = inbox.waitForEvent('popup');
  await mail.getByRole('link', { name: /verify-email/ }).click();
  await expect(await opened).toHaveURL(paths.dashboardWelcome());
  await page.bringToFront();
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByRole('img', { name: 'Code to scan' })).toBeVisible();
  await expectAccessible(page);
  const key = (await section.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await section.getByLabel('Code', { exact: true }).fill(app.generate());
  await section.getByRole('button', { name: 'Confirm' }).click();
  await expect(section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  const codes = await section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  await section.getByRole('button', { name: 'I have kept them' }).click();

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
  await page.goto(paths.account('two-step'));
  await expect(section).toContainText('9 recovery codes are left.');
  await section.getByRole('button', { name: 'Turn off…' }).click();
  await section.getByLabel('Your password').fill(member.password);
  await section.getByRole('button', { name: 'Turn off' }).click();
  await expect(section).toContainText('Off. Turn it on');
});
