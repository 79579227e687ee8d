import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemAt } from '../../checked.ts';
import { Random } from '../../world/random.ts';
import { DistinctCounter } from './distinct-counter.ts';

const people = 50_000;

/** Rows sorted by epoch; a group belongs to one epoch. Few cells are counted by bits, many by the hash table. */
for (const [title, groupsPerEpoch, epochs] of [
  ['by bits', 4, 1],
  ['by a hash table', 300, 1],
  ['by a hash table emptied with every epoch', 40, 200],
] as const)
  test(`people are counted once per group, ${title}`, () => {
    const random = new Random(title);
    const groups = groupsPerEpoch * epochs;
    const cells = title === 'by bits' ? groups : 1_000_000;
    const counter = new DistinctCounter(people, cells);
    const sets = Array.from({ length: groups }, () => new Set<number>());
    counter.counts.reserve(groups);
    for (let row = 0; row < 60_000; row++) {
      const epoch = Math.floor((row / 60_000) * epochs);
      const group = epoch * groupsPerEpoch + random.below(groupsPerEpoch);
      const person = random.below(people);
      itemAt(sets, group).add(person);
      counter.add({ group, cell: group, epoch }, person);
    }
    assert.equal(counter.needsEpochs, title !== 'by bits');
    assert.deepEqual(
      [...counter.counts.totals.subarray(0, groups)],
      sets.map(set => set.size),
    );
  });
