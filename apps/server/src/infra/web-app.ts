/** Serves the built web app: pages rendered at build time, hashed assets for ever, the shell for every other address. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './errors.ts';
import { ProblemError } from './problem.ts';
import type { RouteTable } from './route-table.ts';

export async function serveWebApp(app: FastifyInstance, table: RouteTable, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    // Nobody resumes files this small, and a range beyond the end is no reason to fail.
    acceptRanges: false,
    // The build has compressed everything already, better than there is time for now.
    preCompressed: true,
    setHeaders: (reply, file) => {
      void reply.header('cache-control', cachingOf(path.relative(folder, file)));
      void reply.header('vary', 'accept-encoding');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const [address = '/'] = request.url.split('?');
    const ofApi = address.startsWith('/api/');
    const file = ofApi ? 'nothing' : fileFor(folder, address);
    const methods = file === 'nothing' ? table.methodsAt(address) : ['GET', 'HEAD'];
    if (methods.length > 0 && !methods.includes(request.method)) return refuseMethod(methods, request, reply);
    if (file === 'nothing') return sendProblem(new ProblemError('not_found', 'There is nothing here.'), request, reply);
    if (file !== 'not built') return reply.sendFile(file);
    return reply.code(503).type('text/plain').send('The web app has not been built yet. Run npm start.');
  });
}

function refuseMethod(methods: string[], request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.header('allow', methods.toSorted().join(', '));
  return sendProblem(new ProblemError('method_not_allowed', 'This address is not for that.'), request, reply);
}

/** Vite puts a hash of the content into every name below `assets`. */
function cachingOf(file: string): string {
  if (file.startsWith(`assets${path.sep}`)) return 'public, max-age=31536000, immutable';
  // The app itself is fetched anew; a page finished at build time is kept and only asked about, by its etag.
  if (/^app\.html(\.br|\.gz)?$/.test(file)) return 'no-store';
  if (/\.html(\.br|\.gz)?$/.test(file)) return 'no-cache';
  return 'public, max-age=3600';
}

/** Asked by programs, which would take the app's page for a yes: probes that guess, and clients that look for what we may offer. */
const neverAPage = /^(healthz?|livez|readyz?|\.well-known(\/.*)?)$/i;

/** The file itself, the page rendered for this address, or the shell that knows all the others. */
function fileFor(folder: string, address: string): string {
  const shell = ['app.html', 'index.html'].find(name => existsSync(path.join(folder, name))) ?? 'not built';
  const wanted = decodeURIComponent(address);
  const name = wanted.replace(/^\/+|\/+$/g, '');
  const otherwise = name.startsWith('assets/') || neverAPage.test(name) ? 'nothing' : shell;
  if (wanted.split('/').includes('..')) return otherwise;
  const candidates = path.extname(name) === '' ? [path.posix.join(name, 'index.html'), `${name}.html`] : [name];
  return candidates.find(candidate => existsSync(path.join(folder, candidate))) ?? otherwise;
}
