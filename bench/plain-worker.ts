/** The yardstick: graphile-worker as its documentation has it, one job a report, the same posts and the same intents. */
import { run, Logger } from 'graphile-worker';
import { openPool } from '../apps/server/src/infra/pool.ts';

const { BENCH_DATABASE = '', SANDBOX_URL = '' } = process.env;
const pool = openPool({ connectionString: BENCH_DATABASE, max: 12 });

await run({
  pgPool: pool,
  concurrency: 10,
  pollInterval: 1_000,
  noHandleSignals: true,
  logger: new Logger(() => () => {}),
  taskList: {
    'deliver-report': async payload => {
      const { id } = payload as { id: string };
      const { rows } = await pool.query<{ number: string }>(
        'select right(recipient_id::text, 8) as number from deliveries where id = $1',
        [id],
      );
      const begun = await pool.query(
        `update deliveries set state = 'sending', epoch = epoch + 1, intent_at = now() where id = $1 and state = 'planned'`,
        [id],
      );
      if (begun.rowCount !== 1) return;
      const body = {
        messaging_product: 'whatsapp',
        to: `+${rows[0]?.number}`,
        type: 'template',
        template: 'x'.repeat(600),
        biz_opaque_callback_data: `report:${id}:1`,
      };
      const answer = await fetch(`${SANDBOX_URL}/graph.facebook.com/v25.0/106540352242922/messages`, {
        method: 'POST',
        headers: { authorization: 'Bearer sandbox-whatsapp-token', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const { messages } = (await answer.json()) as { messages: { id: string }[] };
      await pool.query(
        `update deliveries set state = 'accepted', message_hash = sha256($2::bytea) where id = $1 and state = 'sending'`,
        [id, messages[0]?.id],
      );
    },
  },
});
process.stdout.write('ready\n');
process.stdin.resume();
await new Promise(resolve => process.stdin.once('end', resolve));
process.exit(0);
