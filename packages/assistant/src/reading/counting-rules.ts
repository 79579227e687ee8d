/** Questions about how this product counts: from what border on, who is called what, what is added or taken off. */

type CountingRule = {
  example: string;
  heard: RegExp;
  /** Signs of a question for a figure instead. */
  unless?: RegExp;
  /** What the answer defines when it is not what is named. */
  metrics?: string[];
  /** Without a figure in it, it is about something else. */
  needsFigure?: true;
};

export const countingRuleOf = (text: string, hasFigure: boolean): CountingRule | undefined =>
  rules.find(
    ({ heard, unless, needsFigure }) =>
      heard.test(text) && !(unless?.test(text) ?? false) && (hasFigure || needsFigure !== true),
  );

/** "maante ho", "kehte hai": what things are called or taken for. */
const called =
  '(?:bol|keh|kah|m[a]?an|gin|samajh|samjh|rakh|dikha|likh)(?:te|ti|ta|oge|ogi|enge) (?:ho|hai|hain|h|hu)|(?:बोल|कह|मान|गिन|समझ|रख)(?:ते|ती|ता) (?:हो|हैं|है)|kehlat[aei]|कहलात[ाेी]';
const classing = '(?:count|call|consider|regard|treat|flag|mark|label|class|classif|rate)';

/** The figures something can be part of. */
const wholes =
  '(?:total |net |gross |your |my |our |the )*(?:sales|revenue|aov|average order value|orders?|order count|profit|margin|cogs|roas|mer|discounts?|returns?|refunds?|conversion rate|ad spend|units(?: sold)?)';

