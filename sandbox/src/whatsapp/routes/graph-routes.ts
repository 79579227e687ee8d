import { debugAdsToken } from '../../meta-ads/debug-token.ts';
import { tokenOf } from '../access.ts';
import { MANAGEMENT, SANDBOX_WHATSAPP } from '../credentials.ts';
import { GraphError, invalid, noSuchObject } from '../graph-error.ts';
import { type GraphCall, checkToken, fieldsOf, pageOf } from './graph-call.ts';
import { answerMedium } from './media-routes.ts';
import { answerNumber, numberFacts } from './number-routes.ts';
import { answerTemplate, answerTemplates } from './template-routes.ts';
import { beginUpload, continueUpload } from './upload-routes.ts';

/** Which part of the platform a call is for; faults name it so. */
export function operationOf({ path }: GraphCall): string {
  const [id = '', edge] = path;
  if (edge === 'message_templates' || id.startsWith('55')) return 'templates';
  if (edge === 'uploads' || id.startsWith('upload:')) return 'uploads';
  if (id.startsWith('10375')) return 'media';
  return edge ?? (id === 'debug_token' ? id : 'number');
}

/** Finds the object that a path names: ids of all kinds share one space. */
export async function answerGraph(call: GraphCall): Promise<object> {
  const { account, method, path } = call;
  const [id = '', edge] = path;
  if (id === 'debug_token' && method === 'GET') return debugToken(call);
  if (id.startsWith('upload:')) return continueUpload(call);
  if (id === SANDBOX_WHATSAPP.appId && edge === 'uploads') return beginUpload(call);
  if (id === SANDBOX_WHATSAPP.businessAccountId) return answerBusinessAccount(call);
  const number = account.numbers.find(id);
  if (number) return answerNumber(call, number);
  const template = account.templates.byId(id);
  if (template) return answerTemplate(call, template);
  const medium = account.media.find(id, account.now());
  if (medium) return answerMedium(call, medium);
  // Who has no valid token does not learn whether something exists.
  checkToken(call, MANAGEMENT);
  if (!/^\d+$/.test(id)) throw new GraphError(2500, { message: `Unknown path components: /${path.join('/')}` });
  throw noSuchObject(method, id);
}

function answerBusinessAccount(call: GraphCall): object {
  const { account, method, path, query } = call;
  const [id, edge] = path;
  if (edge === 'message_templates') return answerTemplates(call);
  checkToken(call, MANAGEMENT);
  if (edge === undefined && method === 'GET') {
    const facts = { id, name: 'Tillsight', currency: 'INR', timezone_id: '71', message_template_namespace: 'sandbox' };
    return fieldsOf(facts, query.get('fields'), ['id', 'name', 'timezone_id', 'message_template_namespace']);
  }
  if (edge === 'phone_numbers' && method === 'GET') {
    const items = account.numbers
      .all()
      .map(number =>
        fieldsOf(numberFacts(account, number), query.get('fields'), [
          'display_phone_number',
          'verified_name',
          'quality_rating',
        ]),
      );
    return pageOf(items, call, `/${path.join('/')}`);
  }
  if (edge === 'subscribed_apps') return answerSubscription(call);
  throw noSuchObject(method, path.join('/'));
}

function answerSubscription({ account, method, path }: GraphCall): object {
  const app = {
    whatsapp_business_api_data: { id: SANDBOX_WHATSAPP.appId, name: 'Tillsight', link: 'https://www.facebook.com/' },
  };
  if (method === 'GET') return { data: account.webhooks.isSubscribed ? [app] : [] };
  if (method !== 'POST' && method !== 'DELETE') throw noSuchObject(method, path.join('/'));
  account.webhooks.isSubscribed = method === 'POST';
  return { success: true };
}

/** Asked by a token of a person, or by the app itself with its id and secret; Meta Ads' app asks at the same address. */
function debugToken(call: GraphCall): object {
  const { account, query } = call;
  const ofAdsApp = debugAdsToken(account.context, query);
  if (ofAdsApp !== null) return ofAdsApp;
  if (!isApp(call)) checkToken(call, MANAGEMENT);
  const token = query.get('input_token');
  if (token === null) throw invalid('The parameter input_token is required.');
  const known = account.tokens.find(token);
  const isAlive = known !== null && !known.isRevoked && (known.expiresAt === null || account.now() < known.expiresAt);
  if (!known)
    return { data: { error: { code: 190, message: 'Invalid OAuth access token.' }, is_valid: false, scopes: [] } };
  return {
    data: {
      app_id: SANDBOX_WHATSAPP.appId,
      type: 'SYSTEM_USER',
      application: 'Tillsight',
      expires_at: known.expiresAt === null ? 0 : Math.floor(known.expiresAt / 1000),
      is_valid: isAlive,
      scopes: known.permissions,
    },
  };
}

function isApp({ authorization, query }: GraphCall): boolean {
  const { appId, appSecret } = SANDBOX_WHATSAPP;
  return tokenOf(authorization, query.get('access_token') ?? undefined) === `${appId}|${appSecret}`;
}
