/** What a merchant's own assistant is offered over the Model Context Protocol: Sierra, and the figures themselves. */
import { McpServer, requireScopes, type CallToolResult } from '@modelcontextprotocol/server';
import { configurableRoles } from '@tillsight/contract/role';
import { ListMetricsRequest, ListMetricsResponse, QueryMetricsRequest } from '@tillsight/contract/metrics';
import { product } from '@tillsight/contract/product';
import type { TokenCaller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import { askQuestion } from '../chat/chat.ts';
import type { InsightDeps } from '../insights/insights.ts';
import { listMetrics, queryMetrics } from '../metrics/metrics.ts';
import { answerView, offerAnswerView } from './answer-view.ts';
import { compact, CompactFigures } from './compact.ts';
import { described } from './described.ts';
import { progressOf } from './progress.ts';
import { offerPrompts } from './prompts.ts';
import { offerResources } from './resources.ts';
import { readReport } from '../reports/reports.ts';
import { AskSierraRequest, AskSierraResponse, ReadReportRequest, ReadReportResponse } from './sierra.ts';

const instructions = `Figures of an online store, fetched live from Shopify, Google Analytics and Google Ads.
ask_sierra answers a question in plain words, read_report gives the report of a role. query_metrics gives figures for a period, split and filtered as asked;
list_metrics says which metrics and dimensions there are. A figure that is null is unknown, never zero.`;

/** Nothing is told later: each request has a server of its own, and no stream stays open. */
const capabilities = {
  tools: { listChanged: false },
  resources: { listChanged: false },
  prompts: { listChanged: false },
};

export type McpDeps = InsightDeps & Parameters<typeof askQuestion>[0] & Parameters<typeof readReport>[0];

/** One for each request; it can do what the token's owner can. A call beyond the token's scopes is refused before it gets here, with 403. */
export function mcpServer(deps: McpDeps, { caller }: TokenCaller): McpServer {
  const server = new McpServer({ name: product.name.toLowerCase(), version: '0.1.0' }, { instructions, capabilities });
  const hints = { readOnlyHint: true, destructiveHint: false, openWorldHint: false };

  server.registerTool(
    'ask_sierra',
    {
      title: 'Ask Sierra',
      description: `Asks ${product.assistant}, the store's analyst, in plain words. She knows the earlier questions of this person, so that "and by product?" works.`,
      inputSchema: described(AskSierraRequest),
      outputSchema: described(AskSierraResponse),
      annotations: { ...hints, readOnlyHint: false, idempotentHint: false },
      scopeChallenge: requireScopes('ask'),
      _meta: { ui: { resourceUri: answerView } },
    },
    ({ question }, context) =>
      answer(deps, async () => {
        const listening = progressOf(context, error => deps.log.debug({ err: error }, 'An assistant has gone.'));
        const reply = await askQuestion({ ...deps, ...listening }, caller, question);
        const { response, behaviour, metricsIncluded: sources, chart, table, parts, alternatives } = reply;
        return { text: response, content: { response, behaviour, sources, chart, table, parts, alternatives } };
      }),
  );

  server.registerTool(
    'read_report',
    {
      title: 'Read a report',
      description: `The report of a role as it would go out now: its figures in sections, each against the days before. Nothing is sent.`,
      inputSchema: described(ReadReportRequest),
      outputSchema: described(ReadReportResponse),
      annotations: hints,
      scopeChallenge: requireScopes('ask'),
      _meta: { ui: { resourceUri: answerView } },
    },
    ({ role = configurableRoles(caller.role)[0], report: frequency = 'daily' }) =>
      answer(deps, async () => {
        if (role === undefined) throw new ProblemError('forbidden', 'There are no reports for your role.');
        const { text, report } = await readReport(deps, caller, { role, report: frequency });
        return { text, content: { response: text, report } };
      }),
  );

  server.registerTool(
    'query_metrics',
    {
      title: 'Query metrics',
      description: 'Figures of one or more metrics over a period, optionally split, filtered and compared.',
      inputSchema: described(QueryMetricsRequest),
      outputSchema: described(CompactFigures),
      annotations: hints,
      scopeChallenge: requireScopes('metrics:read'),
    },
    input =>
      answer(deps, async () => {
        return asJson(compact(await queryMetrics(deps, caller, input)));
      }),
  );

  server.registerTool(
    'list_metrics',
    {
      title: 'List metrics',
      description:
        'Which metrics there are, with their meaning, unit, sources and the dimensions they can be split by.',
      inputSchema: described(ListMetricsRequest),
      outputSchema: described(ListMetricsResponse),
      annotations: hints,
      scopeChallenge: requireScopes('metrics:read'),
    },
    ({ search }) =>
      answer(deps, async () => {
        return asJson(listMetrics(search));
      }),
  );
  offerResources(server);
  offerAnswerView(server);
  offerPrompts(server);
  return server;
}

type Told = { text: string; content: Record<string, unknown> };

function asJson(content: Record<string, unknown>): Told {
  return { text: JSON.stringify(content), content };
}

/** A problem is told to the assistant as a person would be told; a bug only that it was one. */
async function answer({ log }: InsightDeps, work: () => Promise<Told>): Promise<CallToolResult> {
  try {
    const { text, content } = await work();
    return { content: [{ type: 'text', text }], structuredContent: content };
  } catch (error) {
    if (error instanceof ProblemError) return refusal(error);
    log.error({ err: error }, 'A tool call failed because of a bug.');
    return { isError: true, content: [{ type: 'text', text: 'Something went wrong on our side. Please try again.' }] };
  }
}

function refusal({ message, retryAfterSeconds }: ProblemError): CallToolResult {
  const wait = retryAfterSeconds === undefined ? '' : ` (in ${retryAfterSeconds} s)`;
  return { isError: true, content: [{ type: 'text', text: `${message}${wait}` }] };
}
