/** Pieces of Hindi turns of phrase, in Latin letters and in Devanagari: each is a choice of words. Then verbs, and turns that are made of little more. */
import type { Turn } from '../words/turns.ts';
import { months } from './word-classes.ts';

/** One word between. */
export const some = '(?: [^ ,.?]+)';
/** A small number. */
export const num = '(\\d+|ek|do|teen|tin|char|chaar|paanch|panch|das|एक|दो|तीन|चार|पांच|दस)';
/** What a shop sells, in general. */
export const goods =
  'maal|mal|saman|saaman|samaan|item|items|piece|pieces|pcs|cheez|cheezein|product|products|order|orders|parcel|parcels|style|styles|kurta|kurte|kurti|kurtiyan|saree|sarees|sari|sariyan|dupatta|dupatte|lehenga|lehenge|माल|सामान|पीस|चीज|चीजें|प्रोडक्ट|ऑर्डर|आर्डर|पार्सल|कुर्ता|कुर्ते|साड़ी|साड़ियां|दुपट्टे|लहंगे|उत्पाद';
/** "nikaal ke", "hata kar": left out of a sum. */
export const out =
  '(?:nikaal|nikal|hata|hataa|kaat|kat|ghata|minus|chhod|chod|chhor|निकाल|हटा|काट|घटा|छोड़) ?(?:ke|kar|karke|kr|k|के|कर)';
/** What remains: "baaki dino me". */
export const left = '(?:baaki|baki|bache|bache hue|bachche|bachche hue|shesh|बाकी|बचे|बचे हुए|शेष)(?: ke| के)?';
/** In, on. */
export const me = '(?:me|mein|mai|main|pe|par|में|पर)';
/** Went, was given. */
export const go = '(?:gaya|gaye|gayi|gya|diya|diye|laga|lage|nikla|nikle|gawaya|गया|गये|गए|दिया|दिए|लगा|लगे|निकला)';
/** The end of a word. */
export const end = '(?![a-z\\u0900-\\u097f])';
/** Is, are: said or left out. */
export const hai = '(?: hai| hain| h| he| है| हैं)?';

/** The most. */
export const mostly = '(?:sabse|sab se|सबसे) (?:zyada|jyada|zyaada|jyaada|adhik|ज्यादा|अधिक)';
/** Where. */
export const where = '(?:kahan|kaha|kidhar|कहां|कहा)';
/** Sells, sold. */
export const sells =
  '(?:bikta|bika|biki|bike|bikti|bikte|bikri|bik rah[aie]|बिकता|बिका|बिकी|बिकती|बिकते|बिक रहा|बिक्री)(?: hoti| hota| hui| hua| होती| हुई)?';

/** Days people keep. */
export const feasts =
  '(?:diwali|deepawali|deepavali|rakhi|raksha bandhan|navratri|holi|eid|dhanteras|dussehra|dasara|christmas|karwa chauth|bhai dooj|onam|ganesh chaturthi|ganpati|janmashtami|akshaya tritiya|durga puja|chhath|दिवाली|दीपावली|राखी|होली|ईद|नवरात्रि|धनतेरस|दशहरा|दशहरे|करवा चौथ|भाई दूज|ओणम|गणेश चतुर्थी|जन्माष्टमी|अक्षय तृतीया|छठ)';

