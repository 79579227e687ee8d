/** Everything the command palette offers, and how typed words find it. */

export type Command = {
  label: string;
  /** Other words people may look for it by. */
  also?: string;
  /** The keys that do the same. */
  keys?: string;
  run: () => void;
};

/** Those whose words begin with every word that was typed; beginnings of the label come first. */
export function commandsFor(typed: string, commands: readonly Command[]): Command[] {
  const wanted = wordsOf(typed);
  const found = commands.filter(({ label, also = '' }) => {
    const words = wordsOf(`${label} ${also}`);
    return wanted.every(want => words.some(word => word.startsWith(want)));
  });
  const begins = ({ label }: Command) => label.toLowerCase().startsWith(typed.trim().toLowerCase());
  return found.toSorted((one, other) => Number(begins(other)) - Number(begins(one)));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}
