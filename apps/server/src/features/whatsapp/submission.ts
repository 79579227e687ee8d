/** Brings our message templates to WhatsApp, which looks at each before it may be sent, and tells how they stand. */
import type { WhatsAppAccount } from './account.ts';
import { jsonOf, type Json } from '../messengers/messengers.ts';
import { manage } from './cloud-api.ts';
import { templateDefinitions, templateLanguage, templateNames, type TemplateDefinition } from './templates.ts';

export type TemplateStanding = {
  name: string;
  status: string;
  /** Why it was rejected. */
  reason: string | null;
  /** Only `UTILITY` is what we asked for; as anything else it is dearer, and not delivered everywhere. */
  category: string;
  /** The parts in which it is not what our file says. */
  differs: string[];
};

export type Submission = {
  /** What the header holds, for whoever reviews them. */
  example: Buffer;
  /** Those that differ from our files are submitted again too; WhatsApp allows that once a day. */
  isUpdate?: boolean;
};

/** Those that are not there yet are submitted; the others are left as they are. */
export async function submitTemplates(
  account: WhatsAppAccount,
  { example, isUpdate = false }: Submission,
): Promise<TemplateStanding[]> {
  const { businessAccountId, appId } = account;
  if (businessAccountId === undefined || appId === undefined) {
    throw new Error('WHATSAPP_BUSINESS_ACCOUNT_ID and WHATSAPP_APP_ID are needed to submit templates.');
  }
  const known = await readTemplates(account, businessAccountId);
  const missing = templateNames.filter(name => !known.some(template => template.name === name));
  const changed = isUpdate ? known.filter(template => template.differs.length > 0) : [];
  if (missing.length + changed.length === 0) return known;
  const definitions = templateDefinitions(await uploadExample(account, appId, example));
  for (const definition of definitions.filter(({ name }) => missing.includes(name))) {
    await manage(account, `${businessAccountId}/message_templates`, jsonOf(definition));
  }
  for (const { id, name } of changed) {
    const definition = definitions.find(each => each.name === name);
    const { components, message_send_ttl_seconds } = definition ?? {};
    await manage(account, id, jsonOf({ components, message_send_ttl_seconds }));
  }
  return readTemplates(account, businessAccountId);
}

type Known = TemplateStanding & { id: string };

const fields = 'id,name,status,category,language,parameter_format,components,rejected_reason,message_send_ttl_seconds';

async function readTemplates(account: WhatsAppAccount, businessAccountId: string): Promise<Known[]> {
  const { data } = await manage(account, `${businessAccountId}/message_templates?fields=${fields}&limit=250`);
  const definitions = new Map(templateDefinitions('').map(definition => [definition.name, definition]));
  return (Array.isArray(data) ? (data as Json[]) : []).flatMap(template => {
    const definition = definitions.get(String(template.name));
    if (definition === undefined || template.language !== templateLanguage) return [];
    return [standingOf(template, definition)];
  });
}

function standingOf(template: Json, definition: TemplateDefinition): Known {
  const { id, name, status, category, rejected_reason: reason } = template;
  // WhatsApp need not tell everything; what it does not tell cannot differ.
  const theirs = partsOf({ ...definition, ...template });
  const ours = partsOf(definition);
  return {
    id: String(id),
    name: String(name),
    status: String(status),
    reason: typeof reason === 'string' && reason !== 'NONE' ? reason : null,
    category: String(category).toUpperCase(),
    differs: Object.keys(ours).filter(part => theirs[part] !== ours[part]),
  };
}

/** What people see, and how long it lives; the examples are for the review only. */
function partsOf(template: Json): Record<string, string> {
  const components = Array.isArray(template.components) ? (template.components as Json[]) : [];
  const shown = components.map(({ type, format, text, buttons }): [string, string] => {
    const labels = Array.isArray(buttons) ? (buttons as Json[]).map(button => [lower(button.type), button.text]) : [];
    return [lower(type), JSON.stringify([lower(format), text ?? null, labels])];
  });
  return {
    'parameter format': lower(template.parameter_format),
    'time to live': String(template.message_send_ttl_seconds),
    ...Object.fromEntries(shown),
  };
}

function lower(value: unknown): string {
  return typeof value === 'string' ? value.toLowerCase() : '';
}

async function uploadExample(account: WhatsAppAccount, appId: string, example: Buffer): Promise<string> {
  const about = `file_name=report.png&file_length=${example.length}&file_type=image/png`;
  const { id } = await manage(account, `${appId}/uploads?${about}`, { method: 'POST' });
  const body = new Uint8Array(example);
  const headers = { file_offset: '0', 'content-type': 'application/octet-stream' };
  const { h } = await manage(account, String(id), { method: 'POST', headers, body });
  if (typeof h !== 'string') throw new Error('WhatsApp gave no handle for the example picture.');
  return h;
}
