import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxModule } from '../platform-module.ts';
import { Bot, SANDBOX_BOT } from './bot.ts';
import { BotError, tooMany } from './bot-error.ts';
import { mountChatPage } from './chat-page.ts';
import { mountControl } from './control-routes.ts';
import { fieldsOf } from './fields.ts';
import { methods } from './methods.ts';

/** Telegram's Bot API below `/api.telegram.org`, and the people who have the bot in their chats. */
export const telegramModule: SandboxModule = {
  name: 'telegram',
  async mount(app, context) {
    const bot = new Bot(context);
    context.onReset(() => bot.clear());
    app.addHook('onClose', async () => bot.clear());
    await app.register(async scope => mountApi(scope, bot));
    await app.register(async scope => mountControl(scope, bot));
    await app.register(async scope => mountChatPage(scope, bot));
  },
};

function mountApi(app: FastifyInstance, bot: Bot): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.route({
    method: ['GET', 'POST'],
    url: '/api.telegram.org/:bot/:method',
    handler: (request, reply) => answer(bot, request, reply),
  });
}

async function answer(bot: Bot, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { bot: given, method } = request.params as { bot: string; method: string };
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const fault = bot.context.takeFault('telegram', method);
  const names = fault?.name?.split(',') ?? [];
  try {
    const isLate = names.includes('late-answer');
    const pause = () => wait(fault?.delayMs ?? 0, undefined, { ref: false });
    if (fault?.delayMs && !isLate) await pause();
    if (fault?.cut === 'before') return cut(reply);
    if (!/^bot\d+:[\w-]+$/.test(given)) throw new BotError(404, 'Not Found');
    if (given !== `bot${SANDBOX_BOT.token}`) throw new BotError(401, 'Unauthorized');
    // Names of methods are not case-sensitive.
    const known = Object.keys(methods).find(name => name.toLowerCase() === method.toLowerCase());
    const act = known === undefined ? undefined : methods[known];
    if (act === undefined) throw new BotError(404, 'Not Found: method not found');
    const wait429 = names.map(name => Number(/^retry-after:(\d+)$/.exec(name)?.[1])).find(seconds => seconds > 0);
    if (wait429 !== undefined) throw tooMany(wait429);
    if (fault?.status !== undefined) return await reply.code(fault.status).send(fault.body ?? 'Bad Gateway');
    const fields = fieldsOf(raw, request.headers['content-type'] ?? '');
    // The log of requests keeps what was said, not the bytes of every picture.
    request.body = Object.fromEntries(Object.entries(fields).filter(([, value]) => !isFile(value)));
    const result = act(bot, fields);
    if (isLate) await pause();
    // Everything has been done, and the caller will not know.
    if (names.includes('lost-answer') || fault?.cut === 'during') return cut(reply);
    return await reply.send({ ok: true, result });
  } catch (error) {
    if (!(error instanceof BotError)) throw error;
    return reply.code(error.code).send(error.body());
  }
}

const isFile = (value: unknown): boolean => typeof value === 'object' && value !== null && 'bytes' in value;

function cut(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
