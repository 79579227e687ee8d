import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, textOf } from './repository.ts';

/** Whether a file holds the test of this title: written out, made from a table, whose entry is the title's last part, or for each of several, who are its first. */
export function hasTest(file: string, title: string): boolean {
  if (!existsSync(path.join(root, file))) return false;
  const text = textOf(file);
  const quoted = [`'${title}'`, `"${title}"`, `\`${title}\``];
  if (quoted.some(each => /test\(\s*$/.test(text.split(each)[0] ?? '') && text.includes(each))) return true;
  const [kind = '', ...rest] = title.split(': ');
  const said = rest.join(': ');
  if (/test\(`\$\{[^}]+\}: $/.test(text.split(`${said}\``)[0] ?? '') && text.includes(`${said}\``)) return true;
  return text.includes(`test(\`${kind}: \${`) && text.includes(`'${said}'`);
}
