/** "Payments keep failing", "payment fail ho rahe hain": they do so now and then, so that more of it than is usual is meant. */

const payments = '(?:(?:online|our|the|my|of|card|upi) )*(?:payments?|transactions?|पेमेंट|भुगतान)(?: (?:are|is|keep))?';
const fail =
  '(?:fail|fails|failed|failing|failures?|declined?|declines|rejected?|फेल|फ़ेल|विफल|नाकाम)(?: (?:rate|rates|share|percentage|percent))?';
const more =
  '(?:(?: (?:rises?|increases?|go(?:es)? up|spikes?|jumps?|climbs?|shoots? up|(?:is|are|get|gets) (?:high|too high|higher)|badhe|badhne|badh|zyada|more often|more than usual|too often|hone|ho|hon|hue|rahe|rahi|raha|jaye|lage|lagein|लगें|than usual)))*';
const failing = new RegExp(
  `^(?:(?:too many|more|of|any) )*(?:${payments} (?:mein |me )?${fail}|${fail} ${payments})${more}$`,
  'u',
);

/** Nothing but that payments fail, or do so more often. */
export const saysPaymentsFail = (text: string): boolean => failing.test(text.trim());
