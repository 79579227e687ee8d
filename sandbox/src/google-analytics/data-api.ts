import { ApiProblem, invalidArgument } from '../google/api-error.ts';
import type { GoogleAccount } from '../google/accounts.ts';
import { readShape } from '../google/json-shape.ts';
import { MalformedJson } from '../google/request-body.ts';
import { localTime } from '../world/calendar.ts';
import type { World } from '../world/world.ts';
import type { AnalyticsState } from './analytics-state.ts';
import { readableProperty } from './properties.ts';
import type { Property } from './properties.ts';
import type { PropertyQuota } from './quota/property-quota.ts';
import {
  batchShape,
  compatibilityShape,
  pivotBatchShape,
  pivotShape,
  realtimeShape,
  reportShape,
} from './request/report-request.ts';
import type { PivotReportRequest, ReportRequest } from './request/report-request.ts';
import { compatibilityOf, metadataOf } from './report/metadata.ts';
import type { CompatibilityRequest } from './report/metadata.ts';
import { runPivotReport } from './report/pivot-report.ts';
import { runRealtime } from './report/realtime.ts';
import { runReport } from './report/run-report.ts';
import type { ReportAnswer } from './report/report-answer.ts';

export type DataCall = {
  /** Of the path `properties/{property}:{method}`. */
  property: string;
  method: string;
  body: unknown;
  account: GoogleAccount;
  world: World;
  properties: readonly Property[];
  state: AnalyticsState;
  now: number;
};

const MOST_REPORTS = 5;

/** Analytics Data API v1beta. The caller has begun the quota. */
export function answerData(call: DataCall, quota: PropertyQuota): object {
  const { property: id, method, state } = call;
  // Property 0 is every property: its fields are those that all have.
  if (id === '0' && method === 'metadata') return metadataOf(id, state.settings) as object;
  const property = readableProperty(id, call.properties, call.account);
  const body = call.body instanceof MalformedJson ? malformed() : (call.body ?? {});
  switch (method) {
    case 'runReport':
      return oneReport(readShape(body, reportShape) as ReportRequest, { ...call, quota }, property);
    case 'batchRunReports':
      return batch(readShape(body, batchShape) as Batch, { ...call, quota }, property);
    case 'runRealtimeReport':
      return realtime(readShape(body, realtimeShape) as ReportRequest, { ...call, quota });
    case 'checkCompatibility':
      quota.spend(1, call.now);
      return compatibilityOf(readShape(body, compatibilityShape) as CompatibilityRequest, state.settings) as object;
    case 'metadata':
      quota.spend(1, call.now);
      return metadataOf(id, state.settings) as object;
    case 'runPivotReport':
      return pivot(readShape(body, pivotShape) as PivotReportRequest, { ...call, quota }, property);
    case 'batchRunPivotReports': {
      const { requests = [] } = readShape(body, pivotBatchShape) as { requests?: PivotReportRequest[] };
      checkBatch(requests);
      const pivotReports = requests.map(request => pivot(request, { ...call, quota }, property));
      return { ...(pivotReports.length > 0 && { pivotReports }), kind: 'analyticsData#batchRunPivotReports' };
    }
    case 'audienceExports':
      // Nobody has exported an audience.
      return {};
    default:
      throw new ApiProblem({ code: 404, message: 'Method not found.', status: 'NOT_FOUND' });
  }
}

type Counted = DataCall & { quota: PropertyQuota };
type Batch = { property?: string; requests?: ReportRequest[] };

/** One bad report fails the whole batch; every report is charged by itself. */
function batch({ requests = [], property: named }: Batch, call: Counted, property: Property): object {
  if (named !== undefined && named !== `properties/${property.id}`) throw otherProperty(named);
  checkBatch(requests);
  const reports = requests.map(request => oneReport(request, call, property));
  return { ...(reports.length > 0 ? { reports } : {}), kind: 'analyticsData#batchRunReports' };
}

function checkBatch(requests: readonly object[]): void {
  if (requests.length > MOST_REPORTS)
    throw invalidArgument(`Batch requests are limited to ${MOST_REPORTS} reports; ${requests.length} were given.`);
}

function oneReport(request: ReportRequest, call: Counted, property: Property): ReportAnswer {
  const { world, state, quota, now } = call;
  if (request.property && request.property !== `properties/${property.id}`) throw otherProperty(request.property);
  const { day: today } = localTime(now, property.timeZone);
  const report = runReport(request, { world, property, settings: state.settings, today });
  if (report.mayBeThresholded) quota.spendThresholded(state.settings, now);
  quota.spend(report.tokens, now);
  if (request.returnPropertyQuota !== true) return report.answer;
  return { ...report.answer, propertyQuota: quota.told(state.settings, now, report.tokens) };
}

function pivot(request: PivotReportRequest, { world, state, quota, now }: Counted, property: Property): object {
  const { day: today } = localTime(now, property.timeZone);
  const report = runPivotReport(request, { world, property, settings: state.settings, today });
  if (report.mayBeThresholded) quota.spendThresholded(state.settings, now);
  quota.spend(report.tokens, now);
  if (request.returnPropertyQuota !== true) return report.answer;
  return { ...report.answer, propertyQuota: quota.told(state.settings, now, report.tokens) };
}

function realtime(request: ReportRequest, { world, quota, now, state }: Counted): ReportAnswer {
  const answer = runRealtime(request, world);
  quota.spend(1, now);
  if (request.returnPropertyQuota !== true) return answer;
  return { ...answer, propertyQuota: quota.told(state.settings, now, 1) };
}

function otherProperty(name: string): ApiProblem {
  return invalidArgument(`The property of a report must be empty or that of the address: ${name}`);
}

function malformed(): never {
  throw invalidArgument('Invalid JSON payload received. Unexpected token.');
}
