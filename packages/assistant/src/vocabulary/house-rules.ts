/** How the product itself cuts days, compares, ranks and keeps data, as data: how it is asked, and what is said. */

export type HouseRule = {
  name: string;
  example: string;
  /** Signs of the question; each must be there. */
  heard: readonly RegExp[];
  /** Signs of a question for a figure instead. */
  unless?: RegExp;
  /** {zone} is the shop's time zone, {begins} says where its data begins. */
  says: string;
};

const span =
  '(?:last|past|previous|prior|pichle|pichhle|pichla|trailing|पिछले|बीते|आखिरी) (?:\\d+|n|x|few|kuch|two|three|five|seven|ten|fourteen|thirty|sixty|ninety|saat|sat|das|tees|सात|दस|तीस|चौदह|नब्बे) ?(?:days?|d|din|dino|weeks?|hafte|months?|mahine|दिन|दिनों|हफ्ते|महीने)(?![a-z])';
const today = '(?:today|aaj|aj|आज|current day|running day|present day|yesterday)';
const included =
  '(?:includ\\w*|inclusive|exclud\\w*|count\\w*|part of|in (?:it|that|them|the|your|this)|inside|within|cover\\w*|taken|considered|consider|add\\w*|shaa?mil|jud\\w*|gin[aeit]\\w*|aat[aei]|hota|rehta|liya|lete|शामिल|गिन\\S*|जुड\\S*|आता|होता|लिया)';
/** A question that can be answered with yes or no, or that asks what is meant. */
const asks =
  /^(is|are|does|do|did|will|would|can|when|if|what|which|how|whether|kya|so|and|tell me|by|in your|क्या)\b|\b(is|are|does|do) (today|yesterday)\b|\b(kya|ya nahi|ya nhi|or not|right|matlab|mean|means)( hai| hota hai)?$|(क्या|या नहीं)( है)?$|\b(or|ya)\b|या|^(jab|agar)\b|^क्या|hai$|है$/;

