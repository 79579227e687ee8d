import { tmpdir } from 'node:os';

/**
 * For a program that a test starts: none of the settings of whoever runs the tests, but what others compiled before, since
 * stripping the types of a thousand modules costs it more than its work.
 */
export function bareEnvironment(more: Record<string, string | undefined> = {}): Record<string, string | undefined> {
  const { PATH = '', TMPDIR = tmpdir(), NODE_COMPILE_CACHE } = process.env;
  return { PATH, TMPDIR, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }), ...more };
}
