/** What is asked of single rows: which of them hold a condition, which one is the record. */
import type { Turn } from '../words/turns.ts';

const goods = 'products?|items?|sarees?|kurtas?|lehengas?|dupattas?|things|maal|cheez(?:e|en|ein)?';
const stocked =
  '(?:(?:have |has |with |we have )?(?:plenty|a lot|lots|loads|too much|too many|heaps)(?: of (?:it|them|stock|units|pieces))?(?: (?:(?:left |lying |sitting )?(?:on|in) (?:the |our )?(?:shelf|shelves|stock|hand|godown|warehouse|store)|left))?|(?:stock|maal) (?:bahut|zyada|kaafi)(?: hai| h)?|(?:bahut|kaafi) (?:stock|maal)(?: hai| h| pada hai)?)';
const still =
  '(?:(?:are |is )?(?:hardly|barely|scarcely|not really|rarely|slowly) (?:mov(?:e|es|ing)|sell(?:s|ing)?|going|goes?|bought)|(?:do not|does not|dont|doesnt|are not|is not) (?:really )?(?:move|sell|moving|selling)|no sales|few sales|(?:bikta|bikti|bikte|bik) (?:nahi|kam)(?: hai| hain)?|(?:nahi|kam) (?:bik\\w*)(?: hai| hain| raha| rahi| rahe)*)';

const figures =
  'visits|sessions|visitors|orders|units|pieces|clicks|impressions|customers|views|purchases|conversions|sales|returns';

const conditions: Turn[] = [
  // landing pages w most sessions but no sales
  ['w/?(?= (?:most|more|less|least|no|zero|the|high\\w*|low\\w*|best|worst|good|bad|over|under|at least|\\d))', 'with'],
  ['(?:most|high|highest|a lot of|lots of|plenty of|heavy|good|many) (visitors|visits|traffic|views|page views|sessions) (?:but|and|and yet|yet|par|lekin|magar|with)(?: the| makes?| gives?| brings?| gets?| has| have| only)* (?:no|zero|0|not a single|not one|nil) (?:orders?|sales?|purchases?|conversions?|revenue)', 'most $1 and zero orders'],
  // by channel, min 500 sessions; cost over 500 and zero conversions
  [`(?:with |having )?(?:a )?(?:min|minimum)\\.?(?: of)? (\\d[\\d,.]*) (${figures})`, 'with at least $1 $2'],
  ['(?<=(?:with|and|but|had|having|got|have|has|w/o|,) )(?:zero|0|nil|no) (?:conv|convs|cvs)(?![a-z])', 'with 0 conversions'],
  [`(?<=(?:with|and|but|had|having|got|have|has|,) )(?:zero|0|nil) (${figures})`, 'no $1'],
  // plenty on the shelf and hardly moving
  [`(${goods}) (?:that |which |with |do we have |have |has |are |is )*${stocked},? (?:(?:and|but|par|lekin|magar|aur|yet|that|which) )?${still}`, '$1 with the highest days of cover'],
]; // prettier-ignore

