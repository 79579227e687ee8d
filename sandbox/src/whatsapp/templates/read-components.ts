import { type Json, isObject, wordOf } from '../json-fields.ts';
import { templateProblem } from './template-problem.ts';
import { type HeaderFormat, type TemplateButton, type TemplateParts, parametersIn } from './template.ts';

export type ParameterFormat = 'NAMED' | 'POSITIONAL';
type Reading = { format: ParameterFormat; isHandleKnown: (handle: string) => boolean };

/** Reads the components of a template as the review does before anybody looks at it; throws at the first problem. */
export function readComponents(components: unknown, reading: Reading): TemplateParts {
  if (!Array.isArray(components) || !components.every(isObject)) {
    throw templateProblem('missing', 'components must be an array of objects.');
  }
  const parts: TemplateParts = { header: null, body: { text: '', parameters: [] }, footer: null, buttons: [] };
  const seen = new Set<string>();
  for (const component of components) {
    const type = wordOf(component.type).toUpperCase();
    if (seen.has(type)) throw templateProblem('invalid', `There can be one ${type} component only.`);
    seen.add(type);
    if (type === 'HEADER') parts.header = headerOf(component, reading);
    else if (type === 'BODY') parts.body = bodyOf(component, reading);
    else if (type === 'FOOTER') parts.footer = footerOf(component);
    else if (type === 'BUTTONS') parts.buttons = buttonsOf(component);
    else throw templateProblem('invalid', `"${type}" is not a component of a template.`);
  }
  if (!seen.has('BODY')) throw templateProblem('missing', 'A template needs a BODY component.');
  return parts;
}

const headerFormats: readonly string[] = ['TEXT', 'IMAGE', 'VIDEO', 'DOCUMENT'];