/** Hindi verbs by what their forms say; "small" carries no idea of its own, "other" means something that is none of ours. */
export const hindiVerbs = {
  sold: 'bik bech बिक बेच',
  buy: 'kharid khareed खरीद',
  return: 'laut lauta लौट लौटा',
  grow: 'badh sudhar बढ़ सुधर',
  fall: 'gir ghat bigad bigar गिर घट बिगड़',
  available: 'bach बच',
  earn: 'kama कमा',
  small:
    'aa jaa ho kar de le dal daal rakh lag laga mil pad par chal ban nikal reh rah pahunch pohoch dekh sun bol keh kah karwa karva आ जा हो कर दे ले डल डाल रख लग लगा मिल पड़ चल बन बना निकल रह पहुंच देख सुन बोल कह करवा',
  other:
    'chadh chadha badha ghata bacha chala khisak tut toot tod bhag bhaag lad nipat nipta chamak ubhar palat luta doob dub khap phas phans fas atak latak bant baant jod jud kat kaat ghoom soch pooch poochh maan jaan pakad chhap kho gawa rok sambhal sambhaal utaar guzar beet pichhad hata badal chun dhoondh khoj naap khol khul nikaal bhej samajh चढ़ चढ़ा बढ़ा घटा बचा चला खिसक टूट तोड़ भाग लद निपट चमक उभर पलट लुटा डूब खप फंस अटक लटक बंट बांट जोड़ जुड़ कट काट घूम सोच पूछ मान जान पकड़ छप खो गंवा रोक संभल गुज़र बीत पिछड़ हटा बदल चुन ढूंढ खोज नाप खोल खुल निकाल समझ',
} as const; // prettier-ignore

const how = '(?:kitn[aei]|कितन[ाेी])';
const cash = '(?:paisa|paise|paison|rupaya|rupaye|rokda|rakam|पैसा|पैसे|रुपये|रुपया|रकम)';
const stuck =
  '(?:atk[aei]|ruk[aei]|phas[aei]|phans[aei]|fas[aei]|pad[aei]|latk[aei]|अटक[ाेी]|रुक[ाेी]|फंस[ाेी]|पर[ाेी]|लटक[ाेी])(?: (?:hu[aei]|pad[aei]|हु[आएई]|पर[ाेी]))?';
const before = '(?:pichh?l[aei]|last|पिछल[ाेी])';
const sameDay =
  '(?: (?:ki|ke|me|mein|की|के|में))? (?:isi|is|usi|इसी|इस|उसी) (?:din|tareekh|tarikh|tareek|date|samay|waqt|point|दिन|तारीख|समय|वक्त) (?:tak|तक)(?: (?:ki|ka|ke|की|का|के))?';
const lots = '(?:zyada|jyada|adhik|kam|ज्यादा|अधिक|कम)';

const begun =
  '(?:lag[aei]|lagt[aei]|shuru|chalu|start|aay[aei]|aa gay[aei]|लग[ाेी]|शुरू|चालू|आय[ाेी]|आई)(?: (?:hu[aei]|ho gay[aei]|hai|h|hain|tha|thi|हु[आएई]|हो गय[ाेी]|है|था|थी))*';
const over =
  '(?:khatam|khatm|nikal|beet|over|gay[aei]|gai|nikl[aei]|beet[aei]|खत्म|निकल|बीत|गई|गय[ाेी]|निकल[ाेी]|बीत[ाेी])(?: (?:hu[aei]|ho gay[aei]|gay[aei]|gai|hai|h|hain|tha|thi|हु[आएई]|हो गय[ाेी]|गय[ाेी]|गई|है|था|थी))*';
const sinceThen = '(?:,? ?(?:tab|tabhi|us din|तब|तभी) (?:se|से)(?: (?:ab|aaj|abhi|अब|आज|अभी) (?:tak|तक))?)?';
const namedDays = `(?:${months}|${feasts}|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर)`;
/** "jab se november laga hai tab se", "diwali khatam hone ke baad se": since when. */
const sinceWhen: Turn[] = [
  [
    `(?:jab|जब) (?:se|से) (?:ye |yeh |yah |is |naya |nayi |यह |ये |नया |नयी |नई )*(mahina|month|hafta|week|saal|year|quarter|timahi|महीना|हफ्ता|साल|तिमाही) ${begun}${sinceThen}`,
    'is $1',
  ],
  [`(?:jab|जब) (?:se|से) (${namedDays}) ${begun}${sinceThen}`, '$1 se ab tak'],
  [`(${namedDays}) (?:jab|जब) (?:se|से) ${begun}${sinceThen}`, '$1 se ab tak'],
  [`(?:jab|जब) (?:se|से) (${namedDays}) ${over}${sinceThen}`, '$1 ke baad se ab tak'],
  [
    `(${namedDays}) (?:ke |के )?(?:lagne|shuru hone|chalu hone|start hone|aane|लगने|शुरू होने|आने) (?:(?:ke baad|के बाद) )?(?:se|से)(?: (?:ab|aaj|abhi|अब|आज|अभी) (?:tak|तक))?`,
    '$1 se ab tak',
  ],
  [
    `(${namedDays}) (?:ke |के )?(?:khatam hone|khatm hone|jaane|nikalne|beetne|खत्म होने|जाने|बीतने) (?:(?:ke baad|के बाद) )?(?:se|से)(?: (?:ab|aaj|abhi|अब|आज|अभी) (?:tak|तक))?`,
    '$1 ke baad se ab tak',
  ],
];

