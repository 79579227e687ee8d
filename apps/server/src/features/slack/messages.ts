/** The messages we send, in the blocks that Slack shows. */
import { tapOf, type ChatButton, type Choice } from '../messengers/messengers.ts';

/** What one section holds; Slack's own border is 3,000. */
const longestSection = 2_900;
const longestLabel = 75;
const longestCarried = 2_000;

type Shown = { text: string; choices: readonly Choice[]; buttons?: readonly ChatButton[]; pictureId?: string | null };

/** The arguments of the message, as a form carries them. */
export function messageFields({ text, choices, buttons = [], pictureId = null }: Shown): Record<string, string> {
  const taps = [...choices.slice(0, 3).map(choice => ({ label: choice.label, carries: tapOf(choice) })), ...buttons];
  const blocks = [
    ...(pictureId === null ? [] : [pictureBlock(pictureId, text)]),
    ...sectionsOf(text).map(part => ({ type: 'section', text: { type: 'mrkdwn', text: markedText(part) } })),
    ...(taps.length === 0 ? [] : [{ type: 'actions', elements: taps.map(buttonElement) }]),
  ];
  // For whoever sees no blocks: notices of a phone, and screen readers.
  return { text: markedText(text), blocks: JSON.stringify(blocks), unfurl_links: 'false', unfurl_media: 'false' };
}

/**
 * A picture that nobody has seen yet is shown by its id, in one message with its words and its buttons, so that one call sends
 * everything. Unverified at Slack itself: that whoever gets the message sees a picture that only the app was given (its
 * documentation demands no more than that the poster has access). Should it not be so, this is the place to change.
 */
function pictureBlock(id: string, text: string): object {
  const [first = ''] = text.split('\n');
  return {
    type: 'image',
    slack_file: { id },
    alt_text: first.replaceAll(/[*_]/g, '').slice(0, longestCarried) || 'Report',
  };
}

function buttonElement({ label, carries }: ChatButton, at: number): object {
  const said = label.trim();
  const text = said.length <= longestLabel ? said : `${said.slice(0, longestLabel - 1)}…`;
  return {
    type: 'button',
    action_id: `tap-${at}`,
    text: { type: 'plain_text', text, emoji: false },
    value: carries.slice(0, longestCarried),
  };
}

/** Between lines if possible. */
export function sectionsOf(text: string): string[] {
  const parts: string[] = [];
  for (let rest = text; rest !== '';) {
    const line = rest.length <= longestSection ? rest.length : rest.lastIndexOf('\n', longestSection);
    const end = line > 0 ? line : longestSection;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).replace(/^\n/, '');
  }
  return parts.filter(part => part.trim() !== '');
}

/** Our marks are Slack's own; three signs begin what Slack would take for a name, a channel or a link. */
export function markedText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** What somebody wrote, without what Slack makes of it: links, names of people and channels, written-out signs. */
export function writtenText(text: string): string {
  return text
    .replaceAll(/<[@#!][^>]*>/g, '')
    .replaceAll(/<([^>|]+)\|([^>]+)>/g, '$2')
    .replaceAll(/<((?:https?|mailto|tel):[^>]+)>/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}
