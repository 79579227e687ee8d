export type MetaPerson = { id: string; name: string };

/** Who runs the shop's advertising. */
export const merchant: MetaPerson = { id: '10229384756012345', name: 'Kavita Rao' };

/** Somebody on Facebook without a role on any ad account. */
const visitor: MetaPerson = { id: '10229384756067890', name: 'Kavita Rao (private)' };

export const people: readonly MetaPerson[] = [merchant, visitor];

export function personById(id: string): MetaPerson | undefined {
  return people.find(person => person.id === id);
}
