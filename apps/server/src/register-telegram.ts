/** npm run telegram: tells Telegram where to bring the bot's updates and with which secret. Needed once, and when either has changed. */
import { readConfig } from './config.ts';
import { registerWebhook } from './features/telegram/telegram.ts';
import { outwardLeanFetch } from './infra/outward.ts';

const { telegram, sandboxUrl, publicUrl } = readConfig(process.env);
if (telegram === undefined) {
  process.stderr.write('Telegram is not configured; see .env.example.\n');
  process.exit(1);
}
try {
  const address = await registerWebhook({ ...telegram, fetch: outwardLeanFetch(sandboxUrl) }, publicUrl);
  process.stdout.write(`Telegram brings updates to ${address}.\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
