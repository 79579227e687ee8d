/**
 * For whoever runs the product. Alive means that the process answers, and while it is not, it is to be started anew; ready means
 * that it can do its work: the database takes what it is given to keep.
 */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Base } from './base.ts';
import { ProblemError } from './problem.ts';
import { noteTrouble } from './trouble.ts';

const patienceMs = 2_000;

/** Anybody may ask as often as they like; it is written at most so often. */
const writtenForMs = 1_000;

export function healthRoutes(app: FastifyInstance, base: Base): void {
  const tryDatabase = databaseTrial(base);
  app.get('/api/v1/health/', async () => ({ ok: true }));
  app.get('/api/v1/ready/', async () => {
    const trouble = await inTime(tryDatabase());
    if (trouble === null) return { ready: true };
    throw new ProblemError('unavailable', trouble, { retryAfterSeconds: 2 });
  });
}

/** Null, or what is wrong. */
type Trouble = string | null;

function databaseTrial({ db, log }: Base): () => Promise<Trouble> {
  let written = -Infinity;
  const ask = async () => {
    await sql`select 1`.execute(db.outside);
    if (performance.now() - written < writtenForMs) return;
    await sql`insert into budgets (key, full_at) values ('ready', now())
      on conflict (key) do update set full_at = excluded.full_at`.execute(db.outside);
    written = performance.now();
  };
  return () =>
    ask().then(
      () => null,
      (error: unknown) => {
        noteTrouble(log, error, 'The database does not do its work.');
        return isFull(error) ? 'The disk of the database is full.' : 'The database does not answer.';
      },
    );
}

/** To a new request a full pool is as bad as no database. */
function inTime(trial: Promise<Trouble>): Promise<Trouble> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Trouble>(resolve => {
    timer = setTimeout(() => resolve('The database does not answer.'), patienceMs);
  });
  return Promise.race([trial, late]).finally(() => clearTimeout(timer));
}

const isFull = (error: unknown) => (error as { code?: unknown }).code === '53100';
