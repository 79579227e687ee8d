/** The picture of a report: every figure in a row, and the days behind the first one. SVG, drawn from nothing but text and boxes. */
import { product } from '@tillsight/contract/product';
import { escaped } from '../../infra/markup.ts';
import { directionOf, type Direction } from './change.ts';
import { wordsOf, type Manner, type Mood, type Report, type ReportLine, type Trend } from './report.ts';

/** What is drawn: a report, or what somebody is sent on a schedule, which need not be held against anything. */
export type Pictured = Omit<Report, 'frequency' | 'role' | 'base' | 'missing' | 'news'> & {
  role: string | null;
  base: string | null;
};

export function pictureOf(report: Pictured): string {
  const parts: string[] = [];
  let y = edge;
  const add = (part: string, height: number) => {
    parts.push(`<g transform="translate(0 ${y})">${part}</g>`);
    y += height;
  };
  add(headOf(report), 126);
  if (report.trend !== null) add(chartOf(report.trend, report), 236);
  for (const { title, lines } of report.sections) {
    if (title !== null) add(label(edge, 34, title, { size: 24, weight: 700 }), 48);
    for (const line of lines) add(rowOf(line), rowHeight);
    y += 16;
  }
  for (const remark of [report.insight, report.target]) {
    if (remark === null) continue;
    const lines = wrapped(remark, 72);
    add(noteOf(lines), 40 + lines.length * 30);
  }
  add(label(edge, 40, `${product.reportBot} • ${product.name}`, { size: 18, fill: grey }), 40 + edge);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${y}" viewBox="0 0 ${width} ${y}" font-family="Inter"><rect width="${width}" height="${y}" fill="#faf8f5"/>${parts.join('')}</svg>`;
}

