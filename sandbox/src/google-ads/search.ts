/** Google Ads `search` and `searchStream`: checks a GAQL query, runs it and pages the answer. */
import { readShape } from '../google/json-shape.ts';
import type { Shape } from '../google/json-shape.ts';
import { invalidArgument } from '../google/api-error.ts';
import { MalformedJson } from '../google/request-body.ts';
import type { Fault } from '../platform-module.ts';
import { AdsProblem } from './ads-problem.ts';
import type { AdsSettings } from './ads-settings.ts';
import { runQuery } from './engine/run-query.ts';
import type { Account } from './engine/account.ts';
import type { Result } from './engine/run-query.ts';
import { changedByFault } from './faults.ts';
import { parseQuery } from './gaql/parse.ts';
import type { Query } from './gaql/query.ts';
import { fieldMaskOf, rowJson, summaryJson } from './result-json.ts';

const PAGE = 10_000;

export type SearchCall = {
  body: unknown;
  account: Account;
  fault: Fault | null;
  requestId: string;
  settings: AdsSettings;
};

const summaries = ['UNSPECIFIED', 'UNKNOWN', 'NO_SUMMARY_ROW', 'SUMMARY_ROW_WITH_RESULTS', 'SUMMARY_ROW_ONLY'];
const streamShape: Shape = { object: { query: 'text', summaryRowSetting: { oneOf: summaries } } };
const searchShape: Shape = {
  object: {
    query: 'text',
    pageToken: 'text',
    pageSize: 'whole',
    validateOnly: 'yesNo',
    searchSettings: { object: { omitResults: 'yesNo', returnSummaryRow: 'yesNo', returnTotalResultsCount: 'yesNo' } },
  },
};

type Asked = { query: Query; result: Result; rows: Record<string, unknown>[] };

/** `googleAds:searchStream`: a list of chunks; a summary row stands alone in the last one. */
export function searchStream(call: SearchCall): unknown[] {
  const { query: text = '', summaryRowSetting } = read(call.body, streamShape) as {
    query?: string;
    summaryRowSetting?: string;
  };
  const { query, result, rows } = ask(text, call);
  const rest = restOf(query, rows, call);
  const chunks: unknown[] = [];
  const isOmitted = summaryRowSetting === 'SUMMARY_ROW_ONLY';
  const sent = isOmitted ? [] : rows;
  for (let at = 0; at < sent.length; at += PAGE) chunks.push({ results: sent.slice(at, at + PAGE), ...rest });
  if (isOmitted || summaryRowSetting === 'SUMMARY_ROW_WITH_RESULTS')
    return [...chunks, { ...rest, summaryRow: summaryJson(query, result.summary) }];
  return chunks.length === 0 && call.settings.emptyStream === 'chunk' ? [rest] : chunks;
}

/** `googleAds:search`: one page of ten thousand rows. */
export function searchPage(call: SearchCall): Record<string, unknown> {
  const body = read(call.body, searchShape) as {
    query?: string;
    pageToken?: string;
    pageSize?: number;
    validateOnly?: boolean;
    searchSettings?: { omitResults?: boolean; returnSummaryRow?: boolean; returnTotalResultsCount?: boolean };
  };
  if (body.pageSize !== undefined)
    throw new AdsProblem('requestError', 'PAGE_SIZE_NOT_SUPPORTED', {
      message: 'Setting the page size is not supported. Search Responses will have fixed page size of 10000 rows.',
    });
  const { query, result, rows } = ask(body.query ?? '', call);
  if (body.validateOnly) return {};
  const begin = offsetOf(body.pageToken);
  const page = body.searchSettings?.omitResults ? [] : rows.slice(begin, begin + PAGE);
  const { requestId: _streamOnly, ...rest } = restOf(query, rows, call);
  return {
    ...(page.length > 0 ? { results: page } : {}),
    ...(begin + PAGE < rows.length ? { nextPageToken: tokenOf(begin + PAGE) } : {}),
    ...(body.searchSettings?.returnTotalResultsCount ? { totalResultsCount: String(rows.length) } : {}),
    ...(body.searchSettings?.returnSummaryRow ? { summaryRow: summaryJson(query, result.summary) } : {}),
    ...rest,
  };
}

function ask(text: string, { account, fault }: SearchCall): Asked {
  if (text === '')
    throw new AdsProblem('requestError', 'REQUIRED_FIELD_MISSING', {
      message: 'The required field was not present: query.',
    });
  const query = parseQuery(text);
  const result = runQuery(query, account);
  return {
    query,
    result,
    rows: changedByFault(
      fault,
      result.rows.map(row => rowJson(query, row)),
    ),
  };
}

function restOf(query: Query, rows: readonly unknown[], { requestId }: SearchCall) {
  return { fieldMask: fieldMaskOf(query), requestId, queryResourceConsumption: String(100 + rows.length) };
}

function read(body: unknown, shape: Shape): unknown {
  if (body instanceof MalformedJson) throw invalidArgument('Invalid JSON payload received. Unexpected token.');
  return readShape(body ?? {}, shape);
}

function tokenOf(begin: number): string {
  return Buffer.from(`rows:${begin}`).toString('base64url');
}

function offsetOf(token: string | undefined): number {
  if (token === undefined || token === '') return 0;
  const begin = /^rows:(\d+)$/.exec(Buffer.from(token, 'base64url').toString())?.[1];
  if (begin !== undefined) return Number(begin);
  throw new AdsProblem('requestError', 'INVALID_PAGE_TOKEN', { message: 'Page token is invalid.' });
}