const wastes: Turn[] = [
  // search terms wasting money in nonbrand kurtas; keywords jo paisa barbaad kar rahe
  ['(?:(?:irrelevant|useless|junk|wrong|wasteful) )?((?:search terms?|search queries|keywords?|ad groups?)(?: (?:in|of|from) [^,?.]{3,30})?) (?:that are |which are |that |which |jo |are )?(?:wast(?:e|ing|ed)|burn(?:ing|ed|s)?|eating(?: up)?|throwing away)(?: away)? (?:the |our |my )?(?:money|budget|spend|cash)', '$1 by google ads cost with 0 conversions, highest cost first'],
  ['((?:search terms?|keywords?|ad groups?)) (?:jo |pe |par |me |mein |पर |में )?(?:paisa|paise|budget|पैसा|पैसे) (?:barbaad|barbad|waste|bekaar|bekar|kha|बर्बाद|बरबाद|वेस्ट)(?: kar| ho| कर| हो)?(?: rah[aei]| rahe| dete| gay[aei]| रह[ाेी]| गय[ाेी]| गए)?(?: hai| hain| h| है| हैं)?', '$1 by google ads cost with 0 conversions, highest cost first'],
  // which campaign is wasting the most money
  [`(?:which|what|kaunsa|kaun sa|konsa) (campaign|keyword|ad group|search term)s? (?:is |are |was |were )?(?:wast(?:e|es|ing|ed)|burn(?:s|ing|ed)?|barbaad kar(?: raha)?) (?:the )?most(?: of our| of my)?(?: ad)?(?: money| budget| spend| cash)?`, 'roas and google ads cost by $1 worst first'],
  [`(?:which|what|kaunsa|kaun sa|konsa) (campaign|keyword|ad group) (?:sabse (?:zyada|jyada)) (?:paisa|paise|budget) (?:barbaad|barbad|waste)(?: kar)?(?: raha| rahi)?(?: hai)?`, 'roas and google ads cost by $1 worst first'],
  // which landing page loses the most people
  [`(?:which|what|kaunsa|kaun sa) (landing page|page)s? (?:is |are )?(?:los(?:e|es|ing)|scar(?:es|ing) (?:away|off)|driv(?:es|ing) away|turn(?:s|ing) away) (?:the )?most (?:people|visitors|visits|customers|shoppers|traffic)`, 'landing pages with the highest bounce rate'],
]; // prettier-ignore

const wordedNumbers = 'two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty';
const onAverage = '(?:औसतन|औसत|ausatan|ausat|average|avg|on average)';

/** Counts that are wanted apart, or by the day, and not rows. */
const counts: Turn[] = [
  // एक दिन में औसतन कितने ऑर्डर आते हैं; ek hafte mein average kitni sale hoti hai
  ...([['din|दिन', 'daily'], ['hafte|hafta|हफ्ते|हफ़्ते|हफ्ता', 'weekly'], ['mahine|mahina|महीने|महीना', 'monthly']] as const).map(
    ([said, plain]): Turn => [`(?:ek|एक|har|हर) (?:${said}) (?:me|mein|में|pe|पर)?(?: |)${onAverage} (?:kitn[aei]|कितन[ाेी])|${onAverage} (?:ek|एक|har|हर) (?:${said}) (?:me|mein|में) (?:kitn[aei]|कितन[ाेी])`, `average ${plain}`],
  ),
  // split orders at ₹2,000; orders split at 2000; order count split at 2k
  ['(?:(?:split|divide|cut|break) (?:the |our |all )?((?:[^ ]+ ){0,2}?)(?:orders?|bills?)(?: count| counts)?|(?:orders?|bills?)(?: count| counts)? (?:split|divided|cut|broken)) (?:at|around|on) (?:rs\\.? ?|₹ ?)?(\\d[\\d,.]*k?)(?: rupees| rs| value)?', '$1orders by order value: below $2, $2 and more,'],
  // which products will be finished within ten days at this speed
  [`(products?|items?|sarees?|kurtas?|lehengas?|dupattas?|variants?|stock)(?: (?:will|is|are|going to|gonna|be|get|getting|about to|might|may|likely to))* (?:finish(?:ed)?|run out|run(?:ning)? out|sold out|over|gone|exhausted|out of stock|finish up|last)(?: less than)? (?:with)?in (?:the next |next )?(\\d+|${wordedNumbers}) days`, '$1 with at most $2 days of cover'],
  // kaunsi saree 10 din me khatam hogi
  [`(?:kaun ?s[aei]|kon ?s[aei]|kya(?: kya)?|kitn[aei]|कौन ?स[ाेी]|क्या|कितन[ाेी]) ((?:(?!products? |maal |items? |saa?maa?n )[^ ,.?]+ ){0,2}?)(?:products? |maal |items? |saa?maa?n )?(?:agle |अगले )?(\\d+) (?:din|dino|dinon|दिन|दिनों) (?:me|mein|ke andar|ke bheetar|में|के अंदर|के भीतर) (?:khatam|khatm|khali|खत्म|ख़त्म) (?:ho |हो )?(?:jay?e?g[aei]|jaa?yeg[aei]|jaa?yenge|jaa?enge|hog[aei]|honge|ho rah[aei]|जाएग[ाेी]|जाएंगे|जायेग[ाेी]|होग[ाेी]|होंगे)(?: (?:hai|hain|है|हैं))?`, 'which products $1with at most $2 days of cover'],
  // what were the best 5 products last month and how many of each came back
  ['(?:what (?:are|were) |which (?:are|were) |show )?(?:the |our |my )?(?:best|top)(?:[- ]sell(?:ing|ers))? (\\d+ )?([a-z]{4,}s)((?: [^ ,?]+){0,4}?),? and how many of (?:each|them|those|these)(?: of them)? (?:came back|were returned|got returned|returned)', 'units sold and units returned of the top $1$2$3'],
  // how many of each came back, how much of that came back
  ['(?:and |, ?)?how many of (?:each|them|those|these|it|that)(?: of them)? (?:came|come|got sent|were sent|got|were) (?:back|returned)(?! (?:to (?:order|buy|shop)|again|for more))', ' and units returned'],
  ['(?:and |, ?)?how much of (?:each|them|those|these|it|that) (?:came|come|got sent|was sent|got|was) (?:back|returned)', ' and returns value'],
  // where do we spend the most on ads
  ['where (?:do|did|are|is|have) (?:we|i)(?: been)? (?:spend|spent|spending)(?: the)? most(?: money| of our money| of it)? (?:on|in|for|with) (?:google )?ads?', 'which campaign has the most google ads cost'],
  // how much time did people spend on the website
  ['how (?:much time|long) (?:did|do|does|are|were) (?:the |our )?(?:people|visitors?|customers?|users?|shoppers?|they) (?:spend|stay|spending|staying) (?:on|at|in) (?:the |our |my )?(?:website|site|store|shop|web ?shop|pages?)', 'average visit duration'],
]; // prettier-ignore

