/** The description of the interface, and a page to read it and try it on. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { openApiDocument } from './openapi.ts';
import { viewerPage, viewerScript } from './viewer-page.ts';

/** A name in the address stays the same when its file changes, so browsers ask again after an hour. */
const caching = 'public, max-age=3600';

export function apiDocsRoutes(app: FastifyInstance): void {
  const describe = once(() => JSON.stringify(openApiDocument()));
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(describe()));
  app.get('/api/docs/', (_request, reply) => reply.type('text/html; charset=utf-8').send(viewerPage));
  const readStyle = once(() => readFile(new URL('viewer.css', import.meta.url)));
  app.get('/api/docs/viewer.js', (_request, reply) => asAsset(reply, 'viewer.js').send(viewerScript));
  app.get('/api/docs/viewer.css', async (_request, reply) => asAsset(reply, 'viewer.css').send(await readStyle()));
  for (const name of ['swagger-ui-bundle.js', 'swagger-ui.css']) {
    const read = once(() => readFile(path.join(viewerFolder(), name)));
    const readSmall = once(async () => gzipped(await read()));
    app.get(`/api/docs/${name}`, async (request, reply) => {
      void asAsset(reply, name).header('vary', 'accept-encoding');
      if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(await read());
      return reply.header('content-encoding', 'gzip').send(await readSmall());
    });
  }
}

const gzipped = promisify<Buffer, Buffer>(gzip);

function asAsset(reply: FastifyReply, name: string): FastifyReply {
  const type = name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8';
  return reply.type(type).header('cache-control', caching);
}

function viewerFolder(): string {
  return path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
}

/** When it is first wanted, and not for everybody anew: the viewer is more than a megabyte to compress. */
function once<Value extends object | string>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
