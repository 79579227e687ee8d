/**
 * The same question gets the same reply, word for word: twice in each of three processes, wherever in the world they run, and also where
 * a language model is set that never answers. Where none is set nothing of it is loaded. `npm run test:deep` asks more.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isSampled } from './sampled.ts';

const program = fileURLToPath(new URL('repeated-replies.ts', import.meta.url));
const places = [
  { TZ: 'UTC', LANG: 'C' },
  { TZ: 'America/New_York', LANG: 'de_DE.UTF-8' },
  { TZ: 'Asia/Tokyo', LANG: 'hi_IN.UTF-8', SILENT_MODEL: 'yes' },
];

/** Writes what belongs to a model and was loaded, where everybody can tell it from the replies. */
const watch = `
  import { registerHooks } from 'node:module';
  const ofModels = /\\/(model|analyst)\\/[^/]+$|\\/@ai-sdk\\//;
  registerHooks({ load: (url, context, next) => (ofModels.test(url) && process._rawDebug(url), next(url, context)) });`;
const watching = ['--import', `data:text/javascript,${encodeURIComponent(watch)}`];

test('again and again in three processes', async () => {
  const told = await Promise.all(
    places.map(async place => {
      const options = { env: { ...process.env, ...place }, maxBuffer: 64 * 1024 * 1024 };
      const { stdout, stderr } = await promisify(execFile)(process.execPath, [...watching, program], options);
      if (place.SILENT_MODEL === undefined) assert.equal(stderr, '');
      else assert.match(stderr, /\/model\/read-with-model.*\/analyst\/analyse/s, 'It is asked, and in steps as well.');
      return stdout.trim().split('\n');
    }),
  );
  const [first = []] = told;
  assert.ok(first.length > (isSampled ? 30 : 150), `${first.length} questions were asked.`);
  for (const lines of told) {
    assert.equal(lines.length, first.length);
    for (const [at, line] of lines.entries()) {
      const { replies } = JSON.parse(line) as { question: string; replies: string[] };
      assert.equal(new Set(replies).size, 1, line);
      assert.equal(line, first[at]);
    }
  }
});
