/** Ready questions a merchant picks in the assistant; each says which tools answer it, and that nothing is made up. */
import { requireScopes, type McpServer } from '@modelcontextprotocol/server';
import { product } from '@tillsight/contract/product';
import * as z from 'zod/mini';
import { described } from './described.ts';

const honest = 'Use the figures as they come, say which platform each is from, and call what is missing missing.';

const ready: { name: string; title: string; description: string; text: string }[] = [
  {
    name: 'yesterday',
    title: 'How was yesterday?',
    description: 'Yesterday beside a usual such day, and what stood out.',
    text: `Ask ${product.assistant} "How did yesterday go?", then "What stood out?". Tell me in five short sentences.`,
  },
  {
    name: 'week_in_review',
    title: 'The week in review',
    description: 'Sales, orders, visits and advertising of last week against the week before.',
    text:
      'With query_metrics fetch total_sales_revenue, total_orders, average_order_value, sessions and google_ads_roas of last_week, compared with the ' +
      `previous period. Then ask ${product.assistant} why the largest change happened.`,
  },
  {
    name: 'what_to_reorder',
    title: 'What should I reorder?',
    description: 'Goods that run out first, at the pace they sell.',
    text: `Ask ${product.assistant} "What should I reorder first?" and make a table of what she says.`,
  },
  {
    name: 'advertising_check',
    title: 'Is my advertising worth it?',
    description: 'Return of each campaign over the last 30 days.',
    text: `Ask ${product.assistant} "Return on ad spend by campaign in the last 30 days" and say which campaigns to look at.`,
  },
];

export function offerPrompts(server: McpServer): void {
  for (const { name, title, description, text } of ready) {
    server.registerPrompt(name, { title, description, scopeChallenge: requireScopes('ask') }, () => ask(text));
  }
  server.registerPrompt(
    'explain_metric',
    {
      title: 'Explain a metric',
      description: 'What a metric means, and what it was lately.',
      argsSchema: described(z.object({ metric: z.string().check(z.minLength(1), z.maxLength(80)) })),
      scopeChallenge: requireScopes('metrics:read'),
    },
    ({ metric }) =>
      ask(
        `With list_metrics find "${metric}", say what it means in plain words, and with query_metrics what it was in the last 30 days.`,
      ),
  );
}

function ask(text: string) {
  return { messages: [{ role: 'user' as const, content: { type: 'text' as const, text: `${text} ${honest}` } }] };
}
