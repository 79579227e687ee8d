/** Reads right here, however long it takes: where nobody else waits. */
import type { Reader } from './reader.ts';
import { understand } from './understand.ts';

/** Reads on the calling thread: for tests, tools, and programs that answer one person only. */
export const readHere: Reader = ({ text, turns, shop, names }) => Promise.resolve(understand(text, turns, shop, names));
