/** What do turns of phrase say plainly? They are replaced before anything is read, in this order. */
import { adviceTurns } from '../vocabulary/advice-turns.ts';
import { fillers } from '../vocabulary/filler-turns.ts';
import { outlookTurns } from '../vocabulary/outlook-turns.ts';
import { overviewTurns } from '../vocabulary/overview-turns.ts';
import type { PlainTurn as Turn } from '../vocabulary/plain-turn.ts';
import { reasonTurns } from '../vocabulary/reason-turns.ts';
import { talkTurns } from '../vocabulary/talk-turns.ts';

export const saidPlainly = (text: string): string =>
  [
    ...talkTurns,
    ...ofDays,
    ...ofFigures,
    ...ofGoodsAndPeople,
    ...ofAnswers,
    ...fillers,
    ...overviewTurns,
    ...adviceTurns,
    ...outlookTurns,
    ...reasonTurns,
  ].reduce((plain, { heard, plainly }) => plain.replace(heard, plainly), text);

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर)';

const ofDays: Turn[] = [
  {
    example: 'orders in the week gone by',
    heard: /\b(week|month|quarter|year) (?:gone by|just gone|that was|just ended|just over)\b/g,
    plainly: 'last $1',
  },
  {
    example: "how's the month going",
    heard:
      /\b(?:the|my|our) (week|month|quarter|year|day) (?=(?:been )?(?:going|looking|shaping|treating|coming along|turning out|panning|progressing)\b)/g,
    plainly: 'this $1 ',
  },
  {
    example: 'sales last 30 by city',
    heard:
      /\b(last|past|previous|prior|preceding|pichle|pichhle) (7|10|14|15|28|30|45|60|90)(?=\s*(?:$|[?.!,]|vs\b|by\b))/g,
    plainly: '$1 $2 days',
  },
  {
    example: 'Apr-Sep sales',
    heard: new RegExp(`(?<![a-z])(${month}) ?[-/] ?(?=${month}(?![a-z]))`, 'gu'),
    plainly: '$1 to ',
  },
  {
    example: 'q2 (jul to sep) net sales',
    heard: new RegExp(
      `\\b(?:(?:the |our )?half[ -]?year(?:ly)?|(?:first|second) half|h[12]|q[1-4]|(?:first|second|third|fourth) quarter)(?: from|[ ,:(]*[,:(])? ?(?=${month} (?:to|till|until|upto|through|thru|se|से) ${month})`,
      'gu',
    ),
    plainly: '',
  },
  {
    example: 'jul to sep (q2) net sales',
    heard: new RegExp(
      `(${month} (?:to|till|until|upto|through|thru) ${month})[ ,(]+(?:half[ -]?year(?:ly)?|h[12]|q[1-4])(?![a-z\\d]| fy)\\)?`,
      'gu',
    ),
    plainly: '$1',
  },
  {
    example: 'last 7 din ki sale uske pehle wale 7 din se behtar hai',
    heard:
      /(?<=\b(?:last|past|pichle|pichhle|pichla)\b.*)\b(?:uske|uss?e|us se|iske|isse|is se) (?:pehle|pahle)(?: wale| wali| ke| ki| ka)* (\d+) (din|dino|hafte|hafton|mahine|days?|weeks?)(?![a-z])|(?<=(?:पिछले|पिछली|बीते).*)(?:उससे|उसके|इससे|इसके) पहले(?: वाले| के| की)* (\d+) (दिन|दिनों|हफ्ते|हफ्तों|महीने)/gu,
    plainly: 'previous $1$3 $2$4',
  },
  {
    example: 'pune vs ahmedabad orders in september, who is ahead',
    heard: /\b(who|which one|which) (?:is|was|are|were) (?:ahead|leading|in front|winning)(?=\s*(?:$|[?.!,]))/g,
    plainly: '$1 is more',
  },
  {
    example: 'does net sales have GST in it',
    heard: /\bdo(?:es)? (.{3,30}?) have (gst|tax|taxes|shipping|discounts?|returns?|cod) (?:in (?:it|them)|inside)\b/g,
    plainly: 'does $1 include $2',
  },
  {
    example: 'take YouTube Lookbook out',
    heard:
      /\b(?:take|throw|kick|pull) (?!.*\b(?:how|what|which)\b)(.{3,40}?) out(?=\s*(?:$|[?.!,]|of (?:it|this|that|the list)\b))/g,
    plainly: 'leave out $1',
  },
  {
    example: 'last 14 days compared to 14 days prior',
    heard:
      /(?<=\b(?:last|past|pichle|pichhle|recent)\b.*)\b(vs|versus|against|than|with|to) (?:the )?(\d+) (days|weeks|months) (?:prior|before|earlier|preceding)(?: to)?(?: that| it| them| this)?(?=\s*(?:$|[?.!,]))/g,
    plainly: '$1 previous $2 $3',
  },
  {
    example: 'will the stock last till month end',
    heard: /\b(till|until|upto|up to|by|before|to)( the)? (month|quarter|year)[ -]?end\b/g,
    plainly: '$1 the end of this $3',
  },
  {
    example: 'mahine ke end tak kitne order',
    heard:
      /\b(?:is )?(?:month|mahine|mahina|year|saal|quarter)(?: ke| ka| ki)? (?:end|ant|aakhir|akhir) tak\b|(?:इस )?(?:महीने|साल) के (?:अंत|आखिर) तक/gu,
    plainly: 'till the end of this month',
  },
  {
    example: 'how will this week end',
    heard:
      /\bhow (?:will|would|might) (?:this|the|our) (week|month|quarter|year) (?:end|close|finish|turn out|end up)\b/g,
    plainly: 'forecast this $1',
  },
  {
    example: 'new year tak kitni sale',
    heard: /\b(?:till|until|by|before|upto) (?:the )?new year\b|\bnew year (?:tak|se pehle|se pahle)\b/g,
    plainly: 'till the end of this year',
  },
  {
    example: 'where do we close the calendar year',
    heard:
      /\b(close|end|finish|wind up) (?:out )?(?:the|our) ((?:calendar |financial |fiscal )?(?:week|month|quarter|year|fy))\b/g,
    plainly: '$1 this $2',
  },
  {
    example: 'sales this month vs last month, same time',
    heard:
      /\b(last (?:week|month|quarter|year|fy|financial year|fiscal year)),? (?:same time|same day|same point|same period|at the same time|till the same day)\b/g,
    plainly: 'same time $1',
  },
];

