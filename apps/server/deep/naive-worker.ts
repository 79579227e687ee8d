/** What many products do: send, then note that it was sent. In the same hands it shows why that is not enough. */
import { setTimeout as sleep } from 'node:timers/promises';
import { run, Logger } from 'graphile-worker';
import { Pool } from 'pg';

const { WORKER_DATABASE = '', SANDBOX_URL = '' } = process.env;
const pool = new Pool({ connectionString: WORKER_DATABASE, max: 12 });

await run({
  pgPool: pool,
  concurrency: 16,
  pollInterval: 500,
  noHandleSignals: true,
  logger: new Logger(() => () => {}),
  taskList: {
    'deliver-report': async payload => {
      const { id } = payload as { id: string };
      const { rows } = await pool.query<{ state: string; number: string }>(
        'select state, email as number from deliveries d join users u on u.id = d.recipient_id where d.id = $1',
        [id],
      );
      const [delivery] = rows;
      if (delivery?.state !== 'planned') return;
      const message = { messaging_product: 'whatsapp', to: delivery.number.split('@')[0], type: 'text' };
      const body = { ...message, text: { body: 'A report' }, biz_opaque_callback_data: `report:${id}:1` };
      await fetch(`${SANDBOX_URL}/graph.facebook.com/v25.0/106540352242922/messages`, {
        method: 'POST',
        headers: { authorization: 'Bearer sandbox-whatsapp-token', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      await pool.query(`update deliveries set state = 'accepted' where id = $1`, [id]);
    },
  },
});
setInterval(() => {
  void pool.query('select release_dead_workers(0, 1)');
}, 1_000);
process.stdout.write('ready\n');
process.stdin.resume();
await new Promise(resolve => process.stdin.once('end', resolve));
await sleep(0);
process.exit(0);
