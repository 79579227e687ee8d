import { MANAGEMENT } from '../credentials.ts';
import { invalid, noSuchObject } from '../graph-error.ts';
import type { Json } from '../json-fields.ts';
import { reviewLater } from '../templates/review.ts';
import type { Template } from '../templates/template.ts';
import { type GraphCall, checkToken, fieldsOf, pageOf } from './graph-call.ts';

/** `/{WABA_ID}/message_templates`. */
export function answerTemplates(call: GraphCall): object {
  const { account, method, path, body } = call;
  checkToken(call, MANAGEMENT);
  if (method === 'GET') return listTemplates(call);
  if (method === 'DELETE') return deleteTemplates(call);
  if (method !== 'POST') throw noSuchObject(method, path.join('/'));
  account.management.countCreation(account.limitNow());
  const template = account.templates.create(body, account.now());
  reviewLater(account, template);
  return { id: template.id, status: template.status, category: template.category };
}

/** `/{TEMPLATE_ID}`. */
export function answerTemplate(call: GraphCall, template: Template): object {
  const { account, method, path, query, body } = call;
  checkToken(call, MANAGEMENT);
  if (path.length > 1) throw noSuchObject(method, path.join('/'));
  if (method === 'GET') return fieldsOf(templateFacts(template), query.get('fields'), standardFields);
  if (method !== 'POST') throw noSuchObject(method, template.id);
  account.templates.edit(template, body, account.now());
  if (template.status === 'PENDING') reviewLater(account, template);
  return { success: true };
}

const standardFields = ['name', 'parameter_format', 'components', 'language', 'status', 'category', 'id'];

function templateFacts(template: Template): Json {
  return {
    id: template.id,
    name: template.name,
    language: template.language,
    status: template.status,
    category: template.category,
    ...(template.previousCategory === null ? {} : { previous_category: template.previousCategory }),
    parameter_format: template.parameterFormat,
    components: template.components,
    quality_score: template.quality,
    rejected_reason: template.rejectedReason,
    message_send_ttl_seconds: template.ttlSeconds ?? -1,
  };
}

function listTemplates(call: GraphCall): object {
  const { account, query, path } = call;
  const [status, name, language, category] = ['status', 'name', 'language', 'category'].map(filter =>
    query.get(filter),
  );
  const isWanted = (template: Template) =>
    (status == null || template.status === status.toUpperCase()) &&
    (name == null || template.name.includes(name)) &&
    (language == null || template.language === language) &&
    (category == null || template.category === category.toUpperCase());
  const items = account.templates
    .all()
    .filter(isWanted)
    .map(template =>
      fieldsOf({ previous_category: null, ...templateFacts(template) }, query.get('fields'), standardFields),
    );
  return pageOf(items, call, `/${path.join('/')}`);
}

/** By name all languages go; with an id only that one. */
function deleteTemplates({ account, query }: GraphCall): object {
  const [name, id] = [query.get('name'), query.get('hsm_id')];
  if (name === null) throw invalid('The parameter name is required.');
  const chosen = account.templates
    .all()
    .filter(template => template.name === name && (id === null || template.id === id));
  if (chosen.length === 0) throw invalid('Message Template Not Found');
  for (const template of chosen) account.templates.delete(template, account.now());
  return { success: true };
}
