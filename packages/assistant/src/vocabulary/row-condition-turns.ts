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
  ['((?:search terms?|keywords?|ad groups?)) (?:jo )?(?:paisa|paise|budget) (?:barbaad|barbad|waste|kha)(?: kar)?(?: rah[aei]| rahe| dete)?(?: hai| hain| h)?', '$1 by google ads cost with 0 conversions, highest cost first'],
  // which campaign is wasting the most money
  [`(?:which|what|kaunsa|kaun sa|konsa) (campaign|keyword|ad group|search term)s? (?:is |are |was |were )?(?:wast(?:e|es|ing|ed)|burn(?:s|ing|ed)?|barbaad kar(?: raha)?) (?:the )?most(?: of our| of my)?(?: ad)?(?: money| budget| spend| cash)?`, 'roas and google ads cost by $1 worst first'],
  [`(?:which|what|kaunsa|kaun sa|konsa) (campaign|keyword|ad group) (?:sabse (?:zyada|jyada)) (?:paisa|paise|budget) (?:barbaad|barbad|waste)(?: kar)?(?: raha| rahi)?(?: hai)?`, 'roas and google ads cost by $1 worst first'],
  // which landing page loses the most people
  [`(?:which|what|kaunsa|kaun sa) (landing page|page)s? (?:is |are )?(?:los(?:e|es|ing)|scar(?:es|ing) (?:away|off)|driv(?:es|ing) away|turn(?:s|ing) away) (?:the )?most (?:people|visitors|visits|customers|shoppers|traffic)`, 'landing pages with the highest bounce rate'],
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

export const rowConditionTurns: readonly Turn[] = [...conditions, ...wastes, ...plainer];
