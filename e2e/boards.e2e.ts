import { orderTiles } from '@tillsight/contract/boards';
import type { Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';
import { expectAccessible, expectToast, tabTo } from './words.ts';

const field = (page: Page) => page.getByLabel(/do you want to keep in sight/);
const tiles = (page: Page, board = 'Your board') => page.getByRole('list', { name: board }).locator('> li');
const titles = (page: Page) => tiles(page).getByRole('heading');

/** What is typed before the other board has come is typed into the first one. */
async function openBoard(page: Page, name: string): Promise<void> {
  const link = page.getByRole('link', { name });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
}

async function keep(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('');
}

async function act(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an answer is kept from an example and from the talk, put in order, renamed and taken off', async ({
  page,
  connectedColleague,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/, /status of 409/);
  await connectedColleague('executive');
  await page.goto(paths.boards());
  await expect(page.getByText('Nothing is kept here yet')).toBeVisible();
  await page.getByRole('button', { name: 'Orders yesterday' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tiles(page)).toContainText([/Orders yesterday.*\d.*Shopify/s]);
  await expect(page.getByText(/^Refreshed \d/)).toBeVisible();
  await field(page).fill('blue');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Nothing was kept');

  await page.goto(paths.chat());
  await page.getByPlaceholder('Ask Sierra about your business...').fill('sales by city last week');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Keep this' }).click();
  await expectToast(page, 'Kept on your board', 'The question is kept, not the figures.');
  await page.getByRole('link', { name: 'See your board' }).click();
  await expect(titles(page)).toHaveText(['Orders yesterday', 'Total sales by city last week']);
  const ranking = tiles(page).nth(1);
  await expect(ranking.locator('figure svg').first()).toBeVisible();
  await ranking.getByText('Show as a table').click();
  await expect(ranking.getByRole('table')).toContainText('₹');
  await expectAccessible(page);

  await tabTo(page, page.getByRole('button', { name: 'Move Total sales by city last week' }));
  const ordered = page.waitForResponse(response =>
    response.url().endsWith(orderTiles.path.replace('{board_id}', 'own')),
  );
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Total sales by city last week is now 1 of 2.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move Total sales by city last week' })).toBeFocused();
  await ordered;
  await act(page, 'Total sales by city last week', 'Rename');
  await page.getByLabel('Name', { exact: true }).fill('Where we sell');
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(['Where we sell', 'Orders yesterday']);
  await page.reload();
  await expect(titles(page)).toHaveText(['Where we sell', 'Orders yesterday']);

  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByLabel('How often').selectOption('Every day');
  await page.getByLabel('At', { exact: true }).fill('10:30');
  await page.getByRole('button', { name: 'Send me this' }).click();
  await expectToast(page, 'Your board will be sent to you', 'every day at 10:30 am');

  await act(page, 'Where we sell', 'Move later');
  await expect(titles(page)).toHaveText(['Orders yesterday', 'Where we sell']);
  for (const title of ['Where we sell', 'Orders yesterday']) {
    await act(page, title, 'Remove');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
  }
  await expect(page.getByText('Nothing is kept here yet')).toBeVisible();
});

test(
  'tiles are dragged to another place, in a grid and in one column',
  deep,
  async ({ page, signedInAs, newOrganization }) => {
    await signedInAs('merchant', await newOrganization());
    await page.goto(paths.boards());
    for (const question of ['Orders yesterday', 'Total sales last week', 'Sessions last week'])
      await keep(page, question);
    await expect(tiles(page)).toContainText([/Connect/, /Connect/, /Connect/]);
    for (const [width, order] of [
      [1280, ['Total sales last week', 'Sessions last week', 'Orders yesterday']],
      [390, ['Sessions last week', 'Orders yesterday', 'Total sales last week']],
    ] as const) {
      await page.setViewportSize({ width, height: 1400 });
      const title = (await titles(page).first().textContent()) ?? '';
      const [from, to] = [
        await page.getByRole('button', { name: `Move ${title}` }).boundingBox(),
        await tiles(page).nth(2).boundingBox(),
      ];
      if (!from || !to) throw new Error('There is nothing to drag.');
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width * 0.7, to.y + to.height * 0.7, { steps: 8 });
      await page.mouse.up();
      await expect(titles(page)).toHaveText([...order]);
    }
    await page.reload();
    await expect(titles(page)).toHaveText(['Sessions last week', 'Orders yesterday', 'Total sales last week']);
  },
);

test(
  'a board is shared by a link inside the organization, looked at by a colleague, and no longer shared',
  deep,
  async ({ page, signedInAs, newOrganization, expectedErrors }) => {
    expectedErrors.push(/status of 40[34]/);
    const organization = await newOrganization();
    await signedInAs('merchant', organization);
    await page.goto(paths.boards());
    await openBoard(page, 'Marketing');
    await keep(page, 'Sessions last week');
    await expect(tiles(page, 'The marketing board')).toHaveCount(1);
    await openBoard(page, 'Yours');
    await expect(page.getByText('Nothing is kept here yet')).toBeVisible();
    await keep(page, 'Orders yesterday');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = (await page.getByLabel('Link').textContent()) ?? '';
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    await signedInAs('sales', organization);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'The board of Asha Merchant' })).toBeVisible();
    await expect(tiles(page, 'The board of Asha Merchant')).toContainText([/Orders yesterday.*Not connected/s]);
    for (const name of ['Share', 'Keep', 'Actions for Orders yesterday'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Marketing' })).toHaveCount(0);
    await page.goto(paths.boards('marketing'));
    await expect(page.getByText("This board couldn't be opened")).toBeVisible();

    await signedInAs('merchant', organization);
    await page.goto(paths.boards());
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible();
    await signedInAs('marketing', organization);
    await page.goto(link);
    await expect(page.getByText('This board is no longer shared.')).toBeVisible();
    await openBoard(page, 'Marketing');
    await expect(tiles(page, 'The marketing board')).toHaveCount(1);
  },
);
