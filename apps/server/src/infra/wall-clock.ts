/** From what a wall clock shows in a time zone to the instant (epoch milliseconds). */

/** A minute that exists twice is its first time; one that does not exist is the next one that does. */
export function instantOn(day: string, time: string, timeZone: string): number {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`);
  const first = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  if (first.toPlainDateTime().equals(wall)) return first.epochMilliseconds;
  // In a gap "earlier" is an instant before it, so the next change of the clocks is the end of the gap.
  const end = first.getTimeZoneTransition('next');
  if (end === null) throw new Error(`${day} ${time} does not exist in ${timeZone}, and nothing comes after it.`);
  return end.epochMilliseconds;
}
