import type { PublicPage } from './src/public-pages.tsx';

/** What the finished pages need besides their markup: rules, and the addresses of the script and the font. */
export type Look = { rules: string; script: string; font: string };

/** The whole file of a finished page. */
export function publicDocument(page: PublicPage, look: Look): string {
  const title = escaped(page.title);
  const description = escaped(page.description);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#faf9f7" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#161412" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    `<link rel="preload" as="font" type="font/woff2" href="${look.font}" crossorigin>`,
    `<style>${look.rules}</style>`,
    page.isScripted ? `<script type="module" src="${look.script}" fetchpriority="low"></script>` : '',
  ].join('');
  return `<!doctype html><html lang="en"><head>${head}</head><body><div id="root">${page.markup}</div></body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
