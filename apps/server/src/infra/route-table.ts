/** Every route that was mounted, so that a wrong method can be told from a wrong address. */
import type { FastifyInstance } from 'fastify';

export type MountedRoute = { methods: string[]; url: string };

export type RouteTable = {
  routes: readonly MountedRoute[];
  /** The methods this address answers to; none when there is nothing there. */
  methodsAt(address: string): string[];
};

/** To be called before the first route is mounted. */
export function watchRoutes(app: FastifyInstance): RouteTable {
  const routes: (MountedRoute & { pattern: RegExp })[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    routes.push({ methods: [method].flat(), url, pattern: patternOf(url) });
  });
  return {
    routes,
    methodsAt: address => [
      ...new Set(routes.filter(route => route.pattern.test(address)).flatMap(route => route.methods)),
    ],
  };
}

/** `:name` stands for one part of an address; a slash at the end makes no difference. */
function patternOf(url: string): RegExp {
  const parts = url.replace(/\/$/, '').split('/');
  return new RegExp(`^${parts.map(part => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part))).join('/')}/?$`);
}
