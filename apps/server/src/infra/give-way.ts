import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';

/** Makes the thread that calls it give way to the others. Linux gives each a priority of its own; elsewhere all are alike. */
export function giveWay(by: number): void {
  if (process.platform === 'linux') setPriority(Number(basename(readlinkSync('/proc/thread-self'))), by);
}
