import { defineConfig } from '@playwright/test';

/** scripts/e2e.js starts the product and says where it and Chromium are. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  // A test waits for its browser and the server more than half of its time: four keep two processors busy.
  workers: 4,
  fullyParallel: false,
  // See `deep` in e2e/fixtures.ts.
  grepInvert: process.env.SAMPLED === undefined ? [] : /@deep/,
  forbidOnly: true,
  // Where nobody watches, a failure is tried once more; scripts/test.js names what needed that.
  retries: process.env.CI ? 1 : 0,
  // Long enough for a machine with other work: nothing is measured by them, and what fails waits for no more than this.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/report.json' }]],
  outputDir: 'test-results',
  // The walks that move the clock need the product to themselves, one after the other.
  projects: [
    { name: 'screens', testIgnore: ['reports.e2e.ts', 'expired-links.e2e.ts'] },
    { name: 'clock', testMatch: 'reports.e2e.ts', dependencies: ['screens'] },
    { name: 'later', testMatch: 'expired-links.e2e.ts', dependencies: ['clock'] },
  ],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:3000',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