const ofFigures: Turn[] = [
  {
    example: 'refunds as % of sales',
    heard: /(?<![\d.\s])\s+%(?=\s|$)/g,
    plainly: ' percent',
  },
  {
    example: 'how many rupees do we make per visit',
    heard: /\b(?:how many|kitne|kitni|kitna) (rupees?|rs|rupaye|rupay|rupiya)(?= |$)/g,
    plainly: 'how much $1',
  },
  {
    example: 'what share of sales does Google Ads claim as its conversion value',
    heard:
      /\b(claims?|claimed|claiming|credits?|take credit|takes credit|count|counts) (.{0,40}?) ?\b(?:as|for|to) (?:its own|their own|theirs|itself|themselves|(?:its |their )?conversion value)(?= |$|[?.,!])/g,
    plainly: '$1 $2',
  },
  {
    example: 'kya google ke conversions hamare website orders se match karte hain',
    heard:
      /\b(conversions?|purchases?|orders?|revenue|sales?) ((?:hamare|hamari|humare|apne|mere|shopify ke|shop ke) .{2,30}?) se (?:match|mel|tally|milte|milti)\w*(?: (?:karte|karti|karta|khate|khata|hote|hai|hain))*/g,
    plainly: '$1 versus $2',
  },
  {
    example: 'which styles have run out',
    heard: /^(?!.*\b(?:budget|when)\b)(.*?)\b(?:(?:have|has) (?:already )?run out|ran out)(?: of stock)?\b/,
    plainly: '$1are out of stock',
  },
  {
    example: "are Google's conversions the same as our website orders",
    heard: /\b(?:the )?same as (?=(?:our|my) (?:own )?(?:\w+ )?(?:orders?|sales|purchases|revenue)\b)/g,
    plainly: 'versus ',
  },
  {
    example: 'P&L lines for October: gross sales, discounts, net sales',
    heard:
      /\b(?:p ?& ?l|profit and loss|income statement|p and l) (?:lines?|items?|heads?|figures|numbers|rows)(?= |:)/g,
    plainly: 'figures',
  },
  {
    example: 'how many lakhs of sales',
    heard:
      /\b(?:how many|kitne|kitni) (lakhs?|lacs?|crores?|cr)(?: rupees| rs| rupaye| worth)?(?: of| in| ki| ka| ke)?\b/g,
    plainly: 'how much $1',
  },
  {
    example: 'कितने लाख की सेल',
    heard: /(?:कितने|कितनी) (लाख|करोड|करोर)(?: की| का| के)?(?= )/g,
    plainly: 'कितना $1',
  },
  {
    example: 'adds spend',
    heard: /\badds (?=spend|spent|cost|budget|clicks?|campaigns?|roas|ka |ke |ki |par |pe |se |me )/g,
    plainly: 'ads ',
  },
  {
    example: 'how much of the budget went to search',
    heard: /\bbudget (?=went|goes|gone|was spent|is spent|got spent|gets spent)/g,
    plainly: 'ad spend ',
  },
  {
    example: 'which campaign spent most, and what did it bring back',
    heard:
      /\b(campaigns?|ads?|keywords?|cost|costs|spend|spent)\b(.*?),? and what did (?:it|they|that|these|we) (?:bring us back|bring back|bring in|bring|earn|get back|get for (?:it|that)|get from (?:it|that)|get out of (?:it|that)|return|get us)\b/,
    plainly: '$1$2 and roas',
  },
  {
    example: 'what % of revenue is from discounts',
    heard:
      /\b(?:what )?(?:%|percent|percentage|share|part) of (?:our |my |the |total )*(?:revenue|sales) (?:is |are |was |goes |went |given |comes? )*(?:from|to|in|on|as|by|via|into) (?:the |our )?(?:discounts?|offers|coupons)\b/g,
    plainly: 'discount rate',
  },
  {
    example: 'campaigns with zero conversions',
    heard: /\bwith (?:zero|no|0) (?=conversions?\b|orders?\b|clicks?\b)/g,
    plainly: 'with at most 0 ',
  },
  {
    example: 'search terms that spent but got no conversions',
    heard:
      /,? \b(?:but|yet|and|that|which|got|gets?|had|has|have|gave|brought|made|par|lekin)(?: (?:got|gets?|had|has|have|gave|brought|made|with))* (?:zero|no|0|nil|not (?:one|any|an?)(?: single)?) (conversion|order|click)s?\b/g,
    plainly: ' and with at most 0 $1s',
  },
  {
    example: 'keywords that cost us money without a single conversion',
    heard: /,? \bwithout (?:(?:even )?(?:a single|any|one|an?) )?(conversion|order|click)s?\b/g,
    plainly: ' and with at most 0 $1s',
  },
  {
    example: 'search terms pe paisa gaya par ek bhi conversion nahi aaya',
    heard:
      /,? ?\b(?:(?:par|lekin|magar|aur|but|and) )?(?:ek bhi|koi) (conversion|order|click)s? (?:nahi|nahin|nai)\b(?: (?:aay[aie]|mil[aie]|hu[aie]|hui|di[ya]+|la[iy]a))?/g,
    plainly: ' and with at most 0 $1s',
  },
  {
    example: 'queries that ate budget and never converted',
    heard:
      /\b((?:search terms?|quer(?:y|ies)|keywords?|campaigns?|ad groups?|ads)\b.*?),? (?:and|but|yet|par|lekin) (?:has |have )?(?:never (?:converted|convert)|(?:got|gave|gives?|brought|earned|made|returned) (?:us )?nothing(?: back)?)\b/g,
    plainly: '$1 and with at most 0 conversions',
  },
  {
    example: 'sales target 1 crore',
    heard: /\bsales? target (?:of |is |= ?)?(?=(?:rs\.? ?|₹ ?)?\d)/g,
    plainly: 'sales goal of ',
  },
];

