/** On one day of the year; `npm run test:deep` takes it on fourteen. */
import { test } from 'node:test';
import { takeTour } from '../test/tour.ts';

test("the README's tour shows what it means to show", t =>
  takeTour(t, Date.parse('2027-02-03T09:10:00+05:30'), { months: 3 }));
