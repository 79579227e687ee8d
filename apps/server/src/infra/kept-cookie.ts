/** Cookies the product sets: out of reach of scripts, and never sent along by another site's requests. */
import type { FastifyReply, FastifyRequest } from 'fastify';

export type KeptCookie = {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, value: string): void;
  clear(reply: FastifyReply): void;
};

export function keptCookie(publicUrl: URL, plainName: string, maxAgeMs: number): KeptCookie {
  const name = cookieName(publicUrl, plainName);
  const secure = publicUrl.protocol === 'https:';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    read: request => request.cookies[name],
    set: (reply, value) => void reply.setCookie(name, value, { ...attributes, maxAge: maxAgeMs / 1000 }),
    clear: reply => void reply.clearCookie(name, attributes),
  };
}

/** Over https the name makes the browser insist on Secure, on the whole host and on no other path. */
export function cookieName(publicUrl: URL, name: string): string {
  return publicUrl.protocol === 'https:' ? `__Host-${name}` : name;
}
