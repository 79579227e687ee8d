/** Every endpoint of the contract, found by reading its folder, so that a new one cannot be forgotten. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@tillsight/contract/endpoint';
import type { MountedRoute } from '../src/infra/route-table.ts';

export async function readEndpoints(): Promise<Endpoint[]> {
  const folder = path.join(import.meta.dirname, '..', '..', '..', 'packages', 'contract', 'src');
  const files = (await readdir(folder)).filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map(file => import(pathToFileURL(path.join(folder, file)).href) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap(module => Object.values(module)).filter(isEndpoint);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'request' in value;
}

/** The fields a request of this endpoint may hold. */
export function fieldsOf(endpoint: Endpoint): string[] {
  return Object.keys((endpoint.request as unknown as { shape: object }).shape);
}

export type Request = { method: string; path: string; raw?: string };

/** The flat input as it travels: some of it in the path, the rest in the query of a GET and in the body elsewhere. */
export function requestOf(endpoint: Endpoint, input: Record<string, unknown>): Request {
  const address = endpoint.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(input[name])),
  );
  const rest = Object.entries(input).filter(([name]) => !endpoint.path.includes(`{${name}}`));
  if (endpoint.method !== 'GET') {
    return { method: endpoint.method, path: address, raw: JSON.stringify(Object.fromEntries(rest)) };
  }
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)]));
  return { method: 'GET', path: rest.length === 0 ? address : `${address}?${query.toString()}` };
}

/** Whether the server answers this endpoint. */
export function isMounted(endpoint: Endpoint, routes: readonly MountedRoute[]): boolean {
  const url = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
  return routes.some(route => route.url === url && route.methods.includes(endpoint.method));
}

/** Routes that were mounted by hand, as `GET /path`. */
export function plainRoutes(endpoints: readonly Endpoint[], routes: readonly MountedRoute[]): string[] {
  const known = endpoints.map(({ method, path: url }) => `${method} ${url.replaceAll(/\{(\w+)\}/g, ':$1')}`);
  const mounted = routes.flatMap(({ methods, url }) => methods.map(method => `${method} ${url}`));
  return [...new Set(mounted)].filter(route => !route.startsWith('HEAD ') && !known.includes(route));
}
