/**
 * The chart of the landing page's example, drawn at build time by what draws it in the chat: `virtual:example-chart` is its SVG. Its
 * colours are those of the page it stands in, by day and by night.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Chart } from '@tillsight/contract/chart';
import { LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { Plugin } from 'vite';
import { chartHeightPx, chartOption } from './src/shell/answer/chart-option.ts';

const name = 'virtual:example-chart';
const widthPx = 320;
/** Numbers of colours that no drawing uses, for those that only the page knows. */
const colours = { ink: '#010101', faint: '#020202', line: '#030303', surface: '#040404', accent: '#050505' };

export function exampleChart(): Plugin {
  return {
    name: 'tillsight-example-chart',
    resolveId: id => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      const file = path.join(import.meta.dirname, 'src/features/landing/example/answer.json');
      const { chart } = JSON.parse(await readFile(file, 'utf8')) as { chart: Chart };
      return `export default ${JSON.stringify(drawn(chart))};`;
    },
  };
}

function drawn(chart: Chart): string {
  use([LineChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);
  const height = chartHeightPx(chart, widthPx);
  const drawing = init(null, null, { renderer: 'svg', ssr: true, width: widthPx, height });
  const { accent, ...look } = colours;
  drawing.setOption({
    ...chartOption({ chart, look: { ...look, font: 'inherit', series: [accent], target: accent }, widthPx }),
    animation: false,
  });
  const svg = drawing.renderToSVGString({ useViewBox: true });
  drawing.dispose();
  const slim = svg
    // Points that nothing is said of have no size; what a pointer would do to the others is not done here.
    .replaceAll(
      /<path[^>]*transform="matrix\(0,0,0,0,[^>]*><\/path>|<style>.*?<\/style>|<rect[^>]*fill="none"><\/rect>/gs,
      '',
    )
    .replaceAll(/ (?:ecmeta_\w+|class|pointer-events|xml:space|xmlns:xlink|version|baseProfile)="[^"]*"|\n/g, '');
  return Object.entries(colours).reduce(
    (text, [key, colour]) => text.replaceAll(asWritten(colour), `var(--${key})`),
    slim,
  );
}

/** The library writes a colour as it was given or by its parts. */
function asWritten(colour: string): RegExp {
  const part = Number.parseInt(colour.slice(1, 3), 16);
  return new RegExp(`${colour}|rgb\\(${part}, ?${part}, ?${part}\\)`, 'g');
}
