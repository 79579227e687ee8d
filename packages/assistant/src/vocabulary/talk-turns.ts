/** Turns of phrase of people in a conversation: the least that is understood, greetings within a question, by when a figure is needed. */
import type { Turn } from '../words/turns.ts';

const money = 'values?|amounts?|money|rupees|rs|revenue|paisa|paise|rakam|rupaye|rupay';
const counted =
  '(?:how many|kitne|kitni|number of|no of) (?:units?|pieces?|pcs)|counts?|numbers?|nos|quantity|qty|units?|pieces?|pcs|how many|ginti|sankhya|kitne|kitni|rates?|percentages?|percent';

const shorthand: Turn[] = [
  // tax alag se batao; discount alag karke dikhao
  [/(?<=\S )(?<!\balag )alag (?:se|karke|kar ke) (?=(?:batao|bata|dikhao|dikha|do|de|dena|chahiye)\b)/g, ''],
  // top five products this month no wait make it by revenue not by units
  [/,? (?:no|nope|sorry|actually|oh)(?:,? (?:wait|no|actually|sorry))*,? (?:make|do|give|show|rank|sort|put) (?:it|that|them|those)(?: to me)? by ([a-z]+)(?:,? (?:and )?not (?:by )?[a-z]+)?(?=\s*(?:$|[.?!]))/g, ' by $1'],
  // compared to I guess last Friday
  [/(?<=^|\S ),?(?:i|we) (?:guess|suppose|reckon),? (?=\S)/g, ''],
  // hmm okay, so is it only the Diwali hangover or is there something else
  [/^(?:(?:hmm+|ok|okay|so|but|and|well|right),? )*(?:is|was) (?:it|this|that) (?:only|just|mainly|mostly|all|simply) (?:the |because of |due to |down to |about )*[^,?.]{3,40}?,? or (?:(?:is|was) there )?(?:something|anything|some other|any other|another|what|more|other)(?: else| other| reason| thing| to it| going on| behind it)*(?=\s*[?.!]*$)/g, 'why'],
  [/^(?:(?:hmm+|ok|okay|accha|acha|to|toh),? )*(?:kya )?(?:(?:sirf|bas|khali) )?[^,?.]{3,30}? (?:ki wajah se|ka asar|ke karan) (?:hi )?(?:hai|h|tha),? ya (?:kuch|koi|aur)(?: aur| kuch| bhi| wajah| baat)* (?:hai|h|tha|bhi hai)(?=\s*[?.!]*$)/g, 'kyun'],
  // and we were paying for ads the whole day, no? how much?
  [/^((?:and|but|so|ok|okay) )?(?:we|they|i) ((?:were|are|have been|had been|kept) (?:paying|spending|running|selling|giving|getting)\b[^?.]{2,40}?),? (?:no|na|right|correct|yes|yeah|isn'?t it|weren'?t we)\s*[?.]+ *(how (?:much|many))(?=\s*[?.!]*$)/g, '$1$3 we $2'],
  // nahi organic hatao sirf paid wala
  [/^(?:nahi|no|nai|arre|ok|accha|acha),? +(?:\S+ ){1,2}(?:hatao|hata do|hatado|nikalo|nikal do|chhodo|chhod do|chodo),? (?:sirf|bas|only|keval) (\S+(?: \S+)?)(?: wala| wali| wale)?(?=\s*[?.!]*$)/g, 'only $1'],
  // acha inme se kitne nikal gaye, matlab dispatch
  [/\b(?:inme|unme|usme|isme|un me|in me|inmein|unmein)(?: se)? kitn[aei] (?:nikal|nikle|chale|bhej|ship|dispatch|pack)\S*(?: (?:gaye|gaya|gayi|diye|hue|ho|gaye|chuke|hai|hain))*(?:,? (?:matlab|mtlb|yani|yaani|i mean) (?:dispatch|ship|bhej)\S*)?(?=\s*[?.!]*$)/g, 'how many of these orders were dispatched'],
  [/^((?:and |so |ok |okay )*)how many (?:of (?:them|these|those) )?(?:are |were |got |have been |is )?(?:dispatched|shipped|fulfilled|sent)(?: out| already| yet)*(?=\s*[?.!]*$)/g, '$1how many of these orders were dispatched'],
  // nahi sirf cod nahi, sab order ka bata
  [/^(?:nahi|nhi|no|nai|arre)?,? *(?:sirf|only|bas|khali) \S+(?: k[aei])? (?:nahi|nhi|nai|not),? (?:sab|all|saare|sare|sabhi|pure|poore) (?:ord(?:e)?rs?|ordr)(?: k[aei])?(?: (?:bata|batao|bolo|dikhao|do|chahiye|bata do))*(?=\s*[?.!]*$)/g, 'all orders'],
  // gulmohar kitne chahiye usme
  [/^((?:aur |and |ok )*[^,?.]{3,40}?) kitn[aei] (?:chahiye|lagenge|lagega|lage) (usme|isme|inme|unme|un sab me|in sab me)(?=\s*[?.!]*$)/g, '$1 wale kitne $2'],
  // in the pending ones how many are COD
  [/\bpending (?:ones|wale|waale)\b/g, 'pending orders'],
  // by week, Mon-Sun: that is what a week is
  [/(?<=\bweek(?:s|ly)?\b.*),? ?\(?\bmon(?:day)? ?(?:-|–|to|through|till) ?sun(?:day)?\b\)?(?=\s*(?:$|[?.!,]))/g, ''],
  // coming back to the pending orders
  [/^((?:ok|okay|so|and|now|well),? )*(?:coming|going|getting|turning|circling) back to (?=\S)/g, 'back to '],
  // pending orders nw
  [/(?<=\S )nww?(?=\s*(?:$|[?.!]))/g, 'now'],
  // ok and if i look at lehengas alone
  [/\b(?:if|when) (?:i|we|you) (?:only |just )?looks? (?:only |just )?at /g, ''],
  // what does each new customer cost us in ads
  [/\bwhat (?:does|did|do|is) (?:each|every|one|a) new (?:customer|buyer|client)s? (?:cost|costing)(?: us| me)?(?: (?:in|on) (?:ads?|advertising|marketing|ad spend))?(?! to (?:serve|ship))/g, 'cac'],
  // value rather than count; the money, not how many
  [new RegExp(`\\b(${money})(?: me| mein)?,? (?:rather than|instead of|and not|not) (?:in |by )?(?:the |a )?(?:${counted})(?![a-z])|\\b(${money})(?: me| mein)?,? (?:${counted})(?: me| mein)? (?:nahi|nahin|nhi)(?![a-z])`, 'g'), '$1$2'],
  // which one is ahead and by how much percent
  [/\bwhich (?:one|of (?:the two|them|these|those|the))(?: two)? (?:is|was) (?:ahead|leading|in front|winning)(?:,? (?:and )?by how (?:much|many)(?: (?:in )?percent(?:age)?| %)?)?(?=\s*(?:$|[?.!]))/g, 'which one is higher'],
  // which one pulls them down?
  [/\b(which (?:[a-z]+ ){1,2}?)(?:is |are )?(?:drag(?:s|ged)?|pull(?:s|ed)?|brings?|brought|weigh(?:s|ed)?|dragging|pulling|bringing) (?:it|them|this|that|us|things|everything|the (?:average|numbers?|total|figures?|week|month)) down\b/g, '$1is worst'],
  // aur usse pichhla wala
  [/^(?:aur|और|to|toh|accha) (?=(?:usse|isse|उससे|इससे) (?:pich+l|pichhl|pehle|pahle|पिछल|पहले))/g, ''],
  // product list
  [/^((?:and |ok |show |give |me |the |full )*)(product|item|city|state|category|campaign|variant|vendor|brand|code|channel)(?: ?wise)? list(?=(?: please| batao| dikhao)?[?.! ]*$)/g, '$1by $2'],
  // poore hafte ki
  [/\b(?:poor[aei]|pur[aei]) (?=haft|mahin|saal|week|month|year)/g, 'whole '],
]; // prettier-ignore

