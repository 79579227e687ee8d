/** What many products do: send, then note that it was sent. In the same hands it shows why that is not enough. */
import { EventEmitter } from 'node:events';
import { run, Logger, type WorkerEvents } from 'graphile-worker';
import { openPool } from '../src/infra/pool.ts';

const { WORKER_DATABASE = '', SANDBOX_URL = '' } = process.env;
const pool = openPool({ connectionString: WORKER_DATABASE, max: 12 });
const poolIds: string[] = [];
const events: WorkerEvents = new EventEmitter();
events.on('pool:create', ({ workerPool }) => poolIds.push(workerPool.id));

await run({
  pgPool: pool,
  events,
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
      await pool.query(`update deliveries set state = 'sent' where id = $1`, [id]);
    },
  },
});
process.stdout.write(`ready ${poolIds.join()}\n`);
process.stdin.resume();
await new Promise(resolve => process.stdin.once('end', resolve));
process.exit(0);
