import { product } from '@tillsight/contract/product';

/** Nothing in it is inline: the page is under the same rules as every other. */
export const viewerPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · ${product.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/api/docs/viewer.js"></script>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/viewer.css">
</head>
<body>
<header><a class="home" href="/"><img src="/favicon.svg" alt="" width="32" height="32">${product.name}</a><nav aria-label="Documents"><a href="/dashboard/account#tokens">API tokens</a><a href="/api/openapi.json">openapi.json</a></nav></header>
<main id="viewer"><noscript>This page needs JavaScript. The description itself is at /api/openapi.json.</noscript></main>
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
</body>
</html>
`;

/** Before the page is painted it learns whether it is day or night, as chosen in the account or as the device has it. */
export const viewerScript = `const night = matchMedia('(prefers-color-scheme: dark)');
const show = () => {
  const chosen = localStorage.getItem('theme');
  document.documentElement.classList.toggle('dark-mode', chosen ? chosen === 'dark' : night.matches);
};
show();
night.addEventListener('change', show);
addEventListener('storage', show);
addEventListener('DOMContentLoaded', () => {
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
