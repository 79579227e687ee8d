/** How a person finds and fills what user management consists of. */
import type { Page } from '@playwright/test';

export const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
export const dialogButton = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

export async function choose(page: Page, name: string, action: 'Edit' | 'Delete'): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

type Typed = { name?: string; email?: string; password?: string; mobile?: string; role?: string };

export async function fill(page: Page, { name, email, password, mobile, role }: Typed): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (name !== undefined) await dialog.getByLabel(/^Name/).fill(name);
  if (email !== undefined) await dialog.getByLabel('Email*').fill(email);
  if (password !== undefined) await dialog.getByLabel('Password*').fill(password);
  if (mobile !== undefined) await dialog.getByLabel(/^Mobile Number/).fill(mobile);
  if (role !== undefined) await dialog.getByLabel('Role').selectOption(role);
}
