import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createServer } from 'vite';
import type { useAuth } from './session.tsx';

test('who asks for the session outside of its provider is told what is missing', async t => {
  const root = path.join(import.meta.dirname, '..');
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
  });
  t.after(() => server.close());
  const session = (await server.ssrLoadModule('/src/session.tsx')) as { useAuth: typeof useAuth };
  const Lost = () => createElement('p', null, session.useAuth().state);
  assert.throws(() => renderToString(createElement(Lost)), { message: 'useAuth must be used within an AuthProvider' });
});
