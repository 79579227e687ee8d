/** Orders told by their whole wording, whichever verb opens them. */
import type { Command } from '../intent.ts';

type Said = { command: Command; example: string; heard: RegExp };

const report = '(?:reports?|summary|summaries|digest|updates?|e?mails?|messages?|alerts?|रिपोर्ट)';

const said: Said[] = [
  {
    command: 'schedule',
    example: 'can I get this on WhatsApp every day',
    heard:
      /^(?:can|could|may) (?:i|we) (?:get|have|receive) .*\b(?:every|each) (?:day|morning|evening|night|week|month|monday|friday)\b|^(?:can|could|may) (?:i|we) (?:get|have|receive) (?:this|it|that|these|the report|my report|reports) (?:on|by|via|over) (?:whatsapp|e-?mail)\b/,
  },
  {
    command: 'schedule',
    example: 'Neha should get her report weekly, not daily',
    heard: new RegExp(
      `^[^ ]+ (?:should|must|needs? to|has to|wants? to) (?:get|receive|have|be sent) (?:the |his |her |their |a )?(?:[^ ]+ )?${report}`,
      'u',
    ),
  },
  {
    command: 'send',
    example: 'share this with Neha',
    heard:
      /^(?:please |pls |can you |could you )*(?:(?:share|forward|send|show) (?:this|it|that|these|them) (?:with|to) |(?:share|forward) (?:with|to) (?:the |my |our )*\w+$)/,
  },
  {
    command: 'send',
    example: 'message all customers about the sale',
    heard:
      /^(?:please |pls |can you |could you )*(?:message|text|call|sms|whatsapp|e-?mail|mail|notify|inform) (?:all |every |our |the |my )*(?:customers?|buyers?|clients?|shoppers?|subscribers?)\b/,
  },
  {
    command: 'users',
    example: 'add my CA to the team',
    heard:
      /\badd (?:my |our |a |the )?\S+(?: \S+)? (?:to|in|into|as) (?:the |my |our |a |an |new )*(?:team|organi[sz]ation|account|users?|tillsight|member|colleague|executive|associate|viewer|admin)\b|^who (?:all )?(?:can|could) (?:see|view|access|read|open|edit) (?:my|our|the|these|this)\b/,
  },
  {
    command: 'campaign',
    example: 'lower the bid on kurta cutting tutorial',
    heard:
      /^(?:please |pls |can you |could you )*(?:lower|raise|increase|decrease|reduce|change|set|cut|drop|bump|adjust) (?:the |my |our |up |down )*(?:max )?(?:bids?|cpc bids?|target roas|troas|target cpa|bidding)\b/,
  },
  {
    command: 'campaign',
    example: 'ok turn it on',
    heard:
      /^(?:please |pls |can you |could you |ok |okay |yes |haan |fine |then |so |and |just )*(?:turn|switch|put) (?:it|this|that|them|these|those) (?:back )?(?:on|off)(?: again| now| please| pls)*$/,
  },
  {
    command: 'store',
    example: 'mark Phulkari Dupatta as out of stock',
    heard:
      /^(?:please |pls |can you |could you )*mark .{2,50} as (?:out of stock|sold out|in stock|unavailable|available|paid|fulfilled|shipped|delivered|featured|draft)\b/,
  },
  {
    command: 'settings',
    example: 'I no longer want the monthly report, stop it',
    heard: new RegExp(
      `\\bno longer (?:want|need|require|read|wish)\\b.*\\b${report}|\\b(?:do not|dont|not) (?:want|need|require|wish)\\b.*\\b${report}\\b.*\\b(?:any ?more|stop (?:it|them)|from now|now on|going forward|in future)\\b|\\b(?:report|summary|रिपोर्ट)(?: mujhe| ab| मुझे| अब)* (?:nahi|nahin|mat|नहीं|मत) (?:chahiye|bhej\\w*|चाहिए|भेज)`,
      'u',
    ),
  },
  {
    command: 'schedule',
    example: 'ab se report hindi me bhejna',
    heard:
      /(?:^| )(?:report|summary|hisaab|रिपोर्ट)(?: [^ ]+){0,4} (?:bhejna|bhejiye|bhejiyega|bhejte raho|भेजना|भेजिए|भेजिएगा)(?: |$)|^(?:roz|rozana|har|daily|every|रोज|रोजाना|हर)(?: .*)? (?:bhejna|bhejo|bhej do|bhej dena|bhejiye|bhejiyega|bhejte (?:raho|rehna)|भेजना|भेजो|भेज दो|भेजिए)$/u,
  },
  {
    command: 'account',
    example: 'reset my password',
    heard:
      /\b(?:reset|change|update|forgot|forget|forgotten|recover|lost) (?:my |the |our )?(?:own )?(?:password|passwords|login|log in|sign in|e-?mail id|e-?mail address)\b|^(?:please |pls )?(?:log|sign) ?(?:me )?out(?: of .{2,20}| please| now)*$|\b(?:password|पासवर्ड) (?:bhool|भूल|change|badal|reset)/u,
  },
  {
    command: 'chat',
    example: 'clear this chat',
    heard:
      /^(?:please |pls |can you |ok )*(?:clear|delete|erase|reset|wipe|start|open|begin|restart|forget|save) (?:this |the |our |my |a |all )*(?:new |fresh |whole |old )*(?:chat|chats|conversation|history|chat history|session)(?: please| again| history| now)*$|^(?:please |ok )*(?:start over|start afresh|start fresh|nay[ai] chat(?: shuru karo| karo)?)(?: please)?$/,
  },
  {
    command: 'users',
    example: 'make Neha an executive',
    heard:
      /\b(?:make|promote) \p{L}+ (?:to )?(?:an? |the |as )?(?:admin|administrator|executive|manager|merchant|owner|associate)\b/u,
  },
  {
    command: 'store',
    example: 'make a discount code NEWYEAR20',
    heard:
      /^(?:please |pls |can you |could you )*(?:make|generate|set up|add|issue) (?:a |an |me |us |one )*(?:new )?(?:\S+ )?(?:(?:discount|coupon|promo|offer|voucher) codes?|coupons?|vouchers?)\b|^(?:please |pls |can you )*put .{2,60} (?:on|at|under) .{0,12}(?:sale|discount|clearance|% off)\b/,
  },
  {
    command: 'settings',
    example: 'change currency to dollars',
    heard:
      /^(?:please |pls |can you |i want to |want to )*(?:change|set|switch) (?:the |my |our )?(?:currency|language|time ?zone|theme|bhasha)\b|^(?:please |pls |can you |i want to |want to )*(?:upgrade|downgrade|renew|cancel) (?:my |our |the )?(?:plan|subscription)\b/,
  },
];

export const saidCommand = (text: string): Command | undefined => said.find(({ heard }) => heard.test(text))?.command;

/** "reset my password" asks for no secret. */
export const changesOwnAccount = (text: string): boolean => saidCommand(text) === 'account';
