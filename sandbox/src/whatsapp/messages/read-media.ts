/** Checks the picture, document or other media of a message that is to be sent. */
import type { MediaView } from '../chats.ts';
import { GraphError, badValue, missing } from '../graph-error.ts';
import { mediaKinds, type MediaKind } from '../media/media-kinds.ts';
import type { Medium } from '../media/media-store.ts';
import type { Template } from '../templates/template.ts';
import type { Json } from '../json-fields.ts';

/** What a message needs to know to be read. */
export interface ContentSource {
  medium(id: string): Medium | null;
  template(name: string, language: string): Template | null;
}

/** By id, which must be ours and of the right type, or by the address of a file. */
export function readMedia(media: Json, kind: MediaKind, source: ContentSource): MediaView {
  const { id, link } = media;
  const filename = typeof media.filename === 'string' ? media.filename.slice(0, 240) : null;
  if ((id === undefined) === (link === undefined)) {
    throw missing(`Parameter '${kind}' needs either 'id' or 'link', and not both.`);
  }
  if (link !== undefined) {
    if (typeof link !== 'string' || !/^https?:\/\//.test(link) || !URL.canParse(link))
      throw badValue(`${kind}.link is not a valid URL.`);
    return { kind, mediaId: null, link, filename };
  }
  const medium = typeof id === 'string' && /^\d+$/.test(id) ? source.medium(id) : null;
  if (!medium) {
    const message = `Object with ID '${String(id)}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`;
    throw new GraphError(100, { message, subcode: 33 });
  }
  const { types, most } = mediaKinds[kind];
  if (!types.includes(medium.type)) {
    throw new GraphError(131053, { details: `Media of type ${medium.type} cannot be sent as ${kind}.` });
  }
  if (medium.size > most) throw new GraphError(131053, { details: `A ${kind} may have at most ${most} bytes.` });
  return { kind, mediaId: medium.id, link: null, filename };
}
