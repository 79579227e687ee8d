/**
 * Size and colour as the title of a variant tells them: "Peach / M" is M in Peach. Merchants name their options freely, so what is a size is
 * known by its form, and a colour is what else there is.
 */
export type TitleParts = { size: string | null; colour: string | null };

/** `null` is told for what the title does not say; "Default Title" says neither. */
export function partsOfTitle(title: string): TitleParts {
  const parts = title.split(' / ').map(tidy);
  const sizes = parts.flatMap(part => sizeOf(part) ?? []);
  const colour = parts.find(part => sizeOf(part) === undefined && mayBeColour(part));
  return { size: sizes.length > 0 ? sizes.join(' / ') : null, colour: colour ?? null };
}

/** Whether a dimension's values are read from titles: rows can be made of them, but no filter, as titles are not known before. */
export function isTitlePart(dimension: string): dimension is keyof TitleParts {
  return dimension === 'size' || dimension === 'colour';
}

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The only variant of a product, and what says neither a size nor a colour. */
const neither =
  /^(default( title)?|standard|regular|assorted|(set|pack|combo|box|pair|bundle) of .+|\d+ ?(pcs?|pieces?|pairs?|packs?)|with(out)? .+|(un|semi|ready to |fully )?-?stitched)$/i;
const mayBeColour = (part: string): boolean => /\p{Letter}/u.test(part) && !neither.test(part);

/** One spelling for each size; undefined where it is none. */
function sizeOf(part: string): string | undefined {
  const text = part.toLowerCase();
  const [, before, within] = /^(.+?) ?\(([^()]+)\)$/.exec(text) ?? [];
  // "M (38)" is M.
  if (before !== undefined && within !== undefined && plainSizeOf(within) !== undefined) return plainSizeOf(before);
  return plainSizeOf(text);
}

const plainSizeOf = (text: string): string | undefined =>
  letterOf(text) ?? letterRange(text) ?? named(text) ?? numbered(text) ?? aged(text) ?? measured(text);

const letters: Readonly<Record<string, string>> = {
  'extra small': 'XS',
  'x-small': 'XS',
  small: 'S',
  medium: 'M',
  large: 'L',
  'extra large': 'XL',
  'x-large': 'XL',
  'xx-large': 'XXL',
};

/** "xxl" and "2XL" are one size. */
function letterOf(text: string): string | undefined {
  if (/^[sml]$/.test(text)) return text.toUpperCase();
  const [, count, end] = /^(x{1,5}|[2-9] ?-?x)([sl])$/.exec(text) ?? [];
  if (count === undefined || end === undefined) return letters[text];
  const many = /^\d/.test(count) ? Number(count[0]) : count.length;
  return `${many > 2 ? `${many}X` : 'X'.repeat(many)}${end.toUpperCase()}`;
}

/** "S-M", "l/xl", "S to M" */
function letterRange(text: string): string | undefined {
  const [from, to, ...more] = text.split(/ ?[-/] ?| to /).map(letterOf);
  return from !== undefined && to !== undefined && more.length === 0 ? `${from}-${to}` : undefined;
}

function named(text: string): string | undefined {
  if (/^(free|one) ?-?size\b/.test(text)) return text.startsWith('free') ? 'Free Size' : 'One Size';
  const [, bed] = /^(single|double|queen|king)( size| bed)?$/.exec(text) ?? [];
  return bed && `${bed.charAt(0).toUpperCase()}${bed.slice(1)}`;
}

const number = String.raw`\d{1,4}(?:\.\d+)?`;
const range = `${number}(?: ?(?:-|to) ?${number})?`;
const asRange = (text: string): string => text.replace(/ ?(?:-|to) ?/, '-');

/** "2.4", "36-38", "Size 32", "UK 6", "6 uk" */
function numbered(text: string): string | undefined {
  const bare = text.replace(/^size ?/, '');
  if (new RegExp(`^${range}$`).test(bare)) return asRange(bare);
  const [, ahead, size, behind] =
    new RegExp(`^(?:(uk|us|eu|ind?) ?-?)?(${range})(?: ?(uk|us|eu|ind?))?$`).exec(bare) ?? [];
  const system = ahead ?? behind;
  return system === undefined || size === undefined || (ahead && behind)
    ? undefined
    : `${system.slice(0, 2).toUpperCase()} ${asRange(size)}`;
}

/** "4-6Y", "4 to 6 years", "0-3 months" */
function aged(text: string): string | undefined {
  const [, age, unit] =
    new RegExp(`^(${number}(?: ?y)?(?: ?(?:-|to) ?${number})?) ?(y|yrs?|years?|mo|mths?|months?)$`).exec(text) ?? [];
  if (age === undefined || unit === undefined)
    return /^\d+ ?- ?\d+ ?m$/.test(text) ? tight(text).toUpperCase() : undefined;
  return `${tight(asRange(age)).replace('y', '')}${unit.startsWith('y') ? 'Y' : 'M'}`;
}

const tight = (text: string): string => text.replaceAll(' ', '');

const units: readonly (readonly [unit: string, said: RegExp])[] = [
  ['ml', /^ml$/],
  ['L', /^(l|ltr|lit(re|er)s?)$/],
  ['g', /^(g|gms?|grams?)$/],
  ['kg', /^(kgs?|kilos?)$/],
  ['mm', /^mm$/],
  ['cm', /^cms?$/],
  ['m', /^(m|mtrs?|met(re|er)s?)$/],
  ['in', /^(in|inch|inches|")$/],
  ['ft', /^(ft|feet|foot)$/],
  ['oz', /^oz$/],
];

/** "200 ml", "5.5 mtr", "90 x 108 inches" */
function measured(text: string): string | undefined {
  const [, sides, said] = new RegExp(`^(${range}(?: ?[x×*] ?${number}){0,2}) ?([a-z"]+)?$`).exec(text) ?? [];
  if (sides === undefined) return undefined;
  const plain = sides.replace(/ ?[x×*] ?/g, ' x ');
  if (said === undefined) return plain.includes(' x ') ? plain : undefined;
  const [unit] = units.find(([, form]) => form.test(said)) ?? [];
  return unit && `${plain} ${unit}`;
}
