import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { exampleChart } from './example-chart.ts';
import { prerender } from './prerender.ts';

/**
 * What every screen needs is one file, and the small parts that screens share are another: as chunks of their own, a few
 * hundred bytes each, they cost a slow phone forty requests before the first screen.
 */
const parts = [
  'badge|button|card|checkbox|class-names|control|dialog-look|empty-state|field|input|loading|logo|notice',
  'page|password-input|return-focus|select|skeleton|spinner',
].join('|');
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  { name: 'parts', test: new RegExp(`lucide-react|src.(ui|shell).(${parts})`), minShareCount: 2, priority: 1 },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), exampleChart(), prerender()],
  build: { outDir: 'dist', emptyOutDir: true, rolldownOptions: { output: { codeSplitting: { groups } } } },
  server: { host: '127.0.0.1', proxy: { '/api': { target: `http://127.0.0.1:${process.env.PORT || 3000}` } } },
});
