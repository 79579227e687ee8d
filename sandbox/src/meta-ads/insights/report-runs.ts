import type { Asked } from './asked.ts';

export type ReportRun = {
  id: string;
  asked: Asked;
  polls: number;
  madeAt: number;
  fails: boolean;
};

const LIFE = 30 * 86_400_000;

/** Reports that are worked out while the asker waits. */
export class ReportRuns {
  readonly #runs = new Map<string, ReportRun>();

  begin(run: Omit<ReportRun, 'id' | 'polls'>): ReportRun {
    const made = { ...run, id: `6091${String(this.#runs.size).padStart(12, '0')}`, polls: 0 };
    this.#runs.set(made.id, made);
    return made;
  }

  find(id: string, now: number): ReportRun | undefined {
    const run = this.#runs.get(id);
    return run && run.madeAt > now - LIFE ? run : undefined;
  }
}

/** Not started, running, and complete at the last poll. */
export function runStatus(run: ReportRun, pollsPerRun: number): { status: string; percent: number } {
  if (run.fails && run.polls >= 2) return { status: 'Job Failed', percent: 0 };
  if (run.polls >= pollsPerRun) return { status: 'Job Completed', percent: 100 };
  if (run.polls <= 1) return { status: 'Job Not Started', percent: 0 };
  return { status: 'Job Running', percent: Math.floor((100 * run.polls) / (pollsPerRun + 1)) };
}
