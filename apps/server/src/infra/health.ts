/** For whoever runs the product: alive means the process answers, ready means it can do its work. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Base } from './base.ts';
import { ProblemError } from './problem.ts';

const patienceMs = 2_000;

export function healthRoutes(app: FastifyInstance, base: Base): void {
  app.get('/api/v1/health/', async () => ({ ok: true }));
  app.get('/api/v1/ready/', async () => {
    if (await isDatabaseThere(base)) return { ready: true };
    throw new ProblemError('unavailable', 'The database does not answer.', { retryAfterSeconds: 2 });
  });
}

/** A full pool is as good as no database to whoever comes now. */
async function isDatabaseThere({ db, log }: Base): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>(resolve => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const asked = sql`select 1`.execute(db.outside).then(
    () => true,
    (error: unknown) => {
      log.warn({ err: error }, 'The database does not answer.');
      return false;
    },
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
