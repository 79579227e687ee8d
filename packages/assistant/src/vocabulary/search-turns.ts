/** Turns of phrase for the searches in the shop's own search box, put in words the tables know. */
import { turnsOf, type Turn } from '../words/turns.ts';

const people =
  '(?:people|customers|shoppers|visitors|users|buyers|folks|log|they|everyone|everybody|somebody|someone|anyone|anybody|girls|ladies|women)';
const type =
  '(?:types?|typed|typing|puts?|putting|enters?|entered|entering|keys?|keyed|writes?|wrote|writing|asks?|asked|looks?|looked|looking|hunts?|hunted|searche?s?|searched|searching|input|inputs)';
const ours =
  '(?:our|the|my|your|hamare|apne|shop|store|site|website|online shop|online store|web|own|internal|kesar lane)';
const box = '(?:search(?: (?:box|bar|field|window|function|engine|option|tool|icon))?|searchbox|searchbar)';
const words = '(?:words?|terms?|phrases?|queries|query|keywords?|things?|items?)';
const all = 'what do people search for on our site';

const searches: Turn[] = [
  // which searches on our site found nothing: nobody knows what a search brought
  ['(?:which|what|how many|top|list of)? ?(?:(?:site |shop |store |on[- ]?site |internal )?search(?:es)?|search terms?|search words)(?: (?:on|in|of) (?:our|the) (?:own )?(?:site|shop|store|website|search box))? (?:that |which )?(?:led to|lead to|ended in|found|find|return|returned|returns|gave|give|gives|got|get|show|showed|shows|had|have|with|brought|came back with|came up|come up) (?:nothing|no results?|zero results?|0 results?|empty|no match(?:es)?|no products?)', 'failed search report'],
  ['(?:zero|no|0|null)[- ]results? (?:searches|search(?:es)? terms?|queries|search)', 'failed search report'],
  // what do people type most into our shop search; what did shoppers type into our own search box
  [`(?:what|which ${words}|what ${words}|what all|kya|kya kya) (?:do|does|did|are|were|is|have|has)?(?: most)? ?(?:of )?(?:our |the )*${people} (?:been )?(?:mostly |usually |generally |most )?${type}(?: for)?(?: the)?(?: most| most often)?(?: (?:into|in|in to|on|to|at|with|through|via))+ (?:${ours} )*${box}(?: (?:box|bar|on (?:our|the) (?:site|website|store|shop)))?(?: the)?(?: most| most often)?`, all],
  // which words were entered in the shop search bar
  [`(?:what|which|top|most)(?: (?:are|were) the)? (?:${words}|was|is|were)(?: (?:are|were|was|is|get|gets|got|being|been|most|often|mostly))* ${type}(?: the)?(?: most)?(?: (?:into|in|in to|on|to))+ (?:${ours} )*${box}`, all],
  // what words do visitors put in the search field
  [`(?:what|which) ${words} (?:do|did|are|were|have) (?:our |the )*${people} (?:been )?(?:${type}|us(?:e|ed|ing))(?: (?:into|in|in to|on|to|while|when|for))* (?:${ours} )*(?:${box}|searching)`, all],
  // top search words on our site; most common search phrases on the website
  [`(top(?: \\d+)?|most (?:common|used|popular|frequent|typed|searched)|common|popular|frequent|best|main|biggest|hottest)(?: (?:common|popular|used))? (?:search ${words}|searches|search quer(?:y|ies)|searched ${words})(?: used| typed| entered| made| done)?(?: (?:on|in|of|at|inside|within|from|for) (?:${ours} )*(?:site|shop|store|website|search|search box|search bar))`, '$1 site searches by search box'],
  // internal search terms for September; on-site search queries last week
  [`(?:internal|on[- ]?site|onsite|in[- ]?store|in[- ]?shop|shop|store|site|website|search (?:box|bar)) search (?:${words}|report|list|log)(?: report| list)?`, 'site searches by search box'],
  [`(?:search box|search bar|searchbar|searchbox) (?:${words}|report|list|log|inputs?)`, 'site searches by search box'],
  // what is trending in our search; what is being searched on our site
  [`what (?:is|are|was|were|gets?|got)(?: all| being| been| most| people)* (?:trending|searched|typed|looked up|looked for|hot|popular|entered|asked)(?: for)?(?: the)?(?: most)? (?:in|on|into|within) (?:${ours} )*(?:${box}|site|website|store|shop)`, all],
  // what are people hunting for on our site
  [`what (?:do|did|are|were) (?:our |the )*${people} (?:hunting for|hunt for|trying to find|try to find|looking to find|seeking)(?: (?:on|in|at) (?:${ours} )+)?`, `${all} `],
  // search box me log kya likhte hai; hamare search me kya type hota hai
  [`(?:${ours} )*(?:${box}|search) (?:box |bar )?(?:me|mein|mai|par|pe)(?: (?:log|customers?|grahak|sab|sabse zyada|jyada|zyada|most))* (?:kya(?: kya)?|konse ${words}|kaunse ${words}|kaun se ${words})(?: sabse zyada| zyada)? (?:likh|type|daal|dal|search|dhoondh|dhundh|khoj|maang)\\w*(?: (?:kar|karte|kiya|hota|hote|hua|hui|gaya|rahe|hai|hain|the|tha|h))*`, all],
  ['(?:लोग |ग्राहक )?(?:सर्च बॉक्स|सर्च बार|सर्च|खोज) (?:में|पर)(?: लोग| ग्राहक| सबसे ज़्यादा)* (?:क्या(?: क्या)?|कौन से शब्द) (?:लिख|टाइप|डाल|खोज|सर्च|ढूंढ)[^ ]*(?: (?:कर|करते|किया|हुआ|होता|रहे|हैं|है|थे))*', all],
  // how often did somebody look for lehenga under 5000 in our search
  [`(?:how often|how many times|how many people|kitni baar|kitne log)(?: (?:did|do|does|have|has|was|were|is))?(?: ${people})?(?: (?:been))? (?:look(?:ed|ing)?|typed?|ask(?:ed)?|hunt(?:ed)?|search(?:ed)?|enter(?:ed)?)(?: for| up)? (.{3,30}?) (?:in|into|on|with|through) (?:${ours} )*${box}`, 'site searches for "$1"'],
]; // prettier-ignore

export const saidOfSearches = turnsOf(searches);
