import { isObject, type Fields } from './fields.ts';
import { SlackError } from './slack-error.ts';
import type { Block, Message, Workspaces } from './workspaces.ts';

type Read = Pick<Message, 'text' | 'hasPicture' | 'buttons' | 'blocks'>;

/** What people see of blocks; refused is what Slack refuses, of the few kinds that are here. */
export function readBlocks(all: Workspaces, team: string, given: unknown): Read {
  if (!Array.isArray(given)) throw new SlackError('invalid_blocks_format');
  if (given.length > 50) throw invalid('no more than 50 items allowed', '/blocks');
  const read: Read = { text: '', hasPicture: false, buttons: [], blocks: given as Block[] };
  const texts: string[] = [];
  for (const [at, block] of given.entries()) {
    const where = `/blocks/${at}`;
    if (!isObject(block)) throw invalid('must be an object', where);
    if (block.type === 'section') texts.push(sectionText(block, where));
    else if (block.type === 'image') {
      checkPicture(all, team, { block, where });
      read.hasPicture = true;
    } else if (block.type === 'actions') read.buttons.push(...buttonsIn(block, where));
    else throw invalid(`unsupported type: ${String(block.type)} (the sandbox does not have this)`, `${where}/type`);
  }
  return { ...read, text: texts.join('\n') };
}

const invalid = (what: string, where: string): SlackError => {
  const error = `${what} [json-pointer:${where}]`;
  return new SlackError('invalid_blocks', {
    errors: [error],
    response_metadata: { messages: [`[ERROR] ${error}`] },
  });
};

function sectionText({ text }: Fields, where: string): string {
  if (!isObject(text)) throw invalid('missing required field: text', where);
  if (text.type !== 'mrkdwn' && text.type !== 'plain_text') throw invalid('unsupported type', `${where}/text/type`);
  const value = text.text;
  if (typeof value !== 'string' || value === '') throw invalid('must be more than 0 characters', `${where}/text/text`);
  if (value.length > 3_000) throw invalid('must be less than 3001 characters', `${where}/text/text`);
  return text.type === 'mrkdwn' ? plainTextOf(value) : value;
}

/** Marks are shown, and three signs are written out. */
export function plainTextOf(text: string): string {
  return text
    .replaceAll(/(?<![\p{L}\p{N}*])\*(?!\s)([^*\n]+?)(?<!\s)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replaceAll(/(?<![\p{L}\p{N}_])_(?!\s)([^_\n]+?)(?<!\s)_(?![\p{L}\p{N}_])/gu, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

type Picture = { block: Fields; where: string };

function checkPicture(all: Workspaces, team: string, { block, where }: Picture): void {
  const { alt_text: alt, slack_file: file, image_url: url } = block;
  if (typeof alt !== 'string' || alt === '' || alt.length > 2_000)
    throw invalid('missing required field: alt_text', where);
  if (url !== undefined)
    throw invalid('downloading image failed (the sandbox does not have this)', `${where}/image_url`);
  const id = isObject(file) && file.url === undefined ? file.id : undefined;
  const upload = typeof id === 'string' ? all.uploads.get(id) : undefined;
  const isReady = upload?.readyAt !== null && upload !== undefined && upload.readyAt <= performance.now();
  const isPicture = upload?.bytes?.subarray(0, 4).toString('hex') === '89504e47';
  if (upload?.team !== team || !isReady || !isPicture) throw invalid('invalid slack file', `${where}/slack_file`);
}

function buttonsIn({ elements }: Fields, where: string): Message['buttons'] {
  if (!Array.isArray(elements) || elements.length === 0) throw invalid('missing required field: elements', where);
  if (elements.length > 25) throw invalid('no more than 25 items allowed', `${where}/elements`);
  const seen = new Set<string>();
  return elements.map((element, at) => {
    const here = `${where}/elements/${at}`;
    if (!isObject(element) || element.type !== 'button')
      throw invalid('unsupported element (the sandbox does not have this)', here);
    const { text, action_id: id, value = '' } = element;
    const label = isObject(text) && text.type === 'plain_text' ? text.text : null;
    if (typeof label !== 'string' || label === '' || label.length > 75)
      throw invalid('must be less than 76 characters', `${here}/text/text`);
    if (typeof id !== 'string' || id.length > 255)
      throw invalid('must be less than 256 characters', `${here}/action_id`);
    if (seen.has(id)) throw invalid('`action_id` already exists for this block', `${here}/action_id`);
    seen.add(id);
    if (typeof value !== 'string' || value.length > 2_000)
      throw invalid('must be less than 2001 characters', `${here}/value`);
    return { action_id: id, text: label, value };
  });
}
