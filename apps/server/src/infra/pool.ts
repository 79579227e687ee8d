import { Pool, type PoolConfig } from 'pg';

/** A pool that outlives its connections: one that dies is replaced, and without these listeners it would end the process. */
export function openPool(config: PoolConfig, onLost: (error: Error) => void = () => {}): Pool {
  const pool = new Pool({ connectionTimeoutMillis: 5_000, ...config });
  pool.on('error', onLost);
  pool.on('connect', client => client.on('error', onLost));
  return pool;
}
