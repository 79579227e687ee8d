import { createHmac } from 'node:crypto';

/** `prefix_CONTENT_SEAL`: the content in base64url and a seal nobody else can make. */
export function sealedText(content: object, prefix: string, secret: string): string {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${prefix}_${text}.${seal(text, prefix, secret)}`;
}

/** The content, or null when the seal is not ours for this prefix. */
export function unsealed(token: string, prefix: string, secret: string): unknown {
  const [, found, text = '', mark] = /^(\w+?)_([\w-]+)\.(\w+)$/.exec(token) ?? [];
  if (found !== prefix || mark !== seal(text, prefix, secret)) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString());
}

function seal(text: string, prefix: string, secret: string): string {
  return createHmac('sha256', secret).update(`${prefix}:${text}`).digest('hex').slice(0, 32);
}
