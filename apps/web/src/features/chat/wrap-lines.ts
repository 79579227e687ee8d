/** A text broken into lines that are no wider than their place; its own line breaks stay. */
export function wrapLines(text: string, widthPx: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap(paragraph => wrapParagraph(paragraph, widthPx, measure));
}

function wrapParagraph(paragraph: string, widthPx: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ').flatMap(word => piecesOf(word, widthPx, measure))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > widthPx) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** A word wider than the place is cut, never in the middle of a character. */
function piecesOf(word: string, widthPx: number, measure: (text: string) => number): string[] {
  if (measure(word) <= widthPx) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    if (piece !== '' && measure(piece + segment) > widthPx) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}
