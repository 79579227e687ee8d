/** What every answer tells the browser not to allow. */
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify from 'fastify';

/** What the product's pages never use, and the one thing they do: a microphone for speaking to Sierra. */
export const permissionsPolicy = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=(self)',
  'payment=()',
  'usb=()',
].join(', ');

const transport = { maxAge: 31_536_000, includeSubDomains: true };

/** For answers that come before any hook and never hold a page. */
export function bareHeaders({ protocol }: URL): Record<string, string> {
  const strict = { 'strict-transport-security': `max-age=${transport.maxAge}; includeSubDomains` };
  return {
    'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(protocol === 'https:' ? strict : {}),
  };
}

/** Helmet's headers are the same for every answer, so it is asked for them once and not at each. */
export async function securityHeaders(publicUrl: URL): Promise<Record<string, string>> {
  const model = Fastify();
  await model.register(helmet, optionsFor(publicUrl));
  model.get('/', (_request, reply) => reply.code(204).send());
  const { headers } = await model.inject('/');
  await model.close();
  const passing = new Set(['date', 'connection', 'content-type', 'content-length']);
  const lasting = Object.entries(headers).filter(([name]) => !passing.has(name));
  return {
    ...Object.fromEntries(lasting.map(([name, value]) => [name, String(value)])),
    'permissions-policy': permissionsPolicy,
  };
}

function optionsFor(publicUrl: URL): FastifyHelmetOptions {
  const https = publicUrl.protocol === 'https:';
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // Toasts, dialogs and charts position themselves with style elements of their own.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: https ? transport : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  };
}
