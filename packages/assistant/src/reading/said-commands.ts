/** Orders told by their whole wording, whichever verb opens them. */
import type { Command } from '../intent.ts';

type Said = { command: Command; example: string; heard: RegExp };

const report = '(?:reports?|summary|summaries|digest|updates?|e?mails?|messages?|alerts?|रिपोर्ट)';

const often = '(?:daily|weekly|monthly|morning|evening)';
const howDoI = '^(?:so |and )?(?:(?:how|where) (?:do|can|could|should|would) (?:i|we) |how to |where to )(?:go to )?';
const channel = '(?:whatsapp|sms|e?-?mail|message|text|broadcast|newsletter|push)';

/** Somebody by name, or whoever has a task: none of the words that stand there otherwise. */
const somebody =
  '(?!(?:me|us|it|this|that|these|those|them|the|my|our|a|an|all|any|by|from|to|over|on|in|of|for|each|every|yesterday|today|last|daily|weekly|monthly|out|back|more|total|sales|orders|numbers|visits|traffic|revenue|volume) )(?:my |our |the )?[^ ]+';
const day = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|mornings?|evenings?|weekdays)';

const said: Said[] = [
  {
    command: 'users',
    example: 'how do I add a team member; remove Farhan from the team; add a user',
    heard: new RegExp(
      `${howDoI}(?:add|invite|remove|delete|change|edit|give|manage) .*\\b(?:team|users?|members?|roles?|colleagues?|staff|access|permissions?)\\b|^(?:add|create|invite|remove|delete) (?:an? |one )?(?:new |another )*(?:user|member|colleague|login)s?$|^(?:remove|delete|kick|drop|take) (?:out )?\\S+(?: \\S+)? (?:from|off|out of) (?:the |our |my )?(?:team|organi[sz]ation|account|users?|list of users)$|(?:^| )(?:naya|nayi|new) (?:user|member) (?:add|jod)`,
    ),
  },
  {
    command: 'users',
    example: 'invite riya@kesarlane.example; let Divya see the finance numbers; set Farhan as admin',
    heard: new RegExp(
      `^(?:please )?(?:add|invite|create|remove|delete) .*@|^(?:add|create) (?:a |an )?(?:new )?(?:user|member|colleague|login)\\b|^(?:let|allow) ${somebody} (?:to )?(?:see|view|access|edit|read|use|open)\\b|^(?:set|transfer|make|promote) ${somebody} (?:as|to) (?:an? |the )?(?:admin|administrator|executive|manager|merchant|owner|associate|viewer|user|\\w+ role)\\b|^transfer (?:the |my )?(?:ownership|account)\\b`,
    ),
  },
  {
    command: 'connection',
    example: 'where do I connect Meta',
    heard: new RegExp(
      `${howDoI}(?:connect|link|disconnect|reconnect|integrate|unlink|sync|hook up)\\b|^(?:unlink|link|hook up) (?:the |our |my )?(?:google|facebook|meta|instagram|shopify|ga4|analytics)\\b`,
    ),
  },
  {
    command: 'account',
    example: 'where can I change my password',
    heard: new RegExp(
      `${howDoI}(?:change|reset|update|recover|edit) (?:my |the |our )?(?:password|email|e-mail|phone|number|login|profile)\\b|(?:password|पासवर्ड|passwd) (?:ko )?(?:bhool|भूल|change|badal|बदल|reset)`,
      'u',
    ),
  },
  {
    command: 'export',
    example: 'how can I export this',
    heard: new RegExp(
      `^(?:ise |isko |ye |yeh )?(?:sheet|excel|csv|pdf) (?:me|mein) (?:daal|dal|de|bana|nikal|bhej)|${howDoI}(?:export|download|print|save(?! (?:some |more |our |my )*(?:money|costs?|rupees|paisa|on|ad|budget))|extract)\\b|${howDoI}(?:get|have|make) (?:this|it|these|a copy|an? \\w+) (?:in|as|into|on)? ?(?:an? )?(?:excel|csv|pdf|sheet|ppt)`,
    ),
  },
  {
    command: 'settings',
    example: 'how do I change the report time; include ROAS in the daily; can the daily come at 8:30; no more emails',
    heard: new RegExp(
      [
        `${howDoI}(?:change|set|edit|set up|stop|turn off|turn on|switch off|switch on|schedule|pause|update|configure|cancel) .*\\b(?:${report}|time|schedule|notifications?|currency|language|time ?zone|plan|subscription)$`,
        `^(?:can|could|should|shall|may|let|make|have) (?:the |my |our )?${often}(?: (?:report|mail|e-?mail|summary|update|digest|whatsapp|message|one))? (?:come|go|go out|arrive|reach|be sent|start)\\b`,
        `^(?:add|include|put|drop|remove|skip|delete) .{2,40} (?:in|to|from|into) (?:the |my |our )?${often}(?: (?:one|mail|report|e-?mail|summary|digest))?$`,
        `^(?:no more|enough of|stop all|stop these|stop the) (?:the |these |your |of )*(?:${often} )?(?:reports?|e-?mails?|mails?|messages?|alerts?|whatsapps?)(?: (?:now|to me|for me|from you|from now))*$`,
        `^(?:i |we )(?:would |d |will )?(?:rather|prefer|like|want)(?: (?:to|get|have|receive))* (?:the |my |our )?(?:\\w+ )?${report} (?:to come )?(?:in|on|by|via|over|as) (?:hindi|english|marathi|e?-?mail|whatsapp|sms|pdf)\\b`,
        `^(?:the |my |our )?${often} ${report} (?:to|should|must) (?:come|go|be|arrive|reach)\\b`,
        `^(?:i|we) (?:do not|dont) (?:want|need) (?:the |a |any |this |to get )*(?:\\w+ )?${report}(?: (?:on|at|in|from|for|via|by|every) .{2,30})?$`,
        `^(?:the |my |our )?(?:weekly|monthly) (?:\\w+ )?${report} on (?:the )?(?:first|last day|\\d{1,2}(?:st|nd|rd|th)|${day})$`,
        `^(?:what time|when|which day|kab|kitne baje) (?:does|do|is|will|are) (?:my|the|our) (?:\\w+ )?${report} (?:come|go out|arrive|sent|scheduled|delivered|due|reach|be sent)|^(?:what|which) ${report} (?:are|is) (?:scheduled|active|on|set up|running|going out)\\b`,
        `^(?:what time|when|which day|kab) (?:do|will|would|can|should) (?:i|we) (?:get|receive|have) (?:my|the|our|a) (?:\\w+ )?${report}|^(?:what|which) ${report} (?:do|will|can) (?:i|we) (?:get|receive|have)\\b`,
        `^(?:please )?(?:do not|dont|never) (?:send|mail|e-?mail|whatsapp|message)(?: (?:me|us|it|anything|reports?|this|that))* (?:on|at|in|during|before|after) .{2,30}$`,
        `^no (?:more )?(?:\\w+ )?${report}(?: (?:please|now|any ?more|from now|on .{3,20}|for .{3,20}))*$`,
        `^(?:get rid of|scrap|kill|lose|ditch) (?:the |my |our )?(?:\\w+ )?${report}$`,
        `^(?:also |now |then )(?:mail|e-?mail|send|forward|whatsapp) (?:the |my |this )?(?:\\w+ )?${report} (?:to|with)\\b`,
        `^(?:skip|hold|postpone|delay|suspend) (?:the |my |our |all )?(?:[^ ]+ ){0,2}${report}\\b`,
        `^(?:please |also |only |just |now |then )*(?:include|put|keep|add) .{2,40} in (?:the |my |our |his |her |every )?(?:${often}|marketing|finance|sales|product|executive) (?:one|mail|report|e-?mail|summary|digest)$`,
        '^set (?:up )?(?:a |an |the |my |our )?(?:new )?(?:[a-z]+ )?(?:sales |revenue |order |ad |stock )?(?:target|goal|quota|budget|limit|threshold|cap)s?\\b',
        '^(?:change|update|edit|correct) (?:the |my |our )?(?:store|shop|business|company|brand|organi[sz]ation) (?:name|address|logo|e-?mail|phone|details|currency|time ?zone)$',
        '^(?:go ahead(?: and)?|yes|yeah|haan|ok|okay|sure)(?: please)? (?:pause|stop|resume|cancel|delete|send|schedule|raise|increase|reduce|change|switch|do|turn) (?:it|that|this|them)\\b',
        `^(?:i|we)(?: would|d)? (?:want|need|like)(?: to (?:get|have|receive))? (?:the |my |our |a )?(?:\\w+ )?${report} (?:on|each|every) (?:${day})`,
        `^(?:let me|i(?: would| d)? (?:want|like|prefer|need)(?: to)?|can i|could i)(?: get| have| receive)* (?:the |my |our )?(?:\\w+ )?${report}s? (?:on|by|via|over|through|as) (?:whatsapp|e?-?mail|sms|pdf)\\b`,
        `^(?:give|get|drop|shoot) (?:me|us) (?:an? |the |my )?${often} (?:e?-?mail|message|whatsapp|digest|sms)\\b`,
        '(?:report|mail|summary|digest|रिपोर्ट|मेल|समरी) (?:me|mein|se|में|से) .*(?:daal|dal|jod|add kar|shamil kar|include kar|hata|nikaal|nikal|डाल|जोड|जोर|शामिल कर|हटा|निकाल)(?: (?:do|dena|dijiye|dijiyega|lo|diya karo|karo|दो|देना|दीजिए|करो)|o|na|iye|ओ|ना)$',
        '(?:report|mail|summary|रिपोर्ट) (?:ko |ki bhasha )?(?:hindi|english|marathi|हिंदी|अंग्रेजी) (?:me|mein|में) (?:kar|bhej|de|chahiye|bana|करो|कर|भेज|दे|चाहिए)',
        '(?:report|mail|summary|alert|रिपोर्ट) (?:ka|ki|का|की) (?:time|samay|waqt|samai|टाइम|समय)(?: .*)? (?:badal|change|kar|rakh|बदल|कर|रख)',
        '^(?:undo|revert|roll ?back)(?: (?:that|this|it|everything|(?:my|the|our) .{2,30}))?$',
        '^(?:open|raise|log|file|create) (?:a |an |another |new )+(?:support |help )?(?:ticket|complaint|case|dispute|query|request)\\b',
        '^(?:refresh|reload) (?:the |my |our |all )?(?:data|numbers|figures|dashboard|page|everything)$',
        `^who (?:all )?(?:gets?|receives?|is getting|are getting|is sent) (?:the |my |our |this )?(?:\\w+ )?${report}$`,
      ].join('|'),
    ),
  },
  {
    command: 'schedule',
    example: "each Monday I want last week's numbers on WhatsApp",
    heard:
      /^(?:on )?(?:every|each|har) (?:day|morning|evening|night|week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?(?: at \S+(?: am| pm| baje)?)? (?:i|we) (?:want|need|would like|like to (?:get|have|see))\b/,
  },
  {
    command: 'schedule',
    example: 'mujhe har somvar report chahiye; subah 8 baje sales bhejna',
    heard: new RegExp(
      `(?:^| )(?:roz|rozana|har|every|each|रोज|हर)(?: [^ ]+)? ${report} (?:chahiye|chahie|milni|mile|चाहिए)|(?:^| )${report} (?:har|roz|every|हर|रोज) (?:[^ ]+ )?(?:chahiye|chahie|milni|mile|चाहिए)|(?:^| )\\d{1,2}(?::\\d\\d)? (?:baje|बजे)(?: tak)? .*(?:bhej|भेज)`,
      'u',
    ),
  },
  {
    command: 'alert',
    example:
      'text me when an order is above 50000; tell me when Gulmohar is back in stock; jab stock khatam ho to batana; watch the stock for me',
    heard:
      /^(?:text|ping|message|whatsapp|e?-?mail|call|sms|buzz) (?:me|us) (?:when|if|whenever|once|as soon as|the moment) |^(?:tell|inform|ping|message|text|call|let|wake) (?:me|us)(?: up| know)?(?: (?:on|by|via|over) \S+)? (?:when|if|whenever|as soon as|once|the moment) .{3,60} (?:is back|are back|gets?|goes|go|falls?|drops?|cross(?:es)?|stops?|comes|runs?|reaches|hits|becomes)\b|^(?:nudge|poke|ping) me (?:on|at|tomorrow|next|to)\b|^(?:keep (?:me|us) (?:posted|updated|informed)|(?:watch|monitor|keep (?:an eye|a watch|track) (?:on|of)) .* for (?:me|us)$)|(?:^| )(?:ho|hojaye|jaye|jaaye|jaae|aaye|gire|pahunche|kare|हो|जाए|आए|गिरे) (?:to|toh|tab|तो) (?:mujhe |hume |मुझे )?(?:batana|bata dena|batao|bata do|bataiyega|bataiye|alert|inform|message|बताना|बता देना|बताओ)/u,
  },
  {
    command: 'send',
    example: 'send an sms to Mumbai customers; share on WhatsApp with Kavita; Neha ko bhi bhej do',
    heard: new RegExp(
      `^(?:send|shoot|run|launch) (?:out )?(?:an? )?(?:\\w+ )?${channel}(?: (?:broadcast|blast|message|campaign))? (?:to|for) (?!me|us)|^(?:share|send|forward) (?:on|via|over|by) (?:whatsapp|e?-?mail|sms)\\b|(?:^| )(?!mujh)\\S+ (?:ko|को) (?:bhi |भी )?(?:bhej|forward kar|share kar|भेज) (?:do|dena|dijiye|दो|देना)$`,
      'u',
    ),
  },
  {
    command: 'send',
    example:
      'write to the supplier; invoice bhejo KL41122 ka; send Neha the ads summary; mail the report to riya@kesarlane.example; text Asha to restock Bandra',
    heard: new RegExp(
      `^(?:please |pls |can you |could you )*(?:send|forward|share|mail|e-?mail|whatsapp) .{2,60} (?:to|with) \\S+@|^(?:please |pls |can you |could you )*(?:send|forward) ${somebody} (?:the|this|that|these|those|a|an|my|our|yesterday|today|last|it|his|her|their)\\b|^(?:please |pls |can you |could you )*(?:mail|e-?mail|whatsapp|text|message) ${somebody} (?:the|this|these|those|my|our|his|her|their) (?!last|past|previous|same|week|month|day|year)|^(?:please |pls |can you |could you )*(?:write|e?-?mail|call|ring|talk|speak|message|whatsapp)(?: to)? (?:the |our |my )(?:suppliers?|vendors?|courier|customer|agency|warehouse|factory|karigar|bank|accountant|ca|team)\\b|^(?:invoice|bill|receipt) .*(?:bhej)|^(?:please |pls |can you |could you )*(?:text|ask|tell|message|ping|call) (?!me|us|you)\\S+ to (?!me\\b|us\\b)`,
    ),
  },
  {
    command: 'send',
    example: 'send a coupon to all returning customers; whatsapp this to Arjun; reply to the customer',
    heard:
      /^(?:please |pls |can you |could you )*(?:(?:send|give|offer|issue|gift|mail|e-?mail) (?:out )?(?!me |us )(?:an? |the |some |our |this )*(?:[^ ]+ ){0,2}?(?:coupons?|codes?|vouchers?|discounts?|offers?|gifts?|reminders?|links?|notes?|messages?|invites?|samples?|catalogues?) (?:to|for) |(?:whatsapp|e-?mail|mail|message|sms|text|forward|share|send) (?:this|it|that|these|them) (?:to|with) |(?:reply|respond|write back|apologi[sz]e) to (?:the|this|that|our|all|my|these)\b)/,
  },
  {
    command: 'schedule',
    example: 'get me a report every friday',
    heard: new RegExp(
      `^(?:please |can you )*(?:get|give|show|make|prepare|create|generate) (?:me |us )?(?:a |an |the |my )?(?:\\w+ )?${report} (?:on )?(?:every|each|har) `,
    ),
  },
  {
    command: 'store',
    example: 'close the Bandra store on monday; how do I add a product in shopify',
    heard: new RegExp(
      `^(?:please )?(?:close|open|shut|reopen) (?:down )?(?:the|our) (?:\\w+ ){0,2}(?:store|shop|counter|warehouse|outlet|website)\\b(?! (?:sales|orders|traffic))|${howDoI}(?:add|create|make|set up|cancel|refund|delete|edit|update|upload|publish|fulfil|archive|issue|process|generate|print|run|launch) (?:an? |the |my |our |new |more )*(?:\\w+ )?(?:products?|discount codes?|codes?|coupons?|orders?|customers?|collections?|variants?|campaigns?|google ads|invoices?|refunds?|returns?|draft orders?|gift cards?|labels?)\\b(?! (?:rate|value|sales|numbers?))`,
    ),
  },
  {
    command: 'schedule',
    example: 'tell me every evening how much we sold',
    heard:
      /^(?:please |pls |can you |could you )*(?:tell|inform|update|ping|message|whatsapp|text|e-?mail|mail|remind) (?:me|us) (?:on |in )?(?:every|each|har) (?:single )?(?:morning|evening|night|week|month|day(?! of| in|'|s\b)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b/,
  },
  {
    command: 'export',
    example: 'save this answer',
    heard:
      /^(?:please )?(?:save|bookmark|pin|archive) (?:this|it|that|these|the (?:answer|figures?|chart|result|table|numbers))(?: (?:answer|figures?|chart|result|table|numbers))?$/,
  },
  {
    command: 'store',
    example:
      'put 20% off on Kantha Throw; expire the code COMEBACK200; set stock of Kantha Throw to zero; order 100 more Gulmohar kurtas',
    heard: new RegExp(
      [
        '^(?:put|make|offer|run|apply|start|keep) (?!me|us).{2,50}?\\d+ ?(?:%|percent|per cent|rs|rupees) (?:off|discount|less|cheaper)\\b',
        '^(?:put|make|offer|run|apply|start|keep) \\d+ ?(?:%|percent|per cent|rs|rupees) (?:off|discount)\\b',
        '^(?:expire|kill|retire|revoke|withdraw|deactivate|end) (?:the |my |our )?(?:code|coupon|voucher|discount|offer|promo)\\b',
        '^set (?:the )?(?:stock|inventory|quantity|qty|price|mrp|cost) (?:of|for) .* (?:to|at|as) \\S+$',
        '^set .{3,40} (?:stock|inventory|price) (?:to|at|as) \\S+$',
        '^(?:move|put|shift|add) .{3,40} (?:to|in|into|under) .{0,20}(?:collection|category|homepage|home page|new arrivals|\\S+ edit)$',
        '^(?:restock|top up|increase stock of|reduce stock of) .* by \\d+$|^(?:discontinue|delist|unlist) (?!d)\\S+',
        '^(?:send|place|raise|issue|create|make) (?:a |an |the |another |new )+(?:re-?order|purchase order|po|order)\\b.* (?:to|with|for|from) ',
        '^(?:take|pull|get) .{3,40} (?:off|down from|out of) (?:the |our )?(?:web ?site|site|store|shop|online store|listing|catalogue?|collection|homepage)$|^(?:take|pull) .{3,40} (?:offline|down)$',
        '^(?:cancel|refund|return|exchange|ship|dispatch|fulfil|fulfill|hold|release|close|archive|edit) (?:the |my |this |that )?(?:order|parcel|bill|invoice) (?:no |number |id |nos )*[#.: ]*\\d{3,}',
        '(?:^| )(?:order|parcel|ऑर्डर) (?:ko )?(?:cancel|refund|return|exchange|कैंसल|वापस) kar(?:na|wana|vana)? (?:hai|chahta|chahti|tha)',
        '(?:^| )(?:price|daam|dam|rate|mrp|keemat|kimat)(?: \\S+){0,4} (?:badha|ghata|kam|zyada|change)(?: kar)? ?(?:karo|kijiye|kardo|krdo|o)(?: |$)|^(?:price|daam|dam|keemat) (?:badhao|ghatao)',
        '^(?:make|keep) (?:the )?(?:shipping|delivery|cod|returns|exchanges?) (?:free|available|paid|unavailable|chargeable)\\b',
        '^(?:apply|extend|renew|redeem|shorten) (?:the )?(?:code |coupon )?(?:[a-z]+\\d+)\\b',
        '^(?:give|offer|do) (?:a |an )?(?:flat )?\\d+ ?(?:%|percent|per cent|rs|rupees) (?:off|discount)\\b',
        '^(?:feature|showcase|promote|highlight|pin) .{3,40} on (?:the |our )?(?:home ?page|site|website|front page|banner)$',
        '(?:^| )(?:coupon|code|discount)(?: code)? (?:banao|bana do|bana dena|banana hai|bana dijiye)',
        '^(?:order|buy|get|reorder|book|place an order for) \\d+ (?:more|extra|additional|pieces?|pcs|units?|new)\\b',
      ].join('|'),
    ),
  },
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
    example: 'message all customers about the sale',
    heard:
      /^(?!e-?mail subscribers?(?: (?:count|growth|number|total|in|last|this|today|now|by)\b.*)?$)(?:please |pls |can you |could you )*(?:message|text|call|sms|whatsapp|e-?mail|mail|notify|inform) (?:all |every |our |the |my )*(?:customers?|buyers?|clients?|shoppers?|subscribers?)\b/,
  },
  {
    command: 'users',
    example: 'add my CA to the team',
    heard:
      /\badd (?:my |our |a |the )?\S+(?: \S+)? (?:to|in|into|as) (?:the |my |our |a |an |new )*(?:team|organi[sz]ation|account|users?|tillsight|member|colleague|executive|associate|viewer|admin)\b|^who (?:all )?(?:can|could) (?:see|view|access|read|open|edit) (?:my|our|the|these|this)\b/,
  },
  {
    command: 'campaign',
    example: 'lower the bid on kurta cutting tutorial; exclude Kerala from ads',
    heard:
      /^add .{3,50} as (?:a )?negative(?: keyword)?$|^(?:exclude|remove|block|stop showing) .{3,40} (?:from|in) (?:the |our |my |all )?(?:google )?(?:ads|campaigns|targeting|advertising)$|^(?:please |pls |can you |could you )*(?:lower|raise|increase|decrease|reduce|change|set|cut|drop|bump|adjust) (?:the |my |our |up |down )*(?:max )?(?:bids?|cpc bids?|target roas|troas|target cpa|bidding)\b/,
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
