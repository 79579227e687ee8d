/** What people are used to write to assistants: "analyse my business", "identify the top campaigns", "key insights from last week". */
import type { Turn } from '../words/turns.ts';

const asking =
  '(?:(?:please|pls|kindly|sierra|can you|could you|would you|i want (?:you )?to|i need (?:you )?to|help me(?: to)?|let us|lets|and|now|also),? )*';
const analysing =
  '(?:(?:do|run|give me|give us|make|show me) )?(?:an? |some )?(?:detailed |deep |quick |full |proper |complete )?analysis (?:of|on|for)';
const doing = `(?:${analysing}|analy[sz]e|evaluate|assess|examine|investigate|inspect|study|explore|describe|outline|extract|retrieve|collate|tabulate|highlight|surface|reveal|unpack|specify|crunch|prepare|identify|determine|monitor|output|measure|quantify|calculate|compute|audit|work out|map out|spell out|zoom in(?:to)?|zoom into|(?:do a )?deep dive (?:in)?to)`;
const our = '(?:the |our |my |all |entire |whole |overall |current |store )*';
const business = '(?:business|shop|store|company|performance|account|numbers|data|figures|results)';
const findings = '(?:insights?|take ?aways?|learnings|observations|findings|highlights)';
const troubles =
  '(?:red flags?|problems?|issues?|anomal(?:y|ies)|outliers?|concerns?|wrong|concerning|alarming|worrying|off)';
const end = '(?=[ ?.!]*$)';
const days = '(?:this|last|today|yesterday|since|in the (?:last|past)|over the (?:last|past))';

const turn = (pattern: string, plain: string): Turn => [new RegExp(pattern, 'gu'), plain];

export const analystTurns: readonly Turn[] = [
  // purchases and revenue by default channel group: Analytics' own
  [/\b(?:by|per|split by|for each) default channel group(?:ing)?s?\b(?!.*\b(?:ga4|analytics)\b)/g, 'by channel in ga4'],
  // products with spend > 1000 and no sale, 60d
  [/(?:(?<=[,;] ?)|(?<=\p{L}{2} )(?=\d+d\s*$)|\b(?:last|past|trailing|prev|previous) |\b[lp])(\d{1,3}) ?d(?=\s*(?:$|[?.!,]))/gu, 'last $1 days'],
  // act as my analyst and show …; as the owner I need …; any idea how many …; … when you get time
  turn(`^${asking}act (?:as|like) (?:my|our|a|an|the) (?:\\S+ ){0,3}?(?:analyst|accountant|consultant|adviser|advisor|expert|cfo|manager|assistant)(?:,? and|[,.:;])(?: then)? (?=\\S+ \\S)`, ''),
  turn(`^as (?:the|an?|our) (?:\\S+ )?(?:owner|founder|manager|marketer|analyst|accountant|merchant|seller),? (?:i |we )(?:would like to |want to |need to |must )?(?:need|want|see|know|get|have) (?=\\S)`, 'show '),
  turn(`^${asking}(?:have you |do you have |got )?any idea (?:about |on |of )?(?=\\S)(?!to |for |how to |what to |how (?:can|could|should|do) (?:i|we) )`, ''),
  turn(',? when(?:ever)? (?:you|u) (?:get|have|find)(?: some| the)? (?:time|a minute|a moment)' + end, ''),
  turn('^(?:bas |zara |bhai )*ek ba+r (?=.*(?:dikha|bata|de do|bhej))', ''),
  // determine which product sells best; analyse why returns rose
  turn(`^${asking}${doing} (?=(?:how|why|what|which|whether|where|who|when)\\b)`, ''),
  // analyse my business last month
  turn(`^${asking}${doing} ${our}${business}(?: of (?:the|our|my) ${business})?(?= (?:for|in|of|on|${days})\\b|[ ?.!]*$)`, 'summary of my business'),
  // calculate sales by city; identify the top five campaigns
  turn(`^${asking}${doing} ${our}(?=\\S)`, 'show '),
  // key insights from last week, customer insights
  turn(`^${asking}(?:(?:any|some|the|our|my|a few|few|key|main|top|more|useful|actionable|interesting|important|give (?:me|us)|share|show(?: me)?|tell me|what are|what is|what were|do you have) )*${findings}(?! and low)(?: (?:do )?you (?:have|see|got))?(?: (?:on|about|from|for|into|of|in|out of))?`, 'summary of '),
  turn(`\\b(customer|sales|ad|marketing|product|stock|traffic|order|business|store)s? ${findings}\\b`, 'summary of $1'),
  // tell me something interesting about last week
  turn(`^${asking}(?:(?:tell|show|give) (?:me|us) )?(?:something|anything) (?:interesting|useful|surprising|noteworthy|notable)(?: (?:about|on|from|in|for))?`, 'summary of '),
  // any red flags this week
  turn(`^${asking}(?:(?:is|are|was|were) there |do you see |see |spot |flag |find |detect )?(?:any|anything|some) ?${troubles}(?: (?:in|with) (?:the|our|my) ${business})?(?= (?:for |in |on )?(?:${days}|the)\\b|[ ?.!]*$)`, 'anything unusual'),
  turn(`^${asking}is (?:there )?anything (?:wrong|off|unusual|strange)(?= (?:${days})\\b|[ ?.!]*$)`, 'anything unusual'),
  // by what percent did returns go up: how far, and not the rate of them
  turn('\\b(?:by )?(?:what|how many|how much) (?:%|percent|percentage)(?: points?)? (did|have|has) (?=.+\\b(?:go|gone|ris\\S+|grow\\S*|fall\\S*|drop\\S*|increas\\S+|decreas\\S+|declin\\S+|chang\\S+|shr[iu]nk|jump\\S*|improve\\S*)\\b)', 'how much $1 '),
  turn('\\b(?:the )?(?:%|percent|percentage|pct) (change|increase|decrease|growth|rise|drop|fall|decline|jump|dip) (?=(?:in|of|for)\\b)', '$1 '),
  turn('\\bby (?:what|how many|how much) (?:%|percent|percentage)(?! of)', 'by how much'),
  turn('\\bkitn[aei] (?:%|percent|pratishat|fisadi)(?= (?:badh|ghat|gir|upar|niche|kam hu|zyada hu|jyada hu))', 'kitna'),
  // any reason? explain why
  turn(`^(?:(?:and|so|but|ok|any|the|some|particular|special|please) )*(?:reason|explain (?:me )?why|any explanation|wajah|karan|वजह|कारण)(?: (?:for|behind) (?:it|that|this))? *${end}`, 'why'),
  // what is working and what is not
  turn(`^${asking}(?:what|which things) (?:is|are|was|were) (?:working|going well|going right|doing well)(?:,? (?:and|or|aur) (?:what|which)(?: (?:is|are|was|were))?(?: not)?(?: (?:working|going well|doing well))?)? *${end}`, 'summary of my business'),
  turn(`^${asking}how (?:is|was) (?:my|our|the) business ?${end}`, 'how is business'),
]; // prettier-ignore
