import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';

const unknown = ['/nowhere', '/dashboard/nowhere', '/auth/sign-in/twice', '/privacy-policy/2019'];

test(
  'a mistyped address is taken for the nearest page, and others are a tap away',
  deep,
  async ({ page, signedInAs, expectedErrors }) => {
    expectedErrors.push(/Page not found|status of 404/);
    await signedInAs('merchant');
    await page.goto('/dashboard/integration');
    const others = page.getByRole('navigation', { name: 'Other pages' });
    await expect(others.getByRole('link')).toHaveText(['Integrations', 'Sierra', 'Boards', 'Configuration']);
    await others.getByRole('link', { name: 'Integrations' }).click();
    await expect(page).toHaveURL(paths.integrations());
  },
);

for (const address of unknown) {
  test(`${address} is not found, and the console says which path it was`, deep, async ({ page, expectedErrors }) => {
    expectedErrors.push(/Page not found|status of 404/);
    const logged = page.waitForEvent('console', message => message.text().includes(address));
    await page.goto(address);
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    expect((await logged).type()).toBe('error');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(paths.landing());
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ask your store.');
  });
}
