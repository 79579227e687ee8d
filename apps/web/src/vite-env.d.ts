/// <reference types="vite/client" />

/** Drawn by `example-chart.ts`. */
declare module 'virtual:example-chart' {
  const svg: string;
  export default svg;
}
