/** Calls that other people's programs make, each real by the platform's own lists, sent to the sandbox as the platform gets them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { MANAGER, SHOP as CUSTOMER } from '../google-ads/asked-ads.ts';
import { sandboxClient } from '../google/oauth/client.ts';
import { startGoogle } from '../google/started-google.ts';
import { shopAdAccount } from '../meta-ads/ad-accounts.ts';
import { sandboxMetaApp } from '../meta-ads/meta-app.ts';
import { startMeta } from '../meta-ads/started-meta.ts';
import { startPlatform } from '../shopify/test-platform.ts';
import { SANDBOX_WHATSAPP } from '../whatsapp/credentials.ts';
import { asha, idOf, startAccount } from '../whatsapp/test-account.ts';

/** What stands in a file: a name behind `###`, and what is sent. */
type Call = { name: string; text: string };
/** `refusal` is null where it was answered, else all that was said. */
export type Outcome = { name: string; refusal: string | null };
type Ask = (text: string) => Promise<string | null>;

function callsOf(file: string, values: Record<string, string>): Call[] {
  const whole = readFileSync(path.join(import.meta.dirname, `${file}.http`), 'utf8');
  return whole
    .split(/^### /m)
    .slice(1)
    .map(block => {
      const [name = '', ...lines] = block.trim().split('\n');
      const text = lines.join('\n').replace(/\{(\w+)\}/g, (all, key: string) => values[key] ?? all);
      return { name, text };
    });
}

/** One after the other, since some need what came before. */
async function outcomesOf(calls: Call[], ask: Ask): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, text } of calls) outcomes.push({ name, refusal: await ask(text) });
  return outcomes;
}

type Request = { method: string; target: string; body: string };

function requestOf(text: string): Request {
  const [, method = '', target = '', body = ''] = /^(\w+) ?(.*)(?:\n([\s\S]*))?$/.exec(text) ?? [];
  return { method, target, body };
}

type Told = { status: number; text: string };

async function toldBy(response: Response): Promise<Told> {
  return { status: response.status, text: await response.text() };
}

/** Google says no by the status. Meta says it in the body, whatever the status. */
const byStatus = ({ status, text }: Told): string | null => (status < 400 ? null : text);
const byBody = ({ status, text }: Told): string | null => (status < 400 && !text.includes('"error":') ? null : text);

type GraphqlAnswer = { data?: Record<string, unknown> | null; errors?: unknown };

export async function askShopify(t: TestContext): Promise<Outcome[]> {
  const platform = await startPlatform(t);
  const { access_token: token } = await platform.install();
  const post = async (body: object): Promise<GraphqlAnswer> =>
    (await (await platform.graphql(token, body)).json()) as GraphqlAnswer;
  const first = await post({
    query: `{ products(first: 2) { nodes { id variants(first: 1) { nodes { id } } } } orders(first: 1) { nodes { id } }
      locations(first: 1) { nodes { id } } }`,
  });
  const [product = '', variant = '', order = '', location = ''] = [
    'Product',
    'ProductVariant',
    'Order',
    'Location',
  ].map(type => new RegExp(`gid://shopify/${type}/\\d+`).exec(JSON.stringify(first))?.[0]);
  const ids = { product, variant, order, location };
  const graphql = await outcomesOf(callsOf('shopify-graphql', ids), async query => {
    const answer = await post({ query, variables: query.includes('$ids') ? { ids: [product, variant] } : {} });
    const isGood = answer.errors === undefined && !JSON.stringify(answer.data).includes('"userErrors":[{');
    return isGood ? null : JSON.stringify(answer);
  });
  const query = 'query Q($q: String!) { shopifyqlQuery(query: $q) { parseErrors tableData { rows } } }';
  const shopifyql = await outcomesOf(callsOf('shopifyql', {}), async q => {
    // A minute pays for some thirty of them.
    platform.clock.now += 10_000;
    const answer = await post({ query, variables: { q } });
    const { tableData } = (answer.data?.shopifyqlQuery ?? {}) as { tableData?: object | null };
    return tableData ? null : JSON.stringify(answer);
  });
  return [...graphql, ...shopifyql];
}

