// What must not be readable where things are kept, after people have used the product: not in the database's files, its
// write-ahead log, a waiting job or the log of the server. Plain JavaScript, as all of this folder.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a password of a test, a secret of ours, a token of a platform or an amount of money looks like. */
const canaries = [
  ['a password', /Lantern42Harbour|Harbour42Lantern|Harbour73Lantern|KesarLane2026|Wrong42Password/],
  ['a session, a mailed link or an API token', /\b(session|reset|verify|tillsight)_[\w-]{43}/],
  ['a token of a platform', /\bshp(at|rt)_\w{10}|\bya29\.[\w-]{10}|\bEAA[A-Za-z0-9]{20}/],
  ['a secret of an app', /tillsight-sandbox(-google)?-secret|sandbox-whatsapp-(token|app-secret)/],
  ['the secret of a second factor', /otpauth:\/\//],
  ['an amount of money', /\u00e2\u0082\u00b9\d[\d,.]{3}/],
];

/** The folders of the platforms are theirs; the key is kept apart from what it opens, by design. */
const notOurs = /^(tillsight-sandbox|secret-key|log[\\/]sandbox)/;

/** What was found and where; read as bytes, so that nothing is lost in other encodings. */
export function readableAtRest(dataDir) {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  const found = [];
  let bytes = 0;
  for (const file of files) {
    const where = path.join(file.parentPath ?? file.path, file.name);
    const name = path.relative(dataDir, where);
    if (notOurs.test(name)) continue;
    const text = readFileSync(where).toString('latin1');
    bytes += text.length;
    for (const [what, pattern] of canaries) if (pattern.test(text)) found.push(`${name}: ${what}`);
  }
  return { found, files: files.length, bytes };
}
