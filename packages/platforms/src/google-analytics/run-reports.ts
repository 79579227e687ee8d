/** Sends reports five at a time, and takes apart what GA4 calls incompatible until it knows which part it was. */
import { PlatformFailure } from '../failure.ts';
import type { HttpAnswer } from '../http.ts';
import { at, parseJson } from '../json.ts';
import { requestOf, type Report, type ReportRequest } from './compile.ts';

export type Ran = { report: Report; outcome: { answer: unknown } | { failure: PlatformFailure } };

export type Running = {
  /** One call; throws a `PlatformFailure` for every status but 200 and 400. */
  call: (method: 'batchRunReports' | 'runRealtimeReport', body: unknown) => Promise<HttpAnswer>;
  /** The failure a refusal of the whole call means. */
  refusal: (answer: HttpAnswer) => PlatformFailure;
  /** How often a refused call may still be taken apart. */
  splits: { left: number };
};

export async function runReports(running: Running, reports: readonly Report[]): Promise<Ran[]> {
  try {
    const [first] = reports;
    if (first === undefined) return [];
    const answer = await running.call(
      first.isRealtime ? 'runRealtimeReport' : 'batchRunReports',
      first.isRealtime ? requestOf(first) : { requests: reports.map(requestOf) satisfies ReportRequest[] },
    );
    if (answer.status === 200) return ranOf(reports, parseJson(answer.text, 'Google Analytics'));
    return await takeApart(running, reports, running.refusal(answer));
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    return reports.map(report => ({ report, outcome: { failure: error } }));
  }
}

function ranOf(reports: readonly Report[], body: unknown): Ran[] {
  const answerOf = (index: number) => (reports[index]?.isRealtime === true ? body : at(body, 'reports', index));
  return reports.map((report, index) => ({ report, outcome: { answer: answerOf(index) } }));
}

/** One bad report fails all five, and one bad metric its report; no list says beforehand which go together. */
async function takeApart(running: Running, reports: readonly Report[], failure: PlatformFailure): Promise<Ran[]> {
  const [only] = reports;
  const pieces = reports.length > 1 ? reports.map(report => [report]) : halvesOf(only).map(half => [half]);
  if (pieces.length < 2 || running.splits.left < pieces.length) {
    return reports.map(report => ({ report, outcome: { failure } }));
  }
  running.splits.left -= pieces.length;
  return (await Promise.all(pieces.map(piece => runReports(running, piece)))).flat();
}

function halvesOf(report: Report | undefined): Report[] {
  if (report === undefined || report.metrics.length < 2) return [];
  const middle = Math.ceil(report.metrics.length / 2);
  return [report.metrics.slice(0, middle), report.metrics.slice(middle)].map(metrics => ({ ...report, metrics }));
}
