/** What every route that was mounted by hand answers to whom; `tenancy.test.ts` visits each, and one without its row fails there. */
import { randomUUID } from 'node:crypto';
import type { Home } from './two-organizations.ts';

/** A visit to a route that was mounted by hand, in the other organization's name; nothing may come of any of them. */
export type Visit = {
  what: string;
  path: (other: Home) => string;
  as: 'nobody' | 'somebody' | 'deleted';
  status: number;
  /** Where it leads. */
  to?: RegExp;
  body?: string;
};

const state = () => 'ab'.repeat(32);

const starts = (path: string, more: string): Visit[] => [
  { what: 'nobody', path: () => `${path}?${more}`, as: 'nobody', status: 303, to: /\/auth\/sign-in$/ },
  { what: 'deleted', path: () => `${path}?${more}`, as: 'deleted', status: 303, to: /\/auth\/sign-in$/ },
  {
    what: 'in another name',
    path: other => `${path}?${more}&user_id=${other.merchant.userId}`,
    as: 'somebody',
    status: 403,
  },
  {
    what: 'in two names',
    path: other => `${path}?user_id=${other.merchant.userId}&${more}&user_id=${other.colleague.userId}`,
    as: 'somebody',
    status: 400,
  },
];

const callbacks = (path: string, page: RegExp): Visit[] =>
  (['nobody', 'somebody', 'deleted'] as const).map(as => ({
    what: 'a state of nobody',
    path: other =>
      `${path}?code=x&state=${state()}&shop=kesar-lane.myshopify.com&user_id=${other.merchant.userId}&organization_id=${other.id}`,
    as,
    status: 303,
    to: page,
  }));

export const plainRows: Record<string, Visit[]> = {
  'GET /api/v1/health/': [{ what: 'anybody', path: () => '/api/v1/health', as: 'nobody', status: 200 }],
  'GET /api/v1/ready/': [{ what: 'anybody', path: () => '/api/v1/ready', as: 'nobody', status: 200 }],
  'GET /': (['nobody', 'somebody', 'deleted'] as const).map(as => ({
    what: 'not signed by Shopify',
    path: () => `/?hmac=${state()}&shop=kesar-lane.myshopify.com&timestamp=1795154400`,
    as,
    status: 303,
    to: /\/install\?problem=unconfirmed$/,
  })),
  'GET /api/v1/oauth/shopify/install': (['nobody', 'somebody', 'deleted'] as const).map(as => ({
    what: 'nothing begun',
    path: () => '/api/v1/oauth/shopify/install',
    as,
    status: 303,
    to: /\/install\?problem=over$/,
  })),
  'GET /api/v1/oauth/shopify/auth': starts('/api/v1/oauth/shopify/auth', 'shop=kesar-lane.myshopify.com'),
  'GET /api/v1/oauth/shopify/callback': callbacks('/api/v1/oauth/shopify/callback', /oauth_status=error/),
  'GET /api/v1/ga/auth': starts('/api/v1/ga/auth', 'shop_id=x'),
  'GET /api/v1/ga/callback': callbacks('/api/v1/ga/callback', /oauth_status=error/),
  'GET /api/v1/meta/auth': starts('/api/v1/meta/auth', 'shop=x'),
  'GET /api/v1/meta/deletion': (['nobody', 'somebody', 'deleted'] as const).map(as => ({
    what: 'a code of nobody',
    path: () => `/api/v1/meta/deletion?code=${'0'.repeat(32)}`,
    as,
    status: 404,
  })),
  'GET /api/v1/meta/callback': callbacks('/api/v1/meta/callback', /oauth_status=error/),
  ...Object.fromEntries(
    ['deauthorize', 'deletion'].map(name => [
      `POST /api/v1/meta/${name}`,
      (['nobody', 'somebody'] as const).map((as): Visit => ({
        what: 'unsigned',
        path: () => `/api/v1/meta/${name}`,
        as,
        status: 401,
        body: 'signed_request=x.y',
      })),
    ]),
  ),
  'GET /api/v1/auth/verify-email/': (['nobody', 'somebody', 'deleted'] as const).map(as => ({
    what: 'a link of nobody',
    path: other => `/api/v1/auth/verify-email/?token=verify_${randomUUID()}&user_id=${other.merchant.userId}`,
    as,
    status: 303,
    to: /verified=0$/,
  })),
  'POST /api/v1/webhooks/shopify': (['nobody', 'somebody'] as const).map(as => ({
    what: 'unsigned',
    path: () => '/api/v1/webhooks/shopify',
    as,
    status: 401,
    body: '{"shop_domain":"kesar-lane.myshopify.com"}',
  })),
  ...Object.fromEntries(
    [
      'openapi.json',
      'docs/',
      'docs/viewer.js',
      'docs/viewer.css',
      'docs/swagger-ui-bundle.js',
      'docs/swagger-ui.css',
    ].map(file => [
      `GET /api/${file}`,
      [{ what: 'anybody', path: () => `/api/${file}`, as: 'nobody', status: 200 } as const],
    ]),
  ),
  ...Object.fromEntries(
    ['POST', 'GET', 'DELETE'].map(method => [
      `${method} /mcp`,
      (['nobody', 'somebody', 'deleted'] as const).map(as => ({
        what: 'without a token',
        path: () => '/mcp',
        as,
        status: 401,
        ...(method === 'POST' ? { body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' } : {}),
      })),
    ]),
  ),
  ...Object.fromEntries(
    ['oauth-protected-resource/mcp', 'oauth-authorization-server'].map(name => [
      `GET /.well-known/${name}`,
      [{ what: 'anybody', path: () => `/.well-known/${name}`, as: 'nobody', status: 200 } as const],
    ]),
  ),
  ...Object.fromEntries(
    ['register', 'token', 'revoke'].map(name => [
      `POST /oauth/${name}`,
      (['nobody', 'somebody', 'deleted'] as const).map(as => ({
        what: 'nothing that is known',
        path: () => `/oauth/${name}`,
        as,
        status: 400,
        body: '{}',
      })),
    ]),
  ),
  'GET /api/v1/whatsapp/webhook': [
    {
      what: 'a wrong token',
      path: () => '/api/v1/whatsapp/webhook?hub.mode=subscribe&hub.verify_token=x&hub.challenge=1',
      as: 'nobody',
      status: 403,
    },
  ],
  'GET /api/v1/slack/start': (['nobody', 'deleted'] as const).map(as => ({
    what: as,
    path: () => '/api/v1/slack/start',
    as,
    status: 303,
    to: /\/auth\/sign-in$/,
  })),
  'GET /api/v1/slack/callback': callbacks('/api/v1/slack/callback', /slack=stray/),
  'POST /api/v1/slack/events': [
    { what: 'unsigned', path: () => '/api/v1/slack/events', as: 'nobody', status: 401, body: '{}' },
  ],
  'POST /api/v1/telegram/webhook': [
    { what: 'without the secret', path: () => '/api/v1/telegram/webhook', as: 'nobody', status: 401, body: '{}' },
  ],
  'POST /api/v1/whatsapp/webhook': [
    { what: 'unsigned', path: () => '/api/v1/whatsapp/webhook', as: 'nobody', status: 401, body: '{}' },
  ],
};
