/** What processes have cost so far, which other work on the machine changes less than how long they took. Linux only. */
import { readdirSync, readFileSync } from 'node:fs';

/** In milliseconds; null where it cannot be known. */
export function processorMs(pid: number): number | null {
  const facts = factsOf(pid);
  return facts === null ? null : facts.ownMs;
}

/** Of the process that has made this one, and of all it has made, whether they live or not. */
export function familyMs(pid: number): number | null {
  const parent = factsOf(pid)?.parent;
  const facts = parent === undefined ? null : factsOf(parent);
  if (facts === null) return null;
  const children = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => factsOf(Number(name)))
    .filter(each => each?.parent === parent);
  return facts.ownMs + facts.childrenMs + children.reduce((sum, each) => sum + (each?.ownMs ?? 0), 0);
}

type Facts = { parent: number; ownMs: number; childrenMs: number };

/** Ticks are hundredths of a second. */
function factsOf(pid: number): Facts | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, childUser = 0, childSystem = 0] = [1, 11, 12, 13, 14].map(
      at => fields[at],
    );
    return { parent, ownMs: (user + system) * 10, childrenMs: (childUser + childSystem) * 10 };
  } catch {
    return null;
  }
}
