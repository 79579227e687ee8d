import { addUser } from '@tillsight/contract/users';
import type { Locator, Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, newMember, test } from './fixtures.ts';
import { choose, dialogButton, fill, row } from './user-management.ts';
import { answerInstead, expectNoSidewaysScroll, expectToast, tabTo } from './words.ts';

/** Has the app believe that the user belongs to this organization. */
async function moveTo(page: Page, organizationId: string): Promise<void> {
  await page.evaluate(id => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}') as Record<string, string>;
    localStorage.setItem('user', JSON.stringify({ ...user, organizationId: id }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  }, organizationId);
}

test('without an organization nothing is sent', deep, async ({ page, signedInAs, organization, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  const merchant = await signedInAs('merchant');
  await page.goto(paths.users());
  await choose(page, merchant.name, 'Delete');
  await moveTo(page, '');
  await expectToast(page, 'Failed to load users', 'Organization ID not found.');
  await page.getByRole('button', { name: 'Delete User' }).click();
  await expectToast(page, 'Error', 'Cannot delete user. Context missing.');
  await page.keyboard.press('Escape');

  await moveTo(page, organization.id);
  await choose(page, merchant.name, 'Edit');
  await moveTo(page, '');
  await dialogButton(page, 'Save Changes').click();
  await expectToast(page, 'Error', 'Cannot edit user. Context missing.');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add User' }).click();
  await fill(page, { ...newMember('Nowhere'), role: 'sales' });
  await dialogButton(page, 'Add User').click();
  await expectToast(page, 'Error', 'Organization ID not found.');
  await moveTo(page, 'no-uuid');
  await dialogButton(page, 'Add User').click();
  await expectToast(page, 'Invalid data', 'Organization ID not found.');
});

test(
  'names: 2 to 255 characters, of any script, and what is refused stays as typed',
  deep,
  async ({ page, signedInAs, newOrganization }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signedInAs('merchant', await newOrganization());
    await page.goto(paths.users());
    const tooShort = 'Name must be at least 2 characters';
    const tooLong = 'Name must be at most 255 characters';
    const wrong = [
      ['A', tooShort],
      ['   ', tooShort],
      ['x'.repeat(256), tooLong],
    ] as const;
    const right = ['Jo', 'W'.repeat(255), '👩‍🌾 नेहा O’Brien <b>'];
    const expectRefused = async (send: string) => {
      for (const [name, message] of wrong) {
        await fill(page, { name });
        await dialogButton(page, send).click();
        await expect(page.getByRole('dialog').getByText(message)).toBeVisible();
        await expect(page.getByRole('dialog').getByLabel(/^Name/)).toHaveValue(name);
      }
    };
    await page.getByRole('button', { name: 'Add User' }).click();
    await fill(page, { ...newMember('nobody'), role: 'sales' });
    await expectRefused('Add User');
    await fill(page, { name: right[0] ?? '' });
    await dialogButton(page, 'Add User').click();
    await expect(row(page, 'Jo')).toBeVisible();

    for (const [from, to] of [right.slice(0, 2), right.slice(1)] as [string, string][]) {
      await choose(page, from, 'Edit');
      await expectRefused('Save Changes');
      await fill(page, { name: to });
      await dialogButton(page, 'Save Changes').click();
      await expect(row(page, to)).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    await choose(page, right[2] ?? '', 'Delete');
    await expect(page.getByRole('alertdialog')).toContainText(right[2] ?? '');
  },
);

test('an answer that cannot be read is a failure like others', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await page.goto(paths.users());
  await answerInstead(page, addUser, { json: { id: 'not-a-user' } });
  await page.getByRole('button', { name: 'Add User' }).click();
  await fill(page, { ...newMember('Whoever'), role: 'sales' });
  await dialogButton(page, 'Add User').click();
  await expectToast(page, 'Failed to Add User', "The server's answer to addUser could not be read.");
  await dialogButton(page, 'Cancel').click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('letters typed faster than the address follows are all kept', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await page.goto(paths.users());
  const box = page.getByPlaceholder('Search by name, email, or role...');
  await box.focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.keyboard.type('nobody at all');
  await expect(box).toHaveValue('nobody at all');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page).toHaveURL(paths.users('nobody at all'));
});

test('all of it with the keyboard alone', deep, async ({ page, signedInAs, newOrganization }) => {
  await signedInAs('merchant', await newOrganization());
  await page.goto(paths.users());
  const dialog = page.getByRole('dialog');
  const press = async (place: Locator) => {
    await tabTo(page, place);
    await page.keyboard.press('Enter');
  };
  const type = async (label: RegExp, text: string) => {
    await tabTo(page, dialog.getByLabel(label));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  await expect(row(page, 'Asha Merchant')).toBeVisible();
  await tabTo(page, page.getByPlaceholder('Search by name, email, or role...'));
  await page.keyboard.type('nobody at all');
  await press(page.getByRole('button', { name: 'Clear search' }));
  await expect(row(page, 'Asha Merchant')).toBeVisible();
  await press(page.getByRole('button', { name: 'Refresh' }));

  await press(page.getByRole('button', { name: 'Add User' }));
  await expect(dialog.getByLabel('Name*')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add User' })).toBeFocused();
  await page.keyboard.press('Enter');
  const colleague = newMember('Key Board');
  await type(/^Name/, colleague.name);
  await type(/^Email/, colleague.email);
  await type(/^Password/, colleague.password);
  await tabTo(page, dialog.getByRole('button', { name: 'Show password' }));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByLabel('Role'));
  await page.keyboard.press('f');
  await press(dialogButton(page, 'Add User'));
  const notMailed =
    "No email went out, because your own address isn't verified yet. Please pass the password on yourself.";
  await expectToast(page, 'User Added', `Key Board has been added. ${notMailed}`);
  await expect(row(page, 'Key Board')).toContainText('finance');

  const actions = page.getByRole('button', { name: 'Actions for Key Board' });
  await press(actions);
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await type(/^Mobile Number/, '98100 12345');
  await tabTo(page, dialog.getByLabel('Role'));
  await page.keyboard.press('p');
  await press(dialogButton(page, 'Save Changes'));
  await expectToast(page, 'User Updated', 'Key Board has been updated.');
  await expect(row(page, 'Key Board')).toContainText('+91 98100 12345');
  await expect(row(page, 'Key Board')).toContainText('product');

  await press(actions);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete User' }));
  await expectToast(page, 'User Deleted', 'Key Board has been deleted.');
  await expect(row(page, 'Key Board')).toHaveCount(0);
});
