import { randomBytes } from 'node:crypto';

/** A fresh `wamid.`, laid out as the real ones are: base64 over the person's digits and a random key. */
export function messageId(waId: string, isFromPerson: boolean): string {
  const digits = Buffer.from(waId, 'latin1');
  const key = Buffer.from(
    randomBytes(isFromPerson ? 16 : 9)
      .toString('hex')
      .toUpperCase(),
    'latin1',
  );
  const bytes = Buffer.concat([
    Buffer.from([0x1c, 0x18, digits.length]),
    digits,
    Buffer.from([0x15, 0x02, 0x00, isFromPerson ? 0x12 : 0x11, 0x18, key.length]),
    key,
    Buffer.from([0x00]),
  ]);
  return `wamid.${bytes.toString('base64')}`;
}
