/** Turns of phrase that set two stretches of days against each other, each put with the month it belongs to. */
import type { Turn } from '../words/turns.ts';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])';
const anyMonth = `(?:${month}|(?:this|last|previous) month)`;
const day = '(?:0?[1-9]|[12][0-9]|3[01])(?:st|nd|rd|th)?';
const to = ' ?(?:-|–|to|till|se) ?';
const against =
  '(?:vs\\.?|v\\/s|v|versus|against|and|or|aur|ya|than|compared (?:to|with)|ke mukable(?: me| mein)?|ke muqable(?: me| mein)?)';
const whole = '(?:weeks?|hafte|hafta|fortnight|pakhwad[ae])';
const counted = '(?:[0-9]+|two|three|five|seven|ten|fifteen) (?:days|din|weeks|hafte)';
const half = '(?:first|1st|second|2nd|last|latter|other|pehl[aei]|pahl[aei]|dusr[aei]|doosr[aei]) (?:half|aadh[ae])';
/** "last week" alone is no week of the month that was named before it. */
const opening = `(?:${half}|(?:first|1st|second|2nd|third|3rd|pehl[aei]|pahl[aei]) (?:${whole}|${counted}))`;
const part = `(?:${half}|(?:first|1st|second|2nd|third|3rd|fourth|4th|final|a+khri|aakhir[ie]|pehl[aei]|pahl[aei]|dusr[aei]|doosr[aei]) (?:${whole}|${counted}))`;
const ending = `(?:${part}|last (?:${whole}|${counted}))`;

const festival =
  "(?:diwali|deepavali|dhanteras|navratri|dussehra|holi|eid|raksha bandhan|rakhi|karwa chauth|onam|ganesh chaturthi|bhai dooj|republic day|valentine'?s day|black friday|christmas)";

