/**
 * Texts in Devanagari as outlines. The renderer places each letter by itself and loses the width of vowel signs; HarfBuzz, which
 * browsers use too, joins letters as the script wants it. Other texts stay as they are.
 */
import { readFileSync } from 'node:fs';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { unescaped } from '../../infra/markup.ts';

/** Paths of TrueType files, for each weight. */
export type FontFiles = Record<'regular' | 'bold', { latin: string; devanagari: string }>;

/** `tag`: of ISO 15924; `outlines`: by glyph. */
type Script = { font: Font; unitsPerEm: number; outlines: Map<number, string>; tag: string };

/** Its SVG is one of ours: a text has no elements within. */
export function outliner(files: FontFiles): (svg: string) => string {
  const scripts = {
    regular: { latin: load(files.regular.latin, 'Latn'), devanagari: load(files.regular.devanagari, 'Deva') },
    bold: { latin: load(files.bold.latin, 'Latn'), devanagari: load(files.bold.devanagari, 'Deva') },
  };
  return svg =>
    svg.replaceAll(/<text ([^>]*)>([^<]*)<\/text>/g, (whole, attributes: string, content: string) => {
      const text = unescaped(content);
      if (!inDevanagari.test(text)) return whole;
      const value = (name: string): string => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
      const weight = Number(value('font-weight')) >= 600 ? 'bold' : 'regular';
      const { outlines, width } = drawn(text, { scripts: scripts[weight], size: Number(value('font-size')) });
      const x = Number(value('x')) - (value('text-anchor') === 'end' ? width : 0);
      return `<g transform="translate(${x.toFixed(2)} ${value('y')})" fill="${value('fill')}">${outlines}</g>`;
    });
}

const inDevanagari = /\p{Script=Devanagari}/u;

/** Letters with their marks and the end of a sentence, which Unicode counts to no script. */
const runs =
  /[\p{Script=Devanagari}\p{Script=Inherited}\u0964\u0965]+|[^\p{Script=Devanagari}\p{Script=Inherited}\u0964\u0965]+/gu;

type Look = { scripts: { latin: Script; devanagari: Script }; size: number };

function drawn(text: string, { scripts, size }: Look): { outlines: string; width: number } {
  let width = 0;
  let outlines = '';
  for (const run of text.match(runs) ?? []) {
    const script = inDevanagari.test(run) ? scripts.devanagari : scripts.latin;
    const scale = size / script.unitsPerEm;
    const { paths, advance } = shaped(run, script);
    outlines += `<g transform="translate(${width.toFixed(2)} 0) scale(${scale} ${-scale})">${paths}</g>`;
    width += advance * scale;
  }
  return { outlines, width };
}

/** In the font's own units, upwards. */
function shaped(run: string, { font, outlines, tag }: Script): { paths: string; advance: number } {
  const buffer = new Buffer();
  buffer.addText(run);
  buffer.guessSegmentProperties();
  buffer.setScript(tag);
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let advance = 0;
  let paths = '';
  for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const outline = outlines.get(glyph) ?? font.glyphToPath(glyph);
    outlines.set(glyph, outline);
    if (outline !== '') paths += `<path transform="translate(${advance + xOffset} ${yOffset})" d="${outline}"/>`;
    advance += xAdvance;
  }
  return { paths, advance };
}

function load(file: string, tag: string): Script {
  const face = new Face(new Blob(new Uint8Array(readFileSync(file)).buffer));
  return { font: new Font(face), unitsPerEm: face.upem, outlines: new Map(), tag };
}
