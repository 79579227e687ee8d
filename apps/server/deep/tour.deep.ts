/** The demonstration's days move with the calendar; its tour shows what it means to show on any of them. */
import { test } from 'node:test';
import { takeTour } from '../test/tour.ts';

const day = 86_400_000;
/** From when the sandbox's newest version of Shopify exists, every 29th day: thirteen months and all weekdays. */
const days = Array.from({ length: 14 }, (_, index) => Date.parse('2026-10-12T11:30:00+05:30') + index * 29 * day);

for (const now of days) test(new Date(now).toISOString().slice(0, 10), t => takeTour(t, now));
