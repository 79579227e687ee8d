/** How people ask for an overview, and what they say around it. */
import type { PlainTurn } from './plain-turn.ts';

const figure =
  '(?:gross sales|net sales|total sales|sales|revenue|orders|units|aov|returns|refunds|discounts|taxes|tax|gst|sessions|visits|conversion rate|ad spend|roas|cpc|ctr|clicks|impressions|profit|margin|cogs|new customers)';

export const overviewTurns: PlainTurn[] = [
  {
    example: "what's new?",
    heard:
      /^(?:so |and |hi |hey |hello )*what is new(?: (?:today|with us|here|(?:in|at|with) (?:the|our|my) (?:shop|store|business)))?[ ?!.]*$/g,
    plainly: 'summary of yesterday',
  },
  {
    example: 'is hafte ka short summary',
    heard:
      /\b(?:short|brief|tiny|crisp|chota sa|chhota sa) (?=summary|recap|update|report|version|brief|note|review|overview|hisaab|hisab)/g,
    plainly: '',
  },
  {
    example: 'short and sweet: last week',
    heard:
      /^(?:keep it )?short (?:and|n|&) (?:sweet|simple|crisp)(?= ?[:,-])|\beverything (?:important|relevant|worth knowing|that matters)(?= (?:about|on|from|of|for|in)\b)/g,
    plainly: 'summary',
  },
  {
    example: 'Marketing review October: spend, clicks, CPC',
    heard:
      /(?<!\b(?:google|customer|product|star|online|bad|good|buyer)s? )\b(?:reviews?|huddle)(?: meeting| call| deck| pack)?(?= (?:of |for |- )?(?:[\w-]+ ){0,3}?[\w-]+ ?: ?[a-z])|(?<=^[\w-]+ )review(?= ?: ?[a-z].*,)/g,
    plainly: '',
  },
  {
    example: 'sales orders aov yesterday',
    heard: new RegExp(
      `\\b(${figure})(?= ${figure} ${figure}(?![a-z]))|(?<=\\b${figure} )(${figure})(?= ${figure}(?![a-z]))`,
      'gu',
    ),
    plainly: '$1$2,',
  },
  {
    example: 'is mahine ka hisaab kitaab short me bata do',
    heard:
      /\b(?:in |ekdum |thoda |bilkul )*(?:short|brief|sankshep|sankshipt|chhote|chote) (?:me|mein|mai)\b|\b(?:in|on) brief\b|(?:शॉर्ट|संक्षेप|थोडे|छोटे) में/gu,
    plainly: '',
  },
  {
    example: 'pichle mahine ka pura hisaab kitaab',
    heard: /\b(?:hisa+b|hissab) ?-?(?:kita+b)\b|हिसाब[- ]?किताब/gu,
    plainly: 'hisaab',
  },
  {
    example: 'quick recap of yesterday before my call',
    heard:
      /(?<=\S.*\S)[ ,]*\b(?:before|ahead of|in time for) (?:i |we )?(?:(?:go into |join |start |jump on |get on )?(?:my|our|the|a|an|his|her|their) (?:\w+ )?(?:calls?|flights?|meetings?|zoom|interviews?|trains?|demo|pitch|lunch|shift|stand ?up|presentation|review|board)|(?:call|meet|ring|phone|see|speak to|talk to|brief) (?:the |my |our )?\w+|board|leave|fly|travel|head out|log off|close shop|meeting|lunch)\b(?= ?$|[?.!,])/g,
    plainly: '',
  },
  {
    example: 'brief me on last week, call with the CA in five minutes',
    heard:
      /(?<=\S.*\S)[ ]*[,;.-]+ *(?:i have (?:a |an )?|got (?:a |an )?)?(?:calls?|meetings?|zoom|review|flight) (?:with (?:the |my |our )?\w+ )?(?:in|at|within) (?:a |an |\d+ |five |ten |two |half )*(?:minutes?|mins?|hours?|an hour|bit)\b/g,
    plainly: '',
  },
  {
    example: 'Monday review, last week: total sales, orders',
    heard:
      /^(?:the |our |my )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|weekly|monthly|daily|quarterly|team|board|management|sales|leadership|investor) (?:review|meeting|huddle|stand ?up|catch ?up|pack|deck|call|sync|update)(?: meeting| call| pack| deck)?(?: for| of)?(?: the)?[ ,:;-]+(?=.*,)/g,
    plainly: '',
  },
  {
    example: 'board pack for September: gross sales',
    heard: /\b(?:board|investor|management) (?:pack|deck|report|note)(?= (?:for|of)\b)/g,
    plainly: 'summary',
  },
  {
    example: 'Paid performance in October: spend, ROAS, CAC',
    heard:
      /\b(?:^paid(?=\s+(?:in|for|last|this|over)\b)|paid (?:media|marketing|performance|acquisition|ads?|channels?)|performance marketing|ad performance)(?: performance| report| summary| numbers| figures| scorecard)?(?=.*[:,-].*\b(?:spend|spent|cost|roas|cpc|ctr|clicks|cac|mer|impressions|conversions)\b)/g,
    plainly: 'google ads',
  },
  {
    example: 'Give me the October picture for our two shops',
    heard:
      /\b(?:the |a |full |whole |complete |overall |big |quick |rough )*(?:pictures?|lowdown|rundown|run-down|low-down|pulse|scorecard|score card|round-?up|debrief|wrap-?up|readout|summery|sumary|summry|overveiw)(?= (?:for|of|on|from|please|pls)\b| ?$|[?.!,])/g,
    plainly: 'summary',
  },
  {
    example: 'one liner on yesterday',
    heard:
      /^(?:give me |just |a |the |need )*(?:one|two|single|1|2)[- ]?(?:liner|lines?|sentences?) (?=(?:on|about|for|of) )|^(?:give me |just |a |the |need )*(?:\d+|one|two|thirty|sixty|five)[- ](?:seconds?|minutes?|min|sec)s? (?:version|summary|brief|briefing|update|recap|overview)(?= (?:on|about|for|of) )/g,
    plainly: 'summary ',
  },
  {
    example: 'highlights and lowlights of october',
    heard: /\b(?:highlights?|highs|ups|hits|wins) (?:and|&|or|n) (?:lowlights?|lows|downs|misses|losses)\b/g,
    plainly: 'summary',
  },
  {
    example: 'good morning, what is the update',
    heard:
      /(?<=^|[,.!?] ?)(?:so )?(?:what is|any|kya hai|give me|send) (?:the |an |today |our )?(?:latest |morning |daily )?update(?:s)?(?: today| please| pls| kya hai)?(?=$|[?.!,])/g,
    plainly: 'summary',
  },
  {
    example: 'summary of lst weak',
    heard: /\b(?:lst|las|lats|lasst|past) (?:weak|wek|weeek|wk)\b/g,
    plainly: 'last week',
  },
  {
    example: 'September in numbers: orders, units, AOV',
    heard: /\b(?:in|by the) numbers(?= ?[:,-])/g,
    plainly: '',
  },
];
