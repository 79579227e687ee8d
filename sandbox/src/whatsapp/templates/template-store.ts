import { type Json, wordOf } from '../json-fields.ts';
import { type Template, type TemplateCategory, type TemplateStatus } from './template.ts';
import { templateProblem } from './template-problem.ts';
import { readComponents } from './read-components.ts';
import { templateLanguages } from './languages.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const mostTemplates = 250;

/** The message templates of the account, and the rules by which they may be made, edited and deleted. */
export class TemplateStore {
  readonly #templates = new Map<string, Template>();
  /** Names that were approved and deleted, until when they are blocked. */
  readonly #blocked = new Map<string, number>();
  readonly #handles = new Set<string>();
  #next = 1;

  all(): Template[] {
    return [...this.#templates.values()];
  }

  byId(id: string): Template | null {
    return this.#templates.get(id) ?? null;
  }

  find(name: string, language: string): Template | null {
    for (const template of this.#templates.values()) {
      if (template.name === name && template.language === language) return template;
    }
    return null;
  }

  addHandle(handle: string): void {
    this.#handles.add(handle);
  }

  create(body: Json, now: number): Template {
    const name = wordOf(body.name);
    const language = wordOf(body.language);
    if (!/^[a-z0-9_]{1,512}$/.test(name))
      throw templateProblem('invalid', 'name: lower-case letters, digits and _ only.');
    if (!templateLanguages.has(language)) throw templateProblem('invalid', `language: "${language}" is not supported.`);
    const category = categoryOf(body.category);
    const parameterFormat = formatOf(body.parameter_format);
    const parts = this.#partsOf(body.components, parameterFormat);
    const ttlSeconds = ttlOf(body.message_send_ttl_seconds, category);
    if (this.find(name, language))
      throw templateProblem('exists', `There is a template ${name} in ${language} already.`);
    if ((this.#blocked.get(name) ?? 0) > now)
      throw templateProblem('beingDeleted', `The name ${name} is being deleted.`);
    if (this.#templates.size >= mostTemplates)
      throw templateProblem('tooManyTemplates', `${mostTemplates} templates at most.`);
    const template: Template = {
      id: `55${String(this.#next).padStart(13, '0')}`,
      name,
      language,
      category,
      previousCategory: null,
      status: 'PENDING',
      parameterFormat,
      ttlSeconds,
      components: body.components as unknown[],
      parts,
      quality: { score: 'UNKNOWN', date: Math.floor(now / 1000) },
      rejectedReason: 'NONE',
      approvedAt: null,
      editedAt: [],
    };
    this.#next += 1;
    this.#templates.set(template.id, template);
    return template;
  }

  edit(template: Template, body: Json, now: number): void {
    if (template.status === 'APPROVED' || template.status === 'PAUSED') {
      if (body.category !== undefined) throw templateProblem('categoryFixed', 'category: the template is approved.');
      const lately = template.editedAt.filter(at => now - at < 30 * DAY);
      if (lately.some(at => now - at < DAY) || lately.length >= 10) {
        throw templateProblem('editedLately', 'An approved template: once in 24 hours, ten times in 30 days.');
      }
      template.editedAt.push(now);
    } else if (template.status === 'PENDING') {
      throw templateProblem('invalid', 'A template in review cannot be edited.');
    }
    if (body.category !== undefined) template.category = categoryOf(body.category);
    if (body.message_send_ttl_seconds !== undefined) {
      template.ttlSeconds = ttlOf(body.message_send_ttl_seconds, template.category);
    }
    if (body.components === undefined) return;
    template.parts = this.#partsOf(body.components, template.parameterFormat);
    template.components = body.components as unknown[];
    template.status = 'PENDING';
  }

  /** What the review, the quality rating or a person at the platform decides. */
  decide(template: Template, status: TemplateStatus, facts: { now: number; reason?: string }): void {
    template.status = status;
    template.rejectedReason = status === 'REJECTED' ? (facts.reason ?? 'INVALID_FORMAT') : 'NONE';
    if (status === 'APPROVED') template.approvedAt = facts.now;
  }

  move(template: Template, category: TemplateCategory): void {
    template.previousCategory = template.category;
    template.category = category;
  }

  delete(template: Template, now: number): void {
    this.#templates.delete(template.id);
    if (template.approvedAt !== null) this.#blocked.set(template.name, now + 30 * DAY);
  }

  /** The same words as another one: refused in the review. */
  twinOf(template: Template): Template | null {
    const words = wordsOf(template);
    const isTwin = (other: Template) =>
      other !== template && other.language === template.language && wordsOf(other) === words;
    return this.all().find(other => isTwin(other) && other.category === template.category) ?? null;
  }

  clear(): void {
    this.#templates.clear();
    this.#blocked.clear();
    this.#handles.clear();
  }

  #partsOf(components: unknown, format: 'NAMED' | 'POSITIONAL') {
    return readComponents(components, { format, isHandleKnown: handle => this.#handles.has(handle) });
  }
}

function wordsOf({ parts }: Template): string {
  return JSON.stringify([parts.body.text, parts.footer]);
}

export function categoryOf(value: unknown): TemplateCategory {
  const category = wordOf(value).toUpperCase();
  if (category === 'UTILITY' || category === 'MARKETING') return category;
  if (category === 'AUTHENTICATION') throw templateProblem('invalid', 'The sandbox has no authentication templates.');
  throw templateProblem('invalid', `category: "${category}" is not a category.`);
}

function formatOf(value: unknown): 'NAMED' | 'POSITIONAL' {
  const format = wordOf(value ?? 'POSITIONAL').toUpperCase();
  if (format === 'NAMED' || format === 'POSITIONAL') return format;
  throw templateProblem('invalid', `parameter_format: "${format}" is neither named nor positional.`);
}

function ttlOf(value: unknown, category: TemplateCategory): number | null {
  if (value === undefined || value === null) return null;
  const [least, most] = category === 'MARKETING' ? [43_200, 2_592_000] : [30, 43_200];
  const isKnown = typeof value === 'number' && (value === -1 || (value >= least && value <= most));
  if (!isKnown) throw templateProblem('invalid', `message_send_ttl_seconds: ${least} to ${most}, or -1.`);
  return value;
}
