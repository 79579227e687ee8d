/** What may be sent before somebody sees something, in bytes over the wire: growth is a decision, not an accident. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from './repository.ts';

const dist = path.join(root, 'apps', 'web', 'dist');
const skip = existsSync(path.join(dist, 'index.html')) ? false : 'The web app has not been built.';

/** As a browser gets it: the build has compressed everything that gets smaller by it. */
function sent(file: string): number {
  const compressed = path.join(dist, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : path.join(dist, file)).size;
}

const textOf = (file: string) => readFileSync(path.join(dist, file), 'utf8');

/** Everything under `assets` that a page asks for by itself. */
function askedFor(page: string): string[] {
  const tags = [...textOf(page).matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const needed = tags.filter(tag => !/rel="(?:prefetch|canonical|icon)"/.test(tag));
  return [
    ...new Set(
      needed.flatMap(tag => [...tag.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(match => match[1] ?? '')),
    ),
  ];
}

/** With all that is imported from there before it can run. */
function closureOf(scripts: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const imports = textOf(file).matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g);
    for (const [, name] of imports) visit(`assets/${name}`);
  };
  for (const script of scripts) visit(script);
  return seen;
}

/** The chunk of a module that is fetched when its route is opened. */
function chunkOf(entry: Set<string>, name: string): string {
  const found = [...entry].map(file => new RegExp(`\\./(${name}-[\\w-]+\\.js)`).exec(textOf(file))?.[1]).find(Boolean);
  assert.ok(found, `There is no chunk ${name}.`);
  return `assets/${found}`;
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + sent(file), 0);

test('the landing page: at most 120 kB in all', { skip }, () => {
  const files = askedFor('index.html');
  const scripts = files.filter(file => file.endsWith('.js'));
  const others = files.filter(file => !file.endsWith('.js'));
  const total = sent('index.html') + sum(others) + sum(closureOf(scripts));
  assert.ok(files.length > 0 && total <= 120_000, `${total} bytes: ${files.join(', ')}`);
});

test('the first dashboard screen: at most 130 kB of JavaScript, in at most eight files', { skip }, () => {
  const entry = closureOf(askedFor('app.html').filter(file => file.endsWith('.js')));
  const screen = ['dashboard', 'welcome-page'].map(name => chunkOf(entry, name));
  const all = closureOf([...entry, ...screen]);
  const total = sum(all);
  assert.ok(all.size > 3 && all.size <= 8 && total <= 130_000, `${total} bytes in ${all.size} files`);
});