function headerOf(component: Json, reading: Reading): TemplateParts['header'] {
  const format = wordOf(component.format).toUpperCase();
  if (!headerFormats.includes(format)) throw templateProblem('invalid', `header: "${format}" is not a format.`);
  if (format !== 'TEXT') {
    const [handle] = listAt(component.example, 'header_handle');
    if (typeof handle !== 'string')
      throw templateProblem('noSample', 'header: an example with a header_handle is missing.');
    if (!reading.isHandleKnown(handle)) throw templateProblem('invalid', 'header: the header_handle is not valid.');
    return { format: format as HeaderFormat, text: '', parameters: [] };
  }
  const text = textOf(component, 'header', 60);
  if (/[\n*_~`]|\p{Extended_Pictographic}/u.test(text)) {
    throw templateProblem('invalid', 'header: no new lines, formatting characters or emoji.');
  }
  const parameters = parametersOf(text, 'header', reading.format);
  if (parameters.length > 1) throw templateProblem('tooMany', 'header: one parameter at most.');
  checkExamples(component.example, parameters, { where: 'header_text', format: reading.format });
  return { format: 'TEXT', text, parameters };
}

function bodyOf(component: Json, { format }: Reading): TemplateParts['body'] {
  const text = textOf(component, 'body', 1024);
  const parameters = parametersOf(text, 'body', format);
  const trimmed = text.trim();
  if (/^\{\{[^{}]*\}\}/.test(trimmed) || /\{\{[^{}]*\}\}$/.test(trimmed)) {
    throw templateProblem('atTheEdge', "Variables can't be at the start or end of the template.");
  }
  if (/\}\}\s*\{\{/.test(text)) throw templateProblem('sideBySide', 'Two variables stand side by side.');
  if (/\n{3,}|[ \t]{5,}/.test(text)) throw templateProblem('invalid', 'body: too many new lines or spaces in a row.');
  const words = text
    .replaceAll(/\{\{[^{}]*\}\}/g, ' ')
    .split(/\s+/)
    .filter(word => /[\p{L}\p{N}]/u.test(word));
  if (parameters.length > 0 && words.length < parameters.length * 2 + 1) {
    throw templateProblem(
      'tooManyForLength',
      'This template contains too many variable parameters relative to the message length.',
    );
  }
  checkExamples(component.example, parameters, { where: 'body_text', format });
  return { text, parameters };
}

function footerOf(component: Json): string {
  const text = textOf(component, 'footer', 60);
  if (parametersIn(text).length > 0 || text.includes('\n')) {
    throw templateProblem('invalid', 'footer: no variables and no new lines.');
  }
  return text;
}

function buttonsOf(component: Json): TemplateButton[] {
  const list = component.buttons;
  if (!Array.isArray(list) || list.length === 0 || !list.every(isObject))
    throw templateProblem('missing', 'buttons: at least one is needed.');
  if (list.length > 10) throw templateProblem('tooMany', 'buttons: ten at most.');
  const buttons = list.map(buttonOf);
  const kinds = buttons.map(({ type }) => (type === 'QUICK_REPLY' ? 'q' : 'o')).join('');
  if (/qo+q|oq+o/.test(kinds)) throw templateProblem('invalid', 'buttons: quick replies must stand together.');
  if (new Set(buttons.map(({ text }) => text)).size < buttons.length) {
    throw templateProblem('invalid', 'buttons: two have the same text.');
  }
  const count = (type: string) => buttons.filter(button => button.type === type).length;
  if (count('URL') > 2 || count('PHONE_NUMBER') > 1) throw templateProblem('tooMany', 'buttons: too many of a kind.');
  return buttons;
}

function buttonOf(button: Json): TemplateButton {
  const type = wordOf(button.type).toUpperCase();
  const text = textOf(button, 'button', 25);
  if (parametersIn(text).length > 0) throw templateProblem('invalid', 'buttons: no variables in a label.');
  if (type === 'QUICK_REPLY') return { type, text, url: null, phone: null };
  if (type === 'PHONE_NUMBER') {
    const phone = wordOf(button.phone_number);
    if (!/^\+?\d{5,20}$/.test(phone)) throw templateProblem('invalid', 'buttons: the phone_number is not valid.');
    return { type, text, url: null, phone };
  }
  if (type !== 'URL') throw templateProblem('invalid', `buttons: "${type}" is not a type of button.`);
  const url = wordOf(button.url);
  const parameters = parametersIn(url);
  const isAddress =
    /^https?:\/\//.test(url) && URL.canParse(url.replaceAll(/\{\{[^{}]*\}\}/g, 'x')) && url.length <= 2000;
  if (!isAddress) throw templateProblem('invalid', 'buttons: the url is not valid.');
  if (parameters.length > 1 || (parameters.length === 1 && !url.endsWith('{{1}}'))) {
    throw templateProblem('invalid', 'buttons: a url has one variable {{1}} at its end.');
  }
  if (parameters.length === 1 && !Array.isArray(button.example)) {
    throw templateProblem('noSample', 'buttons: the url has a variable but no example.');
  }
  return { type, text, url, phone: null };
}

function textOf(component: Json, where: string, most: number): string {
  const { text } = component;
  if (typeof text !== 'string' || text.trim() === '')
    throw templateProblem('missing', `${where}: the text is missing.`);
  if (text.length > most) throw templateProblem('tooLong', `${where}: ${most} characters at most.`);
  return text;
}

function parametersOf(text: string, where: string, format: ParameterFormat): string[] {
  const parameters = parametersIn(text);
  if (format === 'NAMED') {
    const wrong = parameters.find(name => !/^[a-z][a-z0-9_]*$/.test(name));
    if (wrong !== undefined) throw templateProblem('invalid', `${where}: "${wrong}" is not a name of a variable.`);
    return parameters;
  }
  const isInOrder = parameters.every((name, index) => name === String(index + 1));
  if (!isInOrder) throw templateProblem('invalid', `${where}: variables must be {{1}}, {{2}} and so on.`);
  return parameters;
}

function checkExamples(example: unknown, parameters: string[], rule: { where: string; format: ParameterFormat }): void {
  if (parameters.length === 0) return;
  const { where, format } = rule;
  const refusal = templateProblem('noSample', `${where}: an example for each variable is missing.`);
  if (format === 'NAMED') {
    const given = listAt(example, `${where}_named_params`) as Json[];
    const names = given
      .filter(({ example: value }) => typeof value === 'string' && value !== '')
      .map(each => each.param_name);
    if (!parameters.every(name => names.includes(name))) throw refusal;
    return;
  }
  const given = listAt(example, where);
  const values = Array.isArray(given[0]) ? (given[0] as unknown[]) : given;
  if (values.length !== parameters.length || !values.every(value => typeof value === 'string' && value !== ''))
    throw refusal;
}

function listAt(value: unknown, name: string): unknown[] {
  const list = typeof value === 'object' && value !== null ? (value as Json)[name] : undefined;
  return Array.isArray(list) ? list : [];
}
