import { product } from '@tillsight/contract/product';
import { paths } from '../apps/web/src/paths.ts';
import { baseURL } from './browser.ts';
import { deep, expect, test } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';
import { forbidScript, forgetCached } from './words.ts';

const exchanges = [
  ['What was my revenue yesterday?', '₹6,84,200', 'Total sales yesterday', 'Orders after 8 pm'],
  ['What is running out of stock?', '4 variants', 'Fewer than five days of cover', 'Reorder by Friday'],
  ['What are my best sellers this month?', 'Linen Shirt', '312 sold', 'Offer them together'],
  ['Which city converts best?', '3.4% in Pune', 'Conversion over the last 30 days', 'room for a local campaign'],
  ['How are my campaigns doing?', '4.1× return', 'Google Ads over the last 7 days', 'The brand campaign'],
  ['How many customers came back?', '31%', 'Share of returning customers', 'A message on day 17'],
] as const;
const questions = exchanges.map(([question]) => question);
const planFeatures = {
  Starter: [
    'Unlimited WhatsApp queries',
    'Daily store snapshots',
    'Basic KPI monitoring',
    'Product and inventory insights',
    '14-day data history',
    'Email support',
  ],
  Growth: [
    'Everything in Starter, and',
    'Weekly AI performance reviews',
    'Custom metric tracking',
    'Competitor benchmarking',
    '90-day history',
    'Priority support',
  ],
  Scale: [
    'Everything in Growth, and',
    'Daily AI strategy recommendations',
    'Custom report scheduling',
    'Multi-store management',
    'Unlimited history',
    'A dedicated account manager',
  ],
};
const cards = ['Total Sales', 'Conversion Rate', 'Average Order Value', 'Return on Ad Spend', 'Returning Customers'];

test.describe('header', () => {
  test('has the logo, three anchors and Get Early Access', deep, async ({ page }) => {
    await page.goto(paths.landing());
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: product.name })).toHaveAttribute('href', '/');
    for (const [name, section] of [
      ['Features', 'features'],
      ['How it works', 'how-it-works'],
      ['Pricing', 'pricing'],
    ] as const) {
      await header.getByRole('link', { name }).click();
      await expect(page).toHaveURL(paths.landingSection(section));
      await expect(page.locator(`#${section}`)).toBeInViewport();
    }
    await expect(header.getByRole('link', { name: 'Get Early Access' })).toHaveAttribute('href', '/auth/sign-in');
  });

  test('becomes opaque once the page is scrolled more than 10 px', deep, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(paths.landing());
    const header = page.getByRole('banner');
    const transparent = 'rgba(0, 0, 0, 0)';
    await expect(header).toHaveCSS('background-color', transparent);
    await page.evaluate(() => window.scrollTo(0, 10));
    await expect(header).toHaveCSS('background-color', transparent);
    await page.evaluate(() => window.scrollTo(0, 11));
    await expect(header).not.toHaveCSS('background-color', transparent);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(header).toHaveCSS('background-color', transparent);
  });

  test('opens and closes a menu on small screens; choosing a link closes it', deep, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(paths.landing());
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();

    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.getByRole('link')).toHaveText(['Features', 'How it works', 'Pricing', 'Get Early Access']);
    await expect(menu.getByRole('link', { name: 'Get Early Access' })).toHaveAttribute('href', '/auth/sign-in');
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();

    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator('#pricing')).toBeInViewport();

    await page.getByRole('button', { name: 'Open menu' }).press('Enter');
    await menu.getByRole('link', { name: 'Features' }).press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });
});

