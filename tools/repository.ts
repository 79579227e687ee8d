/** What the house rules are checked on: the files Git knows, and what each imports. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

/** Tracked and new files, relative to the root, without what Git ignores. */
export const files: readonly string[] = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '--deduplicate'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(Boolean);

export function textOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

const code = /\.(ts|tsx)$/;
export const codeFiles = files.filter(file => code.test(file));

export type Import = { from: string; specifier: string; target: string | null; names: string[] };

const statement = /^(?:import|export)\s+(?:type\s+)?(?:([^'"();]*?)\s+from\s+)?['"]([^'"]+)['"]/gm;
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Every import of a file; `target` is the imported file of ours, or null for packages and Node. */
export function importsOf(file: string): Import[] {
  const text = textOf(file);
  const found: Import[] = [];
  for (const [, clause, specifier] of text.matchAll(statement)) {
    if (specifier)
      found.push({ from: file, specifier, target: targetOf(file, specifier), names: namesIn(clause ?? '') });
  }
  for (const [, specifier] of text.matchAll(dynamic)) {
    if (specifier) found.push({ from: file, specifier, target: targetOf(file, specifier), names: ['*'] });
  }
  return found;
}

function namesIn(clause: string): string[] {
  if (clause.includes('*')) return ['*'];
  const inside = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  const named = inside.split(',').map(
    name =>
      name
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/)[0] ?? '',
  );
  const plain = clause
    .replace(/\{[^}]*\}/, '')
    .replace(/^type\s+/, '')
    .replace(',', '')
    .trim();
  return [...named.filter(Boolean), ...(plain ? ['default'] : [])];
}

function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('.'))
    return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, '')));
  const ours = /^@tillsight\/([a-z]+)\/(.+)$/.exec(specifier);
  if (!ours) return null;
  const [, name, inside] = ours;
  const folder =
    name === 'sandbox' ? 'sandbox' : name === 'server' || name === 'web' ? `apps/${name}` : `packages/${name}`;
  return `${folder}/src/${inside}.ts`;
}
