import { createHash } from 'node:crypto';
import { itemAt } from '../../checked.ts';
import type { Account } from '../account.ts';
import type { BusinessNumber } from '../business-numbers.ts';
import { MANAGEMENT, MESSAGING } from '../credentials.ts';
import { GraphError, invalid, noSuchObject } from '../graph-error.ts';
import { isTrulyOf, limitOf } from '../media/media-kinds.ts';
import { type Json, wordOf } from '../json-fields.ts';
import { markRead } from '../messages/mark-read.ts';
import { sendMessage } from '../messages/send-message.ts';
import { type GraphCall, checkToken, fieldsOf } from './graph-call.ts';

/** `/{PHONE_NUMBER_ID}` and what is below it. */
export async function answerNumber(call: GraphCall, number: BusinessNumber): Promise<object> {
  const { account, method, path, body, lateFailure, isSilent } = call;
  const [, edge] = path;
  if (edge === 'messages' && method === 'POST') {
    checkToken(call, MESSAGING);
    if (body.status !== undefined) return markRead(account, number, body);
    return sendMessage(account, number, { body, lateFailure, isSilent });
  }
  if (edge === 'media' && method === 'POST') {
    checkToken(call, MESSAGING);
    return addMedium(call, number);
  }
  if (edge === 'message_qrdls' && (method === 'POST' || method === 'GET')) {
    checkToken(call, MANAGEMENT);
    return method === 'GET'
      ? { data: number.codes }
      : codeToScan(number, { ...Object.fromEntries(call.query), ...body });
  }
  if (edge === 'whatsapp_business_profile' && method === 'GET') {
    checkToken(call, MANAGEMENT);
    // What is not set is left out.
    const unset = Object.fromEntries(
      ['address', 'description', 'email', 'profile_picture_url', 'websites'].map(name => [name, undefined]),
    );
    const profile = { ...unset, messaging_product: 'whatsapp', about: number.verifiedName, vertical: 'OTHER' };
    return { data: [fieldsOf(profile, call.query.get('fields'), ['messaging_product'])] };
  }
  if (edge === undefined && method === 'GET') {
    checkToken(call, MANAGEMENT);
    return fieldsOf(numberFacts(account, number), call.query.get('fields'), standardFields);
  }
  throw noSuchObject(method, path.join('/'));
}

const longestPrefilled = 140;

/** A link that opens the chat with a message typed already, and its picture where one is asked for. */
function codeToScan(number: BusinessNumber, body: Json): object {
  const message = wordOf(body.prefilled_message);
  if (message === '') throw invalid('The parameter prefilled_message is required.');
  if (message.length > longestPrefilled)
    throw invalid(`Param prefilled_message must be at most ${longestPrefilled} characters long.`);
  const format = body.generate_qr_image === undefined ? undefined : wordOf(body.generate_qr_image).toUpperCase();
  if (format !== undefined && format !== 'SVG' && format !== 'PNG')
    throw invalid('Param generate_qr_image must be one of {PNG, SVG}.');
  const code = createHash('sha256').update(message).digest('hex').slice(0, 14).toUpperCase();
  const link = `https://wa.me/message/${code}`;
  const picture =
    format === undefined ? {} : { qr_image_url: `https://scontent.xx.fbcdn.net/qr/${code}.${format.toLowerCase()}` };
  const made = { code, prefilled_message: message, deep_link_url: link };
  number.codes.push(made);
  return { ...made, ...picture };
}

const standardFields = [
  'verified_name',
  'code_verification_status',
  'display_phone_number',
  'quality_rating',
  'platform_type',
  'throughput',
  'id',
];

export function numberFacts({ settings }: Account, { id, display, verifiedName, quality }: BusinessNumber): Json {
  const tiers: Record<string, string> = { 250: 'TIER_250', 2000: 'TIER_2K', 10000: 'TIER_10K', 100000: 'TIER_100K' };
  const limit = settings.uniqueUsers === null ? 'TIER_UNLIMITED' : (tiers[settings.uniqueUsers] ?? 'TIER_250');
  return {
    id,
    verified_name: verifiedName,
    display_phone_number: display,
    code_verification_status: 'VERIFIED',
    quality_rating: quality,
    platform_type: 'CLOUD_API',
    throughput: { level: settings.throughput > 80 ? 'HIGH' : 'STANDARD' },
    name_status: 'APPROVED',
    status: 'CONNECTED',
    account_mode: 'LIVE',
    messaging_limit_tier: limit,
    whatsapp_business_manager_messaging_limit: limit,
  };
}

async function addMedium({ account, raw, contentType }: GraphCall, number: BusinessNumber): Promise<object> {
  const form = await formOf(raw, contentType);
  if (form.get('messaging_product') !== 'whatsapp') throw invalid('The parameter messaging_product is required.');
  const file = form.get('file');
  if (!(file instanceof File)) throw invalid('The parameter file is required.');
  const type = itemAt((file.type || wordOf(form.get('type'))).split(';', 1), 0)
    .trim()
    .toLowerCase();
  const most = limitOf(type);
  const upload = (details: string) => new GraphError(131053, { details });
  if (most === null)
    throw upload(`Param file must be a file with one of the supported types. Received file of type '${type}'.`);
  const bytes = Buffer.from(await file.arrayBuffer());
  if (bytes.length === 0) throw upload('The file is empty.');
  if (bytes.length > most) throw upload(`A file of type ${type} may have at most ${most} bytes.`);
  if (!isTrulyOf(type, bytes)) throw upload(`The file is not what its type ${type} says.`);
  return { id: account.media.add(number.id, { type, name: file.name, bytes }, account.now()).id };
}

async function formOf(raw: Buffer, contentType: string): Promise<FormData> {
  if (!contentType.toLowerCase().startsWith('multipart/form-data'))
    throw invalid('The parameter messaging_product is required.');
  const form = await new Response(new Uint8Array(raw), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => null);
  if (!form) throw invalid('The body is not valid multipart/form-data.');
  return form;
}
