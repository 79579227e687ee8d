// Reads Playwright's JSON report: how many tests passed, failed and were skipped, and which passed at a second try only.
import { readFileSync } from 'node:fs';

/** `code` is what Playwright ended with; it counts where there is no report. */
export function countsOf(report, code) {
  try {
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
    const passed = stats.expected + stats.flaky;
    return { passed, failed: stats.unexpected, skipped: stats.skipped, retried: suites.flatMap(flakyIn) };
  } catch {
    return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  }
}

/** A suite of Playwright's report holds tests, called specs, and further suites. */
function flakyIn({ file, specs = [], suites = [] }) {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...flaky.map(({ title }) => `e2e/${file}: ${title}`), ...suites.flatMap(flakyIn)];
}