const rules: CountingRule[] = [
  {
    example: 'is GST in AOV',
    heard: new RegExp(
      `^(?:is|are) (?:the |a )?(?:\\S+ ){1,3}(?:in|inside|within|part of|under) ${wholes}(?: figures?| numbers?| count| total| here)?$`,
    ),
    needsFigure: true,
  },
  {
    example: 'when is something out of stock',
    heard:
      /^when (?:is|are|does|do) (?:something|things|a product|products|an item|items|a variant|variants|it|an order|a customer|a visit|a session) (?:counted |considered |called |count |become |becomes )?(?:as )?(?:an? )?(?:out of stock|low(?: in stock| on stock)?|open|unfulfilled|returning|new|abandoned|bounced|sold out)[ ?]*$/,
    needsFigure: true,
  },
  {
    example: "what's a unit; what is a POS order",
    heard:
      /^what (?:is|are|exactly is) an? (?!(?:average|typical|usual|normal|good|healthy|fair|decent) )(?:[\w-]+ ){0,2}(?:units?|orders?|customers?|sessions?|visits?|visitors?|conversions?|returns?|refunds?|checkouts?|carts?|purchases?|users?|sales?|impressions?|clicks?|drafts?|buyers?)(?: (?:here|exactly|for you|in your (?:words|system)))*[ ?]*$/,
    needsFigure: true,
  },
  {
    example: 'cancelled order revenue me count hota hai',
    heard:
      /\b(?:revenue|sales?|aov|net sales|total sales|order|conversions?) (?:me|mein) (?:bhi )?(?:count|include|add|gin[ae]|jod[ae]|shaa?mil) (?:hot[aei]|kart[aei]|hai|hain|ho|jaat[aei]|kiya)/,
    needsFigure: true,
  },
  {
    example: 'how are taxes handled; what is your refund logic',
    heard:
      /^how (?:is|are|do you|does it) (?:the |our |your )?(?:[\w-]+ ){1,3}(?:handled|treated|dealt with|taken care of|accounted for|considered)[ ?]*$|^how do you (?:handle|treat|deal with|account for) |^what is (?:your|the) (?:[\w-]+ ){1,3}(?:logic|method|methodology|rule|rules|basis|approach)[ ?]*$/,
    needsFigure: true,
  },
  {
    example: 'is 2.1 ROAS good',
    heard:
      /^(?:so )?is (?:an? |our |my )?\d[\d.,]* ?(?:%|x|percent|lakhs?)? (?:\S+ ){1,3}(?:good|bad|ok|okay|high|low|normal|healthy|decent|fine|too (?:high|low|much|little))(?: enough| or (?:bad|not|low|high))?[ ?]*$/,
    needsFigure: true,
  },
  {
    example: 'what is low stock here',
    heard:
      /^what (?:is|counts as|does) (?:a )?low stock(?: variant)?(?: here| exactly| for you| mean| in your words)*$/,
    metrics: ['low_stock_variants'],
  },
  {
    example: 'low stock kitne piece pe bolte ho',
    heard: new RegExp(
      `^(?=.*(?:low (?:on |in )?stock|stock (?:is |gets |goes )?(?:low|kam)|(?:लो|कम) स्टॉक|kam stock|variants? (?:is |as |are )?(?:\\S+ )?low|low variant))(?=.*(?:kitn[aei] (?:piece|pc|unit|maal|stock|nag|qty|quantity)\\S* (?:par|pe|se|tak|bach|matlab|hone)|matlab kitn[aei]|means? (?:\\S+ )?(?:how many|kitn[aei])|matlab$|मतलब|limit|threshold|cut ?off|border|trigger|definition|what (?:quantity|number|level|count|point)|how many (?:piece|pc|unit|left|item)\\S* (?:\\S+ ){0,4}(?:low|count|mean|call)|(?:how|what) low|below (?:how|what|which)|(?:piece|pc|unit)s? (?:down|or fewer|or less|downward)|कितने (?:पीस|नग|यूनिट)\\S* (?:पर|से|पे|तक|बच)|when (?:do|is|does|are|will)|\\b${classing}(?:ed|s|ing|ies|ify)?\\b|${called}))`,
      'u',
    ),
    unless:
      /^(which|list|show)|\b(count of|number of|right now|abhi|currently|today|aaj)\b|\b(kaun|kon|konsa|kaunsa|kaunse)\b/,
    metrics: ['low_stock_variants'],
  },
  {
    example: 'if a person buys twice in one day are they returning',
    heard:
      /^(if|when|suppose|say|agar|jo|jis|jisne|jab|does|do|is|are)\b.*\b(bought|buys|buy|ordered|orders|purchased|purchases|liya|le chuk\w*|le|kharid\w*|khareed\w*|aaye|aata|order kiya|order kare)\b.*\b(returning|repeat|new|naya|naye|nayi|purana|purane|purani) ?(customer|buyer|hai|hua|hoga|kehlata|maan|gin)?\b/,
    metrics: ['returning_customers', 'new_customers'],
  },
  {
    example: 'how many days without a sale makes it dead stock',
    heard: new RegExp(
      `^(?=.*(?:dead stock|dead inventory|slow mover|slow moving|non ?moving|डेड स्टॉक))(?=.*(?:\\bwhen\\b|how many (?:days|months|weeks)|kitne (?:din|mahine|hafte)|matlab|मतलब|meaning|\\bmeans?\\b|kise|kisko|what is (?:a )?(?:dead|slow)|limit|cut ?off|\\b${classing}(?:ed|s|ing)?\\b|${called}))`,
      'u',
    ),
    unless: /\b(which|list|show|how much|kitna|worth|value)\b/,
    metrics: ['days_of_cover'],
  },
  {
    example: 'do returns reduce total sales',
    heard:
      /^(so |and |ok |okay )?(do|does|are|is|did|will|kya|whether)\b.*\b(reduces?|deduct(ed|s)?|removed|subtract(ed|s)?|taken (off|out|away)|take (off|out|away)|minus(ed)?|netted( off| out)?|knocked off|come off|comes off|lowers?|added (in|into|to)|part of|inside|in the .*(count|total|figure|number)|left out|ghat(a|ate|ata|aate|aya)\w*|kaat(te|ta|ke)|jod(te|ta|ke)|jud(te|ta|ti)|shaa?mil|count(ed)? (in|as|towards?))\b/,
    unless:
      /\b(how many|how much|kitn[aei]|should|than|last|this|yesterday|october|november|september|week|month|more|less|bigger|smaller|becoming|growing)\b/,
    needsFigure: true,
  },
  {
    example: 'net sales me delivery charge judta hai',
    heard:
      /\b(me|mein|mai|se|में|से) .*(jud(te|ta|ti)|jod(te|ta)|ghat(a|ate|ata|aate)|kaat(te|ta)|minus (karte|hota|hoti|kiya)|shaa?mil|included?|जुड(ता|ते|ती)|जोड(ते|ता)|घटा(ते|ता)?|शामिल) ?(ho|hai|hain|h|jata hai|jaata hai|karte ho|हो|है|हैं|करते हो|होता है)?( kya| क्या)?$/,
    unless: /\b(kitn[aei]|kab|kaun|konsa)\b|कितन/,
    needsFigure: true,
  },
  {
    example: 'kya COD ke pending order bhi sale me aate hai',
    heard: /\bbhi (\S+ )?(me|mein|mai|main) (aat[aei]|gin[etai]\w*|shaa?mil|jud\w+|count)|भी .*में (आत[ेाी]|गिन|शामिल)/,
    needsFigure: true,
  },
  {
    example: 'AOV ka hisaab kaise lagate ho',
    heard:
      /(hisaa?b|calculation|ganana|formula|हिसाब|गणना) (kaise|kis tarah|kya|कैसे|क्या)|\b(nikalne|ginne|calculate karne) ka (tareeka|tarika|formula|method)|(निकालने|गिनने) का (तरीका|फॉर्मूला)|\bkaise (gin|naap|maap|bana)\w*(te|ti|ta|t[aei]) (ho|hai|hain|h)\b/,
    unless: /\b(raha|rahi|kal|aaj|pichle|mahine|hafte)\b/,
    needsFigure: true,
  },
  {
    example: 'checkout kitni der baad abandoned mante ho',
    heard: new RegExp(
      `(?:kitn[aei] (?:der|din|time|ghante|minute|mahine) (?:baad|tak|me|pe|ke baad)|kis ?ko|kise|kinko|kinhe|kab|किसे|किसको|कब|कितन[ेी] (?:देर|दिन) (?:बाद|में)) (?:\\S+ ){0,4}(?:${called})|(?:kis ?ko|kise|kinko|kinhe|किसे|किसको) (?:\\S+ ){0,2}(?:${called})`,
      'u',
    ),
    needsFigure: true,
  },
  {
    example: 'where do you get ad spend from',
    heard:
      /^(from )?where (do|does|did|are|is) (you|u|sierra|it|this|that|the|your)\b.*\b(get|gets|got|pull|pulled|take|taken|fetch|fetched|come|coming|sourced|read)\b.*\bfrom$|^(from )?where (do|does) (you|u|sierra|it) (get|pull|take|fetch|read) /,
    needsFigure: true,
  },
  {
    example: 'bounce rate aur engagement rate ulta hai kya',
    heard: /\b(ulta|opposite|the inverse|ek hi (cheez|baat|chiz)|same cheez|alag cheez)\b.*$/,
    needsFigure: true,
  },
];