const ofGoodsAndPeople: Turn[] = [
  {
    example: 'who sold most, kisne sabse zyada becha',
    heard: /^(?:who (?:sold|is selling|sells) (?:the )?most|kisne sabse (?:zyada|jyada) bech[aie])\b/g,
    plainly: 'which staff member sold most',
  },
  {
    example: 'what are people buying this week',
    heard:
      /\bwhat (?:is|are|was|were) (?:people |customers )?(?:selling|buying)(?= (?:now|today|yesterday|this|last|right)|\s*[?.!]*$)|^what (?:sold|sells)(?= (?:there|here|in|at|best|well|most|on|yesterday|today|this|last)\b|\s*[?.!]*$)/g,
    plainly: 'best selling products',
  },
  {
    example: 'karwa chauth pe kya bika',
    heard: /(?<!zyada |jyada |zyaada |kam |accha )\bkya(?: kya)? (?:bika|biki|bike|bik raha|bik rahi|bik rahe)\b/g,
    plainly: 'best selling products',
  },
  {
    example: 'what do customers from Pune buy',
    heard: /^what do (?:our |my |the )?(customers|people|buyers|shoppers) (from|in|of) (\S+(?: \S+)?) buy\b/g,
    plainly: 'best selling products $2 $3',
  },
];

