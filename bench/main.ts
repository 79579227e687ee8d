/** npm run bench: every measurement in turn, or those named; prints the tables and writes bench/results.md. */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { measureAsking } from './ask.ts';
import { measureRealStore } from './real-store.ts';
import { measureForecast } from './forecast.ts';
import { measureReading } from './reading.ts';
import { measureRoundTrips } from './round-trips.ts';
import { measureInbound } from './inbound.ts';
import { measureReports } from './reports.ts';
import { measureApi } from './api.ts';
import { measureGrowth } from './growth.ts';
import { measurePages } from './pages.ts';
import { measureSignIns } from './sign-in.ts';
import { measureStart } from './start.ts';
import { markdownTable, type Figure } from './table.ts';
import { measureWhy } from './why.ts';

const measurements: Record<string, () => Promise<Figure[]>> = {
  ask: measureAsking,
  reading: measureReading,
  why: measureWhy,
  forecast: measureForecast,
  'round-trips': measureRoundTrips,
  'real-store': measureRealStore,
  api: measureApi,
  'sign-in': measureSignIns,
  start: measureStart,
  pages: measurePages,
  growth: measureGrowth,
  reports: measureReports,
  inbound: measureInbound,
};

const wanted = process.argv.slice(2);
const parts = [
  `# Measurements\n\n${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} cores, everything on one machine. Written by \`npm run bench\`.`,
];
for (const [name, measure] of Object.entries(measurements)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const table = markdownTable(await measure());
  process.stdout.write(`\n${name}\n${table}\n`);
  parts.push(`## ${name}\n\n${table}`);
}
if (wanted.length === 0) writeFileSync(path.join(import.meta.dirname, 'results.md'), `${parts.join('\n\n')}\n`);
