/** For text within HTML or SVG, between tags or in a quoted attribute. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}

/** What `escaped` wrote. */
export function unescaped(text: string): string {
  return text.replaceAll(/&#(\d+);/g, (_whole, code: string) => String.fromCharCode(Number(code)));
}