const several = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten)';
const enough =
  '(?:(?:is|are|will be|would be|should be) (?:enough|fine|ok|okay|plenty|sufficient|good)|(?:will|would|should|shall) (?:do|suffice|be enough)(?: for (?:now|me))?|(?:suffices?|enough)|(?:hi )?(?:kaafi|kafi|काफी|काफ़ी|bahut)(?: (?:hai|hain|h|rahega|honge|hoga|है|हैं))?|(?:chalega|chalenge|theek (?:hai|rahega)))';

const hour =
  '(?:\\d{1,2}(?:[:.]\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|half past \\w+)';
const clock = `${hour}(?: ?(?:am|pm|o ?'?clock|oclock|sharp|baje|ish))*`;
const event =
  '(?:meetings?|calls?|reviews?|stand ?-?ups?|syncs?|huddles?|appointments?|interviews?|flights?|trains?|lunch|class|presentations?|webinars?|demos?|catch ?-?ups?|slots?|shifts?|pitch|briefings?|visits? (?:of|by|from) \\w+|show|deadline|cut ?-?off)';
const who = '(?: with (?:my |our |the |mr |ms )*\\w+)?';
const spared = '(?: (?:today|tomorrow|sharp|please|pls|latest|at the latest|if possible))*';

const deadlines: Turn[] = [
  // quick brief on yesterday before my 12 o'clock meeting
  [new RegExp(`,? ?\\b(?:before|for|ahead of|by|in time for|until|till|prior to) (?:my |our |the |a |an |today'?s? |this )*${clock} (?:\\w+ )?${event}${who}${spared}`, 'g'), ''],
  // stock value on 31 October for my report: no report is asked for, and none is changed
  [/^(?!.*\b(?:add|set|change|remove|include|exclude|switch|schedule|send|mail|share|time|timing|put|drop|keep|use)\b)(.*\S),? (?:for|in) (?:my|our|the|a|this) (?:\w+ )?(?:reports?|deck|ppt|presentation|slides?|write ?-?up|newsletter to investors)(?=[.!? ]*$)/, '$1'],
  // and the same number of days before that
  [/\b(?:the )?(?:same|equal)(?: number)? of (days|weeks|months) (?:just |right |immediately )?before (?:that|this|it|those|them)\b|\bas many (days|weeks|months) before (?:that|this|it|those|them)\b/g, 'the period before that'],
  // top 3 is enough; bottom five will do
  [new RegExp(`\\b((?:the )?(?:top|best|first|worst|bottom|highest|lowest) ${several})(?: (?:of them|rows|ones))? ${enough}(?=[?.! ]*$)`, 'g'), '$1 only'],
  // 5 rows are enough
  [new RegExp(`^((?:only |just |the )*${several}(?: (?:of them|[a-z]+))?) ${enough}(?=[?.! ]*$)`, 'g'), '$1 only'],
  // gst included hai kya aapke revenue figure me
  [/^(gst|tax|taxes|shipping|delivery charges?|discounts?|returns?|cod charges?) (?:included|include|shamil|shaamil|juda|judi|jude) (?:hai|h|hota hai|hoti hai|hain)(?: kya| na)?,? (?:aapke |aap ke |aapki |apke |tumhare |is |iss |in |hamare )*(.+?)(?: (?:figures?|numbers?))?(?: (?:me|mein|main))?(?=[?.! ]*$)/, 'is $1 included in $2'],
  // sales figure for last week, need it by 5pm
  [new RegExp(`,? ?\\b(?:(?:and|as|because|so) )?(?:(?:i|we|they|boss|he|she) )?(?:just |only |really |urgently |will |would |must |have to |has to )*(?:need|needs|needed|want|wants|required?|send|submit|share|present|due|chahiye)(?: (?:it|this|that|these|them|to (?:submit|send|share|present)(?: it| this| them)?))*(?: latest)? (?:by|before|at|till|around) (?:${clock}|lunch|eod|tonight|evening|morning)${spared}`, 'g'), ''],
  // mujhe 5 baje tak chahiye
  [new RegExp(`,? ?(?:mujhe |hume |humein |boss ko |sir ko |मुझे |हमें )?${hour} (?:baje|बजे)(?: (?:se pehle|se pahle|tak|ki|ke|ka|से पहले|तक|की))? (?:(?:meeting|call|मीटिंग|कॉल)(?: (?:se pehle|se pahle|ke liye|hai|से पहले|के लिए|है))?(?: (?:chahiye|चाहिए))?|(?:chahiye|dena hai|bhejna hai|चाहिए|देना है|भेजना है))`, 'gu'), ''],
  // sales so far today, leaving for lunch at 1
  [new RegExp(`,? ?\\b(?:(?:i|we) )?(?:am |are )?(?:leaving|heading|going|stepping out|rushing|flying)(?: \\w+){0,4} (?:at|by|around|in) ${clock}(?: minutes?| mins?| hours?)?${spared}$`, 'g'), ''],
]; // prettier-ignore

