/**
 * Lighthouse's four marks of the landing page, five runs of its phone profile. It is no dependency of ours: too heavy for
 * one measurement. It is taken from LIGHTHOUSE, the path of its command, or from the PATH; without it the table says so.
 */
import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { median, type Figure } from './table.ts';

const run = promisify(execFile);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const runs = 5;
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
};

export async function measureLighthouse(url: string, chromium: string): Promise<Figure[]> {
  const command = findCommand();
  if (command === null)
    return [{ name: 'Lighthouse', value: 'not run: not installed here', goal: '100 each', met: null }];
  const reports: Report[] = [];
  try {
    for (let round = 0; round < runs; round += 1) reports.push(await report(command, url, chromium));
  } catch (error) {
    return [{ name: 'Lighthouse', value: 'no marks', goal: '100 each', met: false, reason: failureOf(error) }];
  }
  return categories.map(category => {
    const scores = reports.map(({ categories: seen }) => Math.round((seen[category]?.score ?? Number.NaN) * 100));
    const score = median(scores);
    const value = `${score} (${Math.min(...scores)}–${Math.max(...scores)})`;
    const reason = score === 100 ? undefined : losses(reports, category);
    return {
      name: `Lighthouse, ${category}, phone, median of ${runs}`,
      value,
      goal: '100',
      met: score === 100,
      reason,
    };
  });
}

function findCommand(): string | null {
  const places = (process.env.PATH ?? '').split(path.delimiter).map(folder => path.join(folder, 'lighthouse'));
  return [process.env.LIGHTHOUSE ?? '', ...places].find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return file !== '';
  } catch {
    return false;
  }
}

async function report(command: string, url: string, chromium: string): Promise<Report> {
  const parameters = ['--quiet', '--output=json', `--only-categories=${categories.join(',')}`];
  const { stdout } = await run(command, [url, ...parameters, `--chrome-flags=${flags.join(' ')}`], {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 64_000_000,
    timeout: 120_000,
  });
  return JSON.parse(stdout) as Report;
}

/** Without the command, whose path is this machine's; all it said goes to the terminal. */
function failureOf(error: unknown): string {
  const { killed, code, stderr } = error as { killed?: boolean; code?: number | string; stderr?: string };
  process.stderr.write(`${stderr ?? String(error)}\n`);
  return killed ? 'a run was stopped after two minutes' : `a run ended with ${code ?? 'an answer that cannot be read'}`;
}

/** The audits that cost marks, as they were seen in the last run. */
function losses(reports: readonly Report[], category: string): string {
  const last = reports.at(-1);
  const refs = last?.categories[category]?.auditRefs ?? [];
  const lost = refs.flatMap(({ id, weight }) => {
    const audit = last?.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
    return [`${audit.title}${audit.displayValue === undefined ? '' : ` (${audit.displayValue})`}`];
  });
  return lost.join('; ');
}
