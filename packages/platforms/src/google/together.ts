/** Runs a task for every item, a few at a time, in the order of the items. */
export async function together<Item, Result>(
  items: readonly Item[],
  most: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  async function work(): Promise<void> {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) results[index] = await task(item);
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, work));
  return results;
}
