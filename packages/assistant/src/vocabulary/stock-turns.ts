/** Turns of phrase about what lies in the store: gone, coming, too much, kept back, damaged. */
import type { Turn } from '../words/turns.ts';

/** What lies there and does not sell. */
const dead = '(?:dead|non-?moving|non moving|unsold|stuck) (?:stock|inventory|items?|products?|goods|maal)';
const stretch = '(\\d+ (?:days|weeks|months))';
const soldNothing = 'products that sold nothing in the last 30 days with stock value';

const supplier = '(?:vendors?|suppliers?|weavers?|karigars?|manufacturers?|makers?|factory|printers?)';
const pieces = '(?:pieces|pcs|units|stock|stocks|goods|maal|saman|items|qty|quantity|inventory)';
const again = '(?:wapas|vapas|dobara|dubara|phir se|fir se|वापस|दोबारा|फिर से)';
const comes =
  '(?:aayeg[aie]|aaeg[aie]|ayeg[aie]|aa jayeg[aie]|aa rah[aie]|milegi|milega|milenge|aane wal[aei]|available hog[aie]|aayenge|आएग[ाी]|आयेग[ाी]|आएंगे|मिलेग[ाी])';

const sizes: [string, string][] = [
  ['extra[- ]large', 'XL'],
  ['large', 'L'],
  ['medium', 'M'],
  ['small', 'S'],
];

/** "Noor Mirror Lehenga pink small available?": a size in words, behind what is worn. */
const inWords: Turn[] = sizes.map(([word, letter]) => [
  `(?<=(?:kurtas?|kurtis?|lehengas?|choli|set) (?:[a-z]+ ){0,3})(?<!too |very |extra )(?:in |size )?${word}(?: size)?(?= *(?:$|[?.!,])| (?:available|left|stock|in stock|bach[aei]|hai|kitn[aei]|ka|ki|me)(?: |$|[?.!,]))`,
  `size ${letter}`,
]);

const shop = '(?:shops?|stores?|outlets?|showrooms?|branch(?:es)?|locations?|godowns?|warehouses?|places?)';
const whole = '(?:[?.! ]|right now|now|please|pls|abhi|today|still|left|bhai|sir)*$';
/** A thing by its name: no figure, no rank, no day. */
const word =
  '(?!(?:sales?|sold|orders?|returns?|returned|revenue|visits?|rate|margin|profit|customers?|discounts?|stock|last|this|yesterday|today|week|month|sell|selling|bik\\S*|hu[ai]|growth|growing)(?: |$))[^\\s.,;:?!]+';
const thing = `((?!(?:highest|lowest|most|least|best|worst|more|fewer|maximum|biggest|top|higher|lower|new|how|what|better|it|that|they|anything|something|everything)(?: |$))${word}(?: ${word}){0,7}?)`;

/** Whether a thing is there at all, and where: "is the toran still there?", "which store has Meera Anarkali". Only of what the shop sells. */
export const thereTurns: readonly Turn[] = [
  [
    `(?<=^)(?:did|has|have|is|are) (?:the |our )?${thing} (?:sell|sold|selling|do|done|doing|move|moving) (?:well|ok|okay|fine|good|nicely|at all)(?= |$|[?.!,])`,
    'how much did $1 sell',
  ],
  [
    `(?<=^)(?:in |at )?which ${shop} (?:is|are|has|have|can (?:i|we) (?:find|get)|do we (?:have|keep)|carries|carry|keeps|keep|holds|hold|stocks) (?:the |our |any |a )?${thing}(?: in stock| available| lying| kept)?(?=${whole})`,
    'which location has $1 in stock',
  ],
  [
    `(?<=^)where (?:do|did) we (?:have|keep|stock|store) (?:(?:the )?(?:most|bulk|majority)(?: of)? )?(?:the |our |any )?${thing}(?: in stock| lying| kept)?(?=${whole})`,
    'which location has $1 in stock',
  ],
  [`(?<=^)is (?:the |our |my )?${thing}(?: still)? (?:there|around|with us)(?=${whole})`, 'is $1 in stock'],
];

const forItsStock =
  '(?:relative to|compared (?:to|with)|against|in relation to|for) (?:the |its |their |our )?(?:stock|inventory)(?: levels?| on hand| in hand| (?:that )?we (?:have|hold|keep)(?: of it)?)?';