/** "top 5 saree aur har ek pe margin": what stands beside each row. */
const eachOfThem: Turn[] = [
  [
    '(?<=(?:top|sabse|best|सबसे|टॉप) .*)(?:(?:aur|and|or|plus|और) )?(?:har|हर) (?:ek|एक) (?:pe|par|ka|ki|ke|me|mein|पे|पर|का|की|के|में)(?= (?!order|din|mahine|hafte|customer|grahak|ऑर्डर|दिन))',
    'aur unka',
  ],
];

/** "noor lehenga thandi pad gayi kya", "dheela pad gaya": it sells less. Since it came into the shop that is a course. */
const cooled =
  '(?:thand[aei]|mand[aei]|dheel[aei]|dhil[aei]|dheem[aei]|sust|feek[aei]|ph?eek[aei]|slow|ठंड[ाीे]|मंद[ाीे]|ढील[ाीे]|धीम[ाीे]|फीक[ाीे]|सुस्त) (?:pad|par|ho|पड|पर|हो) (?:gay[aei]|gai|rah[aei]|chuk[aei]|गय[ाे]|गई|रह[ाीे]|चुक[ाीे])(?: (?:hai|hain|h|है|हैं))?';
const itsSales = '(?:(?:ki |ka |की |का )?(?:sales?|bikri|demand|बिक्री|सेल|मांग) )?';
const sinceLaunch = '(?:launch|lonch|aane|लॉन्च|आने)(?: hone| होने)? (?:ke baad|के बाद)(?: (?:se|से))? ';
const coolingOff: Turn[] = [
  [`${itsSales}${sinceLaunch}${itsSales}${cooled}`, 'ki bikri ka trend'],
  [`(?<=[^ ] )${itsSales}${cooled}(?!.* (?:orders?|visits?|ads?|traffic))`, 'bikri kam hui'],
];