/** For a mail, which tells the figures themselves. */
export function chartPictureOf({ trend, ...report }: Report): string {
  const drawn = trend === null ? '' : chartOf(trend, report);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="236" viewBox="0 0 ${width} 236" font-family="Inter"><rect width="${width}" height="236" rx="12" fill="#faf8f5"/><g transform="translate(0 10)">${drawn}</g></svg>`;
}

const width = 900;
const edge = 40;
const inner = width - 2 * edge;
const rowHeight = 58;
const [ink, grey, pine, red, amber, line] = ['#1f1d1a', '#6b655c', '#0b6e4f', '#b3261e', '#e08a1e', '#e3ded5'];
const pale = '#c9c2b6';
const colours: Record<Mood, string> = { good: pine, bad: red, plain: grey };

function headOf({ title, role, store, period, base, ...manner }: Pictured): string {
  const { comparedWith, unnamedStore } = wordsOf(manner);
  return [
    label(edge, 34, cut(role === null ? title : `${title} · ${role}`, 44), { size: 34, weight: 700 }),
    label(edge, 72, cut(isDrawable(store) ? store : unnamedStore, 66), { size: 22, fill: ink }),
    // What the two bars of each row are.
    ...(base === null
      ? [label(edge, 101, period, { size: 18, weight: 700 })]
      : [
          `<rect x="${edge}" y="88" width="14" height="14" rx="2" fill="${pine}"/>`,
          label(edge + 22, 101, period, { size: 18, weight: 700 }),
          `<rect x="${edge + 290}" y="88" width="14" height="14" rx="2" fill="${pale}"/>`,
          label(edge + 312, 101, comparedWith(base), { size: 18, fill: grey }),
        ]),
  ].join('');
}

function rowOf({ number, name, value, change, mood, now, before }: ReportLine): string {
  return [
    `<rect x="${edge}" y="${rowHeight - 1}" width="${inner}" height="1" fill="${line}"/>`,
    label(edge, 36, String(number), { size: 16, fill: grey }),
    nameOf(name),
    pairOf(now, before),
    label(690, 36, cut(value, 18), { size: 24, weight: 700, anchor: 'end' }),
    change === null ? '' : arrowOf(directionOf(change), colours[mood]),
    change === null ? '' : label(732, 36, change, { size: 20, fill: colours[mood] }),
  ].join('');
}

/** As large as there is room for; what is in brackets goes before a name is cut. One of the store may be in any script. */
function nameOf(name: string): string {
  const [large, small] = [28, 36];
  const whole = !isDrawable(name) ? '–' : lengthOf(name) <= small ? name : name.replace(/ \([^)]*\)$/, '');
  return label(edge + 30, 36, cut(whole, small), { size: lengthOf(whole) <= large ? 22 : 18 });
}

/** This period over the one before, as two bars of one scale. */
function pairOf(now: number | null, before: number | null): string {
  if (now === null || before === null || now < 0 || before < 0) return '';
  const most = Math.max(now, before);
  if (most === 0) return '';
  const long = (value: number) => Math.max(1, Math.round((value / most) * 84));
  return `<rect x="424" y="18" width="${long(now)}" height="10" rx="2" fill="${pine}"/><rect x="424" y="31" width="${long(before)}" height="6" rx="2" fill="${pale}"/>`;
}

function arrowOf(direction: Direction, colour: string): string {
  if (direction === 'down') return `<path d="M710 22h14l-7 12z" fill="${colour}"/>`;
  if (direction === 'up') return `<path d="M710 34h14l-7-12z" fill="${colour}"/>`;
  return `<path d="M710 26h14v4h-14z" fill="${colour}"/>`;
}

function chartOf({ metric, values, usual, labels, last, own }: Trend, manner: Manner): string {
  const most = Math.max(0, ...[...values, ...usual].filter(value => value !== null));
  const [step, floor, tall] = [inner / values.length, 178, 118];
  const highOf = (value: number | null): number =>
    value === null || most === 0 ? 0 : Math.max(0, (value / most) * tall);
  const bars = values.map((value, index) => {
    const high = highOf(value);
    const fill = index >= values.length - own ? pine : pale;
    return `<rect x="${(edge + index * step + step * 0.14).toFixed(1)}" y="${(floor - high).toFixed(1)}" width="${(step * 0.72).toFixed(1)}" height="${high.toFixed(1)}" rx="3" fill="${fill}"/>`;
  });
  const points = usual.flatMap((value, index) =>
    value === null ? [] : [`${(edge + (index + 0.5) * step).toFixed(1)} ${(floor - highOf(value)).toFixed(1)}`],
  );
  const { byDay, usual: usualWord } = wordsOf(manner);
  return [
    label(edge, 30, cut(byDay(metric), 40), { size: 20, fill: grey }),
    label(width - edge, 30, `${labels.at(-1) ?? ''}: ${last}`, { size: 20, fill: grey, anchor: 'end' }),
    ...bars,
    `<rect x="${edge}" y="${floor}" width="${inner}" height="1" fill="${line}"/>`,
    ...(points.length > 1 ? [dashed(`M${points.join('L')}`), usualLegend(usualWord)] : []),
    label(edge, 204, labels[0] ?? '', { size: 16, fill: grey }),
    label(width - edge, 204, labels.at(-1) ?? '', { size: 16, fill: grey, anchor: 'end' }),
  ].join('');
}

const dashed = (path: string): string =>
  `<path d="${path}" fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="7 6" stroke-linejoin="round"/>`;

const usualLegend = (text: string): string =>
  dashed(`M${width / 2 - 70} 198h34`) + label(width / 2 - 26, 204, text, { size: 16, fill: grey });

function noteOf(lines: readonly string[]): string {
  const high = 20 + lines.length * 30;
  const texts = lines.map((text, index) => label(edge + 20, 32 + index * 30, text, { size: 20 }));
  return `<rect x="${edge}" y="0" width="${inner}" height="${high}" fill="#fdf3e3"/><rect x="${edge}" y="0" width="5" height="${high}" fill="${amber}"/>${texts.join('')}`;
}

type Look = { size: number; weight?: number; fill?: string; anchor?: 'start' | 'end' };

function label(x: number, y: number, text: string, look: Look): string {
  const { size, weight = 400, fill = ink, anchor = 'start' } = look;
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(text)}</text>`;
}

function wrapped(text: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && lengthOf(last) + lengthOf(word) < longest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function cut(text: string, longest: number): string {
  if (lengthOf(text) <= longest) return text;
  const kept = clustersOf(text);
  while (lengthOf(kept.join('')) > longest - 1) kept.pop();
  return `${kept.join('').trimEnd()}…`;
}

const segmenter = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** What is drawn as one sign: a letter of Devanagari with all its marks. */
const clustersOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** In letters of Latin text; one of Devanagari takes about so much more room. */
const lengthOf = (text: string): number =>
  clustersOf(text).reduce((sum, cluster) => sum + (/\p{Script=Devanagari}/u.test(cluster) ? 1.4 : 1), 0);

/** The fonts know Latin, Greek, Cyrillic and Devanagari; a name in another script would become a row of boxes. */
function isDrawable(text: string): boolean {
  const isKnown =
    /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]*$/u.test(
      text,
    );
  return isKnown && !/\p{Extended_Pictographic}/u.test(text);
}
