/** Whether WhatsApp knows token, number and templates, and whether its notices reach us. */
import { randomBytes } from 'node:crypto';
import { whatsappWebhookPath } from '@tillsight/contract/whatsapp';
import type { WhatsAppConfig } from '../config.ts';
import { templateDefinitions } from '../features/whatsapp/whatsapp.ts';
import { good, look, wrong, type Finding } from './finding.ts';
import { see, type Probe, type Seen } from './probe.ts';

const needed = ['whatsapp_business_messaging', 'whatsapp_business_management'];

export async function checkWhatsApp({ fetch, config }: Probe): Promise<Finding[]> {
  const { whatsapp } = config;
  if (whatsapp === undefined) {
    return [
      look('WhatsApp', {
        what: 'The WHATSAPP_ values are not set.',
        why: 'Reports go by mail, and nobody can ask on WhatsApp.',
        todo: 'Set them as docs/going-live.md says.',
      }),
    ];
  }
  const ask = (path: string) =>
    see(fetch, `https://graph.facebook.com/${whatsapp.version}/${path}`, {
      headers: { authorization: `Bearer ${whatsapp.token}` },
    });
  const token = await checkToken(ask, whatsapp);
  const webhook = await checkWebhook(config.publicUrl, whatsapp);
  const secret = await checkSecret(fetch, whatsapp);
  if (token.state === 'wrong') return [token, secret, webhook];
  const numbers = await Promise.all(whatsapp.numbers.map(number => checkNumber(ask, number)));
  return [token, secret, ...numbers, ...(await checkAccount(ask, whatsapp)), webhook];
}

type Ask = (path: string) => Promise<Seen | null>;

async function checkToken(ask: Ask, { token }: WhatsAppConfig): Promise<Finding> {
  const about = 'WhatsApp: token';
  const seen = await ask(`debug_token?input_token=${encodeURIComponent(token)}`);
  const why = 'Nothing can be sent.';
  if (seen === null) {
    return wrong(about, {
      what: 'graph.facebook.com does not answer.',
      why,
      todo: 'Let this machine reach it on port 443.',
    });
  }
  const data = objectAt(seen.json, 'data');
  if (codeOf(seen) === 190 || data.is_valid === false) {
    return wrong(about, {
      what: 'WhatsApp does not accept it.',
      why,
      todo: 'Make a new token of a system user and set WHATSAPP_TOKEN.',
    });
  }
  if (data.is_valid !== true) {
    return wrong(about, {
      what: `WhatsApp answered ${seen.status} to a question about it.`,
      why,
      todo: 'Check WHATSAPP_VERSION and the app of the token.',
    });
  }
  const scopes = Array.isArray(data.scopes) ? data.scopes.map(String) : [];
  const missing = needed.filter(name => !scopes.includes(name));
  if (missing.length > 0) {
    return wrong(about, {
      what: `It lacks ${missing.join(' and ')}.`,
      why: 'Messages or templates are refused.',
      todo: 'Make a token of the system user with both permissions.',
    });
  }
  if (typeof data.expires_at === 'number' && data.expires_at > 0) {
    const day = new Date(data.expires_at * 1000).toISOString().slice(0, 10);
    return look(about, {
      what: `It ends on ${day}.`,
      why: 'From then on nothing is sent.',
      todo: 'Use a token of a system user, which does not end.',
    });
  }
  return good(about, 'Accepted, with both permissions, without an end.');
}

/** An app may ask about a token in its own name, which takes its id and its secret. */
async function checkSecret(
  fetch: Probe['fetch'],
  { version, token, appId, appSecrets }: WhatsAppConfig,
): Promise<Finding> {
  const about = 'WhatsApp: app secret';
  const why =
    'With a wrong one every notice is refused: no message of a merchant and no state of a delivery is believed.';
  if (appId === undefined) {
    return look(about, {
      what: 'It could not be tried, because WHATSAPP_APP_ID is not set.',
      why,
      todo: 'Set WHATSAPP_APP_ID.',
    });
  }
  const address = `https://graph.facebook.com/${version}/debug_token?input_token=${encodeURIComponent(token)}`;
  const answers = await Promise.all(
    appSecrets.map(secret => see(fetch, address, { headers: { authorization: `Bearer ${appId}|${secret}` } })),
  );
  if (answers.some(seen => seen !== null && codeOf(seen) === 190)) {
    return wrong(about, {
      what: `WhatsApp does not accept it for the app ${appId}.`,
      why,
      todo: 'Copy WHATSAPP_APP_SECRET and WHATSAPP_APP_ID from the same app (App settings, Basic).',
    });
  }
  const unclear = answers.find(seen => seen?.status !== 200);
  if (unclear === undefined) return good(about, 'WhatsApp knows the app and its secret.');
  return look(about, {
    what: unclear === null ? 'graph.facebook.com did not answer.' : `WhatsApp answered ${unclear.status}.`,
    why,
    todo: 'Ask the doctor again in some minutes.',
  });
}

async function checkNumber(ask: Ask, own: { id: string; number: string }): Promise<Finding> {
  const about = `WhatsApp: number ${own.number}`;
  const seen = await ask(`${own.id}?fields=display_phone_number,verified_name,quality_rating,status`);
  if (seen === null || seen.status !== 200) {
    return wrong(about, {
      what: `WhatsApp does not know a number with the id ${own.id} that this token may use.`,
      why: 'Nothing can be sent with it.',
      todo: 'Copy the id of the number, not of the account, into WHATSAPP_NUMBERS, and give the system user access to the account.',
    });
  }
  const { display_phone_number: shown, quality_rating: quality, status } = seen.json;
  if (String(shown).replaceAll(/\D/g, '') !== own.number.slice(1)) {
    return wrong(about, {
      what: `The id belongs to ${String(shown)}.`,
      why: 'The link and the QR code in the app would open a chat with somebody else.',
      todo: 'Correct the pair in WHATSAPP_NUMBERS.',
    });
  }
  if (quality === 'RED' || (status !== undefined && status !== 'CONNECTED')) {
    return look(about, {
      what: `Its state is ${String(status)}, its quality ${String(quality)}.`,
      why: 'WhatsApp sends less for such a number, or nothing.',
      todo: 'Look at it in the WhatsApp Manager.',
    });
  }
  return good(about, `Connected as ${String(seen.json.verified_name)}.`);
}