export async function askGoogle(t: TestContext): Promise<Outcome[]> {
  const google = await startGoogle(t);
  const { access_token: access, refresh_token: refresh = '' } = await google.connect();
  const call = async (
    { method, target, body }: Request,
    { host, headers = {} }: { host: string; headers?: object },
  ): Promise<Told> => {
    const all = { authorization: `Bearer ${access}`, ...(body && { 'content-type': 'application/json' }), ...headers };
    return toldBy(await google.call(`/${host}${target}`, { method, headers: all, ...(body && { body }) }));
  };
  const summaries = await google.call('/analyticsadmin.googleapis.com/v1beta/accountSummaries', {
    headers: { authorization: `Bearer ${access}` },
  });
  const { accountSummaries } = (await summaries.json()) as { accountSummaries: { account: string }[] };
  const values = { property: '331204587', account: accountSummaries[0]?.account ?? '', access, refresh };
  const analytics = await outcomesOf(callsOf('google-analytics', values), async text => {
    const request = requestOf(text);
    const isAdmin = request.target.startsWith('admin');
    const host = isAdmin ? 'analyticsadmin.googleapis.com' : 'analyticsdata.googleapis.com';
    return byStatus(await call({ ...request, target: request.target.replace(/^admin/, '') }, { host }));
  });
  const ads = await outcomesOf(callsOf('google-ads', values), async text => {
    const headers = { 'login-customer-id': MANAGER };
    return byStatus(await call(adsRequest(text), { host: 'googleads.googleapis.com', headers }));
  });
  const app = { client: sandboxClient.id, secret: sandboxClient.secret };
  const oauth = await outcomesOf(callsOf('google-oauth', { ...values, ...app }), async text => {
    const { method, target, body } = requestOf(text);
    const [place = '', ...rest] = target.split('/');
    const host = place === 'accounts' ? 'accounts.google.com' : `${place}.googleapis.com`;
    const headers: Record<string, string> = target.endsWith('userinfo') ? { authorization: `Bearer ${access}` } : {};
    const init = { method, headers, ...(body && { body: new URLSearchParams(body) }) };
    return byStatus(await toldBy(await google.call(`/${host}/${rest.join('/')}`, init)));
  });
  return [...analytics, ...ads, ...oauth];
}

/** A query alone is a search; other forms name theirs. */
function adsRequest(text: string): Request {
  if (text.startsWith('GET')) return requestOf(text);
  const [, form = 'SEARCH', body = JSON.stringify({ query: text })] =
    /^(STREAM|SEARCH|FIELDS) (\{.*)$/s.exec(text) ?? [];
  const place = { STREAM: 'googleAds:searchStream', SEARCH: 'googleAds:search' }[form];
  const target = place === undefined ? '/v26/googleAdsFields:search' : `/v26/customers/${CUSTOMER}/${place}`;
  return { method: 'POST', target, body };
}

export async function askWhatsApp(t: TestContext): Promise<Outcome[]> {
  const account = await startAccount(t);
  const { phoneNumberId: number, businessAccountId, accessToken: token } = SANDBOX_WHATSAPP;
  const { id: inbound = '' } = (await account.write('Hello')) as { id?: string };
  const upload = async () => {
    const body = new FormData();
    body.set('messaging_product', 'whatsapp');
    body.set('type', 'image/png');
    body.set('file', new Blob([onePixel], { type: 'image/png' }), 'week.png');
    return account.graph(`v26.0/${number}/media`, { method: 'POST', body });
  };
  const { id: media } = (await upload()).body as { id: string };
  const template = 'figures_ready';
  const text = 'The figures of {{store}} that you asked for are ready now.';
  const example = { body_text_named_params: [{ param_name: 'store', example: 'Acme' }] };
  const made = await account.json(`v26.0/${businessAccountId}/message_templates`, {
    name: template,
    language: 'en',
    category: 'utility',
    parameter_format: 'named',
    components: [{ type: 'body', text, example }],
  });
  const wamid = idOf(await account.sendText('Hello'));
  const templateId = (made.body as { id: string }).id;
  const values = { number, account: businessAccountId, to: asha, token, media, wamid, inbound, template, templateId };
  return outcomesOf(callsOf('whatsapp', values), async each => {
    const { method, target, body } = requestOf(each);
    const answer =
      method === 'UPLOAD'
        ? await upload()
        : body
          ? await account.json(`v26.0/${target}`, JSON.parse(body))
          : await account.graph(`v26.0/${target}`, { method });
    return byBody({ status: answer.status, text: JSON.stringify(answer.body) });
  });
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export async function askMeta(t: TestContext): Promise<Outcome[]> {
  const meta = await startMeta(t);
  const token = await meta.connect();
  const { id: client, secret } = sandboxMetaApp;
  const values = { token, client, secret, app: `${client}|${secret}`, account: `act_${shopAdAccount}` };
  return outcomesOf(callsOf('meta-ads', values), async text => {
    const { method, target, body } = requestOf(text);
    const [place = '', query = ''] = target.split('?');
    // Written as people read it; a browser or a library would escape it.
    const fields = new URLSearchParams(query).toString();
    const headers = { authorization: `Bearer ${token}` };
    const init = { method, headers, ...(body && { body: new URLSearchParams(body) }) };
    const answer = await meta.call(`/graph.facebook.com/v26.0${place && `/${place}`}${fields && `?${fields}`}`, init);
    return byBody(await toldBy(answer));
  });
}
