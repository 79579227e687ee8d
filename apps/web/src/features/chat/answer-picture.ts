/** An answer as a picture to pass on: the question, Sierra's words, her chart, and where the figures come from. */
import type { Table } from '@tillsight/contract/chart';
import { product } from '@tillsight/contract/product';
import { drawTable, fitsPicture, tableHeightPx, type PictureLook } from './picture-table.ts';
import { wrapLines } from './wrap-lines.ts';

export type PictureContent = {
  question: string;
  answer: string;
  /** The drawing as it stands on the screen. */
  chart: SVGSVGElement | null;
  table: Table | null;
  sources: readonly string[];
  moment: string;
};

const widthPx = 1080;
const paddingPx = 72;
const textWidthPx = widthPx - 2 * paddingPx;

type Style = { sizePx: number; weight: number; colour: string; linePx: number; abovePx: number };
type Look = PictureLook;
type Lines = { kind: 'lines'; lines: string[]; style: Style };
type Chart = { kind: 'chart'; image: HTMLImageElement; heightPx: number };
type Figures = { kind: 'table'; table: Table };
type Block = Lines | Chart | Figures;

export async function drawPicture(content: PictureContent): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  const look = themeLook();
  const blocks = await blocksOf(content, context, look);
  const heightPx = blocks.reduce((sum, block) => sum + heightOf(block), 2 * paddingPx + headerPx);
  // Setting the size empties the canvas and forgets its settings.
  canvas.width = widthPx;
  canvas.height = Math.round(heightPx);
  context.fillStyle = look.surface;
  context.fillRect(0, 0, widthPx, heightPx);
  drawHeader(context, look);
  let y = paddingPx + headerPx;
  for (const block of blocks) {
    drawBlock(context, block, { y, look });
    y += heightOf(block);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error("The picture couldn't be made."))), 'image/png');
  });
}

const headerPx = 84;
const chartGapPx = 40;

async function blocksOf(
  { question, answer, chart, table, sources, moment }: PictureContent,
  context: CanvasRenderingContext2D,
  look: Look,
): Promise<Block[]> {
  const lines = (text: string, style: Style): Block => {
    context.font = fontOf(style, look);
    return { kind: 'lines', lines: wrapLines(text, textWidthPx, each => context.measureText(each).width), style };
  };
  const blocks = [
    lines(question, { sizePx: 40, weight: 600, colour: look.ink, linePx: 54, abovePx: 0 }),
    lines(answer, { sizePx: 32, weight: 400, colour: look.ink, linePx: 48, abovePx: 28 }),
  ];
  if (chart) blocks.push(await chartBlock(chart));
  if (table && fitsPicture(table)) blocks.push({ kind: 'table', table });
  const origin = sources.length > 0 ? `Data sources: ${sources.join(', ')} · ${moment}` : moment;
  return [...blocks, lines(origin, { sizePx: 24, weight: 400, colour: look.faint, linePx: 34, abovePx: 36 })];
}

/** As wide as the text; lines and letters stay sharp because they are drawn, not enlarged. */
async function chartBlock(chart: SVGSVGElement): Promise<Block> {
  const { width, height } = chart.getBoundingClientRect();
  const heightPx = Math.round((height / Math.max(1, width)) * textWidthPx);
  const copy = chart.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  copy.setAttribute('width', String(textWidthPx));
  copy.setAttribute('height', String(heightPx));
  copy.removeAttribute('style');
  const address = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }),
  );
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return { kind: 'chart', image, heightPx };
  } finally {
    URL.revokeObjectURL(address);
  }
}

function heightOf(block: Block): number {
  if (block.kind === 'chart') return chartGapPx + block.heightPx;
  if (block.kind === 'table') return chartGapPx + tableHeightPx(block.table);
  return block.style.abovePx + block.lines.length * block.style.linePx;
}

function drawBlock(context: CanvasRenderingContext2D, block: Block, { y, look }: { y: number; look: Look }): void {
  if (block.kind === 'chart') {
    context.drawImage(block.image, paddingPx, y + chartGapPx, textWidthPx, block.heightPx);
    return;
  }
  if (block.kind === 'table') {
    drawTable(context, block.table, { x: paddingPx, y: y + chartGapPx, widthPx: textWidthPx, look });
    return;
  }
  const { style } = block;
  context.font = fontOf(style, look);
  context.fillStyle = style.colour;
  context.textBaseline = 'middle';
  block.lines.forEach((line, index) => {
    context.fillText(line, paddingPx, y + style.abovePx + (index + 0.5) * style.linePx);
  });
}

/** The mark, drawn as on the screen: three bars and the line they stand on. */
function drawHeader(context: CanvasRenderingContext2D, look: Look): void {
  context.save();
  context.translate(paddingPx, paddingPx - 8);
  context.scale(1.5, 1.5);
  context.fillStyle = '#0B6E4F';
  context.beginPath();
  context.roundRect(0, 0, 32, 32, 8);
  context.fill();
  context.lineCap = 'round';
  stroke(context, 'M9 20.5v-5M16 20.5v-9M23 20.5v-13', { colour: '#fff', widthPx: 3 });
  stroke(context, 'M7.5 25h17', { colour: '#E08A1E', widthPx: 2.5 });
  context.restore();
  context.font = fontOf({ sizePx: 30, weight: 600 }, look);
  context.fillStyle = look.muted;
  context.textBaseline = 'middle';
  context.fillText(`${product.assistant} · ${product.name}`, paddingPx + 64, paddingPx + 16);
}

function stroke(context: CanvasRenderingContext2D, path: string, pen: { colour: string; widthPx: number }): void {
  context.strokeStyle = pen.colour;
  context.lineWidth = pen.widthPx;
  context.stroke(new Path2D(path));
}

function fontOf({ sizePx, weight }: Pick<Style, 'sizePx' | 'weight'>, { font }: Look): string {
  return `${weight} ${sizePx}px ${font}`;
}

function themeLook(): Look {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    ink: colour('--ink'),
    muted: colour('--muted'),
    faint: colour('--faint'),
    surface: colour('--surface'),
    accent: colour('--accent'),
    font: getComputedStyle(document.body).fontFamily,
  };
}