const fillers: Turn[] = [
  // october ki sale dikha do; october ki sale likh do
  [/\b(?:dikha|likh|nikal|nikaal|bata|check kar|note kar) (?:do|dena|dijiye|dijiyega|de|ke do|kar do)(?= *(?:$|[?.!,]))|(?:दिखा|लिख|निकाल|बता) (?:दो|देना|दीजिए)(?= *(?:$|[?.!,]))/gu, 'batao'],
  // share October sales; october sales please share
  [/^(?:please |pls |kindly )*share (?:with (?:me|us) )?(?:the |our |me |us )?(?!(?:of|this|it|that|these|those|with|on|via|by|in|among)\b)(?!.*\b(?:with|to|on whatsapp|on email|by mail|ko)\b)(?=.{4})|(?<=^(?!.*\b(?:percent|of|what|which)\b).*\S )(?:please|pls|kindly) share(?= *$)/g, ''],
  // what MER is; explain what net sales are; gross vs net, explain the difference
  [/^what ((?!our |my |the |is |are |was |were |if |do |does |did |can |could |would |will |should |has |have |all )[a-z-]+(?: [a-z-]+){0,3}?) (?:is|are|means?)(?: again)?(?= *[?.!]*$)/g, 'what is $1'],
  [/^(.{3,60}?),? (?:can you )?explain the diff\w*(?= *[?.!]*$)/g, 'what is the difference between $1'],
  // how many fresh faces bought in October; october me kitne naye log jude
  [/\b(?:fresh|new) faces\b/g, 'new customers'],
  // yeh AOV kya bala hai
  [/^(?:ye |yeh |wo |woh )?(\S+(?: \S+)?) kya (?:bala+|cheez|chiz|balaa) (?:hai|h|hoti hai)(?= *[?.!]*$)/g, '$1 ka matlab kya hai'],
  // what do engaged sessions tell me
  [/\bwhat (do|does) ((?:[a-z]+ ){1,5}?)(?:tell|tells|say|says|indicate|indicates|signify) (?:to )?(?:me|us|you|one|a shop|people)(?: about (?:the |my |our )?(?:shop|store|business|site|website|customers?|visitors?))?(?=\s*(?:$|[?.!,]))/g, 'what $1 $2mean'],
  // what is CAC and how much was it in october; GMV ka matlab aur hamara GMV
  [/^(what (?:is|are|does|do) [^,?.]{2,40}?(?: mean| stand for)?),? (?:and|aur|also|n) (?=how (?:much|many) (?:is|was|were|are|did|do|does|has|have|of)\b|what (?:is|was|were|are) (?:it|ours|that|this|they)\b|ours?\b)/g, '$1? '],
  // AOV and average basket same hai kya
  [/^(?!.*(?:\d|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|week|month|year|today|yesterday|kal|sales of|orders of|in|at|from|for|the same|of same|ok|show|give)\b))(?:is |are |kya )?(?:the |our )?(.{2,30}?) (?:and|aur|vs|&) (?:the |our )?(.{2,30}?),? ?(?:are they |is it |is that |the |both |dono |ek )*(?:same(?: thing| cheez| figure| number)?|identical|ek hi baat|one and the same)(?: hai| hain| hota hai| hoti hai| kya| right| only| no)*\s*(?=\?|$)/g, 'what is the difference between $1 and $2'],
  // hello hello can you hear me sales yesterday
  [/^(?:(?:hello|hey|hi|ok|okay|so)[ ,]*)*(?:can you hear me|are you (?:there|listening)|do you hear me|sun rahe? ho|sun rahi ho)(?: now| sierra| kya)*[ ,?]+(?=\S)/g, ''],
  // what was the total sales again yesterday
  [/^(?!.*\b(?:customers?|buyers?|clients?|people|shoppers|bought|buy|buys|buying|purchased?|ordered|ordering|came|come|coming|visited|shopped|who)\b)(.*\b(?:what|how|tell|show|give|repeat|say)\b.*?) again\b/g, '$1'],
  // net sales are far below gross. Where did the difference go?
  [/\s*[.,;?!]+\s*(?=where (?:did|does|has|have) (?:all )?(?:the|that|this|our) (?:difference|money|gap|rest|balance)\b)/g, ' '],
  // P&L style view of October: net sales, gross profit
  [/\bp ?& ?l (?:style |type |like |kind of )?(?=view|report|statement|summary|overview)/g, ''],
]; // prettier-ignore

