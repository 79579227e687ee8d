export type MediaKind = 'image' | 'document' | 'video' | 'audio' | 'sticker';

const MB = 1024 * 1024;
const office = 'application/vnd.openxmlformats-officedocument';

/** What may be sent as what, and how large. CSV is not among the documents. */
export const mediaKinds: Record<MediaKind, { types: readonly string[]; most: number }> = {
  image: { types: ['image/jpeg', 'image/png'], most: 5 * MB },
  document: {
    types: [
      'text/plain',
      'application/pdf',
      'application/msword',
      'application/vnd.ms-excel',
      'application/vnd.ms-powerpoint',
      `${office}.wordprocessingml.document`,
      `${office}.spreadsheetml.sheet`,
      `${office}.presentationml.presentation`,
    ],
    most: 100 * MB,
  },
  video: { types: ['video/mp4', 'video/3gp'], most: 16 * MB },
  audio: { types: ['audio/aac', 'audio/mp4', 'audio/mpeg', 'audio/amr', 'audio/ogg'], most: 16 * MB },
  sticker: { types: ['image/webp'], most: 500 * 1024 },
};

export function limitOf(type: string): number | null {
  const kind = Object.values(mediaKinds).find(({ types }) => types.includes(type));
  return kind?.most ?? null;
}

const beginnings: Record<string, number[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [0x52, 0x49, 0x46, 0x46],
  'application/pdf': [0x25, 0x50, 0x44, 0x46],
};

/** Whether the bytes are what the type says, as far as their beginning tells; pictures are 8 bits deep and in RGB. */
export function isTrulyOf(type: string, bytes: Buffer): boolean {
  const beginning = beginnings[type];
  if (beginning !== undefined && !beginning.every((byte, index) => bytes[index] === byte)) return false;
  if (type !== 'image/png') return true;
  const [depth, colours] = [bytes[24], bytes[25]];
  return depth === 8 && (colours === 2 || colours === 6);
}
