import type { ButtonView, MessageView } from '../chats.ts';
import { GraphError, badValue, missing } from '../graph-error.ts';
import type { MediaKind } from '../media/media-kinds.ts';
import { type Template, type TemplateButton, filled, parametersIn } from '../templates/template.ts';
import { type Json, isObject, objectAt, textAt, wordOf } from '../json-fields.ts';
import { type ContentSource, readMedia } from './read-media.ts';

/** A template with its parameters: it must be there, be approved, and get exactly what it asks for. */
export function readTemplate(sent: Json, source: ContentSource): { view: MessageView; template: Template } {
  const name = textAt(sent, 'name', { where: 'template.name', most: 512 });
  const language = objectAt(sent, 'language', 'template.language');
  const code = textAt(language, 'code', { where: 'template.language.code', most: 20 });
  const template = source.template(name, code);
  if (template?.status === 'PAUSED') throw new GraphError(132015);
  if (template?.status === 'DISABLED') throw new GraphError(132016);
  if (template?.status !== 'APPROVED') {
    throw new GraphError(132001, { details: `template name (${name}) does not exist in ${code}` });
  }
  const components = componentsOf(sent);
  const view: MessageView = {
    header: headerOf(template, components.header, source),
    text: bodyOf(template, components.body),
    footer: template.parts.footer ?? undefined,
    buttons: buttonsOf(template, components.buttons),
  };
  return { view, template };
}

interface Sent {
  header: Json[];
  body: Json[];
  buttons: Json[];
}

function componentsOf(sent: Json): Sent {
  const given = sent.components ?? [];
  if (!Array.isArray(given) || !given.every(isObject))
    throw badValue("Parameter 'template.components' must be an array.");
  const found: Sent = { header: [], body: [], buttons: [] };
  for (const component of given) {
    const type = wordOf(component.type).toLowerCase();
    if (type === 'header') found.header = parametersOf(component);
    else if (type === 'body') found.body = parametersOf(component);
    else if (type === 'button') found.buttons.push(component);
    else throw badValue(`template.components: "${type}" is not a type of component.`);
  }
  return found;
}

function parametersOf(component: Json): Json[] {
  const { parameters = [] } = component;
  if (!Array.isArray(parameters) || !parameters.every(isObject))
    throw badValue('parameters must be an array of objects.');
  return parameters;
}

function headerOf({ parts, parameterFormat }: Template, sent: Json[], source: ContentSource): MessageView['header'] {
  const { header } = parts;
  if (header === null || header.format === 'TEXT') {
    const values = valuesOf(header?.parameters ?? [], sent, { where: 'header', format: parameterFormat });
    return header === null ? undefined : { kind: 'text', text: filled(header.text, values) };
  }
  if (sent.length !== 1) throw miscounted('header', sent.length, 1);
  const kind = header.format.toLowerCase() as MediaKind;
  const [parameter = {}] = sent;
  if (parameter.type !== kind) {
    const details = `header: Format mismatch, expected ${header.format}, received ${wordOf(parameter.type).toUpperCase()}`;
    throw new GraphError(132012, { details });
  }
  return readMedia(objectAt(parameter, kind, `header.${kind}`), kind, source);
}

function bodyOf({ parts, parameterFormat }: Template, sent: Json[]): string {
  const values = valuesOf(parts.body.parameters, sent, { where: 'body', format: parameterFormat });
  const text = filled(parts.body.text, values);
  if (text.length > 1024) throw new GraphError(132005, { details: `body: ${text.length} characters, 1024 at most` });
  return text;
}

function valuesOf(
  expected: string[],
  sent: Json[],
  rule: { where: string; format: Template['parameterFormat'] },
): Map<string, string> {
  const { where, format } = rule;
  if (sent.length !== expected.length) throw miscounted(where, sent.length, expected.length);
  const values = new Map<string, string>();
  for (const [index, parameter] of sent.entries()) {
    const given = parameter.parameter_name;
    if (format === 'NAMED' && (typeof given !== 'string' || given === '')) {
      throw new GraphError(100, { details: `${where}: Parameter name is missing or empty` });
    }
    const name = format === 'NAMED' ? String(given) : (expected[index] ?? '');
    if (!expected.includes(name) || values.has(name)) {
      throw new GraphError(132012, { details: `${where}: parameter "${name}" is not one of ${expected.join(', ')}` });
    }
    values.set(name, checkedText(parameter, where));
  }
  return values;
}

function checkedText(parameter: Json, where: string): string {
  if (parameter.type !== 'text') {
    throw new GraphError(132012, {
      details: `${where}: Parameter of type ${wordOf(parameter.type)} does not match expected type text`,
    });
  }
  const { text } = parameter;
  if (typeof text !== 'string' || text === '') throw missing(`${where}: Parameter of type text is missing text value`);
  if (/[\n\r\t]| {5,}/.test(text)) {
    const details = 'Param text cannot have new-line/tab characters or more than 4 consecutive spaces';
    throw new GraphError(132018, { details });
  }
  return text;
}

function buttonsOf({ parts }: Template, sent: Json[]): ButtonView[] | undefined {
  const given = new Map<number, Json>();
  for (const component of sent) {
    const index = Number(component.index);
    if (component.index === undefined || !/^\d$/.test(wordOf(component.index)) || given.has(index)) {
      throw badValue('buttons: each needs an index of its own.');
    }
    const button = parts.buttons[index];
    const wanted = button?.type === 'PHONE_NUMBER' ? 'voice_call' : button?.type.toLowerCase();
    if (!button || wordOf(component.sub_type).toLowerCase() !== wanted) {
      const details = `buttons: Button at index ${index} is not of type ${wordOf(component.sub_type)}`;
      throw new GraphError(132012, { details });
    }
    given.set(index, component);
  }
  const buttons = parts.buttons.map((button, index) => buttonOf(button, { index, component: given.get(index) }));
  return buttons.length > 0 ? buttons : undefined;
}

function buttonOf(
  button: TemplateButton,
  { index, component }: { index: number; component: Json | undefined },
): ButtonView {
  const parameters = component ? parametersOf(component) : [];
  const { type, text: label } = button;
  if (type === 'QUICK_REPLY') {
    if (component === undefined) return { kind: 'quick_reply', label, value: label };
    const [parameter = {}] = parameters;
    if (parameters.length !== 1 || parameter.type !== 'payload')
      throw miscounted(`buttons: Button at index ${index}`, parameters.length, 1);
    return { kind: 'quick_reply', label, value: textAt(parameter, 'payload', { where: 'payload', most: 256 }) };
  }
  if (type === 'PHONE_NUMBER') return { kind: 'phone', label, value: button.phone ?? '' };
  const [name] = parametersIn(button.url ?? '');
  if (name === undefined && parameters.length > 0)
    throw miscounted(`buttons: Button at index ${index}`, parameters.length, 0);
  if (name === undefined) return { kind: 'url', label, value: button.url ?? '' };
  if (parameters.length !== 1) throw missing(`buttons: Button at index ${index} of type Url requires a parameter`);
  const value = checkedText(parameters[0] ?? {}, `buttons: Button at index ${index}`);
  return { kind: 'url', label, value: filled(button.url ?? '', new Map([[name, value]])) };
}

function miscounted(where: string, sent: number, expected: number): GraphError {
  const details = `${where}: number of localizable_params (${sent}) does not match the expected number of params (${expected})`;
  return new GraphError(132000, { details });
}
