import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { itemAt } from '../checked.ts';
import { mountPhone } from '../phone/module.ts';
import type { Fault, SandboxModule } from '../platform-module.ts';
import { Account } from './account.ts';
import { mountControl } from './control-routes.ts';
import { SANDBOX_WHATSAPP } from './credentials.ts';
import { isKnownCode } from './error-codes.ts';
import { GraphError } from './graph-error.ts';
import { isObject, type Json } from './json-fields.ts';
import type { GraphCall } from './routes/graph-call.ts';
import { answerGraph, operationOf } from './routes/graph-routes.ts';
import { fileAt } from './routes/media-routes.ts';
import { checkedVersion } from './versions.ts';

/** WhatsApp's Cloud API below `/graph.facebook.com`, and the phones on which its messages arrive. */
export const whatsappModule: SandboxModule = {
  name: 'whatsapp',
  async mount(app, context) {
    const account = new Account(context);
    context.onReset(() => account.reset());
    app.addHook('onClose', () => account.close());
    await app.register(async scope => mountGraph(scope, account));
    await app.register(async scope => mountControl(scope, account));
    await app.register(async scope => mountPhone(scope, account));
  },
};

const largestBody = 101 * 1024 * 1024;

function mountGraph(app: FastifyInstance, account: Account): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestBody }, (_request, body, done) =>
    done(null, body),
  );
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/graph.facebook.com/*',
    bodyLimit: largestBody,
    handler: (request, reply) => answer(account, request, reply),
  });
  app.get('/lookaside.fbsbx.com/whatsapp_business/attachments/', (request, reply) => {
    try {
      const file = fileAt(account, queryOf(request), request.headers.authorization);
      return file ? reply.type(file.type).send(file.bytes) : reply.code(404).send('');
    } catch (error) {
      return sendError(reply, error);
    }
  });
}

async function answer(account: Account, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const call = callOf(account, request);
  const operation = operationOf(call);
  const fault = account.context.takeFault('whatsapp', operation) ?? faultByChance(account, operation);
  const names = fault?.name?.split(',').map(name => name.trim()) ?? [];
  if (fault?.delayMs && !names.includes('late-answer')) await wait(fault.delayMs, undefined, { ref: false });
  if (fault?.cut === 'before') return cut(reply);
  try {
    const version = checkedVersion(call.version, account.now());
    void reply.headers(headersOf(account, version));
    playRefusal(fault, names);
    const said = await answerGraph({ ...call, lateFailure: lateFailureOf(names), isSilent: names.includes('silent') });
    if (names.includes('late-answer')) await wait(fault?.delayMs ?? 1000, undefined, { ref: false });
    const answerMs = operation === 'messages' ? account.timeIn(account.settings.answerAfterMs) : 0;
    if (answerMs > 0) await wait(answerMs, undefined, { ref: false });
    // Everything has been done, and the caller will not know.
    if (names.includes('lost-answer') || fault?.cut === 'during') return cut(reply);
    return reply.headers(fault?.headers ?? {}).send(fault?.body ?? said);
  } catch (error) {
    return sendError(reply, error);
  }
}

/** A fault may name any code of the platform, such as `131049`. With a status alone it is a plain breakdown. */
function playRefusal(fault: Fault | null, names: readonly string[]): void {
  const code = names.map(Number).find(isKnownCode);
  if (code !== undefined) throw new GraphError(code, { status: fault?.status });
  if (fault?.status !== undefined)
    throw new GraphError(fault.status >= 500 ? 131016 : 131000, { status: fault.status });
}

/** `webhook:131049`: accepted first, and failed of that later. */
function lateFailureOf(names: readonly string[]): GraphError | null {
  const code = names.map(name => Number(/^webhook:(\d+)$/.exec(name)?.[1])).find(isKnownCode);
  return code === undefined ? null : new GraphError(code);
}

function faultByChance({ settings, random }: Account, operation: string): Fault | null {
  if (operation !== 'messages') return null;
  if (settings.unavailableShare > 0 && random.chance(settings.unavailableShare)) return { name: '131016' };
  return settings.lostAnswerShare > 0 && random.chance(settings.lostAnswerShare) ? { name: 'lost-answer' } : null;
}

function sendError(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof GraphError)) throw error;
  return reply.code(error.status).send(error.body());
}

function cut(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

function headersOf(account: Account, version: string): Record<string, string> {
  const percent = account.management.usage(account.settings.managementCalls, account.limitNow());
  const usage = `{"call_count":${percent},"total_cputime":0,"total_time":0}`;
  const use = `{"type":"whatsapp","call_count":${percent},"total_cputime":0,"total_time":0,"estimated_time_to_regain_access":${percent < 100 ? 0 : 60}}`;
  return {
    'facebook-api-version': version,
    'x-app-usage': usage,
    'x-business-use-case-usage': `{"${SANDBOX_WHATSAPP.businessAccountId}":[${use}]}`,
    'x-fb-request-id': randomUUID(),
  };
}

function queryOf(request: FastifyRequest): URLSearchParams {
  const at = request.url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : request.url.slice(at + 1));
}

function callOf(account: Account, request: FastifyRequest): GraphCall {
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const contentType = request.headers['content-type'] ?? '';
  const body = bodyOf(raw, contentType);
  // The log of requests keeps what was said, not the bytes of every picture.
  request.body = raw.length > 0 && Object.keys(body).length === 0 ? { contentType, bytes: raw.length } : body;
  const pieces = itemAt(request.url.split('?', 1), 0).split('/').slice(2).filter(Boolean);
  const hasVersion = /^v\d+\.\d+$/.test(pieces[0] ?? '');
  const { authorization, file_offset: fileOffset } = request.headers;
  return {
    account,
    method: request.method,
    version: hasVersion ? pieces[0] : undefined,
    path: (hasVersion ? pieces.slice(1) : pieces).map(piece => piece.replaceAll(/%3a/gi, ':')),
    query: queryOf(request),
    body,
    raw,
    contentType,
    authorization,
    fileOffset: typeof fileOffset === 'string' ? fileOffset : undefined,
    lateFailure: null,
    isSilent: false,
  };
}

/** A body that cannot be read counts as empty: the platform then misses its first parameter. */
function bodyOf(raw: Buffer, contentType: string): Json {
  if (contentType.includes('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(raw.toString()));
  if (!contentType.includes('json')) return {};
  try {
    const value: unknown = JSON.parse(raw.toString());
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
