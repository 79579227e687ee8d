/** The page that draws Sierra's answer inside an assistant (MCP Apps). It is the same for everybody and holds no figure. */
import { readFileSync } from 'node:fs';
import { requireScopes, type McpServer } from '@modelcontextprotocol/server';
import { product } from '@tillsight/contract/product';

export const answerView = 'ui://tillsight/answer';

const mimeType = 'text/html;profile=mcp-app';
/** It loads nothing and asks no network. */
const uiMeta = { ui: { csp: { connectDomains: [], resourceDomains: [] }, prefersBorder: true } };

export function offerAnswerView(server: McpServer): void {
  server.registerResource(
    'answer',
    answerView,
    {
      title: 'An answer',
      description: `Draws an answer of ${product.assistant}'s: headline, chart, table, next questions.`,
      mimeType,
      _meta: uiMeta,
      scopeChallenge: requireScopes('ask'),
    },
    ({ href }) => ({ contents: [{ uri: href, mimeType, text: page(), _meta: uiMeta }] }),
  );
}

let made: string | undefined;

function page(): string {
  const part = (name: string) => readFileSync(new URL(`view/${name}`, import.meta.url), 'utf8');
  made ??= `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${product.assistant}</title><style>
${part('answer.css')}</style></head>
<body><main></main><script type="module">
${part('answer.mjs')}</script></body>
</html>
`;
  return made;
}
