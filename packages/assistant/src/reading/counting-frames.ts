/** The frames of questions about how something is counted, whatever stands in them: "what makes X a Y", "is X before or after Y". */

type Frame = {
  example: string;
  heard: RegExp;
  /** Signs of a question for a figure, a reason or advice instead. */
  unless?: RegExp;
  /** Days may be named in it: "sold in October and returned in November". */
  ofAnyDays?: true;
};

type Question = { text: string; hasFigure: boolean; isOfNoDays: boolean };

export const isHeardAsCounting = ({ text, hasFigure, isOfNoDays }: Question): boolean =>
  hasFigure &&
  !asksAmount.test(text) &&
  [plainOf(text), ...tailsOf(text)].some(said =>
    frames.some(
      ({ heard, unless, ofAnyDays }) => (isOfNoDays || ofAnyDays) && heard.test(said) && !(unless?.test(said) ?? false),
    ),
  );

const plainOf = (text: string): string =>
  text
    .replace(/[?!.,;:"()-]+(?= |$)/g, '')
    .replace(/ +/g, ' ')
    .trim();

/** "hello, I am the new accountant, is net sales after returns?": what is asked may stand behind a mark. */
const tailsOf = (text: string): string[] =>
  text
    .split(/ (?:[,;:.-]|[?!]) /)
    .slice(1)
    .map(plainOf)
    .filter(tail => /^(is|are|does|do|what|which|how|when|kya)\b/.test(tail));

/** Commas in these part no questions: "if X happens, which month loses the sale". */
export const isOneQuestion = (text: string): boolean => {
  const said = plainOf(text);
  return (
    !asksAmount.test(said) && frames.some(({ heard, unless }) => heard.test(said) && !(unless?.test(said) ?? false))
  );
};

const asksAmount =
  /\b(how much|how many (?!days|hours|minutes|weeks|months|pieces|units|times (?:is|do|does))|kitn[aei] (?!din|der|ghante|mahine|piece|baar gin)|show me|give me|list|top \d+|why did|why has|why have)\b|कितन[ीे] (?!दिन|देर|घंटे|पीस)/u;

const thing =
  '(?:(?:ads?|advert\\w*|marketing|vigyapan|विज्ञापन|ऐड|एड) (?:ka|ke|का|के) (?:kharcha?|paisa|paise|spend|cost|खर्चा?|पैसा)|ads?|ad spend|marketing|advertising|discounts?|tax|taxes|gst|vat|returns?|refunds?|shipping|delivery|courier|packing|packaging|gateway|fees?|cod|cancell\\w*|cogs|costs?|product costs?|duties|duty|commissions?|salar\\w*|rent|overheads?|exchanges?|coupons?|offers?|returned|cancelled|wholesale|pos|tills?|draft orders?|gift cards?|guests?|bots|staff|टैक्स|जीएसटी|डिस्काउंट|रिटर्न)';
/** What people wonder whether it is a sale, a return, a discount. */
const contested =
  '(?:store credits?|gift cards?|vouchers?|exchange[ds]?|exchanges|replacements?|samples?|price (?:drop|cut|reduction)|markdowns?|free shipping|cod fees?|tips?|rounding|advances?|deposits?|pre-?orders?|subscriptions?|rto\\w*|refused parcels?|cod|freebies|free gifts?|bundles?|test orders?|staff orders?|draft orders?|wholesale|bulk orders?|edited orders?|partial refunds?|cancellations?|shipping|delivery|gst|tax|taxes|discounts?|returns?)';
const pairs =
  '(?:(?:units?|pieces?|pcs|qty|quantity|count|number)(?: \\S+)? or (?:by |in |of |on )?(?:the )?(?:value|rupees|amount|money|rs|revenue|orders?)|(?:value|rupees|amount|money|rs|revenue) (?:me |mein |hai )*or (?:by |in |of |on )?(?:units?|pieces?|pcs|qty|quantity|count)|(?:at )?(?:cost|cost price|purchase price|landed cost|landing) or (?:at )?(?:the )?(?:mrp|selling|sale|sales|retail|list)(?: price)?|(?:at )?(?:mrp|selling price|retail price) or (?:at )?(?:the )?(?:cost|purchase|landed)|(?:gross|net|total)(?: sales| revenue)?(?: me| pe| par| hai)? or (?:on )?(?:gross|net|total)|before or after|with or without|(?:with|incl\\w*|including) (?:\\S+ ){1,3}or (?:with ?out|excl\\w*|ex)(?: (?:the )?\\S+)?|(?:ke (?:saath|sath)|jod ?(?:ke|kar)|mila ?(?:ke|kar)|sahit|के साथ|जोड ?कर|मिला ?कर) or (?:bina|hata ?(?:ke|kar)|chhod ?(?:ke|kar)|बिना|हटा ?कर)|including or excluding|inclusive or exclusive|(?:average|mean|avg) (?:hai |time )?or (?:the )?median|median or (?:the )?(?:average|mean)|(?:visits?|sessions?|visitors?|users|people|clicks) (?:pe |par |me |hai |se )*or (?:on |by |per |of )?(?:the )?(?:visits?|sessions?|visitors?|users|people|clicks|impressions|orders?)|(?:order|ordering|sale|purchase|sold)(?: date| day)? (?:wala |wale |din |ke |ka |hai )*or (?:by |on |from )?(?:the )?(?:return|refund|delivery|dispatch|shipping|payment|click)(?:ed)?|(?:return|refund|delivery|dispatch|payment|click)(?: date| day)? or (?:by |on |from )?(?:the )?(?:order|sale|purchase|conversion)|(?:shopify|ga4|google analytics|analytics|google ads|google)(?: \\S+){0,3} or (?:on |from |by |the )*(?:shopify|ga4|google analytics|analytics|google ads)|(?:placed|ordered|booked|when ordered) or (?:when )?(?:delivered|paid|shipped|dispatched|received)|(?:product|item|line) (?:level )?or (?:order|variant)|all(?: \\S+)? or (?:only|just)|opening(?: stock)? or (?:the )?closing|people or (?:orders|visits|sessions)|orders? or (?:people|customers|units|pieces|items))';
const kinds =
  '(?:returning|repeat|new|loyal|old|existing|first[- ]time|active|lost|bounced?|a bounce|engaged|abandoned|cancelled|fulfilled|unfulfilled|dispatched|open|unpaid|paid|pending|refunded|returned|low|out of|dead|slow|discounted|a conversion|a session|a visit|a visitor|a return|a refund|a sale|a customer|an order|an abandoned|a returning|a repeat|a new|a cancelled|a discount|converted)';

const frames: Frame[] = [
  {
    example: 'when do you say a customer is lost',
    heard:
      /^(?:so |and )?(?:when|at what point|after what|from when|after how long) (?:do|does|would|will) (?:you|u|sierra|it|shopify|the (?:system|report|app)) (?:say|call|consider|treat|count|think|regard|decide|mark|label|declare)\b/,
  },
  {
    example: 'what makes someone a returning customer in your reports',
    heard: new RegExp(
      `\\b(?:what|who|when|how|which|kya|kab)\\b.*\\b(?:makes?|turns?|qualif(?:y|ies)|counts?|becomes?|means?|has to (?:happen|do)|have to (?:happen|do)|needs? to (?:happen|do)|puts|lands|do you call|does it take)\\b(?: \\S+){0,6}? (?:as |into |to be |to count as |to be called |be called |to become |be )?(?:a |an |the )?${kinds}\\b(?: (?:customers?|buyers?|shoppers?|clients?|orders?|checkouts?|carts?|visits?|sessions?|variants?|stock|products?|on stock|in stock|of stock|one|guest|for \\S+|here|in your \\S+|according to \\S+|by \\S+|exactly|segment|list|bucket|group|category|side))*$`,
    ),
  },
  {
    example: 'what has to happen for a buyer to be called repeat',
    heard:
      /^(?:so |and |ok |acha )?(?:what|who|when|how|which|is|are|does|do|at what|from what|from when|after how|by when|kya|under which|under what|on which|on what|in which|for which|where)\b.*\b(?:is|are|be|get|gets|getting|being|it|they|you|being)\b(?: \S+){0,4}? (?:counted|called|considered|treated|regarded|classed|classified|labelled|labeled|deemed|flagged|marked|booked|recorded|dated|logged|registered|defined|determined|calculated|computed|measured|attributed|credited|assigned|put under|put into|grouped|taken off|taken out|deducted|subtracted|netted|excluded|filtered|removed|recognised|recognized|decided|identified|told apart|matched|separated|worked out|arrived at|de-?dup\w*|duplicated)\b/,
    unless:
      /^(?:which|what) (?:products?|campaigns?|cit(?:y|ies)|codes?|channels?|variants?|skus?|sizes?|orders? (?:are|were) (?:marked|flagged))\b|\b(?:were|was|got) \S+ (?:yesterday|today|last)|\b(?:revenue|sales) (?:is |are )?(?:attributed|credited) to (?!ads|the ads)|how (?:many|much)/,
  },
  {
    example: 'are bots filtered out of sessions',
    heard:
      /^(?:is|are|do|does|kya|will|would|if)\b.*\b(?:count|counts|counted|include|included|excluded?|ignored?|filtered|filter|considered|consider|treat(?:ed)?|skipped|removed|left out|taken|deducted|remove|dropped|mixed|merged|double ?counted|counted (?:twice|once|double)|part of|covers?|span|spans|apply to|applies to|de-?dup\w*|duplicated|deduplicated)\b/,
  },
  {
    example: 'is gross profit before ad spend',
    heard: new RegExp(
      `^(?:is|are|does|do|so is|and is|kya|was|will)\\b.*\\b(?:before|after|net of|with|without|inclusive of|exclusive of|excluding|including|minus|less|free of|clear of|gross of|ex|incl|excl)\\b (?:\\S+ ){0,3}?${thing}(?: (?:costs?|spend|charges?|or after|or before|or without|or with|in it|here|for you|cost|deducted|too|as well|included|pehle|baad|\\S+))?$`,
      'u',
    ),
    unless:
      /\b(?:worth|better|higher|lower|up|down|more|profitable|paying|should|enough|selling|moving|growing|falling|rise|rising|making|losing|make|lose|any|good|bad|positive|negative|ok|okay|fine)\b/,
  },
  {
    example: 'return rate units me hai ya value me',
    heard: new RegExp(
      `\\b${pairs.replace(/\bor\b/g, '(?:or|ya|या)')}\\b|\\b(?:units?|value|visits?|visitors?|net|gross|order|click|cost|mrp)\\b(?: \\S+){0,3} (?:hai|h|hota|wala|wale|din|pe|par|me|mein|se) (?:ya|या) (?:\\S+ ){0,2}(?:units?|value|visits?|visitors?|net|gross|order|orders|click|cost|mrp|return|wapsi|delivery|selling)\\b`,
      'u',
    ),
    unless:
      /\b(?:more|higher|better|bigger|worse|less|lower|compare|vs|versus|best|most|which (?:campaign|product|city|channel|is)|where|split|break\w*|from (?:google|ga4|shopify)|by (?:product|city|channel|day|week|month)|trend|should|promote|increase)\b/,
  },
  {
    example: 'what do you divide by for AOV',
    heard:
      /\b(?:divide[sd]?|dividing|divisor|denominator|numerator|bhaag|formula|out of what|(?:percent(?:age)?|per cent|%|share|part) of what(?! (?:(?:was|were|is|are|we|they|has|have|had|been|got|did|do) )+(?:all )?(?:s[eo]ld?|sell|shipped|ordered|bought|made|earned|spent|billed|dispatched)\b)|of what total|over what|per what|kis (?:ka|ki|ke|par|pe|cheez)|kiska|kis se divide|base|basis)\b/,
    unless:
      /\b(?:best|most|worst|sabse|should|customer base|based in|base price|last|yesterday|kis kis|kis (?:city|shehar|product|campaign|din|wajah|code)|kis(?:ka|ki|ke) (?:\S+ )*?(?:zyada|jyada|kam|accha|behtar|bad[aei]|ch?hot[aei]|uncha|ooncha))\b/,
  },
  {
    example: 'days of cover uses which sales pace',
    heard:
      /\b(?:uses?|use|using|takes?|assumes?|considers?|relies on|rely on|looks? at|based on|depends on|works? on|goes by|refers? to|pulls?|reads?|counts?|covers?) (?:which|what|kaunsa|konsa)\b|\b(?:which|what|whose|kaunsa|konsa|how long an?|how many) (?:\S+ ){1,4}?(?:do|does|is|are|will) (?:you|u|it|sierra|this|that|they|the (?:figure|number|report)|tum|aap|used|taken|counted|assumed|considered|it based)(?: \S+){0,2}?(?: (?:use|uses|take|takes|mean|count|counts|assume|consider|go by|work|rely|look|base|for|in|on|to|as|when))?\b/,
    unless:
      /\b(?:recommend|suggest|advise|think|should|sell|sold|last|yesterday|today|how many (?!days|months|weeks)|need|have|want|best|worst|most|why|ship|offer|deliver|show me|know|stock|see)\b/,
  },
  {
    example: 'if a lehenga sold in October is returned in November, which month loses the sale',
    heard:
      /^(?:if|suppose|say|assume|when|where|agar|jab|maan lo|for|in case|an?|one|ek|jo|jis|jisne)\b.*\b(?:which (?:month|day|date|week|period|side|bucket|group|platform|channel|city|store|one|of)|do (?:you|they|we) count|does (?:it|he|she|that|this) count|(?:is|are) (?:it|he|she|they|that|this|both|the \S+) (?:\S+ ){0,3}?(?:counted|a |an |new|returning|repeat|still|treated|included|in |two|one|called)|(?:gin|maan|maana|count)(?:a|e|i|te|ta|ti|o?ge|enge|oge)?(?: \S+)? (?:jay\w*|jaa?t\w*|hog\w*|hota|hai|ho|hu|karte)|what happens|how (?:is|does|do) (?:it|that|this|he|she|they|you) (?:counted?|treated?|show|appear|handled?|look)|kis (?:din|mahine|month|me)|konse (?:din|mahine)|kaunse (?:din|mahine)|lose|loses)\b/,
    unless:
      /\b(?:would we|will we|should|how should|forecast|best|most|budget|increase|decrease|cut|raise|stop|reorder|run out|say again|for (?:the )?(?:last|this))\b|^for (?!you)/,
    ofAnyDays: true,
  },
  {
    example: 'ek customer ne do baar order kiya to wo returning gina jayega',
    heard:
      /\b(?:gin|maan|man|count|ginti)(?:a|e|i|te|ta|ti|ega|enge|oge|ae)?(?: kiy[ae])? (?:jay\w*|jaa?y?eg\w*|jaa?t[aei]|hog[aie])\b|\b(?:ginti|gintee) (?:hoti|hota|karte|me)\b|\bkis(?:e|ko)? (?:\S+ )?(?:maan|gin|samajh|bol|keh)\w*|गिना जा|गिने जा|गिनी जा|माना जा|माने जा|गिनती (?:में|होती)/u,
    ofAnyDays: true,
  },
  {
    example: 'lifetime spend: from first order till today?',
    heard:
      /\b(?:from|since) (?:the |their |his |her )?(?:first|1st|pehle) (?:order|purchase|visit|day|sale)\b.* (?:till|to|until|upto|up to) (?:today|now|date|the last|last order|end)\b.*\?? ?(?:or\b.*)?$|\bfull life or\b|\ball[- ]time or\b|\bover all time or\b/,
    ofAnyDays: true,
  },
  {
    example: 'is stock value at cost; is total ad spend google only',
    heard:
      /^(?:is|are|does|do|kya) .*\b(?:(?:at|on) (?:the )?(?:cost|cost price|mrp|retail|retail price|selling price|purchase price|landed cost|list price)|(?:google|google ads|meta|facebook|shopify|ga4|analytics|online|website|online store|offline|pos|domestic) (?:only|alone)|(?:only|just) (?:of |from |for |on |in )?(?:google|google ads|meta|shopify|ga4|analytics|online|website|pos))(?: or not| right| correct| na| hai)*$/,
  },
  {
    example: 'is store credit a refund for you',
    heard: new RegExp(
      `^(?:is|are) (?:an? )?(?:${contested})(?: orders?| sales?| codes?)? (?:also |really |even |counted as |treated as |considered |seen as )?(?:an? |in |inside |part of |under )?(?:the |your |my )?(?:refund|return|sale|discount|order|conversion|customer|visit|revenue|income|cost|cogs|shipping|tax|total sales|net sales|gross sales|aov|return rate|sales figure)s?(?: for you| here| in your \\S+| to you| or not| figures?| numbers?)*$`,
    ),
  },
  {
    example: 'stock value me GST hota hai kya',
    heard: new RegExp(
      `\\b(?:me|mein|mai) (?:\\S+ ){0,3}?(?:${thing}|${contested}) (?:bhi |ka |ke |minus |plus |kam |alag |add )?(?:kab |kya )?(?:hota|hoti|hote|hai|aata|aati|aate|aata|lagta|juda|shaa?mil|judta|judte|dikhta|gina|count)\\b(?: (?:hai|h|hota|kya|ya nahi))*$|में (?:\\S+ ){0,3}?(?:टैक्स|जीएसटी|शिपिंग|रिटर्न|डिस्काउंट|कैंसिल\\S*|रद्द) (?:भी )?(?:होता|होती|होते|आता|आते|जुड\\S*|शामिल|गिन\\S*)`,
      'u',
    ),
  },
  {
    example: 'tax included in gross sales?',
    heard: new RegExp(
      `^(?:the )?(?:${thing}|${contested})(?: (?:cost|charges?|orders?|fee|value|amount))? (?:is |are )?(?:also |already )?(?:included|inclusive|excluded|inside|part of|counted|deducted|removed|netted|subtracted|taken out|added)\\b(?: (?:in|from|of|to|into|out of|off)) `,
      'u',
    ),
  },
  {
    example: 'is cart abandonment out of carts or visits',
    heard:
      /^(?:is|are|kya|does|do) (?:the |your |my |our |this |that )?(?:\S+ ){1,6}?(?:per|out of|for all|for every|only for|of all|in terms of|taken (?:as|from)|a part of|(?:my|our|the) (?:real|actual|true|final|net)|really (?:my|our|what)|in|show in|come from|comes from|from|of this|as of|as on|live or|per day or)\b (?:the |my |your )?\S+/,
    unless:
      /\b(?:up|down|rising|falling|growing|good|bad|better|worse|best|worst|high|low|higher|lower|more|less|enough|ok|fine|healthy|normal|profitable|selling|sold|sell|buying|buy|bought|working|doing|making|make|losing|running|live on|in stock|available|available in|in trouble|in line|in (?:mumbai|delhi|pune|india|profit|loss|demand|control|trend)|there|any|anyone|we|people|customers|stuck|pending|open|moving|coming|going|improving|keeping|on track|worth|should|city|cities|store|shop|dispatch\w*|deliver\w*|paid|budget|waste\w*)\b/,
  },
  {
    example: 'abandoned checkout vs abandoned cart, what is the difference',
    heard:
      /\b(?:what is the (?:difference|diff)|whats the (?:difference|diff)|are (?:they|these|those|both) (?:different|the same|same|equal|one and the same|alike)|is (?:it|that|this) the same(?: thing)?|same thing or not|(?:kya|me|mein) (?:farak|fark|antar|difference)(?: kya)?(?: hai| hota hai)?|whose (?:is it|number|figure)|which one is it|(?:wala|wali|wale) (?:hai )?(?:ya|or) (?:apna|hamara|dusra|\S+ (?:wala|wali)|\S+)|as of when|as on (?:which|what) (?:date|day)|of (?:which|what) (?:date|day|moment)(?: is)?)$/,
  },
  {
    example: 'days of cover 28 din ki speed pe hai ya 7',
    heard: /\b(?:hai|h|hota hai|hoti hai) (?:ya|or) (?!nahi|nhi|nahin|not|no\b)\S+(?: \S+){0,3}$/,
    unless:
      /\b(?:badh\w*|ghat\w*|gir\w*|upar|niche|neeche|theek|thik|sahi|ach+h?[aie]|zyada|jyada|kam|up|down|chal\w*|bik\w*|more|less|better|stock (?:me )?hai|khatam|paida|profit|loss|kal|aaj|pichle|pichhle|is (?:hafte|mahine)|behtar|kharab|galat|karun|kare|karna|karein|badhau)\b/,
  },
  {
    example: 'repeat rate me kaunse customers aate hai',
    heard:
      /\b(?:me|mein|mai) (?:kaun\w*|konse|kya kya|kis kis) (?:\S+ ){0,3}(?:aat\w*|gin\w*|shaa?mil|jud\w*|include\w*|count\w*|lete|liye)|\b(?:me|mein|mai) (?:\S+ ){1,4}bhi (?:hai|hain|h|aat\w*|shaa?mil|jud\w*|gin\w*)(?: kya)?$|^kya .*\b(?:me|mein) (?:\S+ ){1,4}bhi\b/,
  },
  {
    example: 'total sales vs net sales, which is which',
    heard:
      /^.+ (?:vs|versus|and|or|aur) .+ (?:which is which|explain the diff\w*|(?:dono )?(?:me |mein )?(?:kya )?(?:farak|fark|farq|antar|difference)(?: kya)?(?: hai| h)?)$|^what (?:is|are) (?!the |my |our |your ).+ (?:vs|versus) \S+(?: \S+){0,2}$/,
  },
  {
    example: 'what do you subtract to get net sales; what is inside total sales that net sales leaves out',
    heard:
      /^(?:so |and )?what(?: all)? (?:do|does|did|is|are|gets?|will) .*\b(?:subtract|deduct|minus|take (?:off|out|away)|strip|knock off|leaves? out|left out)\w*\b/,
  },
  {
    example:
      'profit after ad spend me kya kya kata hai; return kis din me count hota hai; google ads conversions kya count karta hai',
    heard:
      /(?:me|mein|se|में|से) (?:kya kya|kya|क्या क्या|क्या) (?:\S+ )?(?:kat\w*|ghat\w*|minus|jud\w*|jod\w*|gin\w*|aat[aei]|shaa?mil|included?|जुड\S*|कट\S*|घट\S*|आत\S*|शामिल|गिन\S*)(?: \S+){0,2}$|\bkya (?:count|gin\w*|measure) (?:kar\w+|hot\w+)|\bkis (?:din|date|tareekh|mahine|month) (?:me |mein |ko |pe |par )?(?:count|gin|lag|jud|book|record)\w*/,
  },
  {
    example: 'return value includes tax?',
    heard:
      /^(?!(?:show|give|only|and|which|what|list|tell|add|orders?|sales?)\b)\S+ (?:\S+ ){0,3}includes? (?:the )?\S+(?: \S+){0,3}$/,
  },
  {
    example: 'returning customer tumhare hisaab se kaun hai',
    heard:
      /\b(?:in|as per|according to|by) (?:your|sierra) (?:own )?(?:numbers?|figures?|books?|words?|view|terms|logic|definition|method|calculation|system|eyes)$|\b(?:tumhare|aapke|tere|sierra ke) (?:hisaa?b|data|report|system)\w* (?:se|me|mein|ke hisaab se)\b|^(?:for|to) you,? (?:is|are|what|who)\b|^(?:who|what|when) (?:is|are|counts?) .* (?:as per|according to|for) (?:you|sierra)$|^who (?:all )?(?:falls?|comes?|goes|sits|lands?|belongs?) (?:in|into|under)\b|^where (?:do|does|is|are) .* (?:sit|sits|go|goes|counted|shown|included)\b.* (?:in|under) .* or .*|^(?:over )?(?:what|which) (?:period|days|window|time) (?:is|are|does) .* (?:over|taken|based|measured|computed|use|cover)$|^(?:do|does) (?:you|it|sierra) (?:value|measure|take|count) .* or .*/,
  },
  {
    example: 'after how long is a cart considered abandoned',
    heard:
      /\b(?:after|within|for|in|from|till|until|up to) (?:how long|how many (?:days|hours|minutes|weeks|months|pieces|units|purchases|orders)|what time|which (?:day|date|point|moment)|what (?:point|date|day))\b.*\b(?:is|are|do|does|becomes?|counts?|turns?|gets?|count|you)\b|^(?:how long|how many (?:days|hours|minutes|orders|purchases|pieces|units))\b.*\b(?:ends?|closes?|before|until|till|to be|to become|to count|makes?|make|counts?|for (?:it|them|a|an))\b.*\b(?:abandoned|returning|repeat|lost|dead|new|bounce|session|visit|engaged|dormant|inactive|slow|low|counted|considered|called)\b/,
    unless:
      /\b(?:run out|sell out|last|will|next|deliver\w*|dispatch(?!ed)|ship (?:it|them)|stock (?:last|left|cover)|return window|refund|sufficient|enough|chal\w*)\b/,
  },
];
