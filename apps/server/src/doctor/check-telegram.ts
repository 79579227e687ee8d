/** Whether Telegram knows the bot, and brings its updates to us. */
import { telegramWebhookPath } from '@tillsight/contract/telegram';
import { wantedUpdates } from '../features/telegram/telegram.ts';
import { good, look, wrong, type Finding } from './finding.ts';
import { see, type Probe, type Seen } from './probe.ts';

/** Nothing at all where Telegram is not set: nobody misses it. */
export async function checkTelegram({ fetch, config }: Probe): Promise<Finding[]> {
  const { telegram } = config;
  if (telegram === undefined) return [];
  const ask = (method: string) => see(fetch, `https://api.telegram.org/bot${telegram.token}/${method}`);
  const bot = checkBot(await ask('getMe'));
  return bot.state === 'wrong' ? [bot] : [bot, checkWebhook(await ask('getWebhookInfo'), config)];
}

function checkBot(seen: Seen | null): Finding {
  const about = 'Telegram: bot';
  const why = 'Nothing can be sent, and nobody can link a chat.';
  if (seen === null)
    return wrong(about, {
      what: 'api.telegram.org does not answer.',
      why,
      todo: 'Let this machine reach it on port 443.',
    });
  if (seen.status === 401 || seen.status === 404)
    return wrong(about, {
      what: 'Telegram does not know the token.',
      why,
      todo: 'Copy TELEGRAM_BOT_TOKEN from BotFather.',
    });
  const { username } = resultOf(seen);
  if (seen.status === 200 && typeof username === 'string') return good(about, `Known as @${username}.`);
  return look(about, {
    what: `Telegram answered ${seen.status} to a question about it.`,
    why,
    todo: 'Ask the doctor again in some minutes.',
  });
}

function checkWebhook(seen: Seen | null, { publicUrl }: Pick<Probe['config'], 'publicUrl'>): Finding {
  const about = 'Telegram: webhook';
  const why = 'Otherwise no question and no tap arrives.';
  const { href } = new URL(telegramWebhookPath, publicUrl);
  if (seen?.status !== 200)
    return look(about, {
      what: 'Telegram did not tell where it brings updates.',
      why,
      todo: 'Ask the doctor again in some minutes.',
    });
  const { url, allowed_updates: allowed, last_error_message: error, last_error_date: at } = resultOf(seen);
  const lacksSome = !Array.isArray(allowed) || wantedUpdates.some(each => !allowed.includes(each));
  if (url !== href || lacksSome)
    return wrong(about, {
      what:
        url === ''
          ? 'None is registered.'
          : url === href
            ? 'It lacks some kinds of updates.'
            : 'Updates are brought elsewhere.',
      why,
      todo: 'Run `npm run telegram`.',
    });
  const isRecent = typeof at === 'number' && Date.now() / 1_000 - at < 60 * 60;
  if (typeof error === 'string' && isRecent)
    return wrong(about, {
      what: `Within the last hour Telegram could not bring an update: ${error.slice(0, 200)}.`,
      why,
      todo: error.includes('401')
        ? 'Run `npm run telegram`: Telegram has another TELEGRAM_WEBHOOK_SECRET.'
        : 'Let the outside reach PUBLIC_URL, with a certificate that is trusted.',
    });
  return good(about, `Updates come to ${href}.`);
}

function resultOf({ json }: Seen): Record<string, unknown> {
  const { result } = json;
  return typeof result === 'object' && result !== null ? (result as Record<string, unknown>) : {};
}
