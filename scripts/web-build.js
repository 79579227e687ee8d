// Builds the web app when its sources have changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, root } from './install.js';

const web = path.join(root, 'apps', 'web');
const mark = path.join(web, 'dist', '.sources');

export function ensureWebBuilt(node, say = () => {}) {
  const sources = sourcesHash();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === sources) return;
  say('Building the web app');
  const build = JSON.parse(readFileSync(path.join(web, 'package.json'), 'utf8')).scripts?.build;
  if (!build) fail('apps/web/package.json names no build script.');
  for (const step of build.split('&&').map(part => part.trim().split(/\s+/))) {
    const [program, ...parameters] = step;
    const file = program === 'vite' ? [path.join(root, 'node_modules', 'vite', 'bin', 'vite.js')] : [];
    const run = spawnSync(node, [...file, ...parameters], {
      cwd: web,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (run.status !== 0)
      fail(`The web app could not be built: ${(run.stderr || run.stdout || '').trim().slice(-3000)}`);
  }
  writeFileSync(mark, sources);
}

function sourcesHash() {
  const hash = createHash('sha256');
  const places = [web, path.join(root, 'packages', 'contract'), path.join(root, 'package-lock.json')];
  for (const place of places) addTo(hash, place);
  return hash.digest('hex');
}

function addTo(hash, place) {
  if (statSync(place).isFile()) {
    hash.update(path.relative(root, place)).update(readFileSync(place));
    return;
  }
  for (const name of readdirSync(place).sort()) {
    if (['node_modules', 'dist', '.vite'].includes(name) || name.endsWith('.test.ts')) continue;
    addTo(hash, path.join(place, name));
  }
}
