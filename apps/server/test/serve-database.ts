/** The PostgreSQL that all test files of one run share: prints its address and lives until its standard input ends. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../src/infra/embedded-postgres.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'tillsight-test-'));
await chmod(dataDir, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir, temporary: true });
process.stdout.write(`${postgres.url}\n`);
process.stdin.resume();
await new Promise(resolve => process.stdin.once('end', resolve));
await postgres.stop();
await rm(dataDir, { recursive: true, force: true });
