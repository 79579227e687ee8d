export type TemplateStatus = 'PENDING' | 'APPROVED' | 'REJECTED' | 'PAUSED' | 'DISABLED';
export type TemplateCategory = 'UTILITY' | 'MARKETING' | 'AUTHENTICATION';
export type HeaderFormat = 'TEXT' | 'IMAGE' | 'VIDEO' | 'DOCUMENT';

export interface TemplateButton {
  type: 'QUICK_REPLY' | 'URL' | 'PHONE_NUMBER';
  text: string;
  url: string | null;
  phone: string | null;
}

/** What a template says, read once from its components. */
export interface TemplateParts {
  header: { format: HeaderFormat; text: string; parameters: string[] } | null;
  body: { text: string; parameters: string[] };
  footer: string | null;
  buttons: TemplateButton[];
}

export interface Template {
  id: string;
  name: string;
  language: string;
  category: TemplateCategory;
  /** What it was before somebody at the platform read it. */
  previousCategory: TemplateCategory | null;
  status: TemplateStatus;
  parameterFormat: 'NAMED' | 'POSITIONAL';
  ttlSeconds: number | null;
  /** As they were sent in. */
  components: unknown[];
  parts: TemplateParts;
  quality: { score: 'GREEN' | 'YELLOW' | 'RED' | 'UNKNOWN'; date: number };
  rejectedReason: string;
  approvedAt: number | null;
  editedAt: number[];
}

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The names or numbers between double braces, in order and each once. */
export function parametersIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))];
}

export function filled(text: string, values: ReadonlyMap<string, string>): string {
  return text.replaceAll(placeholder, (whole, name: string) => values.get(name) ?? whole);
}
