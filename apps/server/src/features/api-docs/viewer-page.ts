import { product } from '@tillsight/contract/product';

/** Nothing in it is inline: the page is under the same rules as every other. */
export const viewerPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · ${product.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/viewer.css">
</head>
<body>
<header><a href="/">${product.name}</a><nav aria-label="Documents"><a href="/api/openapi.json">openapi.json</a></nav></header>
<main id="viewer"><noscript>This page needs JavaScript. The description itself is at /api/openapi.json.</noscript></main>
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/viewer.js" defer></script>
</body>
</html>
`;

export const viewerScript = `addEventListener('DOMContentLoaded', () => {
  SwaggerUIBundle({
    url: '/api/openapi.json',
    dom_id: '#viewer',
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: -1,
    filter: true,
    persistAuthorization: false,
    presets: [SwaggerUIBundle.presets.apis],
    layout: 'BaseLayout',
    validatorUrl: null,
  });
});
`;

export const viewerStyle = `body { margin: 0; background: #fff; color: #1c1b19; font-family: system-ui, sans-serif; }
header { display: flex; justify-content: space-between; padding: 1rem 1.5rem; border-bottom: 1px solid #e5e2dc; }
header a { color: #0b6e4f; font-weight: 600; text-decoration: none; }
header a:hover { text-decoration: underline; }
`;
