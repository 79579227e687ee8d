import { withoutFillers } from '../alerts/plainly.ts';
import { alertNoun, looseNoun, rhythm, scheduleNoun, type KeptKind } from './kept-nouns.ts';

/** "Add Priya to the Monday schedule": somebody else is to get it as well. */
export function addsSomebody(typed: string, kind: KeptKind): boolean {
  const noun = kind === 'alert' ? alertNoun : `(?:${scheduleNoun}|(?:${rhythm} )(?:${looseNoun}|reports?))`;
  return new RegExp(
    `^(?:my|our|the) (?:[^ ]+ ){1,3}?(?:should|must|can|needs to|has to) (?:also )?(?:get|receive|have|see) (?:the |my |our )?(?:[^ ]+ ){0,3}?${noun}(?: too| also| as well)?$|^(?:add|include|cc|copy|loop in|put|keep) (?!(?:an?|the|another|one|more|new) )(?:[^ ]+ ){1,4}?(?:to|in|on|into) (?:(?!on |to )[^ ]+ ){0,3}?${noun}$|^(?:[^ ]+ ){1,3}ko (?:bhi )?(?:[^ ]+ ){0,3}?${noun} (?:mein|me) (?:bhi )?(?:jod|add|daal|shaamil|shamil)`,
  ).test(withoutFillers(typed));
}