test.describe('sample chat', () => {
  test.use({ ownWindow: true });

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2026-11-20T06:00:00Z' });
    await page.goto(paths.landing());
    await page.clock.pauseAt('2026-11-20T06:10:00Z');
  });

  test('shows six questions in turn, each answered after 1 second, the next after 4', deep, async ({ page }) => {
    const chat = page.getByRole('region', { name: /Sample chat/ });
    const insight = chat.getByText('AI INSIGHT').filter({ visible: true });
    await page.getByRole('button', { name: 'Watch Demo' }).click();
    for (const [question, ...answer] of [...exchanges, exchanges[0]]) {
      const shown = chat.getByRole('listitem').filter({ visible: true });
      await expect(shown).toContainText(question);
      await page.clock.runFor(999);
      await expect(insight).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(insight).toHaveCount(1);
      for (const part of answer) await expect(shown.getByText(part).filter({ visible: true })).toHaveCount(1);
      await page.clock.runFor(2999);
      await expect(insight).toHaveCount(1);
      await page.clock.runFor(1);
      await expect(insight).toHaveCount(0);
    }
  });

  test('can be paused, goes on, and begins anew with Watch Demo', deep, async ({ page }) => {
    const chat = page.getByRole('region', { name: /Sample chat/ });
    const shown = chat.getByRole('listitem').filter({ visible: true });
    await page.getByRole('button', { name: 'Watch Demo' }).click();
    await page.clock.runFor(5000);
    await expect(shown).toContainText(questions[1]!);
    await chat.getByRole('button', { name: 'Pause the sample chat' }).click();
    await page.clock.runFor(60_000);
    await expect(shown).toContainText(questions[1]!);
    await chat.getByRole('button', { name: 'Play the sample chat' }).click();
    await page.clock.runFor(4000);
    await expect(shown).toContainText(questions[2]!);
    await page.getByRole('button', { name: 'Watch Demo' }).click();
    await expect(shown).toContainText(questions[0]!);
    await expect(chat.getByText('AI INSIGHT').filter({ visible: true })).toHaveCount(0);
  });
});

test('elsewhere than in India the samples are in dollars', deep, async ({ profile, page }) => {
  const rupees = /₹\d/;
  await page.goto(paths.landing());
  await expect(page.locator('#how-it-works')).toContainText('₹6,84,200');
  await expect(page.locator('#metrics')).toContainText('₹42,99,000');
  const abroad = await profile.browser()!.newContext({ baseURL, locale: 'en-US', timezoneId: 'America/New_York' });
  const there = await abroad.newPage();
  await there.goto(paths.landing());
  await expect(there.locator('html')).toContainText('Sample chat');
  for (const part of ['#sample-chat', '#how-it-works', '#metrics']) {
    await expect(there.locator(part)).toContainText(/\$\d/);
    await expect(there.locator(part)).not.toContainText(rupees);
  }
  await abroad.close();
});

