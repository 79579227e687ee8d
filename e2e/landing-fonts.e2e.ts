/** The landing page where one font is all the machine has, and ours comes after the first words have been painted. */
import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Browser } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { baseURL, chromiumPath, quiet } from './browser.ts';
import { deep } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';

const [font] = process.platform === 'linux' ? widestFonts() : [];

test('nothing shifts where there is hardly a font, however late ours comes', deep, async ({ playwright }) => {
  test.skip(font === undefined, 'There is no font to leave alone on this machine.');
  const folder = await mkdtemp(path.join(tmpdir(), 'tillsight-fonts-'));
  const browser = await playwright.chromium.launch({
    executablePath: chromiumPath,
    args: quiet,
    env: { ...process.env, FONTCONFIG_FILE: await fontsIn(folder, font ?? '') },
  });
  try {
    for (const width of [390, 1280]) expect(await shiftAt(browser, width), `${width} px`).toBeLessThan(0.001);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
});

async function shiftAt(browser: Browser, width: number): Promise<number> {
  const page = await browser.newPage({ baseURL, viewport: { width, height: 844 }, reducedMotion: 'reduce' });
  const painted = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async route => {
    await painted.promise;
    await route.continue();
  });
  await page.goto(paths.landing(), { waitUntil: 'commit' });
  await page.evaluate(wordsPainted);
  painted.resolve();
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate(layoutShift);
  await page.close();
  return shift;
}

/**
 * Runs in the page: until words are there to be read. The first paint may be a picture beside words that still wait for their
 * font; the largest one counts words only when they are seen.
 */
async function wordsPainted(): Promise<void> {
  await new Promise<void>(resolve => {
    const areWords = (list: PerformanceObserverEntryList) =>
      list.getEntries().some(entry => (entry as PerformanceEntry & { url?: string }).url === '');
    new PerformanceObserver(list => areWords(list) && resolve()).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
}

/** Letters as wide as each other are least like ours. Chromium needs one font to live at all. */
function widestFonts(): string[] {
  const found = execFileSync('fc-list', ['--format=%{spacing}\t%{file}\n', ':lang=en'], { encoding: 'utf8' });
  const fonts = found.trim().split('\n').toSorted().toReversed();
  return fonts.map(line => line.split('\t')[1] ?? '').filter(file => file !== '');
}

async function fontsIn(folder: string, file: string): Promise<string> {
  await mkdir(path.join(folder, 'fonts'));
  await copyFile(file, path.join(folder, 'fonts', path.basename(file)));
  const places = `<dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir>`;
  const settings = path.join(folder, 'fonts.conf');
  await writeFile(settings, `<?xml version="1.0"?><fontconfig>${places}</fontconfig>`);
  return settings;
}