async function checkAccount(ask: Ask, { businessAccountId, appId }: WhatsAppConfig): Promise<Finding[]> {
  if (businessAccountId === undefined) {
    return [
      look('WhatsApp: account', {
        what: 'WHATSAPP_BUSINESS_ACCOUNT_ID is not set.',
        why: 'Templates cannot be submitted or looked at.',
        todo: 'Set it, and WHATSAPP_APP_ID.',
      }),
    ];
  }
  const [templates, apps] = await Promise.all([
    ask(`${businessAccountId}/message_templates?fields=name,status,category,language&limit=250`),
    ask(`${businessAccountId}/subscribed_apps`),
  ]);
  if (templates?.status !== 200) {
    return [
      wrong('WhatsApp: account', {
        what: `WhatsApp does not know an account ${businessAccountId} that this token may use.`,
        why: 'Templates cannot be submitted or looked at, and no notice comes.',
        todo: 'Copy the id of the WhatsApp Business account.',
      }),
    ];
  }
  return [checkTemplates(listAt(templates.json, 'data')), checkSubscription(listAt(apps?.json ?? {}, 'data'), appId)];
}

function checkTemplates(known: Record<string, unknown>[]): Finding {
  const about = 'WhatsApp: templates';
  const why = 'A report can be sent to nobody who has not written within 24 hours.';
  const names = templateDefinitions('').map(({ name }) => name);
  const missing = names.filter(name => !known.some(template => template.name === name));
  if (missing.length > 0) {
    return wrong(about, { what: `Missing: ${missing.join(', ')}.`, why, todo: 'Run `npm run templates`.' });
  }
  const unfit = known.filter(({ name, status }) => names.includes(String(name)) && status !== 'APPROVED');
  if (unfit.length > 0) {
    const list = unfit.map(({ name, status }) => `${String(name)} is ${String(status)}`).join(', ');
    return wrong(about, {
      what: `${list}.`,
      why,
      todo: 'Wait for the review, or see its reason in the WhatsApp Manager.',
    });
  }
  const dear = known.filter(
    ({ name, category }) => names.includes(String(name)) && String(category).toUpperCase() !== 'UTILITY',
  );
  if (dear.length > 0) {
    return look(about, {
      what: `${dear.map(({ name }) => String(name)).join(', ')} became marketing.`,
      why: 'Such messages are dearer, and people can switch them off.',
      todo: 'Ask for a review of the category in the WhatsApp Manager.',
    });
  }
  return good(about, `All ${names.length} are approved as utility.`);
}

/** A new account has an app of Meta's own subscribed, which tells us nothing. */
function checkSubscription(apps: Record<string, unknown>[], appId: string | undefined): Finding {
  const about = 'WhatsApp: subscription';
  const ids = apps.map(app => String(objectAt(app, 'whatsapp_business_api_data').id));
  if (appId !== undefined && ids.includes(appId)) return good(about, 'The account tells our app what happens.');
  if (appId === undefined && ids.length > 0) {
    return look(about, {
      what: `Subscribed: ${ids.join(', ')}. Whether one of them is ours cannot be told without WHATSAPP_APP_ID.`,
      why: 'Messages and states go to subscribed apps only.',
      todo: 'Set WHATSAPP_APP_ID.',
    });
  }
  return wrong(about, {
    what:
      ids.length === 0 ? 'No app is subscribed to the account.' : `Only other apps are subscribed: ${ids.join(', ')}.`,
    why: 'No message of a merchant and no state of a delivery ever arrives.',
    todo: 'Subscribe the app to the account (POST to its subscribed_apps).',
  });
}

/** Asked as WhatsApp asks when the webhook is registered. */
async function checkWebhook(publicUrl: URL, { verifyToken }: WhatsAppConfig): Promise<Finding> {
  const about = 'WhatsApp: webhook';
  const challenge = randomBytes(8).toString('hex');
  const address = new URL(whatsappWebhookPath, publicUrl);
  const query = new URLSearchParams({
    'hub.mode': 'subscribe',
    'hub.verify_token': verifyToken,
    'hub.challenge': challenge,
  });
  const seen = await see(globalThis.fetch, `${address.href}?${query.toString()}`);
  if (seen?.status === 200 && seen.text === challenge)
    return good(about, `${address.href} answers as WhatsApp wants it.`);
  return wrong(about, {
    what: seen === null ? `${address.href} does not answer.` : `${address.href} answered ${seen.status}.`,
    why: 'WhatsApp cannot register it, so no message and no state arrives.',
    todo: 'Start the product, and let the outside reach it there; the verify token must be the one it runs with.',
  });
}

function codeOf({ json }: Seen): unknown {
  return objectAt(json, 'error').code;
}

function objectAt(json: Record<string, unknown>, key: string): Record<string, unknown> {
  const found = json[key];
  return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
}

function listAt(json: Record<string, unknown>, key: string): Record<string, unknown>[] {
  const found = json[key];
  return Array.isArray(found) ? (found as Record<string, unknown>[]) : [];
}
