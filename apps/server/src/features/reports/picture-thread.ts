/** Draws in a thread of its own that gives way: pictures of hundreds of stores do not hold up what is ready to be sent. */
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import { giveWay } from '../../infra/give-way.ts';

const { resolve } = createRequire(import.meta.url);
const fonts = {
  regular: {
    latin: resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
    devanagari: resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
  },
  bold: {
    latin: resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
    devanagari: resolve('@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf'),
  },
};
const fontFiles = [fonts.regular.latin, fonts.bold.latin];
const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' };

let outlined: ((svg: string) => string) | null = null;

/** Loaded with the first text that needs it. */
async function withOutlines(svg: string): Promise<string> {
  if (!/\p{Script=Devanagari}/u.test(svg)) return svg;
  outlined ??= (await import('./outlined-text.ts')).outliner(fonts);
  return outlined(svg);
}

// Not as much as passwords do: also where the machine has no rest, small stores have theirs soon.
giveWay(5);

// A picture is some megabytes of which the collector of this small heap knows nothing: left to itself it lets a gigabyte pile up.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const fewPictures = 8;
let drawn = 0;

async function draw(svg: string): Promise<void> {
  try {
    parentPort?.postMessage({ png: new Resvg(await withOutlines(svg), { font }).render().asPng() }, []);
  } catch (error) {
    parentPort?.postMessage({ error }, []);
  }
  drawn += 1;
  if (drawn % fewPictures === 0) collect();
}

// The next one comes when this one is drawn.
parentPort?.on('message', (svg: string) => void draw(svg));
