import type { MessageView } from '../chats.ts';
import { GraphError, badValue, invalid, missing } from '../graph-error.ts';
import { mediaKinds, type MediaKind } from '../media/media-kinds.ts';
import type { Template } from '../templates/template.ts';
import { type Json, isObject, objectAt, textAt, wordOf } from '../json-fields.ts';
import { readInteractive } from './read-interactive.ts';
import { type ContentSource, readMedia } from './read-media.ts';
import { readTemplate } from './read-template.ts';

export interface Content {
  type: string;
  view: MessageView;
  template: Template | null;
  reaction: { messageId: string; emoji: string } | null;
  /** A file that the platform has to fetch before it can send the message. */
  link: { url: string; kind: MediaKind } | null;
}

/** Reads what is to be sent, as strictly as the platform does; throws at the first thing that is wrong. */
export function readContent(body: Json, source: ContentSource): Content {
  const { type } = body;
  if (type === undefined || type === null) throw invalid('The parameter type is required.');
  const content: Content = { type: wordOf(type), view: {}, template: null, reaction: null, link: null };
  if (type === 'text') content.view = readText(body);
  else if (type === 'reaction') content.reaction = readReaction(body);
  else if (type === 'interactive') content.view = readInteractive(objectAt(body, 'interactive', 'interactive'), source);
  else if (type === 'template') {
    const { view, template } = readTemplate(objectAt(body, 'template', 'template'), source);
    Object.assign(content, { view, template });
  } else if (typeof type === 'string' && Object.hasOwn(mediaKinds, type)) {
    content.view = readMediaMessage(body, type as MediaKind, source);
  } else if (type === 'location') {
    content.view = readLocation(objectAt(body, 'location', 'location'));
  } else if (type === 'contacts') {
    content.view = readContacts(body);
  } else if (['order', 'address'].includes(wordOf(type))) {
    throw new GraphError(131051, { details: `The sandbox does not know messages of type ${wordOf(type)}.` });
  } else {
    throw invalid(
      `Param type must be one of {AUDIO, CONTACTS, DOCUMENT, IMAGE, INTERACTIVE, LOCATION, REACTION, STICKER, TEMPLATE, TEXT, VIDEO} - got "${wordOf(type)}".`,
    );
  }
  const { header } = content.view;
  if (header && header.kind !== 'text' && header.link !== null) content.link = { url: header.link, kind: header.kind };
  return content;
}

function readText(body: Json): MessageView {
  const text = body.text;
  if (!isObject(text)) throw missing("Parameter 'text' is mandatory for type 'text'");
  if (typeof text.body !== 'string' || text.body.trim() === '')
    throw invalid("The parameter text['body'] is required.");
  if (text.body.length > 4096) throw invalid("Param text['body'] must be at most 4096 characters long.");
  if (text.preview_url !== undefined && typeof text.preview_url !== 'boolean') {
    throw invalid("Param text['preview_url'] must be a boolean.");
  }
  return { text: text.body };
}

/** The phone shows no map: the place is told in a line. */
function readLocation(location: Json): MessageView {
  const [latitude, longitude] = [Number(location.latitude), Number(location.longitude)];
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
    throw badValue('location.latitude and location.longitude must be degrees.');
  const words = [location.name, location.address].map(wordOf).filter(word => word !== '');
  return { note: ['Location', `${latitude}, ${longitude}`, ...words].join(' · ') };
}

/** As a list, or as the text of one: the Graph API reads either. */
function readContacts(body: Json): MessageView {
  const contacts = typeof body.contacts === 'string' ? parsed(body.contacts) : body.contacts;
  if (!Array.isArray(contacts) || contacts.length === 0) throw missing("Parameter 'contacts' is mandatory.");
  const names = contacts.map(contact => {
    const name = objectAt(contact as Json, 'name', 'contacts.name');
    return textAt(name, 'formatted_name', { where: 'contacts.name.formatted_name', most: 1024 });
  });
  return { note: `Contacts · ${names.join(', ')}` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readReaction(body: Json): Content['reaction'] {
  const reaction = objectAt(body, 'reaction', 'reaction');
  const { emoji } = reaction;
  if (typeof emoji !== 'string') throw missing("Parameter 'reaction.emoji' is mandatory.");
  const isOne = /^\p{Emoji}/u.test(emoji) && [...new Intl.Segmenter().segment(emoji)].length === 1;
  if (emoji !== '' && !isOne) throw badValue('reaction.emoji must be a single emoji.');
  return { messageId: textAt(reaction, 'message_id', { where: 'reaction.message_id', most: 1024 }), emoji };
}

function readMediaMessage(body: Json, kind: MediaKind, source: ContentSource): MessageView {
  const media = objectAt(body, kind, kind);
  const header = readMedia(media, kind, source);
  if (media.caption === undefined) return { header };
  if (kind === 'audio' || kind === 'sticker') throw badValue(`A message of type ${kind} cannot have a caption.`);
  const { caption } = media;
  if (typeof caption !== 'string') throw badValue(`Parameter '${kind}.caption' must be a string.`);
  if (caption.length > 1024) throw invalid(`Param ${kind}['caption'] must be at most 1024 characters long.`);
  return { header, text: caption };
}
