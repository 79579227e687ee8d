/**
 * Finishes the public pages at build time. After the app has been built, `dist/index.html` is the landing page, every
 * legal page is `dist/<its path>/index.html`, and the app's own shell, which answers all other addresses, is
 * `dist/app.html`. The finished pages carry their rules inline and, where something moves, one small script.
 */
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { exampleChart } from './example-chart.ts';
import { precompress } from './precompress.ts';
import { publicDocument, type Look } from './public-document.ts';
import type { PublicPage, renderPublicPages } from './src/public-pages.tsx';

export function prerender(): Plugin {
  let root = '';
  let dist = '';
  return {
    name: 'tillsight-prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      dist = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle(error) {
      if (error) return;
      await rename(path.join(dist, 'index.html'), path.join(dist, 'app.html'));
      const pages = await renderPages(root, dist);
      const look = await buildLook(root, dist);
      for (const page of pages) {
        const folder = path.join(dist, page.path);
        await mkdir(folder, { recursive: true });
        await writeFile(path.join(folder, 'index.html'), publicDocument(page, look));
      }
      await precompress(dist);
    },
  };
}

/** Builds the pages' own small script and rules, apart from the app's. */
async function buildLook(root: string, dist: string): Promise<Look> {
  const output = await bundle(root, { rollupOptions: { input: path.join(root, 'src/landing-script.ts') } });
  const first = await bundle(root, { rollupOptions: { input: path.join(root, 'src/landing-first.css') } });
  const script = output.find(file => file.type === 'chunk');
  const [all, some] = [rulesIn(output), rulesIn(first)];
  const fonts = await readdir(path.join(dist, 'assets'));
  const font = fonts.find(name => name.startsWith('inter-latin-wght-normal'));
  if (script?.type !== 'chunk' || !font) throw new Error('The public pages lack their script or their font.');
  if (!all.text.includes(font)) throw new Error(`The public pages ask for another font than the app's ${font}.`);
  await writeFile(path.join(dist, script.fileName), script.code);
  await writeFile(path.join(dist, all.fileName), all.text);
  const [sheet, code] = [`/${all.fileName}`, `/${script.fileName}`];
  return { rules: all.text, firstRules: some.text, sheet, script: code, font: `/assets/${font}` };
}

function rulesIn(output: Bundle): { fileName: string; text: string } {
  const rules = output.find(file => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (rules?.type !== 'asset') throw new Error('The public pages lack their rules.');
  return { fileName: rules.fileName, text: withFewFonts(String(rules.source).trim()) };
}

/**
 * A font that comes after the first words have been painted is used from the next page on: on machines without the fonts that our
 * measures stretch, changing it under the reader's eyes would move the lines. Of its parts these pages have the Latin one alone: the
 * rupee sign comes from the reader's machine, for with ours would come eighty kilobytes of other letters.
 */
function withFewFonts(rules: string): string {
  if (!/font-display: ?swap/.test(rules))
    throw new Error('The font of the public pages no longer says how it is shown.');
  const isOfOthers = (face: string) => face.includes('Inter Variable') && !face.includes('inter-latin-wght-normal');
  return rules
    .replaceAll(/@font-face\s*\{[^}]*\}/g, face => (isOfOthers(face) ? '' : face))
    .replaceAll(/font-display: ?swap/g, 'font-display:optional');
}

type PublicPagesModule = { renderPublicPages: typeof renderPublicPages };

/** Builds the pages for Node, runs them once and keeps the markup. */
async function renderPages(root: string, dist: string): Promise<PublicPage[]> {
  const output = await bundle(root, { ssr: path.join(root, 'src/public-pages.tsx') });
  const chunk = output.find(file => file.type === 'chunk');
  if (!chunk || chunk.type !== 'chunk') throw new Error('The public pages could not be built.');
  const file = path.join(dist, 'public-pages.mjs');
  await writeFile(file, chunk.code);
  const module = (await import(pathToFileURL(file).href)) as PublicPagesModule;
  await rm(file);
  return module.renderPublicPages();
}

type Bundle = Rolldown.RolldownOutput['output'][number][];

async function bundle(root: string, options: { ssr?: string; rollupOptions?: { input: string } }): Promise<Bundle> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), tailwindcss(), exampleChart()],
    ssr: { noExternal: true },
    build: { ...options, write: false },
  });
  return (Array.isArray(result) ? result : [result]).flatMap(part => (part as Rolldown.RolldownOutput).output);
}
