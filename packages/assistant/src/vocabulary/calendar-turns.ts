/** Turns of phrase about days, steps of time and splits, put in words the tables know. */
import type { Turn } from '../words/turns.ts';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:this|last|previous|current) month)';
const navratri = '(?:sharad )?(?:navratri|navaratri|navratra|navratre|नवरात्रि|नवरात्र)';
const split =
  'product|item|style|sku|variant|size|colour|color|city|town|state|region|country|channel|source|campaign|ad group|adgroup|keyword|page|store|shop|outlet|branch|till|counter|location|warehouse|godown|category|vendor|supplier|brand|collection|device|gateway|coupon|code|reason|sheher|shahar|rajya|dukaan|dukan';
const late = '(?:slow|slower|slowing|fast|faster|quicker|late|later)';
const bigger = '(?:bigger|larger|greater|growing|rising|higher|smaller|shrinking|falling|lower)';

export const calendarTurns: readonly Turn[] = [
  // "this October versus October a year ago"
  [`(vs|versus|against|compared to|compared with|than|to) (?:the )?${month} (?:of )?(?:a|one) year (?:ago|back|earlier|before)`, '$1 same time last year'],
  // "week 2 of november", "nov wk 3"
  [`(?:week|wk|w)[- ]?(?:no\\.? ?|number )?([1-5])(?:,? (?:of|in|for|ka|ki|ke))?(?: the)? (${month})(?! [0-9])`, '$1th week of $2'],
  [`(${month}) (?:ka |ki |ke )?(?:week|wk|w)[- ]?(?:no\\.? ?|number )?([1-5])`, '$2th week of $1'],
  // "apr-jun quarter sales"
  [`(${month} ?(?:to|till|until|-|/) ?${month}) (?:quarter|qtr)`, '$1'],
  // "month end sales october"
  [`month[- ]end (sales?|orders?|revenue|returns?|units|traffic|visits|sessions|ad spend|spend) (?:of |in |for )?(${month})`, '$1 end of $2'],
  // "q3 to date": the one that runs
  ['q[1-4][ -]?(?:to[ -]date|till date|so far|td)', 'this quarter'],
  // "black friday 2025 weekend"
  ['(20[0-9]{2}) (weekend|season|fortnight)', '$2 $1'],
  // "the nine days of Navratri"
  [`(?:over |during |across |through )?(?:all )?(?:the |those )?(?:nine|9|nau|ten|10|नौ) (?:days|nights|din|dino|dinon|raat|raaton|दिन|दिनों)(?: of| ki| ke| mein| me)? (${navratri})`, 'in $1'],
  [`(${navratri}) (?:ke|ki|के|की) (?:sab |saare |poore |pure |पूरे )?(?:nau|no|9|das|10|नौ) (?:din|dino|dinon|raat|raatein|raaton|दिन|दिनों)`, '$1'],
  // "aaj raat tak", "by tonight": of today
  ['aaj (?:raat|shaam|sham|night|evening) (?:tak|ke ant tak)|आज (?:रात|शाम) तक|(?:by|till|until|upto|up to) (?:tonight|(?:the )?(?:end of (?:the )?day|eod|close of day))', 'today'],
  ['eod (numbers?|report|figures?|summary|update)', 'summary'],
  // "state by state", "vendor after vendor", "hafte hafte"
  [`(${split})s? (?:by|after|to|dar|ba) \\1`, 'by $1'],
  ['(?:hafte|hafta|week) (?:hafte|hafta|week)(?: ka| ki| ke)?', 'weekly'],
  ['(?:mahine|mahina|month) (?:mahine|mahina|month)(?: ka| ki| ke)?', 'monthly'],
  ['(?:roz roz|din din|day day)(?: ka| ki| ke)?', 'daily'],
  ['(?:top|high)[- ]level (break ?down|break up|breakup|split|view|summary|numbers|picture)', '$1'],
  ['who (?:sold|billed|rang up|sells|bills|punched) how much', 'sales by staff member'],
  ['kisne kitn[aie] (?:becha|bechi|beche|bill kiya|sale kiya|sale ki)', 'sales by staff member'],
  // "is shipping getting slower"
  [`(?:our |the )?(?:shipping|delivery|deliveries)(?= (?:(?:is|are|was|has|have|getting|become|becoming|gotten|got|been|any|much|taking) )*${late}(?: |$|[?,.]))`, 'dispatch'],
  // "becoming a bigger part of our sales"
  [`(?:becoming|become|became|getting to be|turning into|making up|taking up|forming|making) (?:a |an )?(?:ever |much )?${bigger} (?:part|share|chunk|slice|portion|proportion|percentage|piece) of (?:our |my |the |total |all )*(\\w+)`, 'share of $1 by month'],
  // a figure nobody here computes: it is asked back
  ['(?:[0-9]+[- ]days? )?(?:moving|rolling) (?:average|avg|mean)(?: of)?', 'smoothed'],
]; // prettier-ignore
