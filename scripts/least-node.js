// Which Node may do the installing. npm leaves out an optional package whose engine refuses the Node that npm runs on, native
// parts of the build among them, and the failure comes minutes later with another name.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const manifest = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', 'package.json');
const { engines } = JSON.parse(readFileSync(manifest, 'utf8'));

/** One sentence to end with, or null where this Node will do. `version` is like `20.19.0`. */
export function nodeComplaint(version) {
  const supported = engines.node.split(' || ').some(range => isWithin(version, range));
  if (supported) return null;
  return `Tillsight needs Node 20.19 or later (of 22: 22.12 or later) to install itself, and this is ${version}. Nothing was downloaded.`;
}

/** `^20.19.0` or `>=22.12.0`: the two forms that `engines` uses. */
function isWithin(version, range) {
  const [, sign, ...least] = /^(\^|>=)(\d+)\.(\d+)\.(\d+)$/.exec(range);
  const given = version.split('-')[0].split('.').map(Number);
  const wanted = least.map(Number);
  if (sign === '^' && given[0] !== wanted[0]) return false;
  const differing = wanted.findIndex((part, at) => part !== given[at]);
  return differing === -1 || given[differing] > wanted[differing];
}
