/** Pages that are one list, to which something is added by a sentence: alerts, schedules, the house's own words. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export type SentenceList = {
  path: string;
  /** What the page says while the list is empty. */
  empty: string;
  /** The button with an example, which leads to the field. */
  example: string;
  /** The field's label, and the list's name. */
  label: string;
  list: string;
  /** A sentence that cannot be kept, and what is said about it. */
  refused: { sentence: string; reason: string };
  kept: { sentence: string; row: string | RegExp };
};

/** Opens the empty page, is refused where the sentence was typed, then adds one; returns its row. */
export async function addBySentence(page: Page, what: SentenceList): Promise<Locator> {
  await page.goto(what.path);
  await expect(page.getByText(what.empty)).toBeVisible();
  await page.getByRole('button', { name: what.example }).click();
  const sentence = page.getByLabel(what.label);
  await expect(sentence).toBeFocused();
  await sentence.fill(what.refused.sentence);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(what.refused.reason);
  await sentence.fill(what.kept.sentence);
  await page.keyboard.press('Enter');
  const row = page.getByRole('list', { name: what.list }).getByRole('listitem');
  await expect(row).toContainText([what.kept.row]);
  await expect(sentence).toHaveValue('');
  return row;
}

/** By the row's button and once more in the question; after it the list is empty. */
export async function takeAway(page: Page, row: Locator, { button, empty }: { button: string; empty: string }) {
  await row.getByRole('button', { name: button }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: button }).click();
  await expect(page.getByText(empty)).toBeVisible();
}
