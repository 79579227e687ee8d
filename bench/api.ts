/** An authenticated list beside bare Fastify with one query to the same table, and its patience at 200 requests a second. */
import { withApiServer, type Places } from './api-process.ts';
import { atRate, saturate } from './load.ts';
import { median, percentile, type Figure } from './table.ts';

export function measureApi(): Promise<Figure[]> {
  return withApiServer(measure);
}

async function measure({ ours, bare, path: list, cookie }: Places): Promise<Figure[]> {
  const headers = { cookie };
  const load = { headers, seconds: 3, atOnce: 16 };
  const ratios: number[] = [];
  const rates: number[] = [];
  await saturate({ ...load, url: `${ours}${list}` });
  for (let pair = 0; pair < 4; pair += 1) {
    const one = await saturate({ ...load, url: `${bare}${list}` });
    const other = await saturate({ ...load, url: `${ours}${list}` });
    if (one.failed + other.failed > 0) throw new Error('A request failed while measuring.');
    ratios.push(other.perSecond / one.perSecond);
    rates.push(other.perSecond);
  }
  const steady = await atRate(200, { url: `${ours}${list}`, headers, seconds: 10 });
  const p99 = percentile(steady.ms, 0.99);
  const ratio = median(ratios);
  const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
  return [
    {
      name: 'list of users beside bare Fastify with one query',
      value: `${ratio.toFixed(2)}x (${spread})`,
      goal: '≥ 0.6x',
      met: ratio >= 0.6,
    },
    { name: 'list of users, a second', value: median(rates).toFixed(0), goal: '', met: null },
    { name: 'list of users at 200 a second, p50', value: `${median(steady.ms).toFixed(1)} ms`, goal: '', met: null },
    { name: 'list of users at 200 a second, p99', value: `${p99.toFixed(1)} ms`, goal: '≤ 25 ms', met: p99 <= 25 },
    { name: 'of those failed', value: String(steady.failed), goal: '0', met: steady.failed === 0 },
  ];
}
