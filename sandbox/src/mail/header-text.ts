/** Decodes what a header may hold: encoded words such as =?utf-8?q?Caf=C3=A9?= (RFC 2047), folded or not. */
export function headerText(raw: string): string {
  const joined = raw.replaceAll(/(=\?[^?\s]+\?[bq]\?[^?\s]*\?=)\s+(?==\?[^?\s]+\?[bq]\?)/gi, '$1');
  const words = joined.replaceAll(/(?:=\?[^?\s]+\?[bq]\?[^?\s]*\?=)+/gi, run => decodeRun(run));
  return words.replaceAll(/\s+/g, ' ').trim();
}

/** Words that touch are decoded together, since one letter's bytes may be spread over two of them. */
function decodeRun(run: string): string {
  const words = [...run.matchAll(/=\?([^?\s]+)\?([bq])\?([^?\s]*)\?=/gi)];
  const bytes = words.map(([, , way = '', text = '']) =>
    way.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : quotedPrintable(text.replaceAll('_', ' ')),
  );
  return decodeBytes(Buffer.concat(bytes), words[0]?.[1]?.split('*')[0] ?? 'utf-8');
}

export function quotedPrintable(text: string): Buffer {
  const joined = text.replaceAll(/[ \t]+(?=\r?\n|$)/g, '').replaceAll(/=\r?\n/g, '');
  return Buffer.from(bytesOfHex(joined, /=([0-9a-f]{2})/gi), 'latin1');
}

/** A charset nobody knows is read as Latin-1, which every byte fits. */
export function decodeBytes(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return Buffer.from(bytes).toString('latin1');
  }
}

/** `text/plain; charset="utf-8"` as its value and its parameters; also as RFC 2231 spells and splits them. */
export function parametersOf(raw: string): { value: string; parameters: Record<string, string> } {
  const parameters: Record<string, string> = {};
  const encoded = new Set<string>();
  for (const match of raw.matchAll(/;\s*([\w*-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))/g)) {
    const [, name = '', quoted, bare = ''] = match;
    const [, base = '', piece, star] = /^([^*]+)(\*\d+)?(\*)?$/.exec(name.toLowerCase()) ?? [];
    const isFirst = piece === undefined || piece === '*0';
    let text = quoted?.replaceAll(/\\(.)/g, '$1') ?? bare;
    if (star) {
      encoded.add(base);
      text = bytesOfHex(isFirst ? text.replace(/^[^']*'[^']*'/, '') : text, /%([0-9a-f]{2})/gi);
    }
    parameters[base] = isFirst ? text : (parameters[base] ?? '') + text;
  }
  // Decoded last: one letter's bytes may be spread over two pieces.
  for (const base of encoded) parameters[base] = Buffer.from(parameters[base] ?? '', 'latin1').toString();
  return { value: (raw.split(';', 1)[0] ?? '').trim().toLowerCase(), parameters };
}

function bytesOfHex(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