test(
  'Watch Demo leads to an answer and a report of the demonstration store, said to be one',
  deep,
  async ({ page }) => {
    await page.goto(paths.landing());
    await page.getByRole('button', { name: 'Watch Demo' }).click();
    const demonstration = page.locator('#demo');
    await expect(demonstration.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(demonstration).toContainText('Its figures are made up');
    await expect(demonstration.getByText('Demonstration data')).toHaveCount(2);
    await expect(demonstration.getByText('Data sources: Shopify')).toBeVisible();
    await expect(demonstration.locator('.example-chart text').filter({ hasText: '₹4L' })).toBeVisible();
    const report = demonstration.getByRole('img', { name: /daily report/ });
    await report.scrollIntoViewIfNeeded();
    await expect.poll(() => report.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(900);
  },
);

test.describe(() => {
  test.use({ ownWindow: true });

  test('who wants less motion sees the first answer, standing still until asked', deep, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(paths.landing());
    const chat = page.getByRole('region', { name: /Sample chat/ });
    await expect(chat.getByText('AI INSIGHT').filter({ visible: true })).toHaveCount(1);
    await page.clock.runFor(60_000);
    await expect(chat.getByRole('listitem').filter({ visible: true })).toContainText(questions[0]!);
    await page.getByRole('button', { name: 'Watch Demo' }).click();
    await page.clock.runFor(4000);
    await expect(chat.getByRole('listitem').filter({ visible: true })).toContainText(questions[1]!);
  });
});

test('six features, three steps', deep, async ({ page }) => {
  await page.goto(paths.landing());
  await expect(page.locator('#features').getByRole('heading', { level: 3 })).toHaveText([
    'KPI Snapshots',
    'Custom Timeline Analysis',
    'Product Deep Dive',
    'Inventory Intelligence',
    'Geographic Insights',
    'AI Growth Playbooks',
  ]);
  const steps = page.locator('#how-it-works').getByRole('listitem');
  await expect(steps).toHaveCount(3);
  await expect(steps.nth(0)).toContainText(/OAuth.*under 2 minutes/s);
  await expect(steps.nth(1)).toContainText(`“${product.wakePhrase}”`);
  await expect(steps.nth(1)).toContainText('WhatsApp');
  await expect(steps.nth(2)).toContainText('Get insights');
});

test('the carousel of five wraps around and follows its dots', deep, async ({ page }) => {
  await page.goto(paths.landing());
  const carousel = page.getByRole('region', { name: 'Sample metrics' });
  const shown = carousel.getByRole('article').filter({ visible: true });
  const expectCard = async (index: number) => {
    await expect(shown).toHaveCount(1);
    await expect(shown.getByRole('heading')).toHaveText(cards[index]!);
    await expect(carousel.getByRole('button', { name: `Show card ${index + 1}:` })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(carousel.locator('[aria-current=true]')).toHaveCount(1);
  };
  await expectCard(0);
  await carousel.getByRole('button', { name: 'Previous card' }).click();
  await expectCard(4);
  await carousel.getByRole('button', { name: 'Next card' }).click();
  await expectCard(0);
  for (const index of [1, 2, 3, 4, 0]) {
    await carousel.getByRole('button', { name: 'Next card' }).click();
    await expectCard(index);
  }
  for (const index of [3, 1]) {
    await carousel.getByRole('button', { name: `Show card ${index + 1}:` }).click();
    await expectCard(index);
  }
  await page.keyboard.press('ArrowLeft');
  await expectCard(0);
  await page.keyboard.press('ArrowLeft');
  await expectCard(4);
});

test('plans are priced by the month, or by the year with 20% saved', deep, async ({ page }) => {
  await page.goto(paths.landing());
  const pricing = page.locator('#pricing');
  const plan = (name: string) =>
    pricing.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
  const expectPrices = async (prices: Record<string, string>) => {
    for (const [name, price] of Object.entries(prices))
      await expect(
        plan(name)
          .getByText(/^\$\d+$/)
          .filter({ visible: true }),
      ).toHaveText(price);
  };
  await expect(pricing.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expectPrices({ Starter: '$49', Growth: '$99', Scale: '$199' });
  await pricing.getByText('Save 20%').click();
  await expect(pricing.getByRole('radio', { name: 'Yearly Save 20%' })).toBeChecked();
  await expectPrices({ Starter: '$39', Growth: '$79', Scale: '$159' });
  await page.keyboard.press('ArrowLeft');
  await expectPrices({ Starter: '$49', Growth: '$99', Scale: '$199' });

  await expect(plan('Growth')).toContainText('Most Popular');
  await expect(pricing.getByText('Most Popular')).toHaveCount(1);
  for (const [name, features] of Object.entries(planFeatures))
    await expect(plan(name).getByRole('list').getByRole('listitem')).toHaveText(features);
  await expect(pricing).toContainText('secure OAuth integration and GDPR compliance');
});

test.describe('call to action', () => {
  test('carries a typed address along to signing in and signing up', deep, async ({ page }) => {
    await page.goto(paths.landing());
    const call = page.locator('#cta');
    await expect(call.getByRole('link', { name: 'Get Early Access' })).toHaveAttribute('href', '/auth/sign-in');
    await expect(call.getByLabel('Email address')).toHaveAttribute('type', 'email');
    const waitlist = call.getByRole('checkbox', { name: 'Also add me to the WhatsApp waitlist' });
    await waitlist.check();
    await expect(waitlist).toBeChecked();
    await call.getByLabel('Email address').fill('meera+shop@kesarlane.example');
    await call.getByRole('link', { name: 'Get Early Access' }).click();
    await expect(page).toHaveURL(paths.auth('sign-in', 'meera+shop@kesarlane.example'));
    await expect(page.getByLabel('Email')).toHaveValue('meera+shop@kesarlane.example');
    await page.getByRole('link', { name: 'Create one' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('meera+shop@kesarlane.example');
  });

  test('is not picky, and Enter does what the button does', deep, async ({ page }) => {
    await page.goto(paths.landing());
    await page.getByLabel('Email address').fill('meera@kesarlane.example');
    await page.getByLabel('Email address').press('Enter');
    await expect(page).toHaveURL(paths.auth('sign-in', 'meera@kesarlane.example'));
  });
});

test('the footer links what has a target and shows the rest as plain words', deep, async ({ page }) => {
  await page.goto(paths.landing());
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['Privacy Policy', paths.privacyPolicy()],
    ['Terms of Service', paths.termsOfService()],
    ['Data Deletion', paths.dataDeletion()],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
  for (const name of ['Case Studies', 'API', 'About', 'Blog', 'Careers', 'Contact', 'LinkedIn', 'Instagram']) {
    await expect(footer.getByText(new RegExp(`^${name}\\b`))).toBeAttached();
    await expect(footer.getByRole('link', { name })).toHaveCount(0);
  }
  await expect(footer).toContainText(`© 2025 ${product.name}`);
});

test('every anchor of the page leads somewhere', deep, async ({ page }) => {
  await page.goto(paths.landing());
  for (const anchor of ['hero', 'features', 'how-it-works', 'metrics', 'pricing', 'cta', 'footer'])
    await expect(page.locator(`#${anchor}`)).toHaveCount(1);
});

test('reads without JavaScript', async ({ page }) => {
  await forbidScript(page);
  await page.goto(paths.landing());
  for (const question of questions) await expect(page.getByText(question)).toBeVisible();
  for (const card of cards) await expect(page.getByRole('heading', { name: card })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.getByLabel('Email address').fill('meera@kesarlane.example');
  await page.getByLabel('Email address').press('Enter');
  await expect(page).toHaveURL(paths.auth('sign-in', 'meera@kesarlane.example'));
});

test('weighs at most 120 kB, at most 40 kB of it script, and does not shift', async ({ page }) => {
  await forgetCached(page);
  const sizes: { type: string; bytes: number }[] = [];
  page.on('requestfinished', async request => {
    const { responseBodySize } = await request.sizes();
    sizes.push({ type: request.resourceType(), bytes: responseBodySize });
  });
  await page.goto(paths.landing(), { waitUntil: 'networkidle' });
  const sum = (entries: typeof sizes) => entries.reduce((total, { bytes }) => total + bytes, 0);
  expect(sum(sizes)).toBeGreaterThan(10_000);
  expect(sum(sizes)).toBeLessThanOrEqual(120_000);
  expect(sum(sizes.filter(({ type }) => type === 'script'))).toBeLessThanOrEqual(40_000);
  expect(await page.evaluate(layoutShift)).toBeLessThan(0.001);
});

test('is just as alive when it is reached from inside the app', deep, async ({ page, expectedErrors }) => {
  expectedErrors.push(/Page not found/);
  await page.goto('/nowhere');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Next card' }).click();
  await expect(page.getByRole('article', { name: '2 of 5: Conversion Rate' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  expect(await page.evaluate(() => [window.scrollY, 'isSamePage' in window])).toEqual([0, true]);
});
