/** Pieces of Hindi turns of phrase, in Latin letters and in Devanagari: each is a choice of words. */

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
/** The least. */
export const leastly = '(?:sabse|sab se|सबसे) (?:kam|कम)';
/** Where. */
export const where = '(?:kahan|kaha|kidhar|कहां|कहा)';
/** Sells, sold. */
export const sells =
  '(?:bikta|bika|biki|bike|bikti|bikte|bikri|bik rah[aie]|बिकता|बिका|बिकी|बिकती|बिकते|बिक रहा|बिक्री)(?: hoti| hota| hui| hua| होती| हुई)?';

/** Days people keep. */
export const feasts =
  '(?:diwali|deepawali|deepavali|rakhi|raksha bandhan|navratri|holi|eid|dhanteras|dussehra|dasara|christmas|karwa chauth|bhai dooj|onam|ganesh chaturthi|ganpati|janmashtami|akshaya tritiya|durga puja|chhath|दिवाली|दीपावली|राखी|होली|ईद|नवरात्रि|धनतेरस|दशहरा|दशहरे|करवा चौथ|भाई दूज|ओणम|गणेश चतुर्थी|जन्माष्टमी|अक्षय तृतीया|छठ)';
