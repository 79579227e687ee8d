import type { FastifyRequest } from 'fastify';

/** What comes after `Authorization: Bearer`, or null. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  return /^bearer +(\S*)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
