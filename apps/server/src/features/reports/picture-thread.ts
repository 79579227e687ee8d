/** Draws in a thread of its own, so that the twenty milliseconds of a picture hold up nobody else. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

const folder = path.dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json'));
const fontFiles = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'].map(file => path.join(folder, file));
const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' };

parentPort?.on('message', (svg: string) => {
  try {
    parentPort?.postMessage({ png: new Resvg(svg, { font }).render().asPng() }, []);
  } catch (error) {
    parentPort?.postMessage({ error }, []);
  }
});
