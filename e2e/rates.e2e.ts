import { paths } from '../apps/web/src/paths.ts';
import { expect, test } from './fixtures.ts';

test('a rate is set from a day on, changed from another, and removed; what cannot be one is said at the field', async ({
  page,
  newOrganization,
  signedInAs,
}) => {
  await signedInAs('merchant', await newOrganization());
  await page.goto(paths.rates());
  await page.getByRole('button', { name: 'Set Shipping out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shipping out' });
  await dialog.getByLabel('Rate').fill('seventy');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a number');
  await dialog.getByLabel('Rate').fill('68');
  await dialog.getByLabel('From').fill('2026-01-01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const own = page.getByRole('list', { name: 'Shipping out' }).getByRole('listitem');
  await expect(own).toContainText([/68\.00 a parcel from .*2026/]);
  await page.getByRole('button', { name: 'Change Shipping out' }).click();
  await dialog.getByLabel('Rate').fill('72.5');
  await dialog.getByLabel('From').fill('2026-10-01');
  await page.keyboard.press('Enter');
  await expect(own).toContainText([/72\.50 a parcel/, /68\.00 a parcel/]);
  await own
    .first()
    .getByRole('button', { name: /^Remove / })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(own).toHaveCount(1);
  await expect(own).toContainText([/68\.00 a parcel/]);
});