/** What there are several of, however one of them is called. */
const kinds: Record<string, string> = {
  cities: 'city|shehar|sheher|shahar|shehron|shaharon|शहर|शहरों',
  states: 'state|rajya|rajyon|राज्य|राज्यों',
  shops: 'shop|store|dukan|dukaan|dukanon|दुकान|दुकानों|स्टोर|स्टोर्स',
  products: 'product|item|maal|प्रोडक्ट|आइटम|माल',
  'product types': 'category|product type|कैटेगरी|category|श्रेणी',
  brands: 'brand|vendor|ब्रांड|वेंडर',
  campaigns: 'campaign|कैंपेन',
  channels: 'channel|चैनल',
  devices: 'device|डिवाइस',
};

/** What only goes on from an answer, in other words: another order of its rows, other days, a limit lifted. */
const goingOn: Turn[] = [
  // sabse kam pehle, kam wale pehle
  [/(?<=^|\s)(?:sabse |सबसे )?(?:kam|neeche|niche|chhote?|कम|नीचे)(?: (?:wal[aei]|वाल[ाेी]))? (?:pehle|pahle|pehele|पहले)(?=\s*(?:$|[?.!,])| (?:rakh|dikha|bata|kar|laga|रख|दिखा|बता|कर))|(?<=^|\s)कम से (?:ज्यादा|अधिक)$/g, 'lowest first'],
  // sirf pehle do
  [/^((?:aur |accha |ab |और |अब )?)(?:(?:sirf|bas|keval|सिर्फ|बस|केवल) )?(?:pehle|pahle|shuru ke|पहले|शुरू के) (?:do|2|दो)(?= (?:ka|ki|ke|hi|ko|wal[aei]|dikhao|batao|ही|का|की|के|वाले|दिखाओ|बताओ)(?: |$)|$)/g, '$1first two'],
  // upar ke do, sabse neeche ke 5
  [/(?<=^|\s)(?:sabse |सबसे )?(?:upar|oopar|uper|ऊपर)(?: (?:wal[ae]|वाले))?(?: (?:ke|के))? (?=(?:do|teen|char|paanch|\d+|दो|तीन|चार|पांच)(?: |$))/g, 'top '],
  // change it to last 30 days
  [/^((?:and |ok |now |please |can you |could you )*)(?:change|switch|set|move|turn) (?:it|that|this|these|the (?:dates?|days|period|month|week|filter|city|state|product)) (?:to|into|over to) (?!.*\b(?:am|pm|baje|daily|weekly|monthly|report|reports|whatsapp|hindi|english|crore|crores|lakhs?|chart|graph|table)\b)(?=\S)/g, '$1same for '],
  // same cheez bikri ki, yahi cheez parso ke liye
  [/(?<=^|\s)(?:same|sem|yahi|yehi|wahi|vahi|isi|यही|वही|सेम) (?:cheez|chiz|cheej|baat|hisaab|hisab|report|number|figure|चीज|बात|हिसाब)(?= |$)/g, 'same'],
  // aov ka kya
  [/^((?:aur |accha |ok |और |अच्छा )*)(\S+(?: \S+){0,3}) (?:ka|ki|ke|का|की|के) (?:kya|क्या)(?=\s*[?.!]*$)/g, '$1$2 kitna'],
  // what is that in rupees
  [/^((?:and |so |ok )*)what (?:is|was|are|were|would) (?:that|this|it|those|these|they)(?: be)? in (?=(?:rupees|rs|inr|money|value|pieces|units|quantity|percent|terms)\b)/g, '$1in '],
  [/^((?:और |अब )*)(?:रुपये|रुपए|पैसे) (?:में|मे)(?: (?:बताओ|कितना|कितने|दिखाओ))*$/g, '$1in rupees'],
  // सभी शहरों का
  ...Object.entries(kinds).map(([all, said]): Turn => [new RegExp(`(?<=^|\\s)(?:sab|sabhi|saare|sare|saari|sari|all|सब|सभी|सारे|सारी) (?:the )?(?:${said})(?= (?:k[aei]|ko|me|mein|kul|mila|milakar|jod|ek saath|together|का|की|के|को|में|मिला|मिलाकर|जोर|एक साथ)|\\s*[?.!]*$)`, 'g'), `all ${all}`]),
  // what is the reason
  [/^((?:and |so |ok |but )*)what (?:is|was|could be|might be|would be) the (?:reason|cause|matter)(?: (?:for|behind|of) (?:that|this|it))?(?=\s*[?.!]*$)/g, '$1why'],
  // email ko hata do, wholesale mat ginna
  [/(?<=\S )(?:ko |को )?(?:mat|na|मत|न) (?:gin(?:na|o|iye|e)|jod(?:na|o|iye)|lena|lo|गिन(?:ना|ो|िए)|जोर(?:ना|ो|िए)|लेना)(?=\s*[?.!]*$)/g, 'chhod ke'],
  // october me bikri kitni thi poore store ki
  [/(?<=^|\s)(?:poor[aei]|pur[aei]|पूर[ाेी]) (?:store|shop|business|company|dukan|dukaan|स्टोर|शॉप|बिजनेस|कंपनी|दुकान) (?:k[aei]|me|mein|का|की|के|में)(?= \S|\s*[?.!]*$)/g, 'overall'],
  // mera matlab pune; correction: pune
  [/^(?:(?:nahi|nahin|nhi|no|arre|arey|sorry|oops|नहीं|अरे|सॉरी)[, ]+)*(?:(?:mera|मेरा) (?:matlab|मतलब)(?: (?:tha|hai|था|है|ye tha|yeh tha))?|correction|galti se (?:likh|bol|type|pooch|puch)\w* (?:diya|gaya|ho gaya|liya)|sorry galti se)[,: ]+(?=\S)/g, 'i meant '],
]; // prettier-ignore

