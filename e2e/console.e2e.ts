/** The fixture that listens to the console is tried here: these tests must fail, and count as passed when they do. */
import { paths } from '../apps/web/src/paths.ts';
import { deep, test } from './fixtures.ts';

test.beforeEach(async ({ page }) => page.goto(paths.privacyPolicy()));

test.fail('an unexpected error on the console fails a test', async ({ page }) => {
  await page.evaluate("console.error('Nobody expected this.')");
});

test.fail('an error nobody catches fails a test', deep, async ({ page }) => {
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate('void setTimeout(() => nothing.more())');
  await thrown;
});

test.fail('an unexpected error in another tab fails a test', deep, async ({ page }) => {
  const other = await page.context().newPage();
  await other.goto(paths.privacyPolicy());
  await other.evaluate("console.error('Nobody expected this.')");
});

test('an expected error does not', deep, async ({ page, expectedErrors }) => {
  expectedErrors.push(/expected this/);
  await page.evaluate("console.error('Somebody expected this.')");
});
