import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const squeezeBrotli = promisify(brotliCompress);
const squeezeGzip = promisify(gzip);

/** Puts `x.br` and `x.gz` beside every text file, squeezed as hard as it goes, so that no request pays for it. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter(entry => entry.isFile() && /\.(html|js|css|svg|txt|json)$/.test(entry.name));
  await Promise.all(
    texts.map(async entry => {
      const file = path.join(entry.parentPath, entry.name);
      const content = await readFile(file);
      const sizeHint = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${file}.br`, await squeezeBrotli(content, { params: sizeHint }));
      await writeFile(`${file}.gz`, await squeezeGzip(content, { level: 9 }));
    }),
  );
}
