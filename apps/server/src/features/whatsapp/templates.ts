/**
 * The message templates that may open a conversation, one for each number of headline figures. They are kept as files, as
 * they are submitted. They are worded so that they are what was asked for and nothing else: a greeting or an offer would
 * make them marketing; and they live for half a day, for a report that comes later is noise.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { product } from '@tillsight/contract/product';

export const templateLanguage = 'en';
export const mostFigures = 3;

export function templateName(figures: number): string {
  return `${product.name.toLowerCase()}_report_${figures}`;
}

export const templateNames = Array.from({ length: mostFigures }, (_, index) => templateName(index + 1));

export type TemplateDefinition = {
  name: string;
  language: string;
  category: string;
  parameter_format: string;
  message_send_ttl_seconds: number;
  components: Record<string, unknown>[];
};

const folder = path.join(import.meta.dirname, '..', '..', '..', 'templates');

/** `handle` names the example picture, uploaded before. */
export function templateDefinitions(handle: string): TemplateDefinition[] {
  return templateNames.map(name => {
    const text = readFileSync(path.join(folder, `${name}.json`), 'utf8');
    return JSON.parse(text.replace('{{picture}}', handle)) as TemplateDefinition;
  });
}
