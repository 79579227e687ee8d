/** JSON as the platform writes it: everything beyond ASCII as \uXXXX in lower-case hex. These bytes are signed and sent. */
export function escapedJson(value: unknown): Buffer {
  const text = JSON.stringify(value).replaceAll(
    /[\u0080-\uffff]/g,
    unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return Buffer.from(text, 'ascii');
}
