import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerender } from './prerender.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), prerender()],
  build: { outDir: 'dist', emptyOutDir: true },
  server: { host: '127.0.0.1', proxy: { '/api': { target: `http://127.0.0.1:${process.env.PORT || 3000}` } } },
});