export const comparedTurns: readonly Turn[] = [
  ['(?:earlier|former|initial|opening|starting) half', 'first half'],
  ['(?:latter|later|other|closing) half', 'second half'],
  // "October halves", "the two halves of October"
  [`(?:the |both )*(?:two )?halves of (${anyMonth})`, 'first half of $1 vs second half of $1'],
  [`(${anyMonth})(?:'s)? (?:two )?halves`, 'first half of $1 vs second half of $1'],
  // "the week before diwali vs the week after"
  [`(week|fortnight|month|[0-9]+ days) (before|after) (${festival}) (${against})(?: the)? (week|fortnight|month|[0-9]+ days) (before|after)(?! (?:it )?(?:the )?${festival})(?: it)?`, '$1 $2 $3 $4 $5 $6 $3'],
  // "visits on Saturday and Sunday against the same two days of the week before"
  ['(?:the )?same (?:(?:two|three|four|five|six|[2-6]) )?days? (?:of|in) the (?:week|one) before', 'same day last week'],
  // "weekend of 7-8 nov", "week starting 26 October"
  [`weekend (?:of|on) (${day})${to}(${day}) (${month})`, '$1 to $2 $3'],
  ['week (?:starting|beginning|commencing|starting from|beginning from)(?: on| from)?(?: the)? (?=[0-9])', 'week of '],
  // "1-10, 11-20 and 21-31 october"
  [`(?<!${month} )(${day})${to}(${day}), (${day})${to}(${day}),? (?:and|aur|&) (${day})${to}(${day})(?: of| in)? (${month})`, '$1 to $2 $7, $3 to $4 $7 and $5 to $6 $7'],
  // "Q3 this year over Q3 last year"
  ['(?<=(?:this (?:year|month|week|quarter)|20[0-9][0-9]).{0,13})over(?= .{0,20}(?:last (?:year|month|week|quarter)|20[0-9][0-9]))', 'vs'],
  // "…, plus our total sales in that month"
  ['(?<=(?:week|month|quarter|year|yesterday|days|october|september|november|august) .*)(?:in|for|during|over) (?:that|the same) (?:month|week|period|quarter|time|duration|year)(?=\\s*(?:$|[?.!,]))', ''],
  // "in the second half of October worse than in the first half? (1-15 vs 16-31)": the days only say it again
  [`(?<=\\bhalf\\b.*)[(]? ?1(?:st)?${to}15(?:th)?,? ?${against}? ?16(?:th)?${to}(?:28|29|30|31)(?:st|th)? ?[)]?`, ''],
  [`(?<=\\bhalf\\b.*)[(]? ?16(?:th)?${to}(?:28|29|30|31)(?:st|th)?,? ?${against}? ?1(?:st)?${to}15(?:th)? ?[)]?`, ''],
  // "1-7 vs 8-14 november", "Oct 1-15 vs 16-31"
  [`(?<!${month} )(${day})${to}(${day}) (${against}) (?:the )?(${day})${to}(${day})(?: of| in)? (${month})`, '$1 to $2 $6 $3 $4 to $5 $6'],
  [`(${month}) (${day})${to}(${day}) (${against}) (?:the )?(${day})${to}(${day})(?! ?${month})`, '$2 to $3 $1 $4 $5 to $6 $1'],
  // "H1 vs H2 of october"
  [`h1 (${against}) h2 (?:of |in )?(${anyMonth})`, 'first half of $2 $1 second half of $2'],
  [`(${anyMonth})(?:'s)? h1 (${against}) h2`, 'first half of $1 $2 second half of $1'],
  // "pehle 15 din aur baad ke 15 din october"
  [`(?<=(?:pehl[aei]|pahl[aei]|first) [0-9]+ (?:din|days).*)(?:baad|bad|next|aakhri|aakhir) (?:ke |ki |wal[aei] )?([0-9]+) (?:din|days)`, 'aakhri $1 din'],
  // "first half of October vs second half", "second week of october against the third week"
  [`(${part}) (?:of|in|ka|ke|ki)(?: the)? (${anyMonth})((?: [a-z]+){0,3}?) (${against})(?: (?:in|for|the|that of))* (${part})(?! (?:of|in|ka|ke|ki) (?:the )?${anyMonth})`, '$1 of $2$3 $4 $5 of $2'],
  // "first half vs second half of october"
  [`(${opening}) (${against})(?: (?:in|for|the))* (${ending}) (?:of |in |ka |ke |ki )?(?:the )?(${anyMonth})`, '$1 of $4 $2 $3 of $4'],
  // "october ke pehle hafte vs aakhri hafte", "Oct second half than first half"
  [`(${anyMonth})(?:'s| ka| ke| ki| me| mein|,)? (${part}) (${against})(?: (?:in|for|the))* (${part}|last ${counted})(?! (?:of|in) )`, '$2 of $1 $3 $4 of $1'],
  // "the first third of october"
  [`(?:the )?(?:first|1st) (?:one )?(?:third|3rd) of (${anyMonth})`, 'early $1'],
  [`(?:the )?(?:second|middle|2nd) (?:one )?(?:third|3rd) of (${anyMonth})`, 'middle of $1'],
  [`(?:the )?(?:last|final|third|3rd) (?:one )?(?:third|3rd) of (${anyMonth})`, 'end of $1'],
  // "compare august september and october"
  [`(${month}) (${month}) (and|aur|or|&) (${month})`, '$1, $2 $3 $4'],
  // "better than october at the same stage"
  ['(?:at|by|till|until|upto) (?:the |this )?same (?:stage|point|date|time)(?: of| in| last)?(?: the)?(?: month| year)?(?=\\s*(?:$|[?.!,]))', ''],
  // "how was the week of 2 november"
  ['how (?:was|were|is|did) (?:the |our )?week (of|from|beginning|starting|commencing)', 'week $1'],
  // "1-15 vs 16-31 october, which half sold more"
  [`(?<=${against} .*)which (?:half|fortnight|period|stretch|week)`, 'which'],
]; // prettier-ignore
