/** Turns of phrase put plainly before anything is read: "how's the month going" is about this month. */
const turns: [RegExp, string][] = [
  [/\b(week|month|quarter|year) (?:gone by|just gone|that was|just ended|just over)\b/g, 'last $1'],
  [
    /\b(?:the|my|our) (week|month|quarter|year|day) (?=(?:been )?(?:going|looking|shaping|treating|coming along|turning out|panning|progressing)\b)/g,
    'this $1 ',
  ],
  [
    /\b(?:how many|kitne|kitni) (lakhs?|lacs?|crores?|cr)(?: rupees| rs| rupaye| worth)?(?: of| in| ki| ka| ke)?\b/g,
    'how much $1',
  ],
  [/(?:कितने|कितनी) (लाख|करोड|करोर)(?: की| का| के)?(?= )/g, 'कितना $1'],
  [/\bp ?& ?l (?:style |type |like |kind of )?(?=view|report|statement|summary|overview)/g, ''],
  [/\badds (?=spend|spent|cost|budget|clicks?|campaigns?|roas|ka |ke |ki |par |pe |se |me )/g, 'ads '],
  [/\bbudget (?=went|goes|gone|was spent|is spent|got spent|gets spent)/g, 'ad spend '],
  [/\bbaa?ki (?=sab|saar|shehr|shehar|sheher|shahar|shahr|cities|city|states?|channels?|products?|places|jagah)/g, ''],
  [
    /^(?:what|which)(?: is| would be)? (?:a |the )?(?:good|best|right|ideal) day (?:to|for) (?:run|running|hold|holding|have|having|do|doing|launch|launching|start|starting|put on)?(?: a| an| our| the| my)? ?(?:sale|offer|discount|promo|promotion)s?\b/g,
    'best weekday by sales',
  ],
  [/\b(last|past|pichle|pichhle) (7|10|14|15|28|30|45|60|90)(?=\s*(?:$|[?.!,]|vs\b|by\b))/g, '$1 $2 days'],
  [/\bwith (?:zero|no|0) (?=conversions?\b|orders?\b|clicks?\b)/g, 'with less than 1 '],
  [
    /\b(?:daily|weekly|monthly|quarterly) report (?=(?:for |of )?(?:the )?(?:last|this|yesterday|previous))/g,
    'summary ',
  ],
  [
    /\b(last (?:week|month|quarter|year)),? (?:same time|same day|same point|same period|at the same time|till the same day)\b/g,
    'same time $1',
  ],
  [/^who (?:sold|is selling|sells) (?:the )?most\b/g, 'which staff member sold most'],
  [/^kisne sabse (?:zyada|jyada) (?:becha|bechi|beche)\b/g, 'which staff member sold most'],
  [
    /\bwhat (?:is|are|was|were) (?:people |customers )?(?:selling|buying)(?= (?:now|today|yesterday|this|last|right)|\s*[?.!]*$)/g,
    'best selling products',
  ],
  [
    /(?<!zyada |jyada |zyaada |kam |accha )\bkya(?: kya)? (?:bika|biki|bike|bik raha|bik rahi|bik rahe)\b/g,
    'best selling products',
  ],
  [
    /\b(?:p ?& ?l|profit and loss|profit & loss)(?: statement| account)?(?= (?:for|of|this|last|in)\b|\s*$)/g,
    'finance summary',
  ],
  [
    /^(.*\S)\s*[.,;?!]+\s*(?:any )?(?:reason|wajah|vajah|kaaran|karan|what was it|what was that|what happened there|what happened|how come|वजह|कारण)\s*\?*$/,
    'why $1',
  ],
  [
    /\b(campaigns?|ads?|keywords?)\b(.*?),? and what did (?:it|they|that|these) (?:bring back|bring in|bring|earn|get back|return|get us)\b/,
    '$1$2 and roas',
  ],
  [
    /^what do (?:our |my |the )?(customers|people|buyers|shoppers) (from|in|of) (\S+(?: \S+)?) buy\b/,
    'best selling products $2 $3',
  ],
  [/\bsales? target (?:of |is |= ?)?(?=(?:rs\.? ?|₹ ?)?\d)/g, 'sales goal of '],
  [
    /^did (?:the |our |my )?(\S+(?: \S+)?) (?:offer|sale|discount|promo|promotion)s? (?:work|work out|pay off|help|do well)\b/g,
    'how did the $1 sale do',
  ],
  [
    /\b(?:what )?(?:%|percent|percentage|share|part) of (?:our |my |the |total )*(?:revenue|sales) (?:is |are |was |goes |went |given |comes? )*(?:from|to|in|on|as|by|via|into) (?:the |our )?(?:discounts?|offers|coupons)\b/g,
    'discount rate',
  ],
];

export const saidPlainly = (text: string): string =>
  turns.reduce((plain, [turn, meant]) => plain.replace(turn, meant), text);
