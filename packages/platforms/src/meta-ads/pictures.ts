/**
 * Small pictures of ads. Meta signs their addresses for a short while only, so both are asked for each time; neither is
 * kept, and the browser sees no address.
 */
import { PlatformFailure } from '../failure.ts';
import type { Http } from '../http.ts';
import { at, parseJson, textAt } from '../json.ts';
import type { AdPicture } from '../platform.ts';

type Asking = { http: Http; batch: (places: readonly string[]) => Promise<unknown> };

export async function readPictures(ids: readonly string[], { http, batch }: Asking): Promise<AdPicture[]> {
  if (ids.some(id => !/^\d{1,30}$/.test(id))) throw new Error('An ad of Meta is written in digits alone.');
  if (ids.length === 0) return [];
  // Whether the field is found so was read in Meta's list of fields and in public code, and never tried on an account.
  const answers = await batch(ids.map(id => `${id}?fields=${encodeURIComponent('creative{thumbnail_url}')}`));
  if (!Array.isArray(answers) || answers.length !== ids.length)
    throw new PlatformFailure('retry', 'Meta answered with something else than was asked together.', {
      reason: 'nonsense',
    });
  const pictures = await Promise.all(ids.map((id, index) => fetchPicture(http, id, addressIn(answers[index]))));
  return pictures.filter(picture => picture !== undefined);
}

/** Of an ad that is gone, or has no picture, there is none. */
function addressIn(answer: unknown): URL | undefined {
  if (at(answer, 'code') !== 200) return undefined;
  const text = textAt(parseJson(textAt(answer, 'body') ?? '', 'Meta'), 'creative', 'thumbnail_url') ?? '';
  const address = URL.canParse(text) ? new URL(text) : undefined;
  return address && isOfMeta(address) ? address : undefined;
}

/** Meta's own store of pictures, and nothing else an answer may name. */
function isOfMeta({ protocol, port, username, password, hostname }: URL): boolean {
  return protocol === 'https:' && `${port}${username}${password}` === '' && /^[a-z0-9.-]+\.fbcdn\.net$/.test(hostname);
}

const mostBytes = 256 * 1024;
const deadlineMs = 4_000;

/** Nothing that says who asks goes along. A picture that does not come is not worth more than a try. */
async function fetchPicture(http: Http, id: string, address: URL | undefined): Promise<AdPicture | undefined> {
  if (address === undefined) return undefined;
  try {
    const { status, bytes } = await http.send({
      platform: 'Meta',
      method: 'GET',
      url: address.href,
      hosts: [address.hostname],
      headers: { accept: 'image/jpeg,image/png,image/webp' },
      deadlineMs,
      maxBytes: mostBytes,
      wantsBytes: true,
    });
    const type = bytes && typeOf(bytes);
    return status === 200 && type ? { id, type, bytes } : undefined;
  } catch (error) {
    if (error instanceof PlatformFailure) return undefined;
    throw error;
  }
}

/** By their first bytes, whatever the answer says they are. */
function typeOf(bytes: Uint8Array): AdPicture['type'] | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  return /^RIFF.{4}WEBP$/s.test(start) ? 'image/webp' : undefined;
}
