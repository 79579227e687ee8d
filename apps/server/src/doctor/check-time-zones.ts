/** Whether this Node knows the time zones by which reports are planned. */
import { good, wrong, type Finding } from './finding.ts';

const fewest = 400;

export function checkTimeZones(names: readonly string[] = Intl.supportedValuesOf('timeZone')): Finding {
  if (names.length >= fewest) return good('Time zones', `${names.length} are known.`);
  return wrong('Time zones', {
    what: `This Node knows ${names.length} of them only.`,
    why: 'Reports could not be planned in the zone of every store.',
    todo: 'Use a Node with full international data; `npm start` brings one.',
  });
}
