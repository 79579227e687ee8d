/** "Which alerts do I have", "kitne schedule chal rahe hain": whether nothing but a list of what is kept is wanted. */
import { alertNoun, scheduleNoun, type KeptKind } from './kept-nouns.ts';

const ofLists = new Set(
  `which what whats what's there show list see view display tell give me us all my our the a an of do i we have are is on set active running up there right now currently any made created got for you watching asked to about
  watch monitor monitoring tracking that in place at moment kept going paused muted stopped active ki bhejo bhejna chal rahe rahi raha laga lagi rakha rakhi mere mera hamare apne kaun kaunse konse kon se kya kya-kya hain hai hue lage lagaye laga rakhe chalu jo wo woh जो वो वह maine humne batao batana dikhao dikha bata do kitne kitni many how
  abhi sab sabhi saare list today these those did can will would about with please still keep been has it's bane banaye kiye many`.split(
    /\s+/,
  ),
);
const ofSending = new Set(
  `get receive getting from what whats all do will is are you me us send sending sent automatically regularly everything that list show the on schedule scheduled for i we have set up to by yourself every day week month daily weekly monthly and when kya tum aap mujhe hume
  hamein bhejte bhejti bhejoge ho hain roz apne aap`.split(/\s+/),
);
const picks =
  /(?:^| )(?:which|what|whats|what's|show|list|see|view|display|my|mere|hamare|apne|any|many|all|sabhi|kya|kaun|kaunse|konse|kon|kitne|dikhao|batao|tell)(?: |$)/;

export function isList(plain: string, kind: KeptKind): boolean {
  const words = plain.split(' ');
  const only = (known: ReadonlySet<string>, besides = /^$/): boolean =>
    words.every(word => known.has(word) || besides.test(word));
  if (kind === 'alert')
    return (
      new RegExp(
        `^(?:(?:is|are) there|(?:do|have) (?:i|we)(?: have| got)?) (?:any |an |already )*${alertNoun}(?: (?:set|on|for|about|already|up|there|running)(?: .+)?)?$`,
      ).test(plain) ||
      (picks.test(plain) &&
        only(ofLists, new RegExp(`^${alertNoun}$`)) &&
        /alert|alarm|warning|notification/.test(plain)) ||
      /^(?:show|tell|list)(?: me| us)? (?:everything|all|what) (?:that )?you(?: are)? (?:watching|monitoring|tracking|keeping an eye on)$/.test(
        plain,
      ) ||
      /^what (?:all )?(?:are|do) you (?:watching|watch|monitoring|tracking|keeping an eye on)(?: for (?:me|us))?$/.test(
        plain,
      ) ||
      /^what (?:all )?(?:have|did) (?:i|we) (?:asked?|told|tell|set|want(?:ed)?|got)(?: you)? (?:to )?(?:watch|watching|track|monitor|keep an eye on|alert me (?:about|on|of)|tell me about)(?: for (?:me|us))?$/.test(
        plain,
      ) ||
      /^what (?:will|would) you (?:tell|alert|warn) (?:me|us) (?:about|of)$/.test(plain)
    );
  if (/^(?:what is|what's|whats|what all is) scheduled(?: for (?:me|us))?$/.test(plain)) return true;
  if (/(?:^| )schedules?(?: |$)/.test(plain) && picks.test(plain) && only(ofLists, /^schedules?$/)) return true;
  if (new RegExp(`(?:^| )${scheduleNoun}(?: |$)`).test(plain) && picks.test(plain))
    return only(
      ofLists,
      /^(?:scheduled|automatic|regular|recurring|messages?|mails?|e-?mails?|updates?|sends?|questions?|figures|answers?|deliver(?:y|ies))$/,
    );
  return (
    /(?:^| )(?:what|kya|list|show)(?: |$)/.test(plain) &&
    /(?:^| )(?:(?:i|we) (?:\w+ )?(?:get|receive) from you|you (?:\w+ )?(?:send|sending)|(?:i|we|is) (?:\w+ )?(?:scheduled|set)|bhejt[ei] ho|bhejt[ei] hain|scheduled for)(?: |$)|(?:^| )scheduled$/.test(
      plain,
    ) &&
    only(ofSending)
  );
}
