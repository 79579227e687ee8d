/** Orders told by their whole wording, whichever verb opens them. */
import type { Command } from '../intent.ts';

type Said = { command: Command; example: string; heard: RegExp };

const report = '(?:reports?|summary|summaries|digest|updates?|e?mails?|messages?|alerts?|रिपोर्ट)';

const said: Said[] = [
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
      /(?:^| )(?:report|summary|hisaab|रिपोर्ट)(?: [^ ]+){0,4} (?:bhejna|bhejiye|bhejiyega|bhejte raho|भेजना|भेजिए|भेजिएगा)(?: |$)/u,
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
      /^(?:please |pls |can you |ok )*(?:clear|delete|erase|reset|wipe|start|open|begin|restart|forget) (?:this |the |our |my |a |all )*(?:new |fresh |whole |old )*(?:chat|chats|conversation|history|chat history|session)(?: please| again| history| now)*$|^(?:please |ok )*(?:start over|start afresh|start fresh|nay[ai] chat(?: shuru karo| karo)?)(?: please)?$/,
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
