/** The message templates that may open a conversation, one for each number of headline figures. */
import { product } from '@tillsight/contract/product';

export const templateLanguage = 'en';
export const mostFigures = 3;
export const showFullReport = 'Show full report';

export function templateName(figures: number): string {
  return `${product.name.toLowerCase()}_report_${figures}`;
}

/** As they are submitted. `handle` names the example picture, uploaded before. */
export function templateDefinitions(handle: string): TemplateDefinition[] {
  return Array.from({ length: mostFigures }, (_, index) => definitionOf(index + 1, handle));
}

export type TemplateDefinition = { name: string; components: object[] };

/** Worded so that it is what was asked for and nothing else: a greeting or an offer would make it marketing. */
function definitionOf(count: number, handle: string) {
  const figures = Array.from({ length: count }, (_, index) => `• {{figure_${index + 1}}}`).join('\n');
  const text = [
    'This is the {{report}} you asked for, about the store {{store}}. It covers {{period}} and begins with these figures:',
    figures,
    'Tap the button to read the full report here. Send STOP to end these reports.',
  ].join('\n\n');
  return {
    name: templateName(count),
    language: templateLanguage,
    category: 'utility',
    parameter_format: 'named',
    // A report that comes half a day late is noise.
    message_send_ttl_seconds: 43_200,
    components: [
      { type: 'header', format: 'image', example: { header_handle: [handle] } },
      { type: 'body', text, example: { body_text_named_params: examplesFor(count) } },
      { type: 'buttons', buttons: [{ type: 'quick_reply', text: showFullReport }] },
    ],
  };
}

const examples: Record<string, string> = {
  report: 'daily report (Executive)',
  store: 'Kesar Lane',
  period: '19 Nov 2026',
  figure_1: 'Total Sales Revenue ₹1,24,300 (+8.1%)',
  figure_2: 'Total Orders 44 (-2.0%)',
  figure_3: 'Average Order Value ₹2,825 (+3.4%)',
};

function examplesFor(count: number): { param_name: string; example: string }[] {
  return Object.entries(examples)
    .filter(([name]) => !name.startsWith('figure_') || Number(name.slice(7)) <= count)
    .map(([param_name, example]) => ({ param_name, example }));
}
