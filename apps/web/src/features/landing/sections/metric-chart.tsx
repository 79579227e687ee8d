import type { MetricChart } from '../sample-metrics.ts';

const width = 440;
const height = 200;

export function MetricChartView({ chart }: { chart: MetricChart }) {
  if (chart.kind === 'ranking') return <Ranking chart={chart} />;
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="w-full self-center">
      {[0, 1, 2, 3].map(row => (
        <path key={row} d={`M0 ${row * 62 + 7}H${width}`} className="stroke-line" strokeWidth="1" />
      ))}
      {chart.kind === 'line' ? <Line chart={chart} /> : <Bars chart={chart} />}
    </svg>
  );
}

type Place = { x: number; y: number };

/** Points spread over the width, the least of them a third up, so that differences can be seen. */
function placesOf(points: readonly number[], inset: number): Place[] {
  const least = Math.min(...points);
  const span = Math.max(...points) - least;
  const step = (width - 2 * inset) / (points.length - 1);
  return points.map((point, index) => ({ x: inset + index * step, y: 134 - ((point - least) / span) * 114 }));
}

function Line({ chart }: { chart: Extract<MetricChart, { kind: 'line' }> }) {
  const places = placesOf(chart.points, 12);
  const path = places.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const marked = places[chart.marked];
  return (
    <>
      <path d={`${path}V193H12Z`} className="fill-accent-soft opacity-60" />
      <path d={path} className="fill-none stroke-accent" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round" />
      {marked ? (
        <circle cx={marked.x} cy={marked.y} r="7" className="fill-insight stroke-surface" strokeWidth="3" />
      ) : null}
    </>
  );
}

function Bars({ chart }: { chart: Extract<MetricChart, { kind: 'bars' }> }) {
  return placesOf(chart.points, 36).map(({ x, y }, index) => (
    <g key={x}>
      <rect
        x={x - 20}
        y={y}
        width="40"
        height={193 - y}
        rx="5"
        className={index === chart.marked ? 'fill-accent' : 'fill-accent opacity-30'}
      />
      {index === chart.marked ? <circle cx={x} cy={y - 13} r="5" className="fill-insight" /> : null}
    </g>
  ));
}

function Ranking({ chart }: { chart: Extract<MetricChart, { kind: 'ranking' }> }) {
  return (
    <ol className="grid content-center gap-4">
      {chart.rows.map((row, index) => (
        <li key={row.name}>
          <p className="flex justify-between text-sm">
            <span>{row.name}</span>
            <span className="font-medium tabular-nums">{row.value}</span>
          </p>
          <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none" className="mt-1.5 h-2 w-full rounded-full">
            <rect width="100" height="8" className="fill-sunken" />
            <rect
              width={row.share * 100}
              height="8"
              className={index === chart.marked ? 'fill-accent' : 'fill-accent opacity-40'}
            />
          </svg>
        </li>
      ))}
    </ol>
  );
}
