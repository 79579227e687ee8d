/** Serves the built web app: pages rendered at build time, hashed assets for ever, the shell for every other address. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './errors.ts';
import { ProblemError } from './problem.ts';

export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    setHeaders: (reply, file) => void reply.header('cache-control', cachingOf(path.relative(folder, file))),
  });
  app.setNotFoundHandler((request, reply) => {
    const [address = '/'] = request.url.split('?');
    if (address.startsWith('/api/') || !['GET', 'HEAD'].includes(request.method)) {
      return sendProblem(new ProblemError('not_found', 'There is nothing here.'), request, reply);
    }
    const file = fileFor(folder, address);
    if (file !== null) return reply.sendFile(file);
    return reply.code(503).type('text/plain').send('The web app has not been built yet. Run npm start.');
  });
}

/** Vite puts a hash of the content into every name below `assets`. */
function cachingOf(file: string): string {
  if (file.startsWith(`assets${path.sep}`)) return 'public, max-age=31536000, immutable';
  if (file.endsWith('.html')) return 'no-store';
  return 'public, max-age=3600';
}

/** The file itself, the page rendered for this address, or the shell that knows all the others. */
function fileFor(folder: string, address: string): string | null {
  const wanted = decodedPath(address);
  if (wanted === null || wanted.split('/').includes('..')) return shellIn(folder);
  const name = wanted.replace(/^\/+|\/+$/g, '');
  const isAsset = path.extname(name) !== '';
  const candidates = isAsset ? [name] : [path.posix.join(name, 'index.html'), `${name}.html`];
  const found = candidates.find(candidate => existsSync(path.join(folder, candidate)));
  return found ?? (isAsset && name.startsWith('assets/') ? null : shellIn(folder));
}

function shellIn(folder: string): string | null {
  return ['app.html', 'index.html'].find(shell => existsSync(path.join(folder, shell))) ?? null;
}

function decodedPath(address: string): string | null {
  try {
    return decodeURIComponent(address);
  } catch {
    // An address that cannot be decoded is nobody's; the shell says so.
    return null;
  }
}
