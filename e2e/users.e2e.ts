import { addUser, deleteUser, listUsers, updateUser } from '@tillsight/contract/users';
import type { Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, newMember, test } from './fixtures.ts';
import { choose, dialogButton, fill, row } from './user-management.ts';
import { answerInstead, cutOff, expectToast, hold, letThrough, refuse } from './words.ts';

const search = (page: Page) => page.getByPlaceholder('Search by name, email, or role...');

test(
  'listUsers: everybody with name, address, role and number',
  deep,
  async ({ page, signedInAs, newOrganization }) => {
    const organization = await newOrganization();
    const sales = await signedInAs('sales', organization);
    await page.goto(paths.users());
    await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
    await expect(page.getByText("Manage your organization's users here.")).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Email', 'Role', 'Mobile Number', 'Actions']);
    await expect(row(page, sales.name).getByRole('cell')).toContainText([sales.name, sales.email, 'sales', 'N/A', '']);
    await expect(row(page, organization.merchant.name)).toContainText('merchant');
  },
);

test('every role has its colour', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  const roles = ['executive', 'finance', 'sales', 'marketing', 'product', 'associate', 'user'];
  const user = (role: string) => ({
    id: crypto.randomUUID(),
    email: `${role}@shop.example`,
    name: `A ${role}`,
    role,
    organization_id: crypto.randomUUID(),
  });
  await answerInstead(page, listUsers, { json: { data: roles.map(user) } });
  await page.goto(paths.users());
  const colours = [/bg-loss/, /bg-blue/, /bg-accent/, /bg-yellow/, /bg-purple/, /bg-sunken/, /bg-sunken/];
  for (const [index, role] of roles.entries()) {
    await expect(row(page, `A ${role}`).getByText(role, { exact: true }).locator('..')).toHaveClass(
      colours[index] ?? /./,
    );
  }
});

