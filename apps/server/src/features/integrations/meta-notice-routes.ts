/** Where Meta posts what it signs, and where a person reads how the deletion stands that they asked for. */
import { metaNoticePaths } from '@tillsight/contract/integrations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { receiveMetaNotice, stateOfDeletion } from './meta-notices.ts';
import type { IntegrationDeps } from './platforms.ts';

/** A signed request is a few hundred bytes. */
const bodyLimit = 16 * 1024;

const sentences = {
  done: 'What Tillsight had of your Facebook account has been deleted.',
  open: 'Your request has arrived. What Tillsight has of your Facebook account will be deleted in a few minutes.',
  unknown: 'No request with this code is known. Sixty days after a request its code is forgotten as well.',
};

export function metaNotices(scope: FastifyInstance, deps: IntegrationDeps): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  scope.post(metaNoticePaths.deauthorize, { bodyLimit }, async (request, reply) => {
    const code = await receiveMetaNotice(deps, 'deauthorize', signedRequestOf(request));
    return reply.code(code === null ? 401 : 200).send();
  });
  scope.post(metaNoticePaths.deletion, { bodyLimit }, async (request, reply) => {
    const code = await receiveMetaNotice(deps, 'deletion', signedRequestOf(request));
    if (code === null) return reply.code(401).send();
    const page = new URL(metaNoticePaths.deletion, deps.publicUrl);
    page.searchParams.set('code', code);
    return reply.send({ url: page.href, confirmation_code: code });
  });
  scope.get<{ Querystring: { code?: unknown } }>(metaNoticePaths.deletion, async (request, reply) => {
    const { code } = request.query;
    const isCode = typeof code === 'string' && /^[0-9a-f]{32}$/.test(code);
    const state = isCode ? await stateOfDeletion(deps, code) : 'unknown';
    return reply
      .code(state === 'unknown' ? 404 : 200)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(sentences[state]);
  });
}

function signedRequestOf({ body }: FastifyRequest): string {
  return new URLSearchParams(typeof body === 'string' ? body : '').get('signed_request') ?? '';
}
