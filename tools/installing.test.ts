import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { importsOf, root, textOf } from './repository.ts';

const { node: engines } = (JSON.parse(textOf('package.json')) as { engines: { node: string } }).engines;

/** Asked of a process of its own, since the scripts are plain JavaScript. */
function complaints(versions: string[]): (string | null)[] {
  const script = `import { nodeComplaint } from './scripts/least-node.js';
    console.log(JSON.stringify(${JSON.stringify(versions)}.map(nodeComplaint)));`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' });
  return JSON.parse(run.stdout) as (string | null)[];
}

test('a Node that cannot install Tillsight is refused in one sentence, any other is not', () => {
  const refused = ['16.20.2', '18.20.8', '20.18.3', '21.7.3', '22.11.0'];
  const accepted = ['20.19.0', '20.20.2', '22.12.0', '22.23.3', '23.0.0', '24.1.0', '26.10.0', '27.0.0-nightly2026'];
  assert.deepEqual(
    complaints(refused).map(sentence => sentence?.includes('Nothing was downloaded')),
    refused.map(() => true),
  );
  assert.deepEqual(
    complaints(accepted),
    accepted.map(() => null),
  );
});

test('no native part of the build refuses a Node that is accepted', () => {
  const { packages } = JSON.parse(textOf('package-lock.json')) as {
    packages: Record<string, { engines?: { node?: string }; cpu?: string[] }>;
  };
  const native = Object.entries(packages).filter(
    ([name, { cpu }]) => name.includes('rolldown') && cpu && !cpu.includes('wasm32'),
  );
  assert.ok(native.length > 10);
  assert.deepEqual([...new Set(native.map(([, entry]) => entry.engines?.node))], [engines]);
});

/** What is run without the packages of tests: the product, the sandbox, the build of the web app, and the commands of operators. */
function withoutTests(): string[] {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const commands = Object.values(scripts).flatMap(
    script => /^node scripts\/run\.js (\S+\.ts)$/.exec(script)?.[1] ?? [],
  );
  assert.ok(commands.length >= 6);
  return [
    'apps/server/src/main.ts',
    'sandbox/src/main.ts',
    'apps/web/vite.config.ts',
    'apps/web/src/main.tsx',
    ...commands,
  ];
}

function reachedFrom(entries: string[]): Set<string> {
  const reached = new Set<string>();
  const walk = (file: string): void => {
    if (reached.has(file) || !/\.tsx?$/.test(file)) return;
    reached.add(file);
    for (const { target } of importsOf(file)) if (target !== null) walk(target);
  };
  for (const entry of entries) walk(entry);
  return reached;
}

test('what a first start installs is all that running imports', () => {
  const { packages } = JSON.parse(textOf('package-lock.json')) as {
    packages: Record<string, { dev?: boolean } | undefined>;
  };
  const missing = [...reachedFrom(withoutTests())].flatMap(file =>
    importsOf(file)
      .filter(({ target, specifier }) => target === null && !/^(node|virtual):/.test(specifier))
      .map(({ specifier }) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier)
      .filter(name => {
        const room = file
          .split('/')
          .slice(0, file.startsWith('sandbox/') ? 1 : 2)
          .join('/');
        const found = packages[`${room}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
        return found === undefined || found.dev === true;
      })
      .map(name => `${file}: ${name}`),
  );
  assert.deepEqual(missing, []);
});

test('where our Node was left out, as in the image, commands run on the Node that is there and install nothing', t => {
  const image = mkdtempSync(path.join(tmpdir(), 'tillsight-image-'));
  t.after(() => rmSync(image, { recursive: true }));
  for (const part of ['scripts', 'package.json', 'package-lock.json']) {
    cpSync(path.join(root, part), path.join(image, part), { recursive: true });
  }
  const mark = createHash('sha256').update(textOf('package-lock.json')).digest('hex');
  mkdirSync(path.join(image, 'node_modules'));
  writeFileSync(path.join(image, 'node_modules', '.tillsight-installed'), mark);
  // A path without npm: whatever tries to install fails.
  const run = spawnSync(process.execPath, ['scripts/run.js', '-p', 'process.execPath'], {
    cwd: image,
    encoding: 'utf8',
    env: { PATH: '' },
  });
  assert.deepEqual([run.stdout.trim(), run.stderr], [process.execPath, '']);
});

test('what npm started ends when npm has gone without a word', { skip: process.platform === 'win32' }, async () => {
  const script = `import { watchNpm } from './scripts/npm-gone.js';
    const staying = setInterval(() => {}, 1000);
    watchNpm(() => { console.log('gone'); clearInterval(staying); }, { everyMs: 20 });
    console.log('ready');`;
  const env = { npm_lifecycle_event: 'start', NODE: process.execPath, SCRIPT: script };
  const command = '"$NODE" --input-type=module -e "$SCRIPT"; exit';
  const shell = spawn('sh', ['-c', command], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let told = '';
  // It is open as long as the process lives that the shell has started.
  for await (const chunk of shell.stdout) {
    told += String(chunk);
    if (told === 'ready\n') shell.kill('SIGKILL');
  }
  assert.equal(told, 'ready\ngone\n');
});