const plainer: Turn[] = [
  // average orders per hour
  ['(?:average|avg|mean) (?:number of )?(orders|visits|sessions|units)(?: sold)? (?:per|an|each|every|a) hour', '$1 by hour'],
  // kitne ka maal gaya
  ['kitn[ae] ka (?:maal|samaan|saaman) (?:gaya|bika|nikla|becha|nikal gaya)', 'kitni sale hui'],
  ['कितने का (?:माल|सामान) (?:गया|बिका|निकला)', 'कितनी बिक्री हुई'],
  // google ads ka budget badhana chahiye kya
  ['((?:google ads|ads|ad|campaign|[^ ]+) (?:ka|ke|ki) (?:budget|kharcha?|spend)) (?:badhana|badhaana|barhana) chahiye(?: kya)?', 'kya $1 badhana chahiye'],
  ['((?:google ads|ads|ad|campaign|[^ ]+) (?:ka|ke|ki) (?:budget|kharcha?|spend)) (?:ghatana|ghataana|kam karna) chahiye(?: kya)?', 'kya $1 kam karna chahiye'],
  // is mahine ki bikri pichhle mahine se kaisi hai
  ['(पिछल[ेाी] (?:महीने|हफ्ते|हफ़्ते|साल|दिन)) से कैस[ेाी] (?:है|हैं|रही|रहा|रहे|चल रही|चल रहा)(?: है| हैं)?', '$1 के मुकाबले'],
  ['((?:pichhl[aei]|pichl[aei]|last) (?:mahine|hafte|saal|din|month|week|year)) se kais[aeio] (?:hai|hain|h|rahi|raha|rahe|chal rahi|chal raha)(?: hai)?', '$1 ke mukable'],
]; // prettier-ignore

export const rowConditionTurns: readonly Turn[] = [...conditions, ...wastes, ...counts, ...plainer];