export const stockTurns: readonly Turn[] = [
  // low stock sarees <10, low stock under 5
  ['(?:low|less|kam) (?:on )?stock((?: (?!under|below|less)[a-z]+){1,3}?) ?(?:<=?|under|below|less than|upto|up to) ?([0-9]{1,3})(?: (?:pcs|pieces|units|left))?', '$1 with less than $2 left'],
  ['(?:low|less|kam) (?:on )?stock ?(?:<=?|under|below|less than|upto|up to) ?([0-9]{1,3})(?: (?:pcs|pieces|units|left))?', 'variants with less than $1 left'],
  // at the speed we sell them, how long will our stock last
  ['at (?:the|our) (?:speed|pace|rate)(?: at which| that)? (?:we|they|it|people) (?:are |is )?(?:sell|sells|selling|go|goes|going|move|moves|moving|buy|buying)(?: (?:them|it|these|this|those))?', 'at this pace'],
  ['(?<=\\bhow many\\b.*),? (?:and )?at this pace,? how long (?:will|would|does|do|can) (?:(?:our|the|that|this) stock|it|they|that|we) last', ' and how long will they last'],
  // and about how many of it do we sell in a day
  ['(?:about |roughly |around )?how many (?:of (?:it|them|these|those|this|that) )?(?:do|are) we (?:usually |normally )?(?:sell|selling)(?: of (?:it|them|these|this))? (?:in a|per|a|each|every|in one) day', 'sales velocity'],
  // have we even a single Bela kurta in M anywhere; ek bhi piece hai kya
  ['(?<=(?:have|has|got|there|left|keep)(?: (?!no |not )\\S+){0,3} )(?:even )?(?:a|one) single(?: pieces?| pcs?| units?| one)?(?: of)?(?! (?:order|sale|visit|customer|day|rupee|return|click|time))', 'any stock of'],
  ['ek bhi(?: piece| pc| pcs| nag| unit)?((?: (?:hai|h|bach[aei]|pad[aei]|mileg[aei]|rakh[aei]))+)(?! nahi)', 'stock$1'],
  [`(?<=(?:have|has|got|there|left|stock|available|piece|pieces|bach[aei]|hai|kya)\\b.*)(?:anywhere|any where|somewhere|(?:in|at) any (?:one )?(?:of (?:our|the) )?${shop}|kah[ie]n? bhi|kah[ie]n? pe bhi)(?=${whole})`, 'in stock'],
  // which sizes do we always run out of
  ['(which|what) (sizes?|colou?rs?|shades?) (?:do|are|did|have) (?:we|i) (?:always |usually |often |mostly |keep |normally )*(?:run|running|ran)(?:ning)? (?:out|short|low)(?: of)?', 'which $2 are out of stock'],
  // best selling lehenga and how many of it we still have
  ['(?:holds?|keeps?|carr(?:y|ies)|has|have) (?:the )?(most|least|fewest|lowest number of|highest number of) (?:of )?(?:pieces|units|stock|goods|items)(?! (?:sold|sales))', 'has the $1 stock'],
  // tell me when the candle will run out, and no order to watch it
  ['tell (?:me|us) when(?=(?: \\S+){0,6} will (?:\\S+ )*(?:run|finish|end|out|over|gone|finished|sell|empty))', 'when'],
  // what is gone first, what nobody can buy
  ['(?:which|what) stock (?:ends|finishes|runs out|goes|gets over|will end|will finish|will go) (?:first|soonest|the soonest)', 'which product will run out first'],
  ['(?:which |what |the |list )*(sizes?|variants?|products?|things|styles?|colou?rs?)(?: that| which)? (?:nobody|no one|noone|no customer|customers cannot|people cannot|you cannot) (?:can )?(?:buy|order|get)', 'which $1 are out of stock'],
  // गुलमोहर कुर्ता वापस स्टॉक में आया क्या
  [/(?:wapas|vapas|वापस) (?=(?:stock|स्टॉक|sto?k) (?:me|mein|में) (?:aa|आ))/gu, ''],
  // what is lying in the godown and not moving
  [/\b(?:lying|kept|sitting)(?: idle| there)? (?:in|at) (?:the |our )?(?:godown|warehouse|store ?room)(?: and| but)? (?=(?:not|hardly|never|barely) (?:moving|selling|sold))/gu, ''],
  // what is getting over soon
  ['(?:what|which(?: products?| items?| sizes?)?)(?: all)? (?:is|are) (?:getting|going to get) (?:over|finished)(?: soon| next| fast)?', 'what is running low'],
  // low stock below 5
  [/\b(?:low|less|short) (?:in |on |of )?(?:stock|stk)(?: items| list)? (?:below|under|less than) (\d+)(?! ?%)\b/gu, 'variants with less than $1 pieces left'],
  ['what (?:do|have) we (?:have |got )?(?:zero|nil|none|nothing)(?: left)? of', 'what is out of stock'],
  ...inWords,
  // value of goods lying with us; for how much do we have stock; parcels to be sent
  ['(?:value|worth|cost) of (?:the |our )?(?:goods|stuff|maal|stock) (?:lying|sitting|kept)(?: with us| in (?:the |our )?(?:warehouse|godown|store))?|for how much do we have stock|cost of stock (?:in|on) hand', 'stock value'],
  ['(?:parcels|orders|packets) (?:still )?(?:to be|left to be|that need to be|yet to be) (?:sent|shipped|packed|dispatched)', 'unfulfilled orders'],
  // how many candles do we have to sell right now: there to be sold, and nothing that must be
  [`(?<=(?:have|has|got|is there|are there|there is|there are)(?: (?!to |need|sold)[^ ]+){0,6} )to sell(?= ?(?:$|[?.,!]| (?:right now|now|today|at present|currently|at the moment|still|of (?!the day|this)|(?:at|in) (?:the )?(?:shops?|stores?|warehouse))))`, 'left to sell'],
  [`(?<=(?:have|has|got|there|with us) (?:[^ ]+ ){0,6})(?:up )?for sale(?= ?(?:$|[?.,!]| (?:right now|now|today|at present|currently|at the moment|of|in|at) ))`, 'left to sell'],
  [`(?<!(?:order|mangwa\\w*|rakh\\w*|chahiye|kaise|kya) .*)(?:bechne|बेचने) (?:ko|ke liye|को|के लिए)(?! .*(?:order|mangwa|rakh|chahiye|kaise|ideas?|kya kar))(?=.* (?:hai|hain|h|bach\\w*|है|हैं|बच\\S*)(?: |$|[?.!]))`, 'left to sell'],
  // how much stock can be sold; bechne layak stock; how many units are available for sale
  ['(?:how much|how many)(?: of (?:the |our ))? ?(?:stock|units|pieces)? ?(?:can (?:still )?be sold|are (?:still )?available (?:for sale|to sell))', 'sellable stock'],
  // how many pieces are we sitting on; kitne piece pade hain
  ['(?:how many|how much) (?:pieces|units|stock|goods|items)(?: of [^ ]+(?: [^ ]+)?)? (?:are|do) we (?:sitting on|sit on|holding|carrying|carry|stuck with|have lying)', 'how much stock'],
  ['(?:kitne|कितने) (?:piece|pieces|pcs|nag|item|items|पीस|नग) (?:pad[aei]|rakh[aei]|पड़े|रखे) (?:hai|hain|h|हैं|है)', 'kitna stock hai'],
  ['closing (?:stock|inventory) (?:in|by) (?:pieces|units|qty|pcs|numbers|quantity)', 'stock on hand'],
  // what have we run out of; kaunsa stock kam hai
  ['what(?: all)? (?:have|has|did|do) (?:we|the shop) (?:run|ran|gone|sold) out of(?! time)', 'what is out of stock'],
  ['(?:kaunsa|kaun sa|kis ka|kiska|kiska kiska|kya|कौन सा|कौनसा|किसका) (?:stock|maal|स्टॉक|माल) (?:kam|कम)(?: (?:bacha|बचा))?(?: (?:hai|ho raha hai|है|हो रहा है))?', 'low stock'],
  ['(?:stock|maal|स्टॉक|माल) (?:khatam|खत्म) (?:kiska|kis ka|kaunsa|किसका|कौन सा)(?: (?:hai|hua|ho gaya|है|हुआ|हो गया))?', 'what is out of stock'],
  // inventory days; for how many days do we have stock; kitne ka maal pada hai
  ['(?:inventory|stock) days(?! of)', 'days of cover'],
  // nothing sold since August, what has not sold a single piece in 60 days
  ['^(?:(?:list|show|show me|what|which|items?|products?|things) )?(?:has |have |had )?(?:nothing|zero) (?:was |is |has been |have been )?(?:sold|selling)(?= (?:since|in|for|during|this|last|over|\\d))(?: in(?= \\d)| for(?= \\d))?', 'which products had no sale'],
  // how many kurtas to reorder, how many white Gulmohar do I need to order again
  ['^how many (?:pieces |pcs |units |more )?(?:of )?(?:the |our )?(.{3,40}?) (?:to|should i|should we|do i need to|do we need to|must i|must we) (?:reorder|re-order|order again|restock|order from (?:the )?(?:vendor|supplier))(?: now)?(?=\\s*(?:$|[?.!,]))', 'should i reorder $1'],
  // how many days more will the kurta go at this speed
  ['how many (?:more )?(?:days|weeks)(?: more| longer)?(?: (?:will|can|would|does|shall))? (.{2,40}?) (?:will |can |would )?(?:go|run|keep going|carry on|survive|stretch|pull|stay)(?: on| for)?(?: at (?:this|the (?:same|present|current)) (?:speed|pace|rate))?(?=\\s*(?:$|[?.!,]))', 'days of cover of $1'],
  ['for how many (days|weeks) (?:do|will|would) (?:we|i) have (?:the |our )?stock', 'how many $1 of stock left'],
  ['(?:maal|माल) (?:ki|की) (?:keemat|kimat|kimmat|कीमत|वैल्यू) (?:kitni|कितनी)|(?:kitne|कितने) (?:rupaye|rs|lakh|रुपये|रुपए|लाख) (?:ka|का) (?:maal|stock|माल|स्टॉक) (?:pada|rakha|bacha|hai|पड़ा|रखा|बचा|है)', 'stock value'],
  // how many months will it take to sell; kitne din me bik jayega
  ['how (?:many (?:days|weeks|months)|much time|long) (?:will |would |does |do |did |is |are )?(?:it |they |this |these |that |those |we )?(?:going to |need to |gonna )?(?:takes?|need|needs) (?:us |me )?to (?:sell(?: off| out| through)?|clear|finish|move|get rid of|run (?:out|down))(?: (?:it|them|this|these|that|all|everything|out|off|completely)(?: of (?:it|them))?)*', 'days of cover'],
  ['(?:kitne|kitna|कितने|कितना) (?:din|dino|hafte|mahine|time|samay|waqt|दिन|दिनों|हफ्ते|महीने|समय)(?: (?:me|mein|mai|में|me hi))? (?:ye |yeh |saare |sab |pura |poora )*(?:bike(?:ga|gi|nge)|bik (?:jay?e?ga|jaa?ye?ga|jaenge|jayenge)|bikne me lag\\S*|khatam ho(?:ga|gi|nge)|nikal (?:jay?e?ga|jaega|jayega)|बिकेगा|बिकेगी|बिकेंगे|बिक जाएगा|बिक जाएंगे)', 'days of cover'],
  ['how (?:long|many (?:days|weeks|months)|much time) (?:will|would|do|does) ((?:the |our |these |all )*(?:[^ ?.,]+ ){0,3}?[^ ?.,]+) (?:takes?|need) to (?:sell(?: off| out)?|clear|finish)(?= ?(?:$|[?.,!]| at ))', 'days of cover of $1'],
  // what does not sell, and the money in it
  [`(?:(?:how much|what|kitna|kitne) )?(?:money|cash|capital|amount|funds|paisa|paise)(?: is| are| do we have| have we got)?(?: stuck| locked| blocked| tied up| lying| sitting| phasa| atka)* (?:in|on|inside) (?:the |our |all )*${dead}`, soldNothing],
  [`(?:value|worth|cost|amount) of (?:the |our |all )*${dead}`, soldNothing],
  [`${dead}(?: list)?(?: with| and| ki| ka| की| का|,)* (?:its |the |their |stock )*(?:value|worth|keemat|kimat|amount|cost|कीमत|वैल्यू)`, soldNothing],
  [`${dead} (?:me|mein|में) (?:kitna|kitne|कितना|कितने) (?:paisa|paise|rupaye|पैसा|पैसे)(?: (?:phasa|atka|laga|fasa|फंसा|अटका|लगा))?(?: (?:hai|h|hua hai|है))*`, soldNothing],
  [`(?:stock )?(?:value|worth) of (?:the |our |all )*(?:products|items|goods|things) (?:that |which )?(?:have |has |did |were |are )?(?:not (?:been )?(?:sold|sell)|unsold|sold nothing) (?:in|for|since) (?:the )?(?:last |past )?${stretch}`, 'products that sold nothing in the last $1 with stock value'],
  [`(?:which |what |kaun ?s[aei] )?(?:products|items|goods|things|pieces|maal) (?:that |which )?(?:are |is |have been |has been )*(?:just |only |still )*(?:sitting|lying|standing)(?: there| idle| around)* (?:since|for|from) (?:the )?(?:last |past )?${stretch}(?:,? (?:with|without|and) (?:no |not |a |any |even )*(?:single )?(?:sales?|sold|movement))?`, 'products that sold nothing since $1'],
  ['(?<=sold nothing (?:since|in the last) .*),? (?:and )?(?:what is|whats|how much is|how much)? ?(?:the |our )?(?:money|cash|capital|value|amount|stock value)(?: is)? (?:stuck|locked|blocked|tied up|lying|sitting) (?:in|on) (?:them|it|those|these|that)', ' with stock value'],
  [`what(?: is|'s|s)? (?:all )?(?:is |are )?dead (?:in|at) (?:the |our )?(?:warehouse|godown|store ?room|stock|shop)`, 'dead stock'],
  // how much stock of Brass Diya Set is left and how long will it last
  ['how (?:much|many)(?: stock| pieces| units| inventory)?(?: of)? ((?:[^ ?.,]+ ){0,4}?[^ ?.,]+)(?: stock| pieces| units)? (?:is|are|do we have|have we)(?: still| got)*(?: left| in stock| remaining| lying| kept)?(?: there| with us| in (?:the )?(?:godown|warehouse|stock|shop|store))?,? and (?:for |till )?(?:how long|how many days|when) (?:will|would|does|do|can) (?:it|they|that|the stock|this) (?:last|run out|be enough|finish)', 'stock and days of cover of $1'],
  // how long without ordering again
  ['how (?:many days|long) can (?:we|i) (?:go|last|manage|survive|run|do) without (?:re-?ordering|re-?stocking|buying|ordering)(?: more| again| any)*(?: of)?', 'how many days of cover for'],
  // new goods are no new customers
  [
    '(?:(?:the|our|my|these|those|your|all) )?(?:new|newest|latest|nayi|naye|naya|नई|नए|नया) (sarees?|saris?|sariyan|sariya|kurtas?|kurtis?|kurte|kurtiyan|lehenge|lahenge|dupatte|lehengas?|dupattas?|jewellery|jewelry|साडी|साडियां|कुर्ते|कुर्ता|कुर्ती|लहंगे|लहंगा|दुपट्टे|दुपट्टा)(?! (?:customers?|buyers?|shoppers?|people|grahak|log|design|launch|kharidar|ग्राहक|लोग))',
    'new arrivals $1',
  ],
  // how many weeks of lehengas do we have; how much capital is in lehengas; anything under 5 pieces
  ['how many (days|weeks|months) of (?!stock|cover|inventory|supply|sales|data|orders)((?:[^ ?.,]+ ){0,3}?[^ ?.,]+) (?:do we have|have we got|have we|are left|is left|left)(?: left| now)?', 'how many $1 of cover for $2'],
  ['how much (?:capital|working capital)(?: is| are| have we| do we have)?(?: got)?(?: tied| locked| stuck| blocked| sitting| lying)?(?: up)? in', 'stock value of'],
  // the stock we are holding
  ['((?:stock|stocks|inventory|goods|maal)(?: of [^?.,]{3,40}?)?)(?: that| which)? (?:we|i) (?:are |have |am |currently |now |still )*(?:holding|hold|held|carrying|carry|keeping|keep|sitting on|sit on|having)(?: (?:right )?now| at the moment| today| currently)?(?= ?(?:$|[?.!]))', '$1'],
  // what share of the diya sets have we sold
  ['(?:what|how much|how big a) (?:share|percent|percentage|part|%|proportion|fraction) of (?:the |our |all )*((?!(?:total|net|gross|these|those|our|all|it|them|that)\\b)(?:[^ ?.,]+ ){0,3}?[^ ?.,]+?)(?: stock| inventory)? (?:have we sold|did we sell|has (?:been )?sold|have (?:been )?sold|(?:is|are|got|has gotten) sold(?: out| off)?)(?! (?:to|at|in|on|through|via|from|with|by|online|as))', 'sell through rate of $1'],
  // nothing is left
  [
    '(?<=(?:variants?|skus?|sizes?|products?|items?|articles?|styles?|colou?rs?|what|which|everything) .*)(?<!(?:conversions?|clicks?|sales|orders|visits|keywords?|campaigns?) .*)(?:are |is |sitting |showing )?(?:at|on|down to|hit|have hit|have gone to) (?:zero|0|nil)(?: stock| left| pieces| units| pcs)?',
    'out of stock',
  ],
  ['(?:stock|maal|स्टॉक|माल) (?:me|mein|mai|में) (?:hi |bilkul |abhi |ही |बिल्कुल |अभी )*(?:nahi|nahin|nhi|nai|नहीं|नही)(?: (?:hai|hain|h|bach[aei]|raha|rahe|है|हैं|बच[ाेी]|रहा|रहे))*', 'out of stock'],
  ['^((?:hi |hello |ok |so |and |sierra |please )*)(?:are|have|did) (?:we|i) (?:run |ran |gone |sold |completely |totally |fully |currently |now )*out of(?= (?!(?:the )?(?:stock|pocket|time|budget|order|money|office|india|reach|cover)))', '$1how much stock is left of'],
  // a list of what to order again
  ['(?:re-?order|re-?ordering|re-?stock|re-?stocking|replenishment|purchase) (?:list|sheet|plan|report|suggestions?)(?: for (?:the )?(?:next|this|coming) (?:week|month|fortnight))?', 'what should we reorder'],
  // less than nothing is left
  ['(?:(?:which|what|any|is any|are any|do any|does any|anything|koi|kaun ?s[aei]|list of|list) (?:of (?:the |our )?)?)*(?:variants?|skus?|sizes?|products?|items?|articles?|styles?|things?)?(?: ke| ka| ki)?(?: that| which| hai jo| hain jo)?(?: is| are| has| have| having| showing| shows| show| with| in| at| at a| gone| into| now| currently| below zero| me| mein)* ?(?:negative|minus|oversold|below zero|under zero|-ve)(?: (?:stocks?|inventory|quantity|qty|available|units|level|levels))?(?: (?:items?|variants?|skus?|products?|me|mein|hai|hain|right now|now|at the moment))*(?=\\s*(?:$|[?.!,]))(?<=(?:stocks?|inventory|variants?|skus?|sizes?|oversold|quantity|qty).*)', 'variants with available stock below 0'],
  // 7 din se kam cover wale item batao, reorder karna hai
  ['(\\d+|do|teen|ek|das|two|three|ten) (?:din|dino|days?) se kam (?:ka |ke |ki )?(?:stock )?cover(?: wal[aei]| ke| ka)?(?: (?:items?|products?|variants?|maal|saman))?(?: (?:btao|batao|dikhao|do|list karo))?(?:,? (?:re-?order|order|mangana|mangwana) (?:karna|krna|dena) (?:hai|h))?', 'which variants have less than $1 days of cover'],
  // green 2.4 minus me kyu dikha raha
  ['(?<!(?:koi|kisi|kaun ?s[aei]|kons[aei]|kis|kin) .*)(?:minus|negative) (?:me|mein|में)(?: (?:kyu|kyun|kyon|kaise|q))? (?:dikha|dikh|chal|ja|aa) ?rah[aei](?: (?:hai|h|kyu|kyun|kyon))*', 'available stock'],
  // kundan choker green Hauz Khas mein kitne piece hain
  ['kitn[aei] (?:piece|pieces|pcs|pc|nag) (?:hai|hain|h|he)(?= *(?:$|[?.!,]))', 'kitna stock hai'],
  [/\? *(?:nahi|nhi|nahin) (?:to|toh) [^?]{2,50}?(?:mangwa|manga|mangva|bhej|le aa|le lu)\S*(?: \S+){0,2}(?=[.?! ]*$)/g, '?'],
  // gulmohar white M kitna bacha, sab loc
  ['(?<=(?:bach[aei]|stock|pad[aei]|left|maal|pcs|pieces)\\b.*)(?:sab|all|har|sabhi|teeno|tino|dono) (?:locs?|locations?|jagah|jagahon|stores?|godown)(?: (?:ka|pe|me|par|mein|wise))?', 'by location'],
  // rehaan ivory XL kitne pcs hai apne paas
  ['kitn[aei] (?:pcs |pieces? |nag |units? )?(?:hai|h|hain|pad[aei]|rakh[aei]|bach[aei])(?: (?:hai|h|hain))? (?:apne|hamare|humare|apun ke) (?:paas|pass|pas|yaha|yahan)', 'kitna stock hai'],
  ['[?.,] ?(?:nahi|nhi|nahin) (?:hai|h) (?:to|toh) (?:godown|warehouse|godam) (?:me|mein)', ' by location'],
  // what all will get over in the next two weeks if sale goes on like this
  ['what(?: all)?(?: things| sizes| variants)?(?: do you think)? (?:will|is going to|are going to|would|can) (?:get over|finish|run out|be over|be finished|go out of stock|get finished|sell out|be gone)(?: for us)? (?:in|within|over) (?:the )?(?:next |coming )?(two|three|four|ten|a|\\d+) (days|weeks|week|month)(?:,? (?:if|at|with|like) .*)?', 'which variants have less than $1 $2 of cover'],
  // in what kind of things is most of it
  ['(?<=(?:stock|inventory|goods|maal)\\b.*),? (?:and )?(?:in|into) (?:what|which) (?:kind|sort|type|category|kinds|sorts|types|categories)s?(?: of (?:things|products|goods|items|stuff))? (?:is|are|lies?|sits?|goes) (?:most|the bulk|the majority|the most)(?: of (?:it|that|them|this))?', ' by product type'],
  // green 2.4 showing minus 2; kisi item ka stock minus me hai kya
  ['(?:is |are )?(?:show(?:ing|s)?|dikha rah[aei]|dikh rah[aei]|stands|gone|going)(?: at| as| in| to)? ?(?:minus|negative|-|−) ?\\d*(?: (?:me|mein|stock|in stock))?,?(?: (?:why|how|kyu|kyun|kyon|kaise|how come|hai|h))*', 'available stock'],
  ['(?:kisi|koi|kaun ?s[aei]|kons[aei]|kis kis|kis|kin|kya)(?: bhi)? (?:items?|cheez|product|maal|saman|variant|sku|chiz)?\\S*(?: k[aei])? ?(?:stock|inventory|maal|qty) (?:minus|negative|zero se neeche|0 se neeche|0 se kam)(?: (?:me|mein|chal|hai|raha|rahi|rahe|kya|h|dikha|gaya|wala))*', 'variants with available stock below 0'],
  // konsa maal bilkul nahi bik raha, paisa fasa hua hai
  ['(?:(?:kaun ?s[aei]|kons[aei]|kya|kaunsa|कौन सा|कौनसा) )?(?:maal|saman|products?|items?|cheez|chiz|stock|माल|सामान)(?: (?:hai|hain|jo|aisa))* (?:bilkul|ekdam|zara bhi|bilkool|बिल्कुल|बिलकुल) (?:bhi |hi )?(?:nahi|nahin|nhi|नहीं|नही) (?:bik|bika|bike|biki|nikal|bikta|chal|बिक|निकल|बिका|चल)(?: (?:raha|rahe|rahi|rha|रहा|रहे|hai|h|है|hua|hue))*,? (?:aur |jisme |jis me )?(?:paisa|paise|पैसा|पैसे) (?:fas|phas|phans|atk|dab|block|फंस|अटक)\\S*(?: (?:hua|hue|hai|h|raha|pada|हुआ|है|पड़ा))*', soldNothing],
  // kitne ka stock pada hai, cost pe
  ['(?<=(?:stock|maal|inventory|goods|स्टॉक|माल) .*),? ?(?:at |on )?(?:cost|laagat|lagat|khareed|kharid|purchase|landed|लागत|खरीद)(?: (?:price|rate|value|bhaav|भाव))? (?:pe|par|mein|me|ke hisaab se|ke hisab se|पर|में|के हिसाब से)', ' value'],
  // when it comes again only the supplier knows
  [
    `(?:when|by when|kab|kab tak|कब|कब तक)(?: is| will| does| do| are| can we expect)?(?: the)? ([^?]*?)(?: be| get| getting| due| due to| expected| going| coming| supposed)*(?: to)?(?: be| come| arrive| get)* (?:restocked|replenished|back in stock|in stock again|in stock|available again|back from (?:the |our |their )?${supplier}|back with us|re-?stocked)`,
    'restock date of $1',
  ],
  [`(?:when|what day) is (?:the )?(?:next )?(?:restock|restocking|replenishment|refill)(?: due| expected| planned| happening)?(?: of| for)?`, 'restock date of'],
  [`(?:kab|kab tak|कब|कब तक) (?:${again} )?(?:stock |स्टॉक )(?:me |mein |में )?(?:${again} )?${comes}`, 'restock date'],
  // what is under way to us
  [`(?<!(?:orders?|parcels?) .*)${pieces} (?:are |is |that are |currently |still )*(?:on (?:the|its|their) way|incoming|arriving|in transit|yet to (?:come|arrive))(?: in)?(?: to us| from (?:the )?${supplier})?`, 'incoming stock'],
  // what lasts less than ten days
  [`(?<=(?:which|what|any|list|products?|items?|variants?|sizes?|things|kaun ?s[aei]|kya|jo|goods|stock)(?: [^ ]+){0,4} )(?:will |would |that |would only |only |can )*(?:last|lasts|lasting|hold|holds|survive|suffices?|is enough|are enough|be enough)(?: us| out)?(?: for)?(?: only)? (?:less|fewer|under|below)(?: than)? (?:a |one )?((?:[^ ]+ )?)(days?|weeks?)`, 'have less than $1$2 of cover'],
  [`(?<=(?:which|what|any|list|products?|items?|kaun ?s[aei]|kya|jo|maal|saman)(?: [^ ]+){0,4} )(\\S+) (?:din|dino|hafte|दिन|हफ्ते) (?:se|से) (?:kam|कम)(?: (?:ka stock|chal|tik|hi|का स्टॉक|चल))\\S*(?: (?:wal[aei]|hai|hain|bacha|है|हैं|वाले))*`, 'have less than $1 days of cover'],
  // what sells slowest for the stock we have of it
  [`(?:what|which \\S+)(?: is| are| has| have)? (?:sells?|selling|sold|moves?|moving|moved) (?:the )?(?:slow(?:est)?|least|worst|poor(?:est|ly)) ${forItsStock}`, 'which product has the lowest sell through rate'],
  // the stock that is worth most; the colour that is out
  ['(?:the )?(?:most expensive|costliest|dearest|priciest|most valuable) (?:stock|inventory)', 'highest stock value'],
  [`(?<=(?:which|what|any) (?:colou?rs?|sizes?|variants?|shades?) .*)(?:is|are|has gone|have gone|went|gone) out(?=${whole})`, 'is out of stock'],
  // too much of it
  [`(?:do |are )?(?:we |i )?(?:have|having|holding|hold|sitting on|carrying|got|bought) (?:far |way )?too (?:much|many)(?! (?:returns?|cancel|refund|orders?|visits|ads?|clicks))(?: ${pieces})?(?: of| in stock| in hand)*`, 'overstocked'],
  // kept back for orders
  [`can (?:we|i) (?:still |safely )?(?:promise|commit|commit to|take orders for|confirm|offer)(?! (?:a |any )?(?:discount|coupon|code))`, 'can we sell'],
  // what is damaged or missing where it lies
  ['(?:got |were |are |is |lying )?(?:damaged|broken|spoilt|spoiled|torn|missing|lost|stolen|eaten by moths|kharab|toote|toota|phate)(?: pieces| units| stock| maal| items)? (?:in|at|inside|from|lying in|while in) (?:the |our )?(?:warehouse|godown|storage|storeroom|stockroom)', 'shrinkage'],
  ['(?:damaged|spoilt|spoiled|unsellable|unsaleable) (?:stocks?|inventory|goods in (?:stock|hand))', 'shrinkage'],
  // few are left, at the pace of today
  ['(?<=(?:items?|products?|variants?|skus?|styles?|sizes?|which|what|stock) .*)(\\d+) (?:or|ya) (?:fewer|less|lower|below|kam)(?: than that)?(?: pcs| pieces| units| pc| nos)?(?: left| remaining| in stock| in hand| bache)?(?= |$|[?.!,])', 'at most $1 units left'],
  ['at (?:the |our )?(?:current|present|this|these|recent) (?:sales|selling)(?: rate| pace| speed| level| levels)?', 'at this pace'],
  // what suppliers sent is not known, nor since when nothing was there
  [`${pieces} (?:have |had |did |do )?(?:we |hum ne |humne )?(?:receive|received|get|got)(?: in)? from|(?:received|got|came in) (?:how many )?${pieces} from`, 'grn from'],
  [`(?:has|have|did|is|are) (?:the |our )?${supplier} (?:already |yet )?(?:dispatched|sent|shipped|delivered|send|ship|deliver|dispatch|sending|confirmed)(?: us| our| the)?(?:.*order)?`, 'vendor delivery'],
  ['what (?:all )?(?:is|are) (?:arriving|coming in|expected to arrive)(?: at the (?:warehouse|godown))?', 'incoming stock'],
  ['(?:theft|shoplifting|stolen|chori)(?: losses| loss| stock| pieces| items)?', 'shrinkage'],
  [`(?<=^)(?:did|has|have) (?:the |our )?((?!we |i |anything|something|any )(?:[^ ,.?!]+ ){1,6}?)(?:ever |also )?(?:go|gone|run|sell|went|ran|sold) out(?: of stock)?(?= (?:in|on|during|this|last|yesterday|over|between|at any) )`, 'stock ageing $1'],
  ['(?:kis|kin|kaun ?s[aei]|kons[aei]) (?:store|shop|dukaa?n|location|jagah|outlet)(?: (?:me|mein|pe|par|ke paas))? (?:sabse )?(?:zyada|jyada|adhik) (?:maal|stock|saman|saaman|piece|pieces)(?: (?:hai|hain|pada|pade|rakha|rakhe|bacha|h))+(?= ?(?:$|[?.!]))', 'which location has the most stock'],
  [`when (?:did|was|were) (?:the |our )?((?:[^ ,.?!]+ ){1,6}?)(?:actually |first |last )?(?:run out|ran out|sell out|sold out|finish|finished|go out of stock|went out of stock|out of stock|get over|end)(?: of stock)?(?=${whole})`, 'stock ageing $1'],
  [`how long (?:has|have|is|was) (?:the |our )?((?:[^ ,.?!]+ ){1,6}?)(?:been )?(?:out of stock|sold out|unavailable|finished|missing)(?: for)?(?=${whole})`, 'stock ageing $1'],
  ['(?:kab|कब) (?:khatam|khatm|finish|over|out of stock|sold out|खत्म) (?:hua|hui|hue|ho gay[aie]|ho chuk[aie]|हुआ|हुई|हुए|हो गय[ाी]|हो गए)(?: tha| the| thi| था| थी)?|(?:kab|कब) (?:se|से) (?:(?:stock )?(?:me |mein |में )?nahi|nahin|नहीं) (?:hai|hain|mil raha|है|हैं)', 'stock ageing'],
  ['unsold (?:stock|inventory|pieces|units|maal)(?= of)', 'stock'],
  ['how many (days|weeks) (?:till|until|before|to go before|to go until) (?:the |our )?([^?]*?) (?:is |are |gets? |will be |goes )(?:finished|over|gone|sold out|empty|exhausted|out of stock)', 'how many $1 of cover for $2'],
  ['(?<=(?:stock|inventory|lying|pieces|units) .*)(?<!(?:total|altogether|overall|all in all|together|combined) (?:.* )?)(?:at|in|across) (?:all|each of|each)(?: the| our| of| three| 3| two)* (?:places|locations|stores|warehouses|shops)', 'by location'],
  ['when (?:do|does|will|are|is)(?: the| our)? ((?:(?!orders?|parcels?|customers?|payments?|money|refunds?|people|visit)[^ ?]+ )+)(?:arrive|arriving|reach us|come in|coming in)(?: from)?', 'restock date of $1 '],
]; // prettier-ignore