const ofAnswers: Turn[] = [
  {
    example: "what's a good day to run a sale",
    heard:
      /^(?:what|which)(?: is| would be)? (?:a |the )?(?:good|best|right|ideal) day (?:to|for) (?:run|running|hold|holding|have|having|do|doing|launch|launching|start|starting|put on)?(?: a| an| our| the| my)? ?(?:sale|offer|discount|promo|promotion)s?\b/g,
    plainly: 'best weekday by sales',
  },
  {
    example: 'weekly report for last week',
    heard: /\b(?:daily|weekly|monthly|quarterly) report (?=(?:for |of )?(?:the )?(?:last|this|yesterday|previous))/g,
    plainly: 'summary ',
  },
  {
    example: 'p&l for October',
    heard: /\b(?:p ?& ?l|profit and loss|profit & loss)(?: statement| account)?(?= (?:for|of|this|last|in)\b|\s*$)/g,
    plainly: 'finance summary',
  },
  {
    example: 'sales of 14 November were way down. Reason?',
    heard:
      /^(.*\S)\s*[.,;?!]+\s*(?:any )?(?:reason|wajah|vajah|kaaran|karan|what was it|what was that|what happened there|what happened|how come|वजह|कारण)\s*\?*$/,
    plainly: 'why $1',
  },
  {
    example: 'orders fell last week what was the reason',
    heard:
      /^(?!what |which |kya )(.*\S\s+\S+)\s*[.,;?!]*\s+(?:what (?:was|is|were|are|could be) (?:the |its )?(?:main |real )?(?:reasons?|cause)|reason (?:kya|batao)|(?:kya|kya thi) (?:wajah|vajah|reason|karan)|(?:wajah|vajah|karan) (?:kya|batao)|(?:क्या )?(?:वजह|कारण) क्या)(?: for (?:it|this|that)| behind (?:it|this|that)| hai| tha| thi| है| था| थी)*\s*\?*$/,
    plainly: 'why $1',
  },
  {
    example: 'did the Diwali offer work',
    heard:
      /^did (?:the |our |my )?(\S+(?: \S+)?) (?:offer|sale|discount|promo|promotion)s? (?:work|work out|pay off|help|do well)\b/g,
    plainly: 'how did the $1 sale do',
  },
];
