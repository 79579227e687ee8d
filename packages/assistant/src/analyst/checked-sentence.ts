/** A sentence of a model: withheld unless its handles carry all it claims, and then written with figures, days and names of ours. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Period } from '@tillsight/metrics/request';
import { isTime } from '@tillsight/metrics/time-grain';
import type { Shop } from '../conversation.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { changeOf, filterParts, isNow, labelText, valueText } from '../telling/wording.ts';
import { isClaim, uncarried } from './claims.ts';
import { askedText, countOf, type Figures, type Finding } from './finding.ts';
import { adviceWords, figureWords, plainWords } from './plain-words.ts';
import { referenceOf, type CellRef, type Reference, type WholeRef } from './reference.ts';

export type Telling = {
  shop: Shop;
  findings: ReadonlyMap<string, Finding>;
  /** The days the reader was told last. */
  days: Period | undefined;
};

/** Why a sentence is refused, or the sentence. */
export type Checked = { why: string } | Sound;

/** `used`: what it rests on. `isBlock`: lines of their own. `hasFigure`: it tells something that was found. */
type Sound = { text: string; used: Finding[]; isBlock: boolean; hasFigure: boolean; days: Period | undefined };

const longest = 320;
const rowsListed = 10;
const namesListed = 6;

type Piece = { words: string[]; raw: string } | Reference;
const isWords = (piece: Piece): piece is { words: string[]; raw: string } => 'raw' in piece;

export function checkedSentence(sentence: string, telling: Telling): Checked {
  if (sentence.length > longest || /[\n\r]/.test(sentence)) return { why: 'It is too long.' };
  const parts = sentence.trim().split(/\{([^{}]*)\}/);
  const pieces: Piece[] = [];
  for (const [at, part] of parts.entries()) {
    const piece = at % 2 === 1 ? referenceOf(part, telling.findings) : wordsIn(part);
    if (piece === undefined) return { why: at % 2 === 1 ? 'There is no such handle.' : 'Only letters and plain marks may stand between handles.' }; // prettier-ignore
    pieces.push(piece);
  }
  const block = pieces.find(isBlock);
  if (block) return blockOf(block, pieces, telling);
  const why = complaintAbout(pieces);
  return why === undefined ? written(pieces, telling) : { why };
}

type Block = Extract<Reference, { kind: 'text' | 'list' }>;
const isBlock = (piece: Piece): piece is Block => 'kind' in piece && (piece.kind === 'text' || piece.kind === 'list');

