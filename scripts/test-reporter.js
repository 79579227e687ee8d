// Tells of a test run what needs telling: each file with its count and time, each failure in full, each skip with its reason.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';

export default async function* report(events) {
  const counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
  const files = new Map();
  for await (const { type, data } of events) {
    if (type === 'test:stderr') yield data.message;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    // A file is reported as a test of its own; it counts only when it fails without a failing test inside.
    if (data.details?.type === 'suite' || (data.nesting === 0 && isFile(data))) {
      if (type === 'test:pass' || data.details?.error?.failureType === 'subtestsFailed') continue;
    }
    const file = path.relative(process.cwd(), data.file ?? data.name);
    const seen = files.get(file) ?? { tests: 0, ms: 0 };
    files.set(file, {
      tests: seen.tests + 1,
      ms: seen.ms + (data.nesting === 0 ? (data.details?.duration_ms ?? 0) : 0),
    });
    if (type === 'test:fail') {
      if (data.details?.error?.failureType === 'subtestsFailed') continue;
      counts.failed++;
      counts.failures.push({ file, name: data.name });
      yield `\nFAILED ${file}: ${data.name}\n${inspect(data.details?.error?.cause ?? data.details?.error)}\n\n`;
    } else if (data.skip !== undefined) {
      counts.skipped++;
      yield `skipped ${file}: ${data.name}${typeof data.skip === 'string' ? ` (${data.skip})` : ''}\n`;
    } else counts.passed++;
  }
  for (const [file, { tests, ms }] of [...files].sort((one, other) => (one[0] < other[0] ? -1 : 1)))
    yield `${String(tests).padStart(5)}  ${(ms / 1000).toFixed(1).padStart(5)} s  ${file}\n`;
  if (process.env.TEST_COUNTS) writeFileSync(process.env.TEST_COUNTS, JSON.stringify(counts));
}

function isFile({ name, file }) {
  return file !== undefined && path.resolve(name) === path.resolve(file);
}
