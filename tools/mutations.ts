/**
 * `npm run mutations`: does the safety net bite? Each deliberate fault goes into a copy of the repository, alone, and its
 * test has to fail there. The working tree is only read. Parts of a fault's name as parameters choose among them.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Fault } from './fault.ts';
import { faults } from './faults.ts';
import { files, root } from './repository.ts';

type Verdict = { fault: Fault; caught: boolean; seconds: number; why: string };

const wanted = process.argv.slice(2);
const chosen = faults.filter(({ fault }) => wanted.length === 0 || wanted.some(word => fault.includes(word)));
const copy = mkdtempSync(path.join(tmpdir(), 'tillsight-mutations-'));
const database = await startDatabaseServer();
try {
  makeCopy();
  const verdicts: Verdict[] = [];
  for (const fault of chosen) {
    const verdict = tryFault(fault);
    verdicts.push(verdict);
    console.log(line(verdict, verdicts.length));
  }
  const caught = verdicts.filter(verdict => verdict.caught).length;
  const times = verdicts.map(({ seconds }) => seconds).toSorted((one, other) => one - other);
  console.log(
    `\n${caught} of ${chosen.length} caught; the median took ${times[Math.floor(times.length / 2)]?.toFixed(1)} s`,
  );
  process.exitCode = caught === chosen.length ? 0 : 1;
} finally {
  await database.stop();
  rmSync(copy, { recursive: true, force: true });
}

/** Sound first: a test that fails anyway catches nothing. */
function tryFault(fault: Fault): Verdict {
  const before = run(fault);
  if (before.passed === 0 || before.failed !== 0) {
    return {
      fault,
      caught: false,
      seconds: before.seconds,
      why: `the test fails or is not found without the fault\n${before.text}`,
    };
  }
  const file = path.join(copy, fault.file);
  const sound = readFileSync(file, 'utf8');
  if (sound.split(fault.from).length !== 2)
    return { fault, caught: false, seconds: 0, why: 'its text is not there once' };
  writeFileSync(
    file,
    sound.replace(fault.from, () => fault.to),
  );
  try {
    const after = run(fault);
    return { fault, caught: after.failed > 0, seconds: after.seconds, why: 'nothing noticed it' };
  } finally {
    writeFileSync(file, sound);
  }
}

type Run = { passed: number; failed: number; seconds: number; text: string };

function run({ killer }: Fault): Run {
  const began = performance.now();
  const name = killer.test.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const flags = ['--test', '--test-reporter=tap', '--test-timeout=120000', `--test-name-pattern=/^${name}$/`];
  const { stdout } = spawnSync(process.execPath, [...flags, killer.file], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, TEST_DATABASE_SERVER: database.url },
    maxBuffer: 64 * 1024 * 1024,
  });
  const count = (what: string) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(stdout)?.[1] ?? 0);
  const seconds = (performance.now() - began) / 1000;
  return { passed: count('pass'), failed: count('fail') + count('cancelled'), seconds, text: stdout.slice(-2_000) };
}

/** The files Git knows, and the packages by links; those of ours lead into the copy. */
function makeCopy(): void {
  for (const file of files) {
    const target = path.join(copy, file);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(root, file), target);
  }
  const packages = path.join(root, 'node_modules');
  const links = path.join(copy, 'node_modules');
  mkdirSync(path.join(links, '@tillsight'), { recursive: true });
  for (const name of readdirSync(packages).filter(each => each !== '@tillsight')) {
    symlinkSync(path.join(packages, name), path.join(links, name));
  }
  for (const folder of ['packages', 'apps'].flatMap(each =>
    readdirSync(path.join(copy, each)).map(name => `${each}/${name}`),
  )) {
    symlinkSync(path.join(copy, folder), path.join(links, '@tillsight', path.basename(folder)));
  }
  symlinkSync(path.join(copy, 'sandbox'), path.join(links, '@tillsight', 'sandbox'));
}

async function startDatabaseServer(): Promise<{ url: string; stop(): Promise<unknown> }> {
  const file = path.join(root, 'apps', 'server', 'test', 'serve-database.ts');
  const child = spawn(process.execPath, [file], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise(resolve => child.once('exit', resolve));
  const url = await new Promise<string>(resolve => child.stdout.once('data', chunk => resolve(String(chunk).trim())));
  return {
    url,
    stop: () => {
      child.stdin.end();
      return ended;
    },
  };
}

function line({ fault, caught, seconds, why }: Verdict, number: number): string {
  const head = `${String(number).padStart(2)}  ${caught ? 'caught  ' : 'SURVIVED'} ${seconds.toFixed(1).padStart(5)} s  ${fault.fault}`;
  return `${head}\n      by ${fault.killer.file}: ${fault.killer.test}${caught ? '' : `\n      ${why}`}`;
}
