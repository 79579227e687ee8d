/** What the measurements share: percentiles, and a table that a person and a file can read. */

export type Figure = {
  name: string;
  value: string;
  goal: string;
  met: boolean | null;
  /** Why a goal is missed, as far as that was measured; shown only then. */
  reason?: string | undefined;
};

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function markdownTable(figures: readonly Figure[]): string {
  const rows = figures.map(figure => `| ${figure.name} | ${figure.value} | ${figure.goal} | ${verdict(figure)} |`);
  return ['| what | measured | goal | |', '|---|---|---|---|', ...rows].join('\n');
}

function verdict({ met, reason }: Figure): string {
  if (met === null) return '';
  if (met) return 'met';
  return reason === undefined ? '**missed**' : `**missed**: ${reason}`;
}
