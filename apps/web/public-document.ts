import type { PublicPage } from './src/public-pages.tsx';

/**
 * What the finished pages need besides their markup: all their rules and those of a first screen alone, and where the
 * file with all rules, the script and the font lie.
 */
export type Look = { rules: string; firstRules: string; sheet: string; script: string; font: string };

/** The whole file of a finished page. */
export function publicDocument(page: PublicPage, look: Look): string {
  const title = escaped(page.title);
  const description = escaped(page.description);
  const { rules, markup } = page.below === null ? { rules: look.rules, markup: page.markup } : inTwo(page, look);
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
    `<link rel="preload" as="font" type="font/woff2" href="${look.font}" media="(min-width: 40rem)" crossorigin>`,
    `<style>${rules}</style>`,
    page.isScripted ? `<script type="module" src="${look.script}" fetchpriority="low"></script>` : '',
  ].join('');
  return `<!doctype html><html lang="en"><head>${head}</head><body><div id="root">${markup}</div></body></html>`;
}

/**
 * The first screen comes with its own rules and is painted while the browser fetches the file with all the others, before
 * which it does not begin with the rest.
 */
function inTwo({ markup, below }: PublicPage, look: Look): { rules: string; markup: string } {
  const [first, ...rest] = markup.split(below ?? '');
  if (rest.length !== 1) throw new Error(`The page has ${rest.length} places where ${below} stands, not one.`);
  return { rules: look.firstRules, markup: `${first}<link rel="stylesheet" href="${look.sheet}">${below}${rest[0]}` };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
