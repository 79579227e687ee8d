/** Brings our message templates to WhatsApp, which looks at each before it may be sent, and tells how they stand. */
import type { WhatsAppAccount } from './account.ts';
import { jsonOf, manage, type Json } from './cloud-api.ts';
import { templateDefinitions, templateLanguage } from './templates.ts';

export type TemplateStanding = {
  name: string;
  status: string;
  /** Only `UTILITY` is what we asked for; as anything else it is dearer, and not delivered everywhere. */
  category: string;
};

/** Those that are not there yet are submitted; the others are left as they are. `example` shows what the header holds. */
export async function submitTemplates(account: WhatsAppAccount, example: Buffer): Promise<TemplateStanding[]> {
  const { businessAccountId, appId } = account;
  if (businessAccountId === undefined || appId === undefined) {
    throw new Error('WHATSAPP_BUSINESS_ACCOUNT_ID and WHATSAPP_APP_ID are needed to submit templates.');
  }
  const known = await readTemplates(account, businessAccountId);
  const names = templateDefinitions('').map(({ name }) => name);
  const missing = names.filter(name => !known.some(template => template.name === name));
  if (missing.length === 0) return known;
  const handle = await uploadExample(account, appId, example);
  for (const definition of templateDefinitions(handle).filter(({ name }) => missing.includes(name))) {
    await manage(account, `${businessAccountId}/message_templates`, jsonOf(definition));
  }
  return readTemplates(account, businessAccountId);
}

async function readTemplates(account: WhatsAppAccount, businessAccountId: string): Promise<TemplateStanding[]> {
  const fields = 'fields=name,status,category,language&limit=250';
  const { data } = await manage(account, `${businessAccountId}/message_templates?${fields}`);
  const names = templateDefinitions('').map(({ name }) => name);
  return (Array.isArray(data) ? (data as Json[]) : [])
    .filter(({ name, language }) => names.includes(String(name)) && language === templateLanguage)
    .map(({ name, status, category }) => ({
      name: String(name),
      status: String(status),
      category: String(category).toUpperCase(),
    }));
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
