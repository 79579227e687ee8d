/** By when a figure is needed, and what waits at that hour: "before my 12 o'clock meeting", "need it by 5pm". They filter nothing. */
import type { PlainTurn } from './plain-turn.ts';

const hour =
  '(?:\\d{1,2}(?:[:.]\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|half past \\w+)';
const clock = `${hour}(?: ?(?:am|pm|o ?'?clock|oclock|sharp|baje|ish))*`;
const event =
  '(?:meetings?|calls?|reviews?|stand ?-?ups?|syncs?|huddles?|appointments?|interviews?|flights?|trains?|lunch|class|presentations?|webinars?|demos?|catch ?-?ups?|slots?|shifts?|pitch|briefings?|visits? (?:of|by|from) \\w+|show|deadline|cut ?-?off)';
const who = '(?: with (?:my |our |the |mr |ms )*\\w+)?';
const spared = '(?: (?:today|tomorrow|sharp|please|pls|latest|at the latest|if possible))*';

export const deadlines: PlainTurn[] = [
  {
    example: "quick brief on yesterday before my 12 o'clock meeting",
    heard: new RegExp(
      `,? ?\\b(?:before|for|ahead of|by|in time for|until|till|prior to) (?:my |our |the |a |an |today'?s? |this )*${clock} (?:\\w+ )?${event}${who}${spared}`,
      'g',
    ),
    plainly: '',
  },
  {
    example: 'sales figure for last week, need it by 5pm',
    heard: new RegExp(
      `,? ?\\b(?:(?:and|as|because|so) )?(?:(?:i|we|they|boss|he|she) )?(?:just |only |really |urgently |will |would |must |have to |has to )*(?:need|needs|needed|want|wants|required?|send|submit|share|present|due|chahiye)(?: (?:it|this|that|these|them|to (?:submit|send|share|present)(?: it| this| them)?))*(?: latest)? (?:by|before|at|till|around) (?:${clock}|lunch|eod|tonight|evening|morning)${spared}`,
      'g',
    ),
    plainly: '',
  },
  {
    example: 'mujhe 5 baje tak chahiye',
    heard: new RegExp(
      `,? ?(?:mujhe |hume |humein |boss ko |sir ko |मुझे |हमें )?${hour} (?:baje|बजे)(?: (?:se pehle|se pahle|tak|ki|ke|ka|से पहले|तक|की))? (?:(?:meeting|call|मीटिंग|कॉल)(?: (?:se pehle|se pahle|ke liye|hai|से पहले|के लिए|है))?(?: (?:chahiye|चाहिए))?|(?:chahiye|dena hai|bhejna hai|चाहिए|देना है|भेजना है))`,
      'gu',
    ),
    plainly: '',
  },
  {
    example: 'sales so far today, leaving for lunch at 1',
    heard: new RegExp(
      `,? ?\\b(?:(?:i|we) )?(?:am |are )?(?:leaving|heading|going|stepping out|rushing|flying)(?: \\w+){0,4} (?:at|by|around|in) ${clock}(?: minutes?| mins?| hours?)?${spared}$`,
      'g',
    ),
    plainly: '',
  },
]; // prettier-ignore
