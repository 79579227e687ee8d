import { PlatformFailure } from './failure.ts';

class TooLarge extends Error {}
class NotText extends Error {}

/** Counts what comes out of decompression, so that a small answer cannot unfold into a large one. */
export async function readBody(response: Response, maxBytes: number): Promise<Uint8Array> {
  if (response.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream, which closes the connection.
    if (size > maxBytes) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new NotText();
  }
}

/** Why no answer came. Messages of the network layer name addresses and are kept as the cause only. */
export function failureOfTransport(error: unknown, platform: string, timedOut: boolean): PlatformFailure {
  if (error instanceof TooLarge) {
    return new PlatformFailure('give-up', `${platform} answered with more data than is accepted.`, {
      reason: 'nonsense',
    });
  }
  if (error instanceof NotText) {
    return new PlatformFailure('retry', `${platform} answered with bytes that are no text.`, { reason: 'nonsense' });
  }
  const code = codeOf(error);
  if (timedOut || /TIMEOUT|ETIMEDOUT/.test(code)) {
    return new PlatformFailure('retry', `${platform} did not answer in time.`, { reason: 'timeout', cause: error });
  }
  if (/^(Z_|ERR_.*ZLIB|ERR_BROTLI|ERR__ERROR_FORMAT)/.test(code)) {
    return new PlatformFailure('retry', `${platform} answered with bytes that cannot be unpacked.`, {
      reason: 'nonsense',
      cause: error,
    });
  }
  if (/CERT|TLS|SELF_SIGNED|UNABLE_TO/.test(code)) {
    return new PlatformFailure('give-up', `${platform} could not prove who it is.`, {
      reason: 'unavailable',
      cause: error,
    });
  }
  return new PlatformFailure('retry', `${platform} could not be reached.`, { reason: 'unavailable', cause: error });
}

/** The network layer wraps its errors, at times twice. */
function codeOf(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
  }
  return '';
}
