import { Pool, type PoolConfig } from 'pg';

/** What nobody waits for at a screen would rather be late than fail on a machine that has no time for its connections. */
export const patientMs = 30_000;

/** What comes every minute finds the connections of the minute before: a new one takes seconds where the processor is wanted by others. */
const idleMs = 90_000;

/** A pool that outlives its connections: one that dies is replaced, and without these listeners it would end the process. */
export function openPool(config: PoolConfig, onLost: (error: Error) => void = () => {}): Pool {
  const pool = new Pool({ connectionTimeoutMillis: 5_000, idleTimeoutMillis: idleMs, ...config });
  pool.on('error', onLost);
  pool.on('connect', client => client.on('error', onLost));
  return pool;
}