test('while the list is on its way, three rows hold its place', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  const release = await hold(page, listUsers);
  await page.goto(paths.users());
  await expect(page.getByRole('table', { name: 'Users' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('row')).toHaveCount(4);
  release();
  await expect(page.getByRole('table', { name: 'Users' })).not.toHaveAttribute('aria-busy');
});

test('the search narrows the list by name, address and role', deep, async ({ page, signedInAs, newOrganization }) => {
  const organization = await newOrganization();
  await signedInAs('finance', organization);
  await signedInAs('marketing', organization);
  await page.goto(paths.users());
  await expect(page.getByRole('row')).toHaveCount(4);
  for (const [typed, names] of [
    ['ASHA', ['Asha Merchant']],
    ['fiNAnce', ['Finance Colleague']],
    [organization.merchant.email.toUpperCase(), ['Asha Merchant']],
    ['colleague', ['Finance Colleague', 'Marketing Colleague']],
  ] as const) {
    await search(page).fill(typed);
    await expect(page.getByRole('row')).toHaveCount(names.length + 1);
    for (const name of names) await expect(row(page, name)).toBeVisible();
  }
  await search(page).fill('nobody at all');
  await expect(page.getByText('No users match your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('row')).toHaveCount(4);
});

test('an empty list asks for the first one', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await answerInstead(page, listUsers, { json: [] });
  await page.goto(paths.users());
  await expect(page.getByText('No users found. Add one to get started!')).toBeVisible();
});

test(
  'a list that cannot be loaded is emptied, told and tried again',
  deep,
  async ({ page, signedInAs, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await signedInAs('merchant');
    await page.goto(paths.users());
    await expect(row(page, 'Asha Merchant')).toBeVisible();
    await refuse(page, listUsers, { status: 500, detail: 'Something broke.' });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expectToast(page, 'Failed to load users', 'Something broke.');
    await expect(page.getByRole('row')).toHaveCount(0);
    await letThrough(page);
    await answerInstead(page, listUsers, { json: { people: [] } });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectToast(page, 'Failed to load users', 'API returned invalid data type...');
    await letThrough(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(row(page, 'Asha Merchant')).toBeVisible();
  },
);

test('addUser: a colleague is added, and can be found at once', async ({ page, signedInAs, newOrganization }) => {
  await signedInAs('merchant', await newOrganization());
  await page.goto(paths.users());
  const colleague = newMember('नेहा 🎉 O’Brien');
  await page.getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByRole('dialog').getByRole('option').first()).toHaveText('Select a role');
  await fill(page, { ...colleague, mobile: '98100 12345', role: 'marketing' });
  const release = await hold(page, addUser);
  await dialogButton(page, 'Add User').click();
  for (const label of ['Name*', 'Email*', 'Password*', 'Mobile Number (Optional)', 'Role']) {
    await expect(page.getByRole('dialog').getByLabel(label, { exact: true })).toBeDisabled();
  }
  await expect(dialogButton(page, 'Cancel')).toBeDisabled();
  await expect(dialogButton(page, 'Adding...')).toBeDisabled();
  await page.keyboard.press('Escape');
  release();
  // The merchant's own address is not verified yet.
  const notMailed =
    "No email went out, because your own address isn't verified yet. Please pass the password on yourself.";
  await expectToast(page, 'User Added', `${colleague.name} has been added. ${notMailed}`);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row(page, colleague.name)).toContainText('+91 98100 12345');
});

test('addUser: what is wrong is told under the fields and all together', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await page.goto(paths.users());
  await page.getByRole('button', { name: 'Add User' }).click();
  await fill(page, { name: 'A', password: 'Lantern42' });
  await dialogButton(page, 'Add User').click();
  const messages = ['Name must be at least 2 characters', 'Please enter a valid email address', 'Please select a role'];
  await expectToast(page, 'Invalid data', messages.join(', '));
  for (const message of messages) await expect(page.getByRole('dialog').getByText(message)).toBeVisible();
  await expect(page.getByLabel('Name*')).toBeFocused();
});

test('addUser: a failure keeps the dialog and everything in it', deep, async ({ page, signedInAs, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  const merchant = await signedInAs('merchant');
  await page.goto(paths.users());
  await page.getByRole('button', { name: 'Add User' }).click();
  await fill(page, { name: 'Twice Asha', email: merchant.email, password: 'Lantern42Harbour', role: 'sales' });
  await dialogButton(page, 'Add User').click();
  await expectToast(page, 'Failed to Add User', 'There is already a user with this email address.');
  await cutOff(page, addUser);
  await dialogButton(page, 'Add User').click();
  await expectToast(page, 'Failed to Add User', 'Network error: Unable to connect to the server');
  await expect(page.getByLabel('Name*')).toHaveValue('Twice Asha');
  await expect(page.getByLabel('Password*')).toHaveValue('Lantern42Harbour');
  await expect(page.getByRole('dialog').getByLabel('Role')).toHaveValue('sales');
});

test('updateUser: name, number and role change, the address does not', async ({
  page,
  signedInAs,
  newOrganization,
}) => {
  const organization = await newOrganization();
  const sales = await signedInAs('sales', organization);
  await signedInAs('merchant', organization);
  await page.goto(paths.users());
  await choose(page, sales.name, 'Edit');
  const dialog = page.getByRole('dialog', { name: `Edit User: ${sales.name}` });
  await expect(dialog).toContainText("Update the user's details. Email cannot be changed.");
  await expect(dialog.getByLabel('Email')).toHaveValue(sales.email);
  await expect(dialog.getByLabel('Email')).not.toBeEditable();
  await fill(page, { name: 'Ritu Bansal', mobile: '+44 20 7946 0018', role: 'product' });
  const release = await hold(page, updateUser);
  await dialogButton(page, 'Save Changes').click();
  await expect(dialogButton(page, 'Saving...')).toBeDisabled();
  await expect(dialog.getByLabel('Name')).toBeDisabled();
  release();
  await expectToast(page, 'User Updated', 'Ritu Bansal has been updated.');
  await expect(row(page, 'Ritu Bansal')).toContainText('+442079460018');
  await expect(row(page, 'Ritu Bansal')).toContainText('product');
});

test("updateUser: a merchant's role stays", deep, async ({ page, signedInAs }) => {
  const merchant = await signedInAs('merchant');
  await page.goto(paths.users());
  await choose(page, merchant.name, 'Edit');
  await expect(page.getByRole('dialog').getByLabel('Role')).toBeDisabled();
  await fill(page, { name: 'x'.repeat(256) });
  await dialogButton(page, 'Save Changes').click();
  await expectToast(page, 'Invalid data', 'Name must be at most 255 characters');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Actions for ${merchant.name}` })).toBeFocused();
});

test(
  'a colleague deleted in another tab is told, and nothing typed is lost',
  deep,
  async ({ page, signedInAs, newOrganization, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    const organization = await newOrganization();
    const sales = await signedInAs('sales', organization);
    await signedInAs('merchant', organization);
    await page.goto(paths.users());
    await choose(page, sales.name, 'Edit');
    await fill(page, { name: 'Still here' });

    const other = await page.context().newPage();
    await other.goto(paths.users());
    await choose(other, sales.name, 'Delete');
    const question = other.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(question).toContainText(
      `This action cannot be undone. This will permanently delete the user ${sales.name}.`,
    );
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(other.getByRole('button', { name: `Actions for ${sales.name}` })).toBeFocused();
    await choose(other, sales.name, 'Delete');
    const release = await hold(other, deleteUser);
    await question.getByRole('button', { name: 'Delete User' }).click();
    await expect(question.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    release();
    await expectToast(other, 'User Deleted', `${sales.name} has been deleted.`);
    await expect(row(other, sales.name)).toHaveCount(0);

    await dialogButton(page, 'Save Changes').click();
    await expectToast(page, 'Error', 'User not found.');
    await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Still here');
  },
);

test('who may not manage users is told why', deep, async ({ page, signedInAs, newOrganization, expectedErrors }) => {
  expectedErrors.push(/status of 403/);
  const organization = await newOrganization();
  await signedInAs('associate', organization);
  await page.goto(paths.users());
  const refusal = 'Only merchants and executives can manage users.';
  await page.getByRole('button', { name: 'Add User' }).click();
  await fill(page, { ...newMember('Not Allowed'), role: 'sales' });
  await dialogButton(page, 'Add User').click();
  await expectToast(page, 'Failed to Add User', refusal);
  await page.keyboard.press('Escape');
  await choose(page, organization.merchant.name, 'Edit');
  await dialogButton(page, 'Save Changes').click();
  await expectToast(page, 'Failed to Update User', refusal);
  await page.keyboard.press('Escape');
  await choose(page, organization.merchant.name, 'Delete');
  await page.getByRole('button', { name: 'Delete User' }).click();
  await expectToast(page, 'Failed to Delete User', refusal);
});
