/** SVG to PNG, the same on every machine: with the fonts that are installed beside us and no others. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';

const folder = path.dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json'));
const fontFiles = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'].map(file => path.join(folder, file));

export async function pngOf(svg: string): Promise<Buffer> {
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' };
  return (await renderAsync(svg, { font })).asPng();
}
