/** Classes of words that turns of phrase share: each is a choice in brackets that stands for any of its words. */

export const months =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

export const feasts =
  "(?:diwali|deepavali|deepawali|dhanteras|navratri|dussehra|holi|eid|raksha bandhan|rakhi|karwa chauth|onam|ganesh chaturthi|bhai dooj|republic day|valentine'?s day|black friday|christmas|दिवाली|दीवाली|धनतेरस|होली|दशहरे|दशहरा|राखी|नवरात्रि|करवा चौथ|भाई दूज)";

export const people =
  '(?:customers?|custumers?|buyers?|shoppers?|clients?|people|folks|grahak|grahako|grahakon|log|logo|logon|ग्राहकों|ग्राहक|कस्टमर)';

/** First-time buyers. */
export const newOnes = '(?:brand new|new|first[- ]?timers?|first[- ]?time|newcomers?|naye|nayi|naya|नए|नये)';

/** Returning buyers. */
export const oldOnes =
  '(?:returning|repeat|repeats|repeaters?|repeated|old|older|existing|loyal|regulars?|second[- ]?time|purane|puraane|purani|puraani|पुराने)';

export const not = '(?:nahi|nahin|nhi|nai|नहीं|नही)';