/** What is said in a word or two and asked in many. */
export const shortTurns: Turn[] = [
  ...sinceWhen,
  ...coolingOff,
  ...eachOfThem,
  // diwali k baad
  [/(?<=\S )k (?=(?:baad|bad|pehle|pahle|pehele|liye|lie|hisa+b|saath|sath|andar|upar|neeche|niche|mukable|mukabale|badle|dauran)\b)/g, 'ke '],
  // "stock me kitna paisa pada hai"
  [
    `(?:stock|maal|godown|godam|स्टॉक|माल|गोदाम) ${me}(?: abhi| अभी)? ${how} ${cash} (?:${stuck}|lag[aei]|band|hai|h|लग[ाेी]|बंद|है)(?: (?:hu[aei]|हु[आएई]))?${hai}`,
    'stock value',
  ],
  // "return me kitna paisa lautaya": given back
  [
    `(?:(?:returns?|wapsi|रिटर्न|वापसी) ${me} )?${how} ${cash} (?:grahako?n? ko |customers? ko |ग्राहकों को )?(?:lauta(?:ya|ye|yi|na pada|ne pade)|(?:wapas|vapas|return) (?:kiya|kiye|kari|diya|diye|dena pada|karna pada|kar diya)|लौटाया|लौटाए|(?:वापस|रिटर्न) (?:किया|किए|दिया|दिए|करना परा|देना परा))(?: gaya| gaye| गया| गए)?${hai}`,
    'kitna refund diya',
  ],
  // "COD chhod ke baaki order": the rest
  [
    `(?<=(?:chh?od ?ke|chh?od ?kar|chh?or ?ke|chh?or ?kar|ke ala+va|ke alawa|ke siva|ke siwa|hata ?ke|hatakar|छोडकर|छोरकर|छोर के|छोड के|के अलावा|के सिवा|हटाकर) )(?:baaki|baki|bache hue|बाकी|बचे हुए)(?: (?:ke|ki|ka|sab|sabhi|saare|sare|के|की|का|सब|सभी|सारे))*(?= )`,
    '',
  ],
  // "aaj kal se zyada bika kya": two days, not "these days"
  [`(?:aaj|आज)(?: ka| ki| ke| का| की| के)? (?:kal|कल) (?:se|ke muqable|ke mukable|से|के मुकाबले)(?= ${lots}| achh?| acch?| behtar| kharab| बेहतर| अच्छ| खराब)`, 'aaj vs kal'],
  // "kal se aaj zyada bika ya kam": whether, and not what
  [`(?<!(?:sabse|सबसे) )${lots} (?:bik[aei]|bech[aei]|बिक[ाेी]|बेच[ाेी])(?: (?:hai|tha|है|था))? (?:ya|या) (?:${lots}|nahi|nahin|नहीं)|(?<!(?:sabse|सबसे) )${lots} (?:bik[aei]|bech[aei]|बिक[ाेी]|बेच[ाेी])(?: (?:hai|tha|है|था))? (?:kya|क्या)(?=$|[?.!])`, 'kitni sale'],
  // "jewellery ki bikri pichle mahine se kitni badhi": of this one
  [
    `^(?!.*(?:(?:is|iss|isi|aaj|kal|parso|इस|आज|कल|परसों) |janu|febr|marc|apri|may |june|july|augu|sept|octo|nove|dece|अक्टू|नवंबर|सितंबर))(.*?)(?:pichh?l[aei]|last|पिछल[ाेी]) (mahine|month|hafte|week|saal|year|महीने|हफ्ते|साल) (?:se|ke muqable|ke mukable|ki tulna me|से|के मुकाबले|की तुलना में)(?=(?: [^ ]+){0,4} (?:badh|ghat|gir|sudh|bigd|बर|बढ|घट|गिर|सुधर|बिगर))`,
    '$1is $2 vs pichle $2',
  ],
  [`((?:som|mangal|budh|guru|shukra|shani|ravi|it)v?w?aa?r|monday|tuesday|wednesday|thursday|friday|saturday|sunday|[सममबगशरइ][^ ]*वार) (?:aur|and|और) ((?:som|mangal|budh|guru|shukra|shani|ravi|it)v?w?aa?r|monday|tuesday|wednesday|thursday|friday|saturday|sunday|[समबगशरइ][^ ]*वार)(?=(?: [^ ]+){0,4} (?:fark|farak|antar|tulna|difference|फर्क|अंतर|तुलना))`, '$1 vs $2'],
  // "october ki bikri ki laagat"
  [`(?:laagat|lagat|लागत)(?: ${how} (?:thi|hai|hui|rahi|थी|है|हुई|रही))? (.+?)(?: ki| की)? (?:bikri|sales?|बिक्री|सेल) (?:ki|ka|की|का)$`, 'cost of goods $1'],
  // "ek grahak kitni baar kharidta hai"
  [`(?:(?:ek|har|average|एक|हर|औसत) )?(?:grahak|customer|ग्राहक|कस्टमर)((?: (?:saal|साल) (?:me|mein|bhar me|में|भर में))?) (?:kitni|कितनी) (?:baar|bar|dafa|बार|दफा) (?:kharid|khareed|order|shopping|aat|खरीद|ऑर्डर|आत)[^ ]*(?: kart[aei]| करत[ाेी])?${hai}`, 'purchase frequency$1'],
  [`(?:checkout|चेकआउट) (?:poora|pura|complete|पूरा|कंप्लीट) (?:karne|करने) (?:wal[ei]|वाल[ेी])(?: (?:kitne |कितने )?(?:log|grahak|लोग|ग्राहक))?`, 'sessions that completed checkout'],
  [`in our stores(?: kal| aaj| कल| आज)? (?:kitne|कितने) (?:log|logo|लोग) (?:aaye|aate|aa rahe|ghuse|आए|आते|आ रहे|घुसे)${hai}`, 'footfall in the shop'],
  ['ke ala+va', 'ke alawa'],
  [`(?:dopahar|dopaher|दोपहर) (?:tak|तक)(?: (?:ki|ka|ke|की|का|के))?`, 'until noon'],
  [`(?<!(?:sabse|सबसे) [^ ]+ )(?:order|bill|ऑर्डर|बिल) (?:kitne|कितने) (?:ka|का) (?:hota|aata|banta|raha|होता|आता|बनता|रहा)${hai}`, 'average order value'],
  [
    `^(?!.*(?:(?:is|iss|isi|aaj|kal|parso|इस|आज|कल|परसों) |janu|febr|marc|apri|may |june|july|augu|sept|octo|nove|dece|अक्टू|नवंबर|सितंबर))(.+ (?:badh|ghat|gir|sudhr|bigd|बर|बढ|घट|गिर|सुधर|बिगर).*?) (?:pichh?l[aei]|last|पिछल[ाेी]) (mahine|month|hafte|week|saal|year|महीने|हफ्ते|साल) (?:se|ke muqable|ke mukable|से|के मुकाबले)$`,
    '$1 is $2 vs pichle $2',
  ],
  // "pichle mahine ki isi tareekh tak"
  [`${before} (?:mahine|month|महीने)${sameDay}`, 'at this point last month'],
  // "COD ka aov aur prepaid ka aov"
  [`([^ ]+) (?:(?:walo|walon|wale|वालों|वाले) )?(?:ka|ki|ke|का|की|के) ([^ ]+) (?:aur|and|or|और) ([^ ]+) (?:(?:walo|walon|wale|वालों|वाले) )?(?:ka|ki|ke|का|की|के) \\2`, '$1 aur $3 ka $2'],
  [`(?:dukaano|dukano|dukaanon|dukaan|dukan|shops?|दुकानों|दुकान) ${me} ((?:sabse|सबसे) ${lots} (?:kya|kaun ?s[aei]|kons[aei]|क्या|कौन ?स[ाेी]))`, 'in our stores $1'],
  // "budget badhaun kya": should I
  [`(badha|ghata|laga|badhwa|बढा|बरा|घटा|लगा)(?:un|oon|u|ऊं|ऊँ|उं) (?:kya|क्या)(?=$|[?.!])`, '$1na chahiye'],
  // people in a shop are counted by nobody
  [
    `(?<!online )(?:dukaan|dukan|shop|showroom|counter|outlet|\\S+ store|दुकान|शोरूम|\\S+ स्टोर)(?: ke andar| ke bheetar| me| mein| pe| par| के अंदर| में| पर)(?: kal| aaj| abhi| कल| आज)? (?:kitne|कितने) (?:log|logo|logon|aadmi|लोग|आदमी)(?: andar| अंदर)? (?:aaye|aaye the|aate|aa rahe|ghuse|aa gaye|आए|आते|आ रहे|घुसे)${hai}`,
    'footfall in the shop',
  ],
  // "20 october ko itne saare diye kaise nikal gaye"
  [`(?<=(?:itn[aei]|इतन[ाेी])(?: (?:saar[aei]|zyada|jyada|kam|सार[ाेी]|ज्यादा|कम))? .*)(?:kaise|kese|कैसे)(?= (?:nikal|bik|aa|ho|badh|gir|ghat|chal|chadh|निकल|बिक|आ|हो|बढ|बर|गिर|घट|चल))`, 'kyun'],
  // "5 se 15 tak roz kitni saree biki": a row for each of these days
  [`(?<=(?: se | से ).*(?: tak|तक)(?: .*)?)(?:roz|rozana|har din|रोज|रोजाना|हर दिन) (kitn[aei]|कितन[ाेी]) ((?:\\S+ ){0,3}(?:bik|aay|aai|hu|gay|mil|बिक|आय|आई|हु|गए|मिल)\\S*)`, '$1 $2 by day'],
]; // prettier-ignore
