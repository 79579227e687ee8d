/** How people ask what to do: turns of phrase for "should" and "how can I". */
import type { PlainTurn } from './plain-turn.ts';

const ads = 'ads?|advert\\w*|marketing|campaigns?|google|budget|vigyapan|promotion|विज्ञापन|एड|ऐड';
const amount =
  '(?:\\d[\\d,.]*|one|two|five|ten|a|ek|do|paanch|das|एक|दो|पांच|दस) ?(?:k|lakhs?|lacs?|l|crores?|cr|thousand|hazaar|hazar|rs|rupees|लाख|हजार|करोर)?';
const place = 'where|which|what|kahan|kaha|kidhar|kis|kisme|konsa|konse|kaunsa|kaunse|kaun si|कहां|किस|किसमें|कौन';

export const adviceTurns: PlainTurn[] = [
  {
    example: 'what could push AOV up',
    heard:
      /^what (?:would|could|can|will|might) (?:push|drive|bring|take|move|get) (.{2,30}?) (?:up|higher|down|lower)(?=$|[?.! ])/g,
    plainly: 'how can i increase $1',
  },
  {
    example: 'repeat customers badhane ke tareeke',
    heard:
      /\b(?:badha|barha|bdha|bech|kam kar|sudhar|ghata|rok|laa?)ne (?:ke |ka |ki |ke liye )*(?:tareek[ae]|tarik[ae]|tarkeeb|raast[ae]|ideas?|tips|plan|strategy)\b(?: (?:batao|do|kya hai|bataiye))?/g,
    plainly: 'what should i improve',
  },
  {
    example: 'cart abandonment kam kaise kare',
    heard:
      /\b(?:kam|zyada|jyada|behtar|theek|sahi|better|improve|increase|reduce|control) kaise kar(?:e|en|ein|u|un|oon|na|na hai|na chahiye)\b$/g,
    plainly: 'kaise kam kare',
  },
  {
    example: 'which products to promote for christmas',
    heard:
      /^(which|what) (\w+ )?(?:to|shall i|do i|do we|can we|can i) (?:promote|push|feature|advertise|highlight|mark down|bundle|focus on)\b/g,
    plainly: '$1 $2should i promote',
  },
  {
    example: 'विज्ञापन पर खर्च कम करूं क्या',
    heard:
      /(?:कम|ज्यादा|बंद|चालू|शुरू) (?:करूं|करू|कर दूं|कर दें|करें)(?: क्या)?(?=$|[?.! ])|(?:बढा|घटा|रोक|हटा) (?:दूं|दें|दू)(?: क्या)?(?=$|[?.! ])/gu,
    plainly: 'should i change',
  },
  {
    example: 'got 1 lakh extra for ads in december where to put it',
    heard: new RegExp(
      `^(?=.*(?<![\\p{L}\\p{M}])(?:${ads})(?![\\p{L}\\p{M}]))(?=.*(?<![\\p{L}\\p{M}])(?:${place})(?![\\p{L}\\p{M}]))(?:.*?)(?<![\\p{L}\\p{M}\\d.,])(?:${amount} (?:rs |rupees |rupaye )?(?:extra|more|additional|spare|aur|zyada|jyada|और|ज्यादा|बचे|left over|to spare)|(?:extra|additional|spare|another|aur|और) ${amount})(?![\\p{L}\\p{M}\\d]).*$`,
      'u',
    ),
    plainly: 'which ads should i scale',
  },
  {
    example: 'purane customers ko wapas kaise laye',
    heard:
      /(?<!nahi )\b(?:ko )?(?:wapas |vapas |waapas )?kaise (?:laa?[yu]\w*|lao|badha\w*|barha\w*|bada[aoyu]\w*|bech[euo]\w*|nipta\w*|hata[aoyu]\w*|sudhar\w*|kam kar\w*|control kar\w*|theek kar\w*|jod[eu]n?|rok[eu]\w*)\b$/g,
    plainly: 'should do what to improve',
  },
  {
    example: 'Linen Border Saree ka stock kaise nikale',
    heard:
      /\b(?:ka |ke |ki )?(?:stock|maal|inventory) kaise (?:nika\w+|khatam kar\w*|clear kar\w*|saaf kar\w*|bech\w*|khali kar\w*)\b/g,
    plainly: 'should i clear stock',
  },
  {
    example: 'what would lift AOV',
    heard:
      /^what (?:would|could|can|will|might) (?:help |actually |really )*(?:lift|raise|improve|increase|boost|bring up|push up|grow|reduce|bring down|cut)\b/g,
    plainly: 'how can i increase',
  },
  {
    example: 'aov badhane ke upay',
    heard:
      /\b(?:(?:badhan[ei]|barhane|ghatane|kam karne|sudharne|bechne|nikalne|lane) (?:ke |ka |ki |ke liye )*)?(?:upa+ya?|up[ao]ay|tarkee?b|nuskh[ae]|sala+h|mashwara|mashvara|sujha[vw])\b(?: (?:do|batao|dijiye|chahiye|hai|kya hai))?|(?:(?:बढाने|बढ़ाने|बराने|घटाने|कम करने) (?:के|का|की) )?(?:उपाय|तरकीब|सलाह|सुझाव)/gu,
    plainly: 'what should i improve',
  },
  {
    example: 'black friday ke liye kya stock karu',
    heard:
      /\bkya(?: kya)? (?:(?:stock|order|reorder|restock)(?: kar(?:u|un|oon|e|ein|na)| rakh(?:u|un|e|na)| le(?:na|lu|lun))?|mang[wv]?a(?:u|un|oon|na|ye|aye)|kha?re?e?d(?:u|un|oon|na|lu)) ?(?:chahiye|hai|padega)?$/g,
    plainly: 'what should i reorder',
  },
  {
    example: 'what do I order from Awadh Chikan House this week',
    heard:
      /^what (?:all )?(?:do|shall|must|can) (?:i|we) (?:need to |have to )?(?:order|re-?order|buy|restock|re-?stock|stock up|purchase|get made|produce)\b(?! from us)/g,
    plainly: 'what should i reorder',
  },
  {
    example: 'top 3 actions for tomorrow',
    heard:
      /\b(?:top |main |key |first |best )*(?:\d|one|two|three|five)? ?(?:actions|action items|action points|to-?dos|priorities|next steps|quick wins|recommendations|things to (?:do|fix|improve|act on|work on))\b(?: (?:for|of|on) (?:me |us )?(?:today|tomorrow|this week|next week|the week|monday|kal|aaj))?/g,
    plainly: 'what should i do',
  },
  {
    example: 'give me a plan to hit 75 lakh this month',
    heard:
      /^(?:give me |make |suggest |need |i need |we need |chahiye |bana do )*(?:a |an |some |the )?(?:action |sales |growth |marketing )?(?:plan|strategy|roadmap|game plan) (?:to|for)(?= )/g,
    plainly: 'what should we do to',
  },
  {
    example: 'need help to boost sales in december',
    heard:
      /^(?:please |pls |i |we )*(?:need |want )?(?:some |your )?help (?:me |us )?(?:to |in |with )?(?=(?:boost|grow|increase|improve|sell|reduce|cut|lower|raise|fix|save|clear)(?:ing)?\b)/g,
    plainly: 'how can we ',
  },
  {
    example: 'is Meera Anarkali too expensive now',
    heard:
      /^is (?:the |our |my )?(.{3,40}?) (?:too (?:expensive|costly|dear|high ?priced|cheap|low ?priced|pricey)|over ?priced|under ?priced|priced (?:right|well|too (?:high|low)|correctly))(?: now| these days| at \S+)?(?=$|[?.!])/g,
    plainly: 'should i change the price of $1',
  },
  {
    example: 'is 20% off too much',
    heard:
      /^is (?:a |the |our )?\d+ ?(?:%|percent|per cent) (?:off|discount)(?: code| offer| on \w+)? (?:too (?:much|high|little|low|deep|generous)|enough|okay|ok|fine|sensible|right)(?=$|[?.! ])/g,
    plainly: 'should i give less discount',
  },
  { example: 'shud i stop pmax', heard: /\b(?:shud|shld|shoud|shuld|shoudl|sould)\b/g, plainly: 'should' },
];
