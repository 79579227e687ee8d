/** Reading what must be there. What is missing is a mistake of the sandbox, told with its place instead of spreading as `undefined`. */

/** The entry of a list at a place, or of a record under a key. */
export function itemAt<Value>(list: ArrayLike<Value>, place: number): Value;
export function itemAt<Key extends PropertyKey, Value>(record: { readonly [key in Key]?: Value }, key: Key): Value;
export function itemAt(list: object, place: PropertyKey): unknown {
  const value: unknown = (list as Record<PropertyKey, unknown>)[place];
  return value === undefined ? missing(`no entry at ${String(place)}${lengthOf(list)}`) : value;
}

/** Where a loop of millions reads a list: `list[place] ?? absent()` is as sure as `itemAt`, and knows of one kind of list only, which is fast. */
export function absent(): never {
  return missing('an entry of a list is missing');
}

/** Adds to a number of a list, as `+=` does. */
export function addAt(list: { [place: number]: number }, place: number, amount: number): void {
  list[place] = itemAt(list, place) + amount;
}

/** The number at a place, to which one is then added: `list[place]++`. */
export function nextAt(list: { [place: number]: number }, place: number): number {
  const number = itemAt(list, place);
  list[place] = number + 1;
  return number;
}

/** The value a map holds under a key. */
export function entry<Key, Value>(map: { get(key: Key): Value | null | undefined }, key: Key): Value {
  return map.get(key) ?? missing(`nothing is kept under ${String(key)}`);
}

export function lastOf<Value>(list: readonly Value[]): Value {
  return itemAt(list, list.length - 1);
}

/** A value that the caller knows to be there, and what it is called when it is not. */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  return value ?? missing(`${what} is missing`);
}

function lengthOf(list: object): string {
  return 'length' in list ? ` of ${String(list.length)}` : '';
}

function missing(sentence: string): never {
  throw new Error(`A mistake of the sandbox: ${sentence}.`);
}
