/** WhatsApp's resumable uploads, which carry the sample picture of a message template. */
import { wordOf } from '../json-fields.ts';
import { createHash, randomUUID } from 'node:crypto';
import { MANAGEMENT } from '../credentials.ts';
import { invalid, noSuchObject } from '../graph-error.ts';
import type { Account } from '../account.ts';
import { type GraphCall, checkToken } from './graph-call.ts';

type Upload = { type: string; length: number; received: Buffer };

/** Resumable uploads that are not finished yet. */
const uploads = new WeakMap<Account, Map<string, Upload>>();

/** `/{APP_ID}/uploads` opens one: the sample picture of a template's header goes this way. */
export function beginUpload(call: GraphCall): object {
  const { account, method, path, query, body } = call;
  checkToken(call, MANAGEMENT);
  if (method !== 'POST') throw noSuchObject(method, path.join('/'));
  const given = (name: string) => wordOf(query.get(name) ?? body[name]);
  const length = Number(given('file_length'));
  const type = given('file_type');
  if (!Number.isInteger(length) || length < 1) throw invalid('The parameter file_length is required.');
  const allowed = ['application/pdf', 'image/jpeg', 'image/jpg', 'image/png', 'video/mp4'];
  if (!allowed.includes(type)) throw invalid(`Param file_type must be one of {${allowed.join(', ')}}.`);
  const id = `upload:MTphdHRhY2htZW50Oj${randomUUID().replaceAll('-', '')}`;
  const open = uploads.get(account) ?? new Map<string, Upload>();
  uploads.set(account, open.set(id, { type, length, received: Buffer.alloc(0) }));
  return { id };
}

/** `/upload:…` takes the bytes from an offset on, and gives the handle once all are there. */
export function continueUpload(call: GraphCall): object {
  const { account, method, path, raw, fileOffset } = call;
  checkToken(call, MANAGEMENT);
  const id = path[0] ?? '';
  const upload = uploads.get(account)?.get(id);
  if (!upload) throw noSuchObject(method, id);
  if (method === 'GET') return { id, file_offset: upload.received.length };
  if (method !== 'POST') throw noSuchObject(method, id);
  if (Number(fileOffset) !== upload.received.length)
    throw invalid('The header file_offset does not match what was received.');
  upload.received = Buffer.concat([upload.received, raw]);
  if (upload.received.length > upload.length) throw invalid('More bytes than file_length were sent.');
  if (upload.received.length < upload.length) return { id, file_offset: upload.received.length };
  uploads.get(account)?.delete(id);
  const digest = createHash('sha256').update(upload.received).digest('base64');
  const handle = `4::${Buffer.from(upload.type).toString('base64')}:ARb${digest}:e:${Math.floor(account.now() / 1000)}`;
  account.templates.addHandle(handle);
  return { h: handle };
}
