/** Draws in a thread of its own that gives way: pictures of hundreds of stores do not hold up what is ready to be sent. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import { giveWay } from '../../infra/give-way.ts';

const folder = path.dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json'));
const fontFiles = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'].map(file => path.join(folder, file));
const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' };

// Not as much as passwords do: also where the machine has no rest, small stores have theirs soon.
giveWay(5);

// A picture is some megabytes of which the collector of this small heap knows nothing: left to itself it lets a gigabyte pile up.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const fewPictures = 8;
let drawn = 0;

parentPort?.on('message', (svg: string) => {
  try {
    parentPort?.postMessage({ png: new Resvg(svg, { font }).render().asPng() }, []);
  } catch (error) {
    parentPort?.postMessage({ error }, []);
  }
  drawn += 1;
  if (drawn % fewPictures === 0) collect();
});
