/** The terminal's way to Sierra: only from this machine, only with the token kept beside the data. */
import { timingSafeEqual } from 'node:crypto';
import type { Reply, Turn } from '@tillsight/assistant/conversation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { demoEmail } from './demo.ts';
import type { Deps } from './deps.ts';
import { findUserByEmail } from './features/auth/store.ts';
import { answerIn } from './features/chat/chat.ts';
import { keyActions, localKeysPath } from './key-action.ts';
import { carryOut } from './key-rotation.ts';
import { ProblemError } from './infra/problem.ts';

export const localPath = '/local/ask';

const LocalQuestion = z.object({
  question: z.string().check(z.maxLength(20_000)),
  turns: z.array(z.custom<Turn>()),
  planOnly: z.boolean(),
  explain: z.optional(z.boolean()),
});
export type LocalQuestion = z.infer<typeof LocalQuestion>;

const LocalKeys = z.object({ action: z.enum(keyActions) });

export function localDoor(app: FastifyInstance, deps: Deps, token: string): void {
  const isOurs = withToken(token);
  app.route({
    method: 'POST',
    url: localKeysPath,
    handler: async request => {
      if (!isOurs(request)) throw new ProblemError('not_found', 'There is nothing here.');
      const parsed = z.safeParse(LocalKeys, request.body);
      if (!parsed.success) throw new ProblemError('invalid_request', 'Keys can be rotated and retired.');
      return { message: await carryOut(deps, parsed.data.action) };
    },
  });
  app.route({
    method: 'POST',
    url: localPath,
    bodyLimit: 1024 * 1024,
    handler: async request => {
      if (!isOurs(request)) throw new ProblemError('not_found', 'There is nothing here.');
      const parsed = z.safeParse(LocalQuestion, request.body);
      if (!parsed.success) throw new ProblemError('invalid_request', 'This is no question.');
      return answerLocally(deps, parsed.data);
    },
  });
}

function withToken(token: string): (request: FastifyRequest) => boolean {
  const expected = Buffer.from(`Bearer ${token}`);
  return request => {
    const given = Buffer.from(request.headers.authorization ?? '');
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
}

/** As the demonstration merchant. */
export async function answerLocally(deps: Deps, question: LocalQuestion): Promise<Reply> {
  const merchant = await findUserByEmail(deps.db.outside, demoEmail);
  if (merchant === null) {
    throw new ProblemError('not_found', 'There is no demonstration merchant: platform credentials are set here.');
  }
  return answerIn(deps, { organizationId: merchant.organization_id, role: merchant.role }, question);
}
