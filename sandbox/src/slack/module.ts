import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault, SandboxModule } from '../platform-module.ts';
import { mountChatPage } from './chat-page.ts';
import { mountControl } from './control-routes.ts';
import { fieldsOf, type Fields } from './fields.ts';
import { methods, openMethods, type Access } from './methods.ts';
import { mountOAuth } from './oauth.ts';
import { RateLimited, SlackError } from './slack-error.ts';
import { Workspaces } from './workspaces.ts';

/** Slack's Web API below `/slack.com/api`, its files, its consent page, and the people of its workspaces. */
export const slackModule: SandboxModule = {
  name: 'slack',
  async mount(app, context) {
    const all = new Workspaces(context);
    context.onReset(() => all.clear());
    app.addHook('onClose', async () => all.clear());
    await app.register(async scope => mountApi(scope, all));
    await app.register(async scope => mountOAuth(scope, all));
    await app.register(async scope => mountControl(scope, all));
    await app.register(async scope => mountChatPage(scope, all));
  },
};

function mountApi(app: FastifyInstance, all: Workspaces): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/slack.com/api/:method', (request, reply) => answer(all, request, reply));
  app.post('/files.slack.com/upload/v1/:id', (request, reply) => takeUpload(all, request, reply));
}

const rawOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

async function answer(all: Workspaces, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { method } = request.params as { method: string };
  const fault = all.context.takeFault('slack', method);
  const names = fault?.name?.split(',') ?? [];
  const isLate = names.includes('late-answer');
  const pause = () => wait(fault?.delayMs ?? 0, undefined, { ref: false });
  if (fault?.delayMs && !isLate) await pause();
  if (fault?.cut === 'before') return cut(reply);
  if (fault?.status !== undefined) return reply.code(fault.status).send(fault.body ?? 'upstream connect error');
  try {
    refuseByFault(names);
    const result = carryOut(all, method, request);
    if (isLate) await pause();
    // Everything has been done, and the caller will not know.
    if (names.includes('lost-answer') || fault?.cut === 'during') return cut(reply);
    return await reply.send({ ok: true, ...result });
  } catch (error) {
    if (error instanceof RateLimited)
      return reply.code(429).header('retry-after', String(error.seconds)).send({ ok: false, error: 'ratelimited' });
    if (error instanceof SlackError) return reply.send(error.body());
    throw error;
  }
}

/** `retry-after:3`, or `error:account_inactive`. */
function refuseByFault(names: NonNullable<Fault['name']>[]): void {
  const seconds = names.map(name => Number(/^retry-after:(\d+)$/.exec(name)?.[1])).find(each => each > 0);
  if (seconds !== undefined) throw new RateLimited(seconds);
  const error = names.map(name => /^error:(\w+)$/.exec(name)?.[1]).find(each => each !== undefined);
  if (error !== undefined) throw new SlackError(error);
}

function carryOut(all: Workspaces, method: string, request: FastifyRequest): object {
  const contentType = request.headers['content-type'] ?? '';
  const fields = fieldsOf(rawOf(request), contentType);
  request.body = fields;
  const open = openMethods[method];
  if (open !== undefined) return open(all, fields, basicOf(request));
  const known = methods[method];
  if (known === undefined)
    throw new SlackError('unknown_method', { req_method: method, note: 'the sandbox does not have this' });
  const access = accessOf(all, request, fields);
  const { scopes } = access.installation;
  if (known.scope !== null && !scopes.includes(known.scope))
    throw new SlackError('missing_scope', { needed: known.scope, provided: scopes.join(',') });
  if (known.isFormOnly === true && contentType.includes('json')) throw new SlackError('invalid_arguments');
  return known.act(all, fields, access);
}

function accessOf(all: Workspaces, request: FastifyRequest, fields: Fields): Access {
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  const token = bearer ?? (typeof fields.token === 'string' ? fields.token : undefined);
  if (token === undefined) throw new SlackError('not_authed');
  if (all.revoked.has(token)) throw new SlackError('token_revoked');
  const found = [...all.installations].find(([, installation]) => installation.token === token);
  if (found === undefined) throw new SlackError('invalid_auth');
  return { team: found[0], installation: found[1] };
}

function basicOf(request: FastifyRequest): string | null {
  const given = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  return given === undefined ? null : Buffer.from(given, 'base64').toString();
}

/** Takes exactly the bytes that were announced. */
function takeUpload(all: Workspaces, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const upload = all.uploads.get((request.params as { id: string }).id);
  const bytes = rawOf(request);
  // The log of requests keeps that there was a file, not the bytes of every picture.
  request.body = { bytes: bytes.length };
  if (upload === undefined || upload.bytes !== null) return reply.code(404).send('Not found');
  if (bytes.length !== upload.length) return reply.code(400).send('Wrong length');
  upload.bytes = bytes;
  return reply.send(`OK - ${bytes.length}`);
}

function cut(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