/** Nothing where it holds what only code may write. */
function wordsIn(raw: string): { words: string[]; raw: string } | undefined {
  if (!/^[A-Za-z\s,.;:!?()'’–—-]*$/.test(raw)) return undefined;
  return { words: raw.toLowerCase().match(/[a-z]+(?:['’][a-z]+)?/g) ?? [], raw };
}

/** Texts of ours and lists stand whole and alone. */
function blockOf(block: Block, pieces: Piece[], { shop }: Telling): Checked {
  const isAlone = pieces.every(piece => piece === block || (isWords(piece) && /^[\s.]*$/.test(piece.raw)));
  if (!isAlone) return { why: 'A whole block is a sentence of its own.' };
  if (block.kind === 'text') {
    const [first = ''] = block.text.text.split('\n');
    const text = block.isFirst ? first : block.text.text;
    return { text, used: [block.text], isBlock: true, hasFigure: true, days: undefined };
  }
  const { figures } = block;
  const { request, rows } = figures.result;
  const lines = rows.slice(0, rowsListed).map(({ values }, at) => {
    const told = request.metrics.map(key => {
      const figure = valueText(key, values[key]?.value, voiceOf(figures, shop));
      return request.metrics.length > 1 ? `${titleOf(key, shop)} ${figure}` : figure;
    });
    return `${request.order ? `${at + 1}.` : '•'} ${nameOf(figures, at, shop)}: ${told.join(', ')}`;
  });
  const text = [`${askedText(figures.result, shop)}:`, ...lines].join('\n');
  return { text, used: [figures], isBlock: true, hasFigure: true, days: undefined };
}

function complaintAbout(pieces: Piece[]): string | undefined {
  const words = pieces.flatMap(piece => (isWords(piece) ? piece.words : []));
  const refs = pieces.flatMap(piece => (isWords(piece) ? [] : [piece]));
  const isAdvice = refs.length > 0 && (adviceWords.has(words[0] ?? '') || /^(you|please) /.test(words.join(' ')));
  const strange = words.find(
    word => !plainWords.has(word) && !figureWords.has(word) && !isClaim(word) && !(isAdvice && adviceWords.has(word)),
  );
  if (strange !== undefined) return `"${strange}" is none of the words that may be used.`;
  const cells = refs.filter(ref => ref.kind === 'cell');
  const rows = refs.filter(ref => ref.kind === 'cell' || ref.kind === 'name');
  return uncarried({ cells, rows, words }) ?? strangeFigure(pieces, isAdvice) ?? strangeRow(pieces);
}

/** A word for a figure has to be one of the figure it stands before, or behind at the end. */
function strangeFigure(pieces: Piece[], isAdvice: boolean): string | undefined {
  let open: string[] = [];
  let last: CellRef | undefined;
  for (const piece of pieces) {
    if (isWords(piece)) open.push(...piece.words.filter(word => figureWords.has(word)));
    else if (piece.kind === 'cell') {
      const strange = open.find(word => !isOf(word, piece.key));
      if (strange !== undefined) return `"${strange}" is not what its figure is called.`;
      [open, last] = [[], piece];
    }
  }
  const strange = open.find(word => (last ? !isOf(word, last.key) : !isAdvice));
  return strange === undefined ? undefined : `"${strange}" stands beside no figure of that name.`;
}

const isOf = (word: string, key: string): boolean => {
  const { also_called: others = [] } = metricByKey(key) ?? {};
  const stem = word.replace(/s$/, '');
  return [englishTitle(key), ...others].some(name =>
    name.toLowerCase().split(/[^a-z]+/).some(each => each.replace(/s$/, '') === stem),
  ); // prettier-ignore
};

/** A figure of a row stands beside the name of that row and of no other. */
function strangeRow(pieces: Piece[]): string | undefined {
  const names = pieces.flatMap((piece, place) => (!isWords(piece) && piece.kind === 'name' ? [{ piece, place }] : []));
  for (const [place, piece] of pieces.entries()) {
    if (isWords(piece) || piece.kind !== 'cell' || !isSplit(piece.figures)) continue;
    const beside = names.findLast(name => name.place < place) ?? names[0];
    if (!beside || labelOf(beside.piece) !== labelOf(piece)) return 'A figure stands beside the name of another row, or of none.'; // prettier-ignore
  }
  return undefined;
}

const isSplit = ({ result }: Figures): boolean => (result.request.by ?? []).length > 0;
const labelOf = ({ figures, at }: { figures: Figures; at: number }): string =>
  JSON.stringify(figures.result.rows[at]?.by ?? {});

function written(pieces: Piece[], telling: Telling): Checked {
  const { shop } = telling;
  const said = new Set<string>();
  let { days } = telling;
  let near = '';
  const has = (kind: Reference['kind']): boolean => pieces.some(piece => !isWords(piece) && piece.kind === kind);
  const hasBase = pieces.some(piece => !isWords(piece) && piece.kind === 'cell' && piece.field === 'base');
  const texts = pieces.map(piece => {
    if (isWords(piece)) {
      near += ` ${piece.words.join(' ')}`;
      return piece.raw;
    }
    if (piece.kind === 'cell') {
      const inDays = daysUnsaid(piece, days);
      const told = cellText(piece, { shop, near, said, days: inDays, isAgainst: has('against') || hasBase });
      if (inDays) days = inDays;
      near = '';
      return told;
    }
    if (piece.kind === 'name') return nameOf(piece.figures, piece.at, shop);
    if (isBlock(piece)) return '';
    if (piece.kind === 'days') days = piece.figures.result.request.period;
    if (piece.kind === 'metric') near += ` ${englishTitle(piece.key).toLowerCase()}`;
    return wholeText(piece, shop);
  });
  const text = texts.join('').replaceAll(/\s+/g, ' ').trim();
  const used = [...new Set(pieces.flatMap(piece => (isWords(piece) || !('figures' in piece) ? [] : [piece.figures])))];
  const whole = /[.!?]$/.test(text) ? text : `${text}.`;
  return {
    text: whole.charAt(0).toUpperCase() + whole.slice(1),
    used,
    isBlock: false,
    hasFigure: used.length > 0,
    days,
  };
}

/** The days of a figure where the reader was told others, or none. */
function daysUnsaid({ figures, key }: CellRef, said: Period | undefined): Period | undefined {
  const { period, by = [] } = figures.result.request;
  if (isNow(key) || by.some(isTime)) return undefined;
  return said?.from === period.from && said.to === period.to ? undefined : period;
}

type Around = { shop: Shop; near: string; said: Set<string>; days: Period | undefined; isAgainst: boolean };

/** The figure, and in brackets what the sentence does not say of it. */
function cellText({ figures, key, cell, field, at }: CellRef, { shop, near, said, days, isAgainst }: Around): string {
  const say = sentencesFor(shop);
  const { where = [], by = [], base } = figures.result.request;
  const voice = voiceOf(figures, shop);
  const against = base && !isAgainst ? [say.period(base)] : [];
  const unsaid = [
    ...(isNamedIn(near, key) || said.has(key) ? [] : [titleOf(key, shop)]),
    ...where.filter(({ dimension }) => !by.includes(dimension)).map(filter => say.filters(filterParts([filter]))),
    ...(field === 'base' && base ? [say.period(base)] : days ? [say.period(days)] : []),
    ...(field === 'change' ? against.map(text => `${valueText(key, cell.base, voice)}, ${text}`) : []),
  ].filter(text => text !== '');
  said.add(key);
  const change = field === 'change' ? changeOf(key, cell) : undefined;
  const figure = field === 'change' ? (change ? say.figures.change(change) : '–') : valueText(key, cell[field], voice);
  const part = figures.result.rows[at]?.isPart ? ' …' : '';
  return `${figure}${part}${unsaid.length > 0 ? ` (${unsaid.join(', ')})` : ''}`;
}

/** Every word of its name but "total". */
const isNamedIn = (near: string, key: string): boolean => {
  const words = new Set(near.split(/\W+/).map(word => word.replace(/s$/, '')));
  const own = englishTitle(key).replace(/ \(.*\)$/, '').toLowerCase().split(/\W+/).map(word => word.replace(/s$/, '')); // prettier-ignore
  return own.every(word => word === 'total' || words.has(word));
};

function wholeText({ figures, kind, key }: WholeRef, shop: Shop): string {
  const say = sentencesFor(shop);
  const { request, rows, rest } = figures.result;
  if (kind === 'metric') return say.metric(key);
  if (kind === 'days') return say.period(request.period);
  if (kind === 'against') return request.base ? say.period(request.base) : '–';
  const about = ` (${askedText(figures.result, shop)})`;
  const [dimension = ''] = request.by ?? [];
  if (kind === 'count') return `${countOf(rows.length + (rest?.rows ?? 0), dimension)}${about}`;
  const names = rows.slice(0, namesListed).map((_, at) => nameOf(figures, at, shop));
  const more = rows.length > names.length ? ' …' : '';
  return `${names.join(', ')}${more}${about}`;
}

const voiceOf = ({ result }: Figures, shop: Shop) => ({ shop, notes: {}, result });
const titleOf = (key: string, shop: Shop): string => sentencesFor(shop).metric(key);
const englishTitle = (key: string): string => sentencesFor({ language: 'english', country: '' }).metric(key);

function nameOf({ result }: Figures, at: number, shop: Shop): string {
  const by = result.rows[at]?.by ?? {};
  return Object.entries(by).map(([dimension, value]) => labelText(dimension, value, shop)).join(', '); // prettier-ignore
}
