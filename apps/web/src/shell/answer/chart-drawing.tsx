import type { Chart } from '@tillsight/contract/chart';
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, MarkLineComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import { chartHeightPx, chartOption, type ChartLook } from './chart-option.ts';

use([BarChart, LineChart, GridComponent, LegendComponent, MarkLineComponent, TooltipComponent, SVGRenderer]);

/** A small chart under an answer; it follows the width of its place and the system's light or dark. */
export function ChartDrawing({ chart }: { chart: Chart }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const drawing = init(element, null, { renderer: 'svg', height: chartHeightPx(chart, element.clientWidth) });
    const draw = () => {
      const widthPx = element.clientWidth;
      const heightPx = chartHeightPx(chart, widthPx);
      element.style.height = `${heightPx}px`;
      drawing.resize({ width: widthPx, height: heightPx });
      drawing.setOption(chartOption({ chart, look: themeLook(element), widthPx }), { notMerge: true });
    };
    const resizing = new ResizeObserver(draw);
    resizing.observe(element);
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', draw);
    return () => {
      resizing.disconnect();
      dark.removeEventListener('change', draw);
      drawing.dispose();
    };
  }, [chart]);

  return <div ref={place} aria-hidden />;
}

function themeLook(element: HTMLElement): ChartLook {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    font: style.fontFamily,
    ink: colour('--ink'),
    faint: colour('--faint'),
    line: colour('--line'),
    surface: colour('--surface'),
    series: ['--accent', '--edge', '--blue-ink', '--purple-ink', '--yellow-ink'].map(colour),
    target: colour('--yellow-ink'),
  };
}
