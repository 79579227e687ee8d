import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from './repository.ts';

type Entry = {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
  link?: boolean;
};
const packages = (JSON.parse(textOf('package-lock.json')) as { packages: Record<string, Entry> }).packages;

/** Node looks for a package in the folders on the way up; so does this. */
function isPresent(base: string, name: string): boolean {
  for (let place = base; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    if (packages[`${place ? `${place}/` : ''}node_modules/${name}`]) return true;
    if (!place) return false;
  }
}

test('every dependency the lockfile names is in it, optional ones for other machines too', () => {
  const missing = Object.entries(packages).flatMap(([place, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter(name => !isPresent(place, name))
      .map(name => `${place}: ${name}`),
  );
  assert.deepEqual(missing, []);
});

test('the lockfile holds no addresses', () => {
  assert.deepEqual(
    Object.entries(packages).filter(([, { resolved }]) => /^https?:/.test(resolved ?? '')),
    [],
  );
});

test('every version is exact', () => {
  const manifests = [
    'package.json',
    ...Object.keys(packages)
      .filter(place => /^(packages|apps)\/[a-z]+$|^sandbox$/.test(place))
      .map(place => `${place}/package.json`),
  ];
  const loose = manifests.flatMap(file => {
    const manifest = JSON.parse(textOf(file)) as Record<string, Record<string, string> | undefined>;
    const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
    return Object.entries(wanted)
      .filter(([name, version]) => !name.startsWith('@tillsight/') && !/^\d/.test(version))
      .map(([name]) => `${file}: ${name}`);
  });
  assert.deepEqual(loose, []);
});
