import type { MessageView } from '../chats.ts';
import { badValue, missing } from '../graph-error.ts';
import { type Json, listAt, objectAt, optionalTextAt, textAt, wordOf } from '../json-fields.ts';
import { type ContentSource, readMedia } from './read-media.ts';

/** Reply buttons, lists, a button that opens an address, and one that asks where somebody is. */
export function readInteractive(interactive: Json, source: ContentSource): MessageView {
  const { type } = interactive;
  if (type === undefined) throw missing("Parameter 'interactive.type' is mandatory.");
  if (!isKnown(type)) throw badValue(`The sandbox has no interactive messages of type "${wordOf(type)}".`);
  const body = objectAt(interactive, 'body', 'interactive.body');
  const action = objectAt(interactive, 'action', 'interactive.action');
  const footer = interactive.footer === undefined ? undefined : objectAt(interactive, 'footer', 'interactive.footer');
  return {
    header:
      interactive.header === undefined
        ? undefined
        : headerOf(objectAt(interactive, 'header', 'interactive.header'), { type, source }),
    text: textAt(body, 'text', { where: 'Body text', most: 1024 }),
    footer: footer && textAt(footer, 'text', { where: 'Footer text', most: 60 }),
    ...actions[type](action),
  };
}

const actions = {
  button: (action: Json) => ({ buttons: buttonsOf(action) }),
  list: (action: Json) => ({ list: listOf(action) }),
  cta_url: (action: Json) => ({ buttons: [addressButtonOf(action)] }),
  location_request_message: (action: Json) => {
    if (action.name !== 'send_location') throw badValue('interactive.action.name must be send_location.');
    return { buttons: [{ kind: 'reply' as const, label: 'Send location', value: 'send_location' }] };
  },
};
type Interactive = keyof typeof actions;

function isKnown(type: unknown): type is Interactive {
  return typeof type === 'string' && Object.hasOwn(actions, type);
}

function addressButtonOf(action: Json): NonNullable<MessageView['buttons']>[number] {
  if (action.name !== 'cta_url') throw badValue('interactive.action.name must be cta_url.');
  const parameters = objectAt(action, 'parameters', 'interactive.action.parameters');
  const label = textAt(parameters, 'display_text', { where: 'Button text', most: 20 });
  const value = textAt(parameters, 'url', { where: 'Button address', most: 2000 });
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? '')) throw badValue('The address of a button must be a URL.');
  return { kind: 'url', label, value };
}

function headerOf(header: Json, { type, source }: { type: Interactive; source: ContentSource }): MessageView['header'] {
  const kind = header.type;
  if (kind === 'text') return { kind, text: textAt(header, 'text', { where: 'Header text', most: 60 }) };
  const isMedia = kind === 'image' || kind === 'video' || kind === 'document';
  if (!isMedia || type === 'list') throw badValue(`A header of type "${wordOf(kind)}" is not possible here.`);
  return readMedia(objectAt(header, kind, `interactive.header.${kind}`), kind, source);
}

function buttonsOf(action: Json): MessageView['buttons'] {
  const buttons = listAt(action, 'buttons', { where: 'interactive.action.buttons', least: 1, most: 3 }).map(button => {
    if (button.type !== 'reply') throw badValue('A button must be of type reply.');
    const reply = objectAt(button, 'reply', 'interactive.action.buttons.reply');
    const value = textAt(reply, 'id', { where: 'Button id', most: 256 });
    if (value.trim() !== value) throw badValue('A button id cannot begin or end with blanks.');
    return { kind: 'reply' as const, label: textAt(reply, 'title', { where: 'Button title', most: 20 }), value };
  });
  const isUnique = (name: 'label' | 'value') => new Set(buttons.map(button => button[name])).size === buttons.length;
  if (!isUnique('label') || !isUnique('value')) throw badValue('Duplicate button titles or ids.');
  return buttons;
}

function listOf(action: Json): MessageView['list'] {
  const label = textAt(action, 'button', { where: 'List button', most: 20 });
  const given = listAt(action, 'sections', { where: 'interactive.action.sections', least: 1, most: 10 });
  const sections = given.map(section => {
    const title = optionalTextAt(section, 'title', { where: 'Section title', most: 24 });
    if (title === undefined && given.length > 1)
      throw missing("Parameter 'title' is mandatory when there are several sections.");
    const rows = listAt(section, 'rows', { where: 'interactive.action.sections.rows', least: 1, most: 10 });
    return { title: title ?? '', rows: rows.map(rowOf) };
  });
  const rows = sections.flatMap(section => section.rows);
  if (rows.length > 10) throw badValue('Total row count exceed max allowed count: 10');
  if (new Set(rows.map(({ id }) => id)).size < rows.length) throw badValue('Duplicate row ids.');
  return { label, sections };
}

function rowOf(row: Json): { id: string; title: string; description: string } {
  return {
    id: textAt(row, 'id', { where: 'Row id', most: 200 }),
    title: textAt(row, 'title', { where: 'Row title', most: 24 }),
    description: optionalTextAt(row, 'description', { where: 'Row description', most: 72 }) ?? '',
  };
}
