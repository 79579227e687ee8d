/** For text within HTML or SVG, between tags or in a quoted attribute. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}
