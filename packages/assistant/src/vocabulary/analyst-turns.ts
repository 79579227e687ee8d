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
  // what is working and what is not
  turn(`^${asking}(?:what|which things) (?:is|are|was|were) (?:working|going well|going right|doing well)(?:,? (?:and|or|aur) (?:what|which)(?: (?:is|are|was|were))?(?: not)?(?: (?:working|going well|doing well))?)? *${end}`, 'summary of my business'),
  turn(`^${asking}how (?:is|was) (?:my|our|the) business ?${end}`, 'how is business'),
]; // prettier-ignore
