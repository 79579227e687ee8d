/** `npm run keys rotate`, `status`, `retire`: the running product is asked to, or it is done here while none runs. */
import { loginsOf, readConfig, type Config } from './config.ts';
import { keyActions, localKeysPath, type KeyAction } from './key-action.ts';
import { findTrace, type Trace } from './local-trace.ts';

try {
  const action = keyActions.find(each => each === process.argv[2]);
  if (action === undefined) throw new Error('Please say what to do: npm run keys rotate, status or retire.');
  const config = readConfig(process.env);
  const running = await findTrace(config);
  console.log(running === null ? await doHere(config, action) : await askRunning(running, action));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function askRunning({ url, token }: Trace, action: KeyAction): Promise<string> {
  const answer = await fetch(`${url}${localKeysPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ action }),
  });
  const { message } = (await answer.json()) as { message?: string };
  if (!answer.ok) throw new Error(message ?? `The product answered ${answer.status}.`);
  return message ?? '';
}

async function doHere(config: Config, action: KeyAction): Promise<string> {
  // Loaded only now: a mistyped word is answered at once, and so is the running product's part.
  const [{ createDeps }, { startEmbeddedPostgres }, { createLog }, { migrate }, { carryOut }] = await Promise.all([
    import('./deps.ts'),
    import('./infra/embedded-postgres.ts'),
    import('./infra/log.ts'),
    import('./infra/migrate.ts'),
    import('./key-rotation.ts'),
  ]);
  const own = config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : null;
  const databaseUrl = config.databaseUrl ?? own?.url ?? '';
  try {
    await migrate(loginsOf(config, databaseUrl));
    const deps = await createDeps({ config, databaseUrl, log: createLog('error', process.stderr) });
    try {
      return await carryOut(deps, action);
    } finally {
      await deps.close();
    }
  } finally {
    await own?.stop();
  }
}