export const houseRules: readonly HouseRule[] = [
  {
    name: 'the last days and today',
    example: 'when you say last 7 days, is today part of it?',
    heard: [new RegExp(span, 'u'), new RegExp(today, 'u'), new RegExp(included, 'u'), asks],
    unless:
      /\b(how much|how many|kitn[aei]|show|give|(?:the|total|net|gross|my|our) (?:sales?|orders|revenue|units|visits|returns)|better|worse|more than|less than|higher|lower|compare|compared|vs|versus|than)\b|कितन/,
    says: '"Last 7 days" are the seven complete days before today, so they end yesterday and today is not in them; the same holds for any "last N days". "This week", "this month" and "this year" run through now.',
  },
  {
    name: 'today, in what was just said',
    example: 'does that include today?',
    heard: [
      /^(?:and |so )?(?:(?:is|does|do|are|kya) (?:(?:that|it|this|these|those|they) )?(?:(?:include|count|contain|cover) )?(?:today|aaj)|(?:isme|usme|इसमें|उसमें) (?:aaj|today|आज))(?: (?:also|bhi|too|as well|included|counted|part of|in|it|that|this|shaa?mil|hai|kya|भी|शामिल|है|क्या))*$/,
    ],
    says: 'The days are named in each reply. "Last 7 days", "last 30 days" and the like end yesterday and today is not in them; "this week", "this month" and "this year" run through now, and then the reply says until when.',
  },
  {
    name: 'what the last days run from and to',
    example: 'last 14 days means till yesterday or till today',
    heard: [
      new RegExp(
        `(?:${span}) ?(?:here |for you |ka |ke |का )?(?:mean|means|matlab|is from|is till|is until|run|runs|start|starts|begin|begins|end|ends|stop|stops|go|goes|kab se|kab tak|kis din|kahan se|से कब|मतलब)(?!\\p{L})|\\b(?:what|which|how)(?: \\S+){0,6} (?:mean|means|call|days are|dates are|dates do|count|define|work out)(?: \\S+){0,3} ${span}$|(?:does|do|is|are) (?:your |the )?${span} (?:end|stop|run|start|begin|a |rolling|till|until|up to|calendar|complete|full|exactly)`,
        'u',
      ),
    ],
    unless: /\b(how much|how many|kitn[aei]|sales?|orders?|stock|visits?|trend|rate|show)\b|कितन/,
    says: '"Last 7 days" are the seven complete days before today, so they end yesterday and today is not in them; the same holds for any "last N days".',
  },
  {
    name: 'a calendar month or thirty days',
    example: 'does last month mean the last 30 days or the calendar month',
    heard: [
      /\b(month|months|mahina|mahine|week|quarter|year)\b|महीन|हफ्त/,
      /\b(calendar|30 days?|30 din|rolling|thirty days|first to last|1st to|pehli tareekh|7 days?|7 din|monday to sunday)\b|कैलेंडर|30 दिन/,
      /\b(mean|means|matlab|or|ya|is|are|same as|kya)\b|मतलब|या/,
    ],
    unless:
      /\b(how much|how many|kitn[aei]|sales|orders|revenue|visits|customers?|stock|financial|fiscal|compare|compared|vs|versus|than|calendar year)\b|कितन/,
    says: '"Last month" is the whole calendar month before this one, from its first day to its last; "this month" runs from the first through now. "Last 30 days" are the thirty complete days before today. Weeks, quarters and years are calendar ones likewise.',
  },
  {
    name: 'how far this week, month or year goes',
    example: 'when you say this month do you mean till today',
    heard: [
      /\b(this|current|running|is) (week|month|quarter|year|hafte|mahine|saal)\b|(इस) (हफ्ते|महीने|साल)/,
      /\b(mean|means|matlab|till|until|so far|include|includes|included|including|whole|full|run|runs|end|ends|start|starts|counted)\b|मतलब|शामिल/,
      /^(what|when|does|do|is|are|if|by|kya|in)\b.*\b(mean|means|matlab|include|includes|run|runs|end|ends|start|starts|included)\b|^(when|if) (you|i) (say|write|ask|type)|^क्या .*शामिल|(matlab|मतलब)( kya| क्या)?( hai| है)?$/,
    ],
    unless:
      /\brun(?:s|ning)? (?:out|low|short)\b|\brun ?-?rate\b|\bwhere\b|\b(how much|how many|kitn[aei]|sales?|orders?|revenue|stock|gst|tax|returns?|ads?|customers?|visits?|best|most|week start|last|pichl\w*)\b|\bweek (on|begin|from|start)\w*|\bfinancial|\bfiscal|कितन/,
    says: '"This month" runs from the first of the month through now; the same holds for "this week", "this quarter" and "this year", and today is in them. "Last 7 days" are the seven complete days before today.',
  },
  {
    name: 'the first day of a week',
    example: 'does "this week" start on Sunday or Monday for you',
    heard: [
      /\b(week|weeks|hafta|hafte|haftaa|saptah)\b|हफ्त|सप्ताह/,
      /\b(start|starts|starting|begin|begins|beginning|shuru|shuruaat|shuruat|chalu|first day|pehla din|run|runs|go|goes|from|kick off|kicks off|open|end|ends|ending|khatam|khatm)\b|शुरू|शुरुआत|पहला दिन|खत्म/,
      /\b(sunday|monday|mon|sun|ravivar|itwar|itvaar|somvar|somwar|saturday|which day|what day|kis din|kaun ?se din|konse din|kab|when)\b|सोमवार|रविवार|इतवार|किस दिन|कौन से दिन|कब|\bfirst day\b|\bpehla din\b|पहला दिन/,
    ],
    unless:
      /^(?!(?:is|are|does|do|which|what|when|kya)\b).*\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)? (?:to|till|until|through|se) (?:tues?|wed(?:nes)?|thu(?:rs)?|fri)(?:day)?\b|\b(how much|how many|kitn[aei]|sales?|orders|revenue|ship\w*|stock|visits?|customers|dispatch|best|most|sale|offer|forecast|compare|what (?:would|should|do|could) (?:you|we|i))\b|कितन/,
    says: 'A week runs from Monday to Sunday; "this week" is Monday until now, "last week" the whole week before.',
  },
  {
    name: 'where a day begins and ends',
    example: 'when does your day end',
    heard: [
      /\btime ?zone\b|\b(?:indian|india|local|american|pacific) time\b|\b(utc|gmt|ist)\b.*\b(or|ya|time|clock|use|in)\b|\bin (utc|gmt|ist)\b|(when|what time|which time|kab|kitne baje|kis time|at what hour)\b.*\b(day|din)\b.*\b(end|ends|close|closes|cut|cuts|start|starts|begin|begins|over|roll\w*|change\w*|switch\w*|khat\w*|shuru\w*|katta|badal\w*|reset\w*)|\b(day|din)\b (end|ends|close|closes|cut|cuts|start|starts|begin|begins|cut ?off|khat\w*|shuru|katta|badalta|roll\w*)|\b(din|day) (kab|kitne baje|kis)\b|\bmidnight\b|दिन (कब|कितने बजे|किस)|टाइम ?ज़?जोन|समय क्षेत्र|which (clock|country)'?s? time/u,
    ],
    unless:
      /\b(sales?|orders?|revenue|visits?|visitors?|clicks|spend|sold|ship\w*|dispatch\w*|offer|how much|kitn[aiे]|week|after|between|campaign|abandon\w*|session|reports?|summary|numbers)\b(?!.*\b(time ?zone|utc|ist|gmt|(?:indian|india|local) time)\b)(?<!^(?:(?:what|which|in what|in which|kis|kaunse?|do|does|are|is)\b.*)?\btime ?zone\b.*(?:reports?|summary|numbers))/u,
    says: 'Days run from midnight to midnight in the time zone of your shop, {zone}. Google Analytics and Google Ads cut days in the time zone set there.',
  },
  {
    name: 'the financial year',
    example: 'your financial year starts when',
    heard: [
      /\b(financial|fiscal|accounting) year\b|\bfy\b|\bfy ?\d+\b|\bvitt[ae]?y? (varsh|saal)\b|वित्त/,
      /\b(start|starts|starting|begin|begins|run|runs|end|ends|shuru|from when|mean|means|matlab|calendar|kab|which months?|april|jan(uary)?|follow|use)\b|शुरू|मतलब|कब|calendar/,
      /^(what|when|which|does|do|is|are|your|the|by|if|kya|how|my|our|fy|financial|fiscal)\b|(kab|matlab|कब|मतलब|kya)\b|है$|hai$/,
    ],
    unless:
      /\b(how much|how many|kitn[aei]|sales?|orders?|revenue|profit|spend|compare|vs|versus|than|best|gst|tax|since|visits?|growth|quarter)\b|कितन/,
    says: 'The financial year follows the country of your shop, in India 1 April to 31 March; say "financial year" or "FY27" for it. "This year" alone is the calendar year from 1 January.',
  },
  {
    name: 'what a quarter is',
    example: 'is quarter calendar or financial',
    heard: [
      /\b(quarter|quarters|q[1-4]|timahi)\b|तिमाही/,
      /\b(calendar|financial|fiscal|which months|what months|mean|means|matlab|start|starts|begin|begins|kaunse mahine|konse mahine|kaun se mahine)\b|मतलब|कौन से महीने/,
      /^(what|when|which|does|do|is|are|your|the|by|if|kya|how|q\d|quarter)\b|\b(kya|matlab)\b|मतलब/,
    ],
    unless:
      /\b(how much|how many|kitn[aei]|sales?|orders?|revenue|profit|spend|compare|vs|versus|than|best|gst|tax|visits?|customers?|(last|this) quarter (start|began))\b|कितन/,
    says: 'A quarter is a calendar quarter: Q1 is January to March, Q3 July to September. Name the financial year with it, such as "Q3 FY27", and it is counted from the start of that year.',
  },
  {
    name: 'what a change is measured against',
    example: 'when you write "up 12%", what is it against',
    heard: [
      /\b(compar\w*|against what|against which|against|base|basis|versus what|vs what|relative to|benchmark\w*|measured against|kis ?se compare|kis ?se)\b|तुलना/,
      /\b(up|down|change|percent|percentage|%|growth|increase|decrease|arrow|green|red|trend)\b.*\b(against|base|basis|compar\w*|what|which|relative)\b|\b(what|which|compared to what|against what|kis ?se)\b.*\b(you|default|up|down|change|percent\w*|%|arrow|growth|comparison|compare|tum|aap)\b/,
      /\b(you|your|default|by default|up|down|arrow|percentage change|% change|change percent|the change|comparison|aap|tum)\b/,
    ],
    unless:
      /\b(how much|how many|kitn[aei]|last|this|yesterday|today|october|november|september|why|campaigns?|cities|city|products?|sales|orders|compare (us|our|my))\b(?!.*\b(you (compare|say|write|show|mean|use)|by default)\b)|competitor|other (shops|stores|brands)|industry|^(has|have|had|did|is|are|was|were)\b(?!.*\b(you|change|percent\w*|arrow|growth|comparison|default)\b)/,
    says: 'Unless you name another base, a figure is compared with the period of the same length just before; for one that still runs, such as "this month", with the same part of the period before. The reply names the days of both.',
  },
  {
    name: 'which figure and which days stand for what was left open',
    example: 'what period do you assume if I do not say one',
    heard: [
      /\b(period|days|dates?|time ?frame|time ?range|range|timeline|duration|din|month)\b.*\b(default|assume|take|pick|use|choose|maante|lete|go with|consider)\b|\b(default|assume|take|pick|use|choose|go with)\b.*\b(period|days|dates?|time ?frame|date range|range|timeline)\b|\bwithout (a |any |naming |giving |saying )*(period|dates?|days)\b/,
      /\b(you|default|sierra|aap|tum)\b/,
      /\b(if|when|unless|default|without|not (say|name|give|mention|specify)|what|which|kaunsa|konsa)\b/,
    ],
    says: 'If you name no days I take the last 30 complete days and say so in the reply; levels such as stock and open orders are those of now. Name other days and they are taken.',
  },
  {
    name: 'which sales are meant',
    example: 'if I just say sales, which one do you take',
    heard: [
      /\b(say|says|ask|asks|type|write|bol\w*|kah\w*|mention|sirf|just|only|plain|simply|alone|bare)\b/,
      /\b(sales?|revenue|turnover|business|bikri)\b|सेल|बिक्री/,
      /\b(which (one|sales|figure|number|metric|of)|what (do|does|will|would) (you|sierra|it) (take|show|give|use|mean|assume|pick)|do you (take|mean|show|give|use|assume)|konsa|kaunsa|konsi|kaunsi|net (or|ya)|total (or|ya)|gross (or|ya)|kya (maante|lete|samajhte|dikhate))\b|कौन सी|कौनसी/,
    ],
    says: 'When you just say sales, I take total sales: what customers were charged, after discounts and returns, with shipping and tax. "Net sales" are without shipping and tax, "gross sales" before discounts and returns. The reply names which one it is.',
  },
  {
    name: 'what best selling ranks by',
    example: 'by best selling do you mean quantity or rupees',
    heard: [
      /\b(best ?sell\w*|top ?sell\w*|top products?|best products?|top items?|rank|ranked|ranks|ranking|best ?seller\w*|bestsell\w*|top)\b/,
      /\b(do you (mean|rank|sort|decide|take|use|count|go|judge|measure|pick)|(is|are) (it|they|that|those|products?) (ranked|sorted|decided|by)|you (rank|sort|decide|mean|use)|how (is|are) .*(ranked|decided|sorted|ranking|determined|chosen|picked)|how (?:do|does) (?:you|sierra|it) (?:choose|pick|rank|decide|select|sort|order|determine)|kis (hisaa?b|basis|aadhaar|base)|based on$|on what basis|matlab|decided (by|on))\b/,
      /\b(quantity|qty|units?|pieces?|pcs|value|rupees|revenue|amount|money|rank|ranked|hisaa?b|basis|what|decide|decided|how|which|matlab)\b/,
    ],
    says: '"Best selling" ranks by units sold, "top products" without more by total sales; say "by value" or "by quantity" and that one is taken. The reply names the figure it ranks by.',
  },
  {
    name: 'whose attribution it is',
    example: 'what attribution window do you use',
    heard: [
      /\b(attribution|attribut\w*|lookback|look back|conversion window|click window|last click|first click|data ?driven|clicks? gets? (?:the )?credit|channel (?:kaise )?(?:decide|tay))\b/,
      /^(what|which|who|how|whose|is|are|do|does|kaun\w*|kon\w*|kya|over|within|on|by)\b|(?:attribution|model) (?:you|do you)|\bkaise\b|\b(model|window|kya|kaun\w*|kis)\b/,
    ],
    unless:
      /\b(how much|how many|kitn[aei]|last (?!click)|pichh?l[aei]|yesterday|october|november|share|percent|sales|revenue mean)\b|पिछल|attributed revenue|\bby attribution (?:window|setting)s?\b/,
    says: "Attribution is the platforms' own: Google Ads credits conversions to its clicks with the model and window set in the account there, dated by the click; Meta by the setting of each ad set, or by the window you name, such as 7-day click or 1-day view; Google Analytics credits a purchase to the channel of the visit. Nothing is re-attributed here, so two platforms can claim one sale; what the shop really sold is Shopify's.",
  },
  {
    name: 'how fresh and how final figures are',
    example: 'how long until GA4 numbers are final',
    heard: [
      /\b(final|finali[sz]ed?|settle[sd]?|settled|provisional|(?:data|figures?|numbers?|yesterday|today) complete|can i (?:really |fully )?(?:trust|rely on|believe)|lag(?! (?:rah|gay|ga[ae]|ja|t[aei]))|lags|lagging|delay|delayed|latency|real ?time|live (?:or|data|hai|figures?|numbers?)|(?:is|are|data|numbers?|figures?|it|this|these|that|sab) live|fresh|freshness|refresh\w*|updat\w*|sync\w*|old|stale|up to date|still (change|changing|move|moving|grow|growing|moves|changes)|change later|(will|do|can|could|does|keep|keeps|kept) .*chang\w*|(?:accurate|reliable|trustworthy|correct) (?:are|is) (?:the |your |our |these |this |all )*(?:data|numbers?|figures?|reports?)|(?:data|numbers?|figures?|reports?) (?:\w+ )?(?:accurate|reliable|trustworthy|correct)|how late|comes? late|arrives? late|(?:data|numbers?|figures?|ga4|analytics) (?:(?:is|are|so|always|too|running) )*late|kab tak ka|kitn[aei] (der )?puran[aei]|taaza|taza|kab update|(?:this|the) minute or|last night or|or (?:of |from )?(?:last night|yesterday night|this minute))\b|ताज|पुराना|अपडेट|लाइव/,
      /\b(data|numbers?|figures?|ga4|analytics|google ads|ads|shopify|stock (figure|number|value|data|count)|roas|sales (figure|number|data)|reports?|dashboard|info|information|aankde|conversions?|results?|it|this|that|you)\b|डेटा|आंकड/,
      /\b(how (accurate|reliable|correct|trustworthy|long|old|fresh|recent|often|current|late|soon|up to date|live|quickly|delayed|stale)|when|why do|why does|why are|is|are|will|does|do|can|kitn[aei]|kab|kya|which)\b|कितना|कब|क्या/,
    ],
    unless:
      /\b(where (?:do|will|would|shall) we (?:close|end|land|finish)|how (much|many) (sales|orders|did|do|does|is|was|were|are)|old (customers?|buyers?|stock|products?|price|orders?)|older|customers?|campaigns? (are|is) (live|still|currently)|live (campaigns?|orders|visitors|on)|people|visitors|on (the|our|my) (site|website|store)|alert|send|email|weekly|daily|report (to|every)|schedule|price|recent (orders?|sales|customers)|latest|current (stock|sales|month|week|year|roas|aov|price|status)|abandon\w*|count|page ?views?|late (orders?|shipments?|deliver\w*)|delay\w* (orders?|dispatch|ship\w*|in dispatch)|dispatch|complete[d]? (orders?|checkouts?)|checkout|inventory (old|ageing)|months? old|days old|still (open|unfulfilled|pending|selling|running|in stock|live|moving)|kitne? puran[ei] (grahak|customer|order)|update (the|my|our|all|price|stock|me)|change (in|the|my|our|from|vs)|% change|percent change|by how much|how much did|target|goal|final (price|sale)|tracking|requests?|courier|lady|need|needs|exchange)\b|ग्राहक|ऑर्डर/,
    says: 'Every answer is fetched live. Shopify\'s sales and orders are about a minute old and settled at once, save that returns lower the day they are processed; stock value is about two days old. Google Analytics is settled after one or two days; Google Ads within some hours, while conversions keep arriving for days, so recent ROAS still rises. Replies say "provisional" or "partial" where that holds.',
  },
  {
    name: "why a figure here is not that of the platform's own screen",
    example: 'why is my ROAS here different from Google Ads',
    heard: [
      /\b(why|how come|kyu|kyun|kyon)\b/,
      /\b(here|sierra|tillsight|you show|you say|your (?:numbers?|figures?|roas|sales|sessions|visits)|this app|yahan)\b/,
      /\b(google ads?|ga4|google analytics|analytics|shopify|admin)\b/,
      /\b(differ\w*|match\w*|not (?:equal|the same|same)|higher|lower|more|less|alag|mismatch)\b/,
    ],
    says: "Every figure is fetched live from the platform itself, so for the same days it is the platform's own. Where its screen shows another, it cuts days in another time zone, takes other days, other campaigns or another column, or was looked at earlier: conversions keep arriving for days, and today is still running.",
  },
  {
    name: "a platform's own screen, set against what is said here",
    example: 'ads dashboard shows different conversions than you',
    heard: [
      /\b(google ads?|ads|ga4|google analytics|analytics|shopify|admin|dashboard|panel|ads manager)\b.*\b(shows?|showing|says?|displays?|gives?|reads?|has)\b/,
      /\b(than|but|while|whereas|and|from|with) (you|your|here|sierra|tillsight|yours|what you)\b/,
    ],
    says: "Every figure is fetched live from the platform itself, so for the same days it is the platform's own. Where its screen shows another, it cuts days in another time zone, takes other days, other campaigns or another column, or was looked at earlier: conversions keep arriving for days, and today is still running.",
  },
  {
    name: 'why parts do not add up to the whole',
    example: "total of cities doesn't add up to total sales why",
    heard: [
      /\b(add(?:s|ed|ing)? up|sums? up|total up|sum of|total of|jod)\b/,
      /\b(why|not|never|mismatch|less|more|differ\w*|kyu|kyun|nahi)\b/,
      /\b(cit(?:y|ies)|states?|campaigns?|products?|channels?|days?|hours?|sources?|devices?|parts?|rows?|codes?|collections?|new (?:plus|and|\+) returning|returning)\b/,
    ],
    unless: /\b(how (much|many)|yesterday|last|show)\b/,
    says: 'Parts need not add up to the whole: a list shows its first rows only; a customer or visitor is counted once in the total and once in each part; a product can be in several collections; orders of the tills and orders without an address have no city, and some ad costs have no keyword. Ask for the total and it is counted by itself.',
  },
  {
    name: 'why Google Ads and the shop do not agree',
    example: 'why does Google Ads show more conversions than Shopify orders',
    heard: [
      /\b(google ads?|adwords|google|ads?)\b/,
      /\b(conversions?|conversion value|revenue|sales|orders?|purchases?|roas|reconcil\w*)\b/,
      /\b(shopify|(?:our|actual|real|store|shop) (?:\S+ )?(?:orders?|sales)|the shop|the store)\b/,
      /\b(why|how come|kyu|kyun|kyon|reconcil\w*|(?:does|do|did) not|never|match\w* up)\b/,
      /\b(more|less|fewer|higher|lower|reconcil\w*|differ\w*|match\w*|agree|tally|mismatch|gap|alag|zyada|kam|not (?:equal|the same|same)|discrepancy)\b/,
    ],
    unless:
      /\b(ga4|analytics|facebook|meta|organic)\b|^(?!.*\breconcil).*\b(yesterday|last|this|today|than (?:before|usual)|\d{1,2}|january|february|march|april|june|july|august|september|october|november|december|diwali)\b/,
    says: 'Google Ads credits a sale to the clicks that led to it, on the day of the click, in parts where there were several, within the window set in the account, and claims some that e-mail or direct visits claim too. Shopify counts every order once, on the day it was placed, tills and drafts included. So neither adds up to the other.',
  },
  {
    name: 'which platform to go by',
    example: 'which one should I trust, GA4 or Shopify',
    heard: [
      /\b(ga4|google analytics|analytics|google ads|google)\b/,
      /\bshopify\b/,
      /\b(trust|believe|go by|rely on|reliable|correct|right one|is right|accurate|true|truth|sahi|bharosa|sach|bharose)\b|सही|भरोस/,
      /^(which|what|who|whose|is|are|should|can|do|does|kaun\w*|kon\w*|kis\w*|kiska|ga4|google|shopify|between|kya)\b/,
    ],
    says: 'For what was sold go by Shopify: it counts every order once, tills and drafts included, with its returns. For visits and where they came from go by Google Analytics, which does not see every order. Google Ads knows what ads cost; the conversions it claims overlap with other channels.',
  },
  {
    name: 'why conversions are fractional',
    example: 'why are conversions in decimals',
    heard: [
      /\bconversions\b|कन्वर्ज़?न/u,
      /\b(decimals?|fractions?|fractional|\d\.\d+|dashamlav|whole numbers?)\b/,
      /\b(why|how come|how can|kyu|kyun|kyon|kaise|what does|does it mean|are|is)\b/,
    ],
    says: "Google Ads shares the credit for one sale among the clicks that led to it, so conversions can be fractions; they are dated by the click and keep arriving for days. They are no count of orders: orders are Shopify's.",
  },
  {
    name: 'the currency',
    example: 'in what currency is the google ads cost',
    heard: [
      /\bcurrenc(y|ies)\b|\b(rupees?|rs|inr|₹)\b.*\b(or|ya)\b.*\b(dollars?|usd|lakhs?|thousands?|paise|crores?)\b|\b(dollars?|usd|lakhs?|crores?)\b.*\b(or|ya)\b.*\b(rupees?|rs|inr)\b|करेंसी|मुद्रा/,
      /^(is|are|do|does|in|which|what|kya|amounts?|figures?|numbers?|sales|the|all|how)\b|\b(kya|kaunsi|konsi|which)\b|किस/,
    ],
    unless: /\b(how much|how many|kitn[aei]|last|yesterday|october|by currency|per currency|convert .* to)\b/,
    says: 'Money is shown in the currency of your shop, in whole units with its own grouping; orders from abroad are converted by Shopify. Ask for "in lakh" and it is told in lakh.',
  },
  {
    name: 'where the data begins',
    example: 'from which date do you have orders',
    heard: [
      /\b(how far back|since when|from when|from (what|which) (date|day|month|year)|kab se|kitne (din|mahine|saal) (peeche|piche|purana|pehle)|how (much|many (years?|months?) of) (history|data)|(?:data|order|sales|your) history|history of (?:data|orders|sales)|how much history|earliest (?:data|date|day|order you)|oldest (?:data|date|figure|order you)|first date|data start\w*|data begin\w*|data (?:can )?goes? back|कब से|कितने (दिन|महीने|साल) (पीछे|पुराना))\b|कब से|कितना पुराना डेटा/u,
      /\b(data|history|numbers?|figures?|records?|info|orders|sales|you|dekh|dikha|reports?|go back|goes back)\b|डेटा|आंकड/,
      /\b(you|your|data|history|records?|go|goes|available|have|dikha\w*|hai|milega|dekh)\b|डेटा|है/,
    ],
    unless:
      /\b(out of stock|not sold|unsold|paused?|running|order history of|customer|bought|fell|falling|dropp\w*|down|low|last sold|pending|waiting|oldest (order|open|unfulfilled|stock)|earliest (order|delivery)|selling|we (been|sell|started)|how (much|many) (?!history|data|years?|months?))\b/,
    says: "{begins} I reach as far back as the platforms keep it: Shopify from the first order that your shop's access allows, Google Analytics and Google Ads from the day they were set up.",
  },
  {
    name: 'what is kept',
    example: 'do you store our data',
    heard: [
      /\b(store|stores|stored|save|saved|saves|keep|kept|keeps|retain|retained|share|shared|sell|train|leak\w*|cache\w*|protect|protects|protected|secure|secured|encrypt\w*)\b/,
      /\b(our|my|the|business|customer|shop|any|this|your|hamara|mera)\b.*\b(data|information|numbers|chats?|conversations?|questions)\b/,
      /^(do|does|are|is|will|where|how|how long|for how long|what|kya|can) (you|sierra|tillsight|it|the|my|our|this|data|any|for|do|is|are)\b/,
    ],
    unless: /\b(share of|in store|store data (show|say)|how many|how much|visits|sales|kpi)\b/,
    says: 'Business data is fetched live from your platforms for each answer and is not stored: no table holds orders, customers or figures. Results stay in memory for at most a minute, chat turns encrypted for at most 24 hours so that follow-up questions work, and Start New Chat erases them.',
  },
  {
    name: 'which days a report covers',
    example: 'which days does the weekly report cover',
    heard: [
      /\b(daily|weekly|monthly|which days?|what period)\b.*\b(report|reports|digest|mail|message|update)\b/,
      /\b(which|what|covers?|covering|include|includes|contain|contains|period|from when|kis din|kaunse din|konse din|compar\w*)\b/,
      /^(which|what|does|is|over|kis|for which|for what|the|in)\b.*\b(days?|dates?|period|week|month|yesterday|today|include|cover|covers)\b/,
    ],
    says: 'A daily report covers yesterday; a weekly one the last Monday-to-Sunday week and goes out on Monday; a monthly one the last calendar month and goes out on the first. Each figure is compared with the period before.',
  },
  {
    name: 'why money received and sales are not the same',
    example: 'why is net payments different from total sales',
    heard: [
      /^why (?:is|are|do|does|would|can) (?:the |your |my |our )?(?:(?:net|total|gross) (?:sales|payments|revenue)|payments?|refunds?(?: paid)?|returns?(?: value)?|payouts?|sales) (?:\S+ )?(?:different|differ|not (?:equal|match|the same|tally)|higher|lower|bigger|smaller|more|less|not same)(?: than| from| to| with| as)? (?:the |your |my |our )?(?:(?:net|total|gross) (?:sales|payments|revenue)|payments?|refunds?(?: paid)?|returns?(?: value)?|sales|money (?:received|in the bank))$/,
    ],
    says: 'Sales count on the day of the order, payments on the day the money moves: cash on delivery comes days later, and refunds are taken off when they are paid. Total sales hold shipping and tax, net sales do not, gross sales are before discounts and returns. Returns are the value of goods taken back, refunds paid the money given back, so these two differ in days and amount as well.',
  },
  {
    name: 'why sales by orders are not the average order value',
    example: 'why does net sales divided by orders not give AOV',
    heard: [
      /\b(aov|average order value|average bill)\b/,
      /\b(divided by|divide|\/|by number of|over orders|per order)\b/,
      /\b(why|not (match|equal|the same|give|tally)|does not|different|differ)\b/,
    ],
    unless: /\b(last|yesterday|october|november|lower|fell|drop\w*|down)\b/,
    says: 'Average order value is gross sales less discounts, divided by orders, without changes made after the order. Net sales are also less returns, and total sales hold shipping and tax, so dividing those by orders gives another number.',
  },
  {
    name: 'how a forecast is made',
    example: 'how do you forecast',
    heard: [
      /\b(forecasts?|forecasting|predict\w*|projections?|estimates?|outlook|andaza|anumaan)\b|अनुमान/,
      /^(?:and |so )?(?:how do you|how does sierra|how does it|how (?:sure|certain|reliable|accurate|good|exact) (?:is|are)|how is (?:the|your|this|a) \w+ (?:made|calculated|done)|what method|which method|on what basis|what is (?:the|your) (?:method|basis|logic)|is (?:the|your|this) forecast|what goes into|what does (?:the|your) (?:forecast|range)|how far can i trust|can i trust|kaise (?:karte|nikalte|banate))\b|\b(?:kaise (?:karte|nikalte|banate|lagate)|method|reliable|accurate)\b/,
    ],
    says: 'A forecast rests on the level of the latest weeks, the rhythm of the week, what the same festivals did the year before, and growth on the year. Its range is how far such forecasts of your own past were off: four times out of five the figure should fall into it. Only sums such as sales and orders are forecast, not rates.',
  },
  {
    name: 'what counts as standing out',
    example: 'how do you decide what stands out',
    heard: [
      /\b(stands? out|ordinary|unusual|out of the ordinary|chance|significant|noise|random|anomal\w*)\b/,
      /\b(mean|means|decide|call|say|says)\b/,
      /^(what|how|when|why do you|which)\b/,
    ],
    unless: /\b(in (my|our)|last|yesterday|this (week|month)|any|anything|happened)\b/,
    says: 'A change is held against what the same comparison moved by itself in the weeks before, and against what chance makes of so many orders whose values differ. Within that range it is called ordinary; beyond it the parts that made the change are told, the largest first, and known causes such as a product out of stock, a paused campaign, a price change or a broken checkout are looked for.',
  },
  {
    name: 'where the figures come from',
    example: 'where do these numbers come from',
    heard: [
      /where .* (data|numbers?|figures?) (come|from|taken)|(data|number|figure|info) ?sources?\b|source of (the|this|your|these) (data|numbers?|figures?|info)|(data|number|figure|aankde).*kahan se|kahan se .*(data|number|figure|aankde)|(डेटा|आंकड\S*) कहां से|where do you (get|pull|take|fetch|read) (it|this|that|them|these|all this|your|the) ?(from|data|numbers?|figures?|info)?/,
    ],
    unless: /\b(traffic|visits?|visitors?|customers?|orders?|revenue|sales|by)\b/,
    says: 'Figures come live from your connected platforms: Shopify for sales, orders, stock and customers, Google Analytics for visits, Google Ads for advertising. Nothing is stored.',
  },
];
