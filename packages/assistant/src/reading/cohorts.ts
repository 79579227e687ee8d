/** How cohorts are asked for: customers followed from their first order, month by month. */
import type { Construction } from './construction.ts';

const shape = '(?:retention|tables?|triangles?|matrix|grid|heat ?map|analysis|view|charts?|curves?|report|picture)';
const worth = '(?:ltv|clv|lifetime value|life time value|revenue|sales|spend|value)';
const won = '(?:acquisition|first (?:order|purchase)|joining|cohort)';

/** The words of their figure, with which the rest of the question is read. */
const kept = () => ({ cohorts: 'kept' as const, words: ' cohort retention ' });
const soFar = () => ({ cohorts: 'so-far' as const, words: ' cohort revenue ' });

const second = '(?:second|2nd|next|repeat|another|doosra|doosre|dusra|dusre)';
const untilSecond = () => ({ secondOrder: true as const, words: ' againinayear rate ' });

export const followed: Construction[] = [
  {
    name: 'how long until the second order',
    example: 'how long until the second order',
    said: new RegExp(
      `\\b(?:how (?:long|soon|many (?:days|weeks|months)|much time)|(?:what is |what's )?(?:the |our )?(?:average |avg |mean |median |typical |usual )?(?:time|days|gap|interval|number of days|weeks|months))(?: does it take| do (?:customers|people|buyers) take| is it| pass(?:es)?| is there| goes by| it takes)?(?: for (?:an? |the |our |new )*(?:customers?|people|buyers?))? ?(?:until|till|before|to|between|for|from|after)(?: (?:they|a|an|the|their|our|new|customers?|people|buyers?|make|makes|place|places|give|gives|come back for|first|1st|order|purchase|and|to|until))* ${second} (?:order|purchase|bill)s?(?: of (?:a|the|our|new) customers?)?`,
    ),
    gives: untilSecond,
  },
  {
    name: 'how soon customers come back',
    example: 'how soon do customers come back',
    said: /\bhow (?:soon|quickly|long) (?:do|does|until|till|before|it takes) (?:new |our |the |a )*(?:customers?|people|buyers?) (?:usually |typically )?(?:come|comes|return|returns|buy|buys|order|orders|reorder|reorders)(?: back| again)*/,
    gives: untilSecond,
  },
  {
    name: 'how long it takes somebody to buy again',
    example: 'how long does it take for someone to come back and buy again',
    said: /\bhow (?:long|much time|many (?:days|weeks|months)) (?:does|do|did|would|will) it (?:usually |typically |normally |generally )?take (?:for )?(?:an? |the |our |new )*(?:customers?|people|buyers?|someone|somebody|person|shoppers?) to (?:(?:come back|return)(?: and)?|(?:buy|order|shop|purchase|reorder))(?: (?:again|a second time|once more|buy|order|shop|purchase|from us))*/,
    gives: untilSecond,
  },
  {
    name: 'how long until the second order, in Hinglish',
    example: 'doosra order kitne din baad aata hai',
    said: new RegExp(
      `\\b${second} (?:order|kharid\\w*) (?:average |ausatan )?(?:kitn[ei] (?:din|dino|dinon|hafte|mahine|time|samay)|kab) (?:baad |me |mein |tak )?(?:aa\\w*|hot[aei]|kart[ei]|dete)(?: (?:hain|hai|h))?|\\bpehle (?:order )?(?:ke baad|se) ${second} order (?:tak )?kitn[aei] (?:din|time|samay)(?: \\w+){0,3}`,
    ),
    gives: untilSecond,
  },
  {
    name: 'how long until the second order, in Hindi',
    example: 'दूसरा ऑर्डर कितने दिन बाद आता है',
    said: /(?:दूसरा|दूसरे|अगला) (?:ऑर्डर|खरीद|ख़रीद)[^ ]* (?:औसतन )?(?:कितने (?:दिन|दिनों|हफ़्ते|हफ्ते|महीने)|कब)(?: (?:बाद|में|तक))? (?:आता|आते|होता|होते|होती|करते|देते)(?: (?:है|हैं))?/u,
    gives: untilSecond,
  },
  {
    name: 'what cohorts have brought so far',
    example: 'cumulative revenue per customer by cohort',
    said: new RegExp(
      `\\b(?:cumulative|running|total) ${worth} (?:per|of each|for each) (?:customer|buyer) (?:by|for each|per) (?:monthly )?(?:cohorts?|${won} month)\\b|\\b${worth} (?:curves?|triangles?|tables?)(?: (?:by|for each|per) (?:${won} months?|cohorts?|months? of acquisition))?|\\bcohorts?(?:[ -]wise| ki| ka|s'|'s)? ${worth}(?: (?:curves?|triangles?|tables?|to date|so far))?|\\b(?:ltv|clv|lifetime value) (?:by|per|for each) (?:monthly )?cohorts?\\b`,
    ),
    gives: soFar,
  },
  {
    name: 'what cohorts have brought so far, in Hindi',
    example: 'कोहोर्ट के हिसाब से एलटीवी',
    said: /कोहोर्ट(?: (?:के हिसाब से|की|का|वाइज))? (?:एलटीवी|लाइफटाइम वैल्यू|बिक्री|ltv)/u,
    gives: soFar,
  },
  {
    name: 'the part of a cohort that is left',
    example: 'cohort retention by month',
    said: new RegExp(
      `\\b(?:customer |buyer |monthly |acquisition )*(?:cohorts?|retention) ${shape}(?: ${shape})?\\b(?! (?:rate|of ))(?: by (?:acquisition month|first order month|cohorts?))?|\\bretention (?:by |per |of each )?(?:monthly )?cohorts?(?: wise)?\\b|\\bcohorts?[ -]wise retention\\b|\\bretention by (?:${won} month|month of (?:acquisition|first (?:order|purchase)))\\b`,
    ),
    gives: kept,
  },
  {
    name: 'cohorts and nothing else',
    example: 'monthly cohorts',
    said: /^(?:show |give |see )?(?:me )?(?:the |our |my )?(?:monthly |customer |acquisition )*cohorts?(?: dikhao| please)?[ ?.!]*$/,
    gives: kept,
  },
  {
    name: 'who of each cohort still buys',
    example: "how many customers of each month's cohort are still buying",
    said: /^(?:how many|what share of|what percent of|how much of) (?:the |our )*(?:customers |buyers |people )?(?:of |in |from )*(?:each|every) (?:months?'?s? ?)?cohort (?:are |have |do |is )*(?:still |come |came |keep |kept )*(?:buying|buys?|back|left|with us|active|order(?:ing|s)?)/,
    gives: kept,
  },
  {
    name: 'for how many months those of each month keep buying, in Hinglish',
    example: 'kis mahine ke grahak kitne mahine baad tak kharidte hain',
    said: /kis mahine ke (?:naye )?(?:grahak|customers?|log) (?:kitne )?mahin(?:e|on) (?:baad )?(?:tak )?(?:kharid\w*|khareed\w*|order kar\w*|wapas aa\w*)(?: (?:hain|hai|rahe|rehte))*/,
    gives: kept,
  },
  {
    name: 'cohorts in Hindi',
    example: 'महीने के हिसाब से कोहोर्ट रिटेंशन',
    said: /(?:महीने के हिसाब से )?(?:कोहोर्ट|कोहॉर्ट)(?: (?:रिटेंशन|टेबल|तालिका|विश्लेषण))?/u,
    gives: kept,
  },
];