const charts: Turn[] = [
  // show me a pie chart of channels; a bar chart of sales by city
  [
    /\b(?:an? |the )?(?:pie|donut|doughnut|bar|column) (?:charts?|graphs?|diagrams?) (?:of|for|with|showing) (?:the |our |my |all )?(?=(?:channels|cities|products|devices|categories|campaigns|states|sources|payment methods|return reasons)\b(?! by))/g,
    'sales by ',
  ],
];

const things =
  '(?:products?|items?|things|goods|maal|saa?maan|styles?|skus?|variants?|cit(?:y|ies)|states?|campaigns?|keywords?|codes?|coupons?|collections?|vendors?|brands?|pages?|channels?|sarees?|kurtas?|lehengas?|dupattas?|jhumkas?|sold out|out of stock|low stock|khatam)';
const persons =
  '(?:customers?|buyers?|shoppers?|clients?|users?|visitors?|people|persons?|who|whom|whose|whoever|everyone|everybody|those|staff|grahak\\w*|log|logon?|kisne|kis kis|jisne|jinhone|walon?|numbers?|phones?|contacts?|e-?mails?|address(?:es)?)';
const noPersons = `(?<!\\b${persons}\\b.*)(?!.*\\b${persons}\\b)`;

/** Rows carry the names of things anyway; those of people nobody is told. */
const namesOfThings: Turn[] = [
  // what all is sold out right now, names pls
  [
    new RegExp(
      `${noPersons}(?<=\\b${things}\\b.*)[ ,;:-]+(?:(?:and|with|by|only|just|sirf|give|list|show|tell|send|me|the|their|all|ke|ka|ki|uska|unka|unke) )*(?:names?|naam|नाम)(?: (?:only|alone|please|pls|plz|bhi|batao|bata do|do|dena|dijiye|chahiye|list|sirf|बताओ|दो))*(?=\\s*[?.!]*$)`,
      'gu',
    ),
    '',
  ],
];

export const talkTurns: readonly Turn[] = [
  ...charts,
  ...namesOfThings,
  ...goingOn,
  ...shorthand,
  ...deadlines,
  ...fillers,
];
