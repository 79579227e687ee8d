/** How people ask for days to come without a word for them; put in words the reading knows. */
import type { Turn } from '../words/turns.ts';

const days =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|somvar|somwar|mangalvar|budhvar|guruvar|shukravar|shanivar|ravivar|itvar';
const months =
  '(?:jan|febr)(?:uary)?|january|february|march|april|may|june|july|august|september|october|november|december';

const ahead = `(?:(?:this|the|next|coming) (?:week|month|quarter|year|weekend)|(?:the month of )?(?:${months})|today|tomorrow|diwali|black friday|we|us|i)`;
const odds = '(?:odds|chances?|probability|likelihood|possibility|hope|way|scope)';
const reaches =
  '(?:reach(?:es|ing)?|hit(?:s|ting)?|touch(?:es|ing)?|cross(?:es|ing)?|mak(?:es?|ing)|do(?:es|ing)?|achiev(?:es?|ing)|gets? to|getting to|(?:clos|end|finish|land)(?:es?|s|ing)? (?:up )?(?:at|above|over|past|beyond|around|near|more than|higher than)|go(?:es|ing)? (?:past|over|above|beyond)|beats?|exceeds?|topping|tops?|passes|break(?:s|ing)?)';

export const outlookTurns: readonly Turn[] = [
  // do you suppose we shall end November ahead of last November
  [`(?:(?:do|will|shall|can|are) (?:you|we) (?:think|suppose|expect|reckon|going to)?,? ?)?(?:we |i )?(?:shall|will|would|going to|gonna)? ?(?:end|finish|close|wind up) (${months}) (?:ahead of|above|over|better than|higher than|behind|below) last (?:${months}|year)`, 'forecast $1 compared with last year'],
  // what would we do in December you think just a ballpark
  [/^(?:and |so |ok )*(?:what|how much) (?:would|will|might|could) (?:we|i|the shop|the store) (?:do|make|sell|get|see|bring in|turn over)(?: in sales)? (?=(?:in|on|over|during|for|this|next|by) )(.*?)(?: (?:do |would )?you (?:think|guess|reckon))?,?(?: (?:just )?(?:a |as a )?(?:ballpark|rough idea|guess|rough number|estimate))?(?=\s*[?.]*$)/g, 'forecast sales $1'],
  // sales target 1.2 crore dec, possible?
  [/^(?=.*\d)(?:(?:sales|revenue|our|the) )*(?:target|goal|goal of|aim|number)? ?(?:of )?(.*\d.*?)[ ,;-]+(?:is (?:it|that|this) )?(?:possible|doable|achievable|realistic|feasible|reachable)(?: or not| kya| hai kya| hai)?\s*\?*$/g, 'forecast will we hit $1'],
  // target 100 orders today kitne baki; 80 lakh me se kitna hua; what percent of 80 lakh have we done
  [/^(?:(?:the |our )?(?:target|goal) (?:is |of |hai )?)(\d+ (?:orders?|units|pieces|customers|visits))\b(.*?)[ ,]+(?:kitn[aei]|how (?:many|much)) (?:aur )?(?:baa?ki|left|remaining|more|to go)\b.*$/g, 'how far are we from $1$2'],
  // can Brand Search do 20 lakh in december
  [/^(?:can|could|might) (?!i |we |you |u )(\S.{2,40}?) (?:do|make|reach|hit|cross|touch|earn|bring in) (?=(?:rs ?|₹ ?)?\d)/g, 'forecast will $1 hit '],
  // how much ad spend do i need for december
  [new RegExp(`\\bhow (much|many) (.{2,30}?) (?:do|will|would) (?:i|we) need (?:for|in|during|over) (?=(?:the )?(?:next|coming|${months}|black friday|christmas|weekend|tomorrow))`, 'gu'), 'how $1 $2 should we plan for '],
  // what would be a realistic target for december
  [/^(?:what (?:would|is|should|could|will) (?:be )?|suggest |set )?(?:a |an |the |our )?(?:realistic|reasonable|sensible|achievable|good|fair) (?:sales |revenue )?(?:target|goal|number) (?=(?:for|in) )/g, 'forecast sales '],
  // how many orders per day to reach 3000 this month
  [/^(?:at )?(?:what|which) (?:pace|rate|speed) are (?:we|sales|orders|things) (?:going|moving|running|selling|growing|heading)(?: at)?(?= (?:this|in|for)\b)/g, 'sales forecast'],
  // any chance november crosses 90 lakh
  [new RegExp(`^(?:so |ok |hey )?(?:(?:what is|what are|is there|are there|do we have|do you see|see) )?(?:the |our |my |a |an |any |some |good |high |fair |realistic |even )*${odds}(?: of| for| that| to| at all|,)* (${ahead})(?: can| could| will| would| may| might| to| still| ever| even)* ${reaches}(?= )`, 'u'), 'forecast will $1 hit'],
  // is there a chance we touch 1 crore this month
  [new RegExp(`^(?:so |ok |hey )?(?:(?:what is|what are|is there|are there|do we have|do you see|see) )(?:the |our |my |a |an |any |some |good |high |fair |realistic |even )*${odds}(?: of| for| that| to)* ${reaches}(?= )`, 'u'), 'forecast will we hit'],
  // could november end above 75 lakh
  [new RegExp(`^(?:can|could|might|may|will|would|do you think|you think|is) (${ahead})(?: will| can| could| possibly| still| even| ever| going to| likely to)* (?:end|close|finish|land|settle|wind|wrap|come in)(?:s|ing)?(?: up)? (?:above|over|beyond|past|north of|higher than|more than|below|under|around|near|at|with)(?= )`, 'u'), 'forecast will $1 hit'],
  // units of the Gulmohar kurta I should plan for in the next four weeks
  [new RegExp(`^(?!.*\\b(?:forecast|why|was|were|did|had|sold|how many|how much|kitn\\w+)\\b)(?=.*\\b(?:next|coming|${months}|tomorrow|black friday|season)\\b)((?:.*\\b)?(?:units?|pieces?|pcs|qty|quantity|orders?|parcels?|packets?|visits?|visitors?|sales|revenue|demand|number)\\b.*?) (?:that |which )?(?:(?:i|we|one|you|(?:the |our )?(?:warehouse|team|store|shop|packers|staff|godown)) )?(?:should |must |need to |have to |ought to |can |could |will need to |may |to )+(?:plan|budget|prepare|provision|brace|cater|account|provide|be ready|keep ready|gear up|get ready) for(?= )`, 'u'), 'forecast $1'],
  // where do you think we close this quarter; what do you reckon november finishes at
  [new RegExp(`\\b(?:where|what|how|how much|how high|how many \\w+|at what) (?:do|would|will|can) (?:you|u) (?:think|reckon|guess|feel|believe|see|figure|say) (?:that )?(?:we|i|us|it|(?:this|the|next) (week|month|quarter|year)|(${months})) (?:will |would |may |might |can |could )?(?:clos|end|finish|land|settl|stand|wind|come|be|hit|reach)(?:e?s|e|ing)?(?: up| in| out)?(?: at| on| with| by)?(?=$| |[?.!,])`, 'gu'), 'forecast sales $1$2'],
  // what would you bet on for this month's total
  [/\b(?:what|how much|which number) (?:do|would|will) (?:you|u) (?:bet|wager|put your money) ?(?:on)?(?: for)?\b/g, 'forecast sales'],
  // best and worst case for december sales
  [/\b(?:(?:best|worst|base|likely)(?: case)? ?(?:and|&|or|vs|to|,|aur) ?)?(?:best|worst|base)[- ]case(?: scenarios?| estimates?| numbers?)?\b/g, 'forecast'],
  // november kahan khatam hoga
  [new RegExp(`(?<![\\p{L}\\p{M}])(?:(?:is |iss |ye |yeh |this |इस )?(month|mahin[ae]|quarter|timahi|week|haft[ae]|saal|year|महीना|महीने|हफ्ता|हफ्ते|तिमाही|साल)|(${months}|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर))(?: k[aei]| का| की)? (?:kahan|kaha|kahaan|kidhar|kitn[aei]|कहां|किधर|कितन[ाेी])(?: tak| pe| par| me| mein| तक| पर| में| पे)? (?:khatam|khatm|band|close|end|finish|ruk|pahunch|pohch|land|settle|खत्म|बंद|क्लोज|एंड|पहुंच|रुक)(?: hog[aie]| honge| jayeg[ai]| jaayeg[ai]| karenge|eg[aie]| होग[ाीे]| होंगे| जाएग[ाी]|ेग[ाी])`, 'gu'), 'forecast this $1$2'],
  // what total do you see for november
  [/^(?:what|which|how much|how many)( \w+)?(?: sales| orders| revenue)? (?:do|would|can) (?:you|u) (?:see|expect|project|predict|foresee|estimate|forecast)(?: us)?(?: making| doing| getting| landing at| closing at)? (?:for|in|by|at)\b/g, 'forecast$1 for'],
  // december me kitne order maan ke chalun
  [/\b(?:maan|man|pakad|pakar|soch|samajh|leke|le) ?(?:ke|kar|k)? (?:chal[ueoa]\w*|chal(?:na)? (?:chahiye|padega))\b|(?:मान|पकड|सोच) ?(?:के|कर) (?:चलू|चले|चलें|चलूं|चलो)\S*/gu, 'forecast'],
  // kya hum is mahine 75 lakh kar lenge
  [/\b(paar kar|par kar|chhu|chhoo|chu|kar|ho|pahunch|pahuch|touch kar|cross kar|nikal|bech|bana|kama) (?:lenge|denge|len?gi|loonga|lunga|paayenge|payenge|paenge|paayega|payega|jayenge|jaayenge|sakenge)\b/g, 'forecast'],
  // approx how many orders this sunday
  [new RegExp(`^(?!.*\\b(?:forecast|why|was|were|did|had|last|so far|sold)\\b)(?=.*\\b(?:approx\\w*|roughly|rough idea|ballpark|estimated?|guess|andaa?za?n?|takriban|lagbhag|around how (?:many|much)|need to|have to|to tell|to call|to book|staff\\w*|packers?|packing|courier|boxes|prepare|preparing|plan|planning|parcels?)\\b)(?=.*\\b(?:this|is|coming|next|iss) (?:${days})\\b)`, 'u'), 'forecast '],
  // rough idea how many orders on 25 november
  [new RegExp(`^(?!.*\\b(?:forecast|why|was|were|did|had|last|so far|sold|20\\d\\d)\\b)(?:give me |any |a )*(?:rough idea|rough guess|rough estimate|ballpark|best guess|guess|your guess|rough number|rough figure)(?: of| for| on| how| about|,)*(?= (?:how many|how much|next|tomorrow|december|january|orders?|sales?|revenue|units?|visits?|\\d|on|this))`, 'u'), 'forecast'],
  // for planning: revenue in December?
  [new RegExp(`^(?!.*\\b(?:forecast|why|was|were|did|had|last|so far|sold|ads?|campaign|20\\d\\d)\\b)(?=.*\\b(?:for (?:the |my |our )?(?:planning|plan|budget|budgeting|cash ?flow)|budget(?:ing)?:|planning:|(?:can|could|should|do|to|may) (?:i|we) (?:bank on|count on|assume|pencil in|reckon with|budget for|plan on|plan with|plan for|work with)|to (?:bank on|count on|assume|pencil in|budget for|plan with))\\b)(?=.*\\b(?:${months}|next|coming)\\b)(?:(.*)\\bbudget(?:ing)?:)?`, 'u'), 'forecast $1'],
  // december revenue to bank on
  [/(?<=^forecast .*)\b(?:should|can|could|do|may) (?:i|we) (?:bank on|count on|assume|pencil in|reckon with|budget for|plan on|plan with|plan for|work with)\b(?: for)?/g, ''],
  // how many orders do you think we get today
  [/\bhow many (\w+) (?:do|would|will|can) you (?:reckon|think|guess|believe|figure) (?:we|i) (?:will |would |can |may |might )?(?:do|make|sell|get|take|see|have)\b/g, 'forecast how many $1'],
  // what do you reckon we do in january
  [/\b(?:what|how much|how many)( \w+)? (?:do|would|will|can) you (?:reckon|think|guess|believe|figure) (?:we|i) (?:will |would |can |may |might )?(?:do|make|sell|get|take|turn over|see|have)\b/g, 'forecast how much$1 sales'],
  // is it realistic to do 1 crore in december
  [/\b(?:is it|would it be|is) (?:realistic|possible|doable|feasible|likely|achievable|within reach)(?: for us)?(?: to| that we)? (?:do|make|hit|reach|touch|cross|get to|achieve|sell|have)\b|^(?:can|could|might|may|do you think) (?:we|i) (?:still |ever |even |possibly |realistically |can |could |will )*(?:reach|hit|touch|cross|achieve|get to|do|make)(?= (?:rs ?|₹ ?)?\d)/g, 'forecast will we hit'],
  // at the current rate where do we land on 30 November
  [new RegExp(`(?<=\\b(?:land|stand|end up|have|be|finish|close|reach|at this (?:rate|pace)|at the current (?:rate|pace)|if it goes on|if this goes on)\\b.*)\\b(?:on|at|ko|pe) (?=(?:the )?(?:28|29|30|31)(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`, 'gu'), 'by '],
  // run rate for november
  [/^(?:what is (?:our|the|my) )?(?:sales |revenue |current |monthly )*run ?-?rate (?=(?:for|this|of|in) )/g, 'sales forecast '],
  // what is our pace for november; are we ahead of pace; pace to 80 lakh
  [/^(?:what is |how is )?(?:our |the |my )?(?:current |sales |revenue |order )*pace (?=(?:for|this|in|of the|at the moment|right now)\b)(?!.*\b(?:selling|units)\b)/g, 'sales forecast '],
  // do we make 90 lakh this month; could we double last year's black friday
  [/^(?:and |so |ok )?do (?:we|i) (?:still |even |ever )*(?:make|hit|reach|touch|cross|get to)(?= (?:it to )?(?:rs ?|₹ ?)?\d)/g, 'forecast will we hit'],
  [new RegExp(`^(?:and |so |ok )?(?:can|could|might|will|do you think|are) (?:we|i)(?: will| can| could| still| even| going to| likely to)* (double|triple) (?:the )?last year(?:'?s)? (?:of )?(black friday|cyber monday|christmas|new year|holi|diwali|rakhi|(?:${months}))(?: sales?| revenue)?(?= ?[?.!]|$)`, 'u'), 'forecast $2 vs $1 last year'],
  [/^(?:and |so |ok )?(?:can|could|might|do you think|are) (?:we|i)(?: will| can| could| still| even| going to| likely to)* (?:double|triple|match|top|repeat|surpass|exceed|beat|outdo|better)(?! than)(?= )/g, 'will we beat'],
  [new RegExp(`^(forecast )?will we (?:beat|match|top|exceed) last year (?:of )?(black friday|cyber monday|christmas|new year|holi|(?:${months}))(?= ?[?.!]|$)`, 'u'), 'forecast $2 vs last year'],
  // how much can I make in December; do you see us crossing 85 lakh in november
  [/\bhow much((?: \w+){0,2}) can (?:i|we) (?:still |realistically |possibly )*(?:make|earn|sell|do|expect|get|take in|bring in)(?= (?:in|on|this|next|over|during|until|till|before|tomorrow)\b)/g, 'forecast how much$1 sales'],
  [/\b(?:do|will|would|can) (?:you|u) (?:see|think|expect|picture|imagine|believe in) (?:us|we|it|me|the shop|november|this month)(?: still| really| ever)? (?:crossing|hitting|reaching|touching|making|doing|getting to|topping|passing)\b/g, 'forecast will we hit'],
  // this year's closing number; what are we looking at for january
  [new RegExp(`^(?:what is |what will be )?(?:the |our )?(?:this (month|quarter|year|week)|(${months})) closing (?:number|figure|total|sales?|revenue|estimate)\\b`, 'gu'), 'forecast this $1$2 sales'],
  // daily sales needed to hit 80 lakh; how much should we sell per day to reach 1 crore
  [/^(?:and |so |ok )?(?!what (?:should|must|can) (?:we|i) do )(?:how much|how many(?: \w+)?|what)(?: more)?(?: sales| revenue)? (?:do|should|must|would|will|have) (?:we|i)(?: still| now| have to| need to| to)* (?:need|sell|make|do|earn|average|bring in|take|get)(?: on average| every day| per day| a day| each day| daily| from now| now)* (?:to|if we want to|for us to) (?:reach|hit|touch|cross|make|get to|achieve|do|close at|end at|finish at) (?=(?:rs ?|₹ ?)?\d|one |a (?:crore|lakh))/g, 'how far are we from '],
  // is 1 crore possible this month; chances of 1 crore in december
  [/^(?:so |ok )?is ((?:rs ?|₹ ?)?\d[\d,.]*(?: ?(?:lakhs?|lacs?|crores?|cr|k|l))?) (?:really |still |even |at all )*(?:possible|doable|realistic|feasible|likely|achievable|within reach|in reach)\b/g, 'forecast will we hit $1'],
  // how are we pacing; orders run rate for november; eod estimate
  [/\b(?:how )?(?:are|is) (?:we|november|the month|this month) pacing\b/g, 'are we on track'],
  // did we reach 3 lakh yesterday
  [/\b(did|have|has) (we|i|sales|revenue|orders|it) (?:ever |already |even )?(?:reach(?:ed)?|attain(?:ed)?|get to|got to)(?= (?:rs ?|₹ ?)?\d)/g, '$1 $2 cross'],
  // rest of the week?
  [new RegExp(`(?<!forecast .*)\\b(?:(?:for|over|in|till|during) )?(?:the )?(?:rest|remainder) of (?:the |this )?(today|day|week|month|quarter|year|(?:${months}))\\b(?! (?:last|20))`, 'gu'), 'forecast this $1'],
  // year end projection
  [/\b(year|month|quarter|week)[- ]?end (?:sales |revenue )?(?:projection|forecast|estimate|outlook|prediction|landing|finish|run ?-?rate|closing estimate)\b/g, 'forecast this $1'],
  // what should this weekend bring in
  [new RegExp(`^(?:and |so )?what (?:should|will|would|can|could|might|may) ((?:the |this |next |coming )*(?:${days}|tomorrow|week|month|quarter|year|${months})(?: (?:and|or|&) (?:${days}))?) (?:bring|yield|get|give|fetch|earn|make|generate|do)(?: us| me)?(?: in)?(?= ?[?.!]|$)`, 'u'), 'forecast how much sales $1'],
  // kal kitne order aane chahiye
  [/\b(kitn[aei] \w+) (?:aan[aei]|hon[aei]|ban[aei]|bikn[aei]) (?:chahiye|chahie)\b/g, '$1 forecast'],
]; // prettier-ignore
