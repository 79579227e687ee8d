/** The bodies of the messages we send, as the Cloud API wants them. */
import { tapOf, type Choice } from '../messengers/messengers.ts';
import { templateLanguage, templateName } from './templates.ts';

/** The number as it was received, with its plus; or, for people under a user name, their id at our account. */
export type Address = { to: string } | { recipient: string };

export type Button = { id: string; title: string };

export function textMessage(address: Address, body: string): object {
  return { recipient_type: 'individual', ...address, type: 'text', text: { preview_url: false, body } };
}

export function pictureMessage(address: Address, picture: { id: string; caption: string }): object {
  return { recipient_type: 'individual', ...address, type: 'image', image: picture };
}

/** At most three buttons, each with a title of at most twenty characters; the text has at most 1,024. */
export function buttonMessage(address: Address, body: string, buttons: readonly Button[]): object {
  const replies = buttons.map(({ id, title }) => ({ type: 'reply', reply: { id, title } }));
  const interactive = { type: 'button', body: { text: body }, action: { buttons: replies } };
  return { recipient_type: 'individual', ...address, type: 'interactive', interactive };
}

/** As WhatsApp limits them: three, titles of twenty characters that differ, ids of 256. */
export function buttonsFor(choices: readonly Choice[]): Button[] {
  const buttons = choices
    .map(choice => ({ id: tapOf(choice), title: titleOf(choice.label.trim()) }))
    .filter(({ id, title }) => id.length <= 256 && title !== '');
  const different = buttons.filter(({ title }, index) => buttons.findIndex(each => each.title === title) === index);
  return different.slice(0, 3);
}

const titleOf = (label: string): string => (label.length <= 20 ? label : `${label.slice(0, 19)}…`);

export type TemplateFilling = {
  title: string;
  store: string;
  period: string;
  /** One to three. */
  figures: readonly string[];
  pictureId: string;
  /** Comes back when the button is tapped. */
  payload: string;
};

export function templateMessage(address: Address, filling: TemplateFilling): object {
  const { title, store, period, figures, pictureId, payload } = filling;
  const named = { report: title, store, period };
  const numbered = Object.fromEntries(figures.map((figure, index) => [`figure_${index + 1}`, figure]));
  const parameters = Object.entries({ ...named, ...numbered }).map(([parameter_name, text]) => ({
    type: 'text',
    parameter_name,
    text,
  }));
  const template = {
    name: templateName(figures.length),
    language: { code: templateLanguage },
    components: [
      { type: 'header', parameters: [{ type: 'image', image: { id: pictureId } }] },
      { type: 'body', parameters },
      { type: 'button', sub_type: 'quick_reply', index: '0', parameters: [{ type: 'payload', payload }] },
    ],
  };
  return { recipient_type: 'individual', ...address, type: 'template', template };
}
