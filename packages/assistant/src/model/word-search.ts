/** The texts that share most words with a question, rare words first. Letters that end a word differently do not tell them apart. */

export type WordSearch<Item> = (question: string, most: number) => Item[];

export function wordSearch<Item>(items: readonly Item[], textOf: (item: Item) => string): WordSearch<Item> {
  const placesOf = new Map<string, number[]>();
  const lengths = items.map((item, place) => {
    const stems = stemsOf(textOf(item));
    for (const stem of stems) placesOf.set(stem, [...(placesOf.get(stem) ?? []), place]);
    return stems.size;
  });
  return (question, most) => {
    const scores = new Map<number, number>();
    for (const stem of stemsOf(question)) {
      const places = placesOf.get(stem) ?? [];
      const weight = Math.log(1 + items.length / (1 + places.length));
      for (const place of places) scores.set(place, (scores.get(place) ?? 0) + weight);
    }
    return [...scores]
      .map(([place, score]) => ({ place, score: score / Math.sqrt(4 + lengths[place]!) }))
      .toSorted((a, b) => b.score - a.score || a.place - b.place)
      .slice(0, most)
      .map(({ place }) => items[place]!);
  };
}

function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(
    words.filter(word => !empty.has(word)).map(word => word.replace(/(?<=...)(ies|es|s|ing|ed|d|y|e)$/, '')),
  );
}

const empty = new Set(
  'a an the of in on at to for from by is are was were do does did me my our us we i it and or what which how please show tell give hai ka ki ke ko se me mein'.split(
    ' ',
  ),
);
