/** Clauses that tell something and ask for nothing: "my board cares about this", "courier guy is downstairs", "before I forget". */
import { doings, happenings, occasions, persons } from '../vocabulary/aside-words.ts';

const lead = '(?:and |so |but |also |actually |as |because |coz |well |see |look |honestly |frankly |sorry )*';
/** What is said of a wish, not beside one: "I want the blue ones", "we are only talking about …". */
const notWishing =
  '(?!.*\\b(?:want|wants|(?<!(?:feels?|felt|looks?|seems?|sounds?) )like|prefer|mean|asking|ask|interested|looking|talking|speaking|searching|only|just the|count|counts|include|includes|exclude|ignore|skip|leave|show|give|tell|split|break|filter|limit|focus|compare|sell|sells|sold|launched|started|opened|added|stock|carry|offer|offered)\\b)';
const helping =
  '(?:not|am|is|are|was|were|have|has|had|will|would|can|could|must|should|may|might|do|does|did|need to|needs to|got|get|gets|just|still|already|really|also|never|always)';
const telling =
  '(?:say|says|said|ask|asks|asked|want|wants|wanted|need|needs|needed|think|thinks|thought|feel|feels|felt|look|looks|looked|seem|seems|seemed|care|cares|insist|insists|keep|keeps|kept|claim|claims|swear|swears|believe|believes|doubt|doubts|worry|worries|worried|complain|complains|complained|come|comes|came|go|goes|went|call|calls|called|rang|messaged|mailed|emailed|texted|demands|hates|loves|likes|forgot|forget|lost|know|knows|knew|hope|hopes|guess|suppose|promised|promise|run|runs|manage|work|works|wonder|bet|remember|missed|saw|heard|read|sleep|eat|left|leaves?|arrives?|closes?|opens?|starts?|finish(?:es)?|quits?|joins?|joined|sits?|waits?|stands?|pays?|made|makes?|lives?|takes?|push(?:es)?|nags?|follows?|teases?|laughs?)';

export const people = `(?:${persons}|someone|somebody|everyone|everybody|nobody|wholesaler|retailer|tailor|dev|devs|freelancer|courier|celeb|celebrity|vc|vcs|mummyji|bhabhi|sales ?(?:man|girl|boy)|employees?|interns?|customers?|clients?|buyer|daughter|son|kids?|child|children|cousin|nephew|niece|neighbour|neighbor|designer|developer|photographer|distributor|supplier|vendor|helper|packers?|driver|guard|karigar|staff|influencer|insurance|finance|marketing|accounts|operations|ops|warehouse|cfo|ceo|coo|cmo|cto|(?:[\\p{L}]+ ){0,2}(?:officer|guys?|boys?|lady|ladies|person|folks|head|department|dept|man|woman|girl|girls|team|assistant|advisor|mentor|friend|friends|colleagues?|people))(?: (?:at|from|in|of) (?:the |my |our )?[\\p{L}]+)?`;

/** How a part of a question begins or goes on that limits or splits it, or asks itself: "including …", "the ones that …". */
const limit = `(?:and|or|plus|also|incl\\w*|excl\\w*|without|with|for|of|in|on|at|by|from|to|per|vs|versus|only|just|no|not|except|minus|till|until|since|during|after|before|between|within|under|over|above|below|which|what|who|whose|how|why|when|where|is|are|was|were|do|does|did|has|have|had|can|could|should|would|will|kya|kaun\\w*|kitn\\w*|kab|show|give|tell|split|list|compare|break|count|exclude|include|ignore|remove|skip|sort|rank|group|filter|add|limit|make|put|take|use|cut|leave|leaving|keeping|counting|that (?:came|come|comes|went|go|goes|got|get|sold|sell|${helping}))`;
const ofSome = '.*\\b(?:ones|those|whose|which|who|jo|wal[aei])\\b';
export const limits = new RegExp(`^${limit}(?= |$)|^${ofSome}`, 'u');
const sentence = `^${lead}(?!${limit}(?: |$))(?!${ofSome})`;
const needsIt =
  '(?!.*\\b(?:need|needs|needed|want|wants|wanted|require|requires) (?:it|this|that|these|those|them)\\b)';
const does = `(?:${helping}|standing|sitting|${telling}|${doings}|${happenings}|[a-z]{3,}ing)`;
/** Things only are, seem, or did what cannot be read as a noun: no "festive offers", no "block printed". */
const happens = `(?:used to|is|are|was|were|has|have|had|will|would|could|keeps?|kept|looks|looked|seems|seemed|feels|felt|${happenings})`;
/** Where a question begins that something was told before. */
export const opensQuestion =
  /^(?:how (?:many|much|is|are|was|were|did|do)|what (?:is|was|were|are|did|does)|whats|which|who|show|tell|give|kindly|please tell|pls tell|can you|could you|do we|did we|kitn[aei]|kaun ?s[aei])(?: |$)/;
/** What nobody says who only tells: "we sell online too", "I want it by city". */
const wishless =
  '(?!.*\\b(?:want|wants|prefer|mean|asking|ask|interested|looking|talking|speaking|searching|only|just the|count|counts|include|includes|exclude|ignore|skip|leave|show|give me|tell me|split|filter|limit|focus|compare|sell|sells|sold|carry|need|same|instead|too|also)\\b)';
/** "felt like every second call was one", "want to see if sizing is the culprit". */
export const seemsOrWonders =
  /^(?:it |this |that |just |i |we )*(?:(?:felt|feels|seems|seemed|looks|looked|sounds|sounded) like|(?:want|wanna|wanted|need|trying|like) to (?:see|check|know|understand|make sure|confirm) (?:if|whether)|(?:(?:hello|hi|hey|dear|namaste|good|morning|afternoon|evening|sierra|sir|madam|team|ji) )*(?:hope|trust) (?:you|u|all|everything)) /u;
/** "my partner keeps saying …", "agency is pushing it again", "dev pushed a new theme", "we went live". */
export const somebodyDoes = new RegExp(
  `${sentence}(?:${wishless}(?:i|we|he|she|they|you)|${needsIt}(?:(?:one|two|three|four|few|some|half|both|all|most|none|\\d+) of )?(?:the |my |our |this |some |a |an )*${people}|${needsIt}(?:(?:one|two|three|four|few|some|half|both|all|most|none|\\d+) of )(?:my|our|the) [\\p{L}]+|${needsIt}(?:my|our) (?:[\\p{L}]+ ){0,2}[\\p{L}]+)(?: [\\p{L}]+ly| all| both)? ${does}(?: |$)`,
  'u',
);
/** "got a bulk query", "there is a complaint", "was at a wedding". */
export const somethingCame =
  /^(?:i |we )?(?:just |only |also )*(?:(?:was|were|been|have been|had been) (?:at|in|on|out|away|off|travelling|traveling|busy|sick|ill|unwell)(?: .*)?$|(?:got|received|have|had|there is|there was|got in) (?:a|an|some|another|one|two|many|too many) (?:[\p{L}]+ ){0,2}(?:query|queries|enquiry|enquiries|inquiry|complaints?|calls?|mails?|emails?|messages?|requests?|feedback|doubt|argument|fight|bet|notice|reminder|visitor|inspection)(?= |$))/u;
const asksInHindi =
  '(?!.*\\b(?:kitn\\w*|kya|kaun\\w*|kons\\w*|kab|kahan|bata\\w*|chahiye|dikha\\w*|nikal\\w*|कितन\\S*|क्या|कौन\\S*|बता\\S*|दिखा\\S*)(?: |$))';
/** "sir ne budget badha diya tha", "dukaan do din band thi". */
export const somebodyDidInHindi = new RegExp(
  `^(?:kyunki |aur |par |lekin )?${asksInHindi}(?:(?:mere |meri |hamare |hamari |मेरे |हमारे )*(?:${people})(?: ji| log| जी)* (?:ne|ने) .*|(?:main|mai|hum|मैं|हम) (?!.*(?:dekh|chah|pooch|puch|jaan|देख|चाह|पूछ|जान)).*|.*(?:^| )(?:band|bund|kharab|chhutti|chutti|hartal|strike|bimar|beemar|gayab|बंद|खराब|छुट्टी|हडताल|बीमार)|.* (?:ka|ki|ke baare me|ke bare me|का|की) (?:soch|plan|vichar|man bana|tayari kar|सोच|प्लान)\\S*) ?(?:pe |par |पर )?(?:hu|hun|hoon|हूं|hai|hain|h|tha|thi|the|raha|rahi|rahe|gaya|gayi|gaye|diya|diye|di|liya|li|kiya|ki|kar|है|हैं|था|थी|थे|रहा|रही|गया|गई|दिया|किया)(?: (?:hai|hain|h|hu|hun|hoon|tha|thi|the|है|हैं|हूं|था|थी|थे))?(?: (?:do|teen|ek|kuch|poora|poore|pura|\\d+|दो|तीन|पूरा|पूरे|कुछ) din| kal| aaj| subah| shaam)*$`,
  'u',
);
/** "it rained all day", "courier strike is on", "felt like every second call was one", "want to see if sizing is the culprit". */
export const somethingDoes = new RegExp(
  `${sentence}${notWishing}(?:(?:it|this|that|there|(?:the |my |our |this |that |some |every |each )*(?:[\\p{L}'-]+ ){1,3}?)(?: ?[\\p{L}]+ly)? ?${happens}(?: |$)|(?:feels?|felt|looks?|looked|seems?|seemed|sounds?|trying|hoping|hearing|heard|thought|worried|afraid|scared|sure|guess|bet) )`,
  'u',
);

/** "I forgot", "we are short of boxes", "it is for a friend". */
const ofOurselves = new RegExp(
  `^${lead}${notWishing}(?:i|we|he|she|they|it|this|that(?! (?:came|come|comes|go|goes|went|got|get|gets|have|has|had|are|were)\\b)|you)(?: ${helping})* (?:${helping}|${telling})(?: |$)`,
  'u',
);
/** "my board cares about this", "the courier guy is downstairs", "marketing wants to stop it". */
const ofOthers = new RegExp(
  `^${lead}(?:the |my |our |this |some |a |an |one of (?:my|our|the) )*(?:${people}|(?:[\\p{L}]+ ){0,2}(?:${occasions}|call|deadline|bill|invoice|statement|report|dashboard|screen|app|printer|computer|exam|exams|kid|number|numbers|figure|figures|sheet|memory|phone|laptop|internet|wifi|head|brain)(?: (?:on|in|of) (?:my|our|the) [\\p{L}]+)?)(?: ${helping})* (?:${helping}|${telling})(?: |$)`,
  'u',
);
/** "thinking of a pop up store", "writing the newsletter", "driving right now". */
const doing =
  /^(?:and |so |just |still |currently |busy |am |i am |we are )*(?:thinking (?:of|about)|considering|planning|driving|travelling|traveling|writing|drafting|filling|filing|preparing|prepping|making|building|doing|updating|finishing|working on|closing|sitting|standing|about to|trying to|heading|rushing|running (?:late|out)|getting ready|presenting|wondering (?:if|whether)|debating|deciding|finalising|finalizing|negotiating|talking to|meeting)(?: |$)/;
/** "need to answer the agency", "have to place the purchase order today". */
const having =
  /^(?:and |so |as |because )?(?:i |we )?(?:just |really |urgently |am |are )*(?:need|have|got|going|gotta|about|trying|supposed|want|wanna|hoping|would like) to (?!see|know|have|get|compare|check|exclude|include|filter|look|find|understand|split|break|view|only|remove|leave|drop|skip|ignore|count|show|give|tell me|understand|say|mean|order by|sort|rank)/;
/** "before I forget", "while you are at it", "since you have access", "if it is not too much trouble". */
const opening =
  /^(?:just )?(?:before (?:i|we) (?:forget|go|leave|lose|miss|start|sleep|log|head|call|speak|meet)|while (?:you|i|we) |since you |now that you |if (?:it|that|you|this) (?:is|are|do|can|could|does|have|get|know|remember)|when (?:you|ever you) (?:get|have|can)|whenever you|just so (?:i|we|that)|so (?:i|we|that i|that we) (?:can|know|have|am|are)|in case (?:i|we|they|he|she|it|someone|anybody|anyone))/;
/** "to settle an argument", "as a sanity check", "for context I run the warehouse", "between meetings here". */
const turning =
  /^(?:just |so |very |really |ever so )*(?:to (?:plan|decide|prepare|negotiate|design|choose|update|print|announce|celebrate|brief|pitch|convince|justify|finalise|finalize|feature|settle|prove|win|be (?:sure|safe|clear|honest|fair|frank)|double check|cross ?check|make sure|avoid)|as a (?:sanity |quick |cross ?|double ?)?(?:check|reference|favour|favor|test|reminder)(?= (?:please|pls|only|for (?:me|us)|if)|$)|for (?:context|reference|background|clarity|the record|my records|my (?:own )?(?:reference|info|information|notes|understanding|peace of mind|curiosity)|what it is worth|a change|fun)|fwiw|heads up|(?:some )?context|background|out of interest|between (?:meetings|calls|trips|flights)|hope (?:you|this|that|all|everything)|(?:sorry|apologies) (?:to|for|if|about|i) )/;
/** "sir ki meeting hai", "bahut tension hai", "अभी मीटिंग में हूं". */
const inHindi =
  /^(?!jo |jis|jin|जो |जिन|जिस).* (?:hai|hain|h|hu|hun|hoon|hoo|tha|thi|the|hoga|padega|padegi|raha hu|rahi hu|hai mere|hain mere|hai yahan|रहा हूं|रही हूं|rahi|raha|rahe|है|हैं|हूं|था|थी|थे|पडेगा|रही|रहा|रहे)$/u;

/** "I have a meeting with the bank at 4", "we are in a review". */
const engaged = new RegExp(
  `^${lead}(?:i|we) (?:have|had|got|have got|am in|are in|am at|are at|am on|are on) (?:a |an |my |our |the |another |some )*(?:[\\p{L}]+ ){0,2}?(?:${occasions}|call|deadline|demo|interview|appointment|visit|visitor|visitors|guest|guests|flight|train|exam|exams|wedding|function|party)(?: .*)?$`,
  'u',
);
/** "quality team meeting tomorrow", "audit on Monday". */
const appointment = new RegExp(
  `^${lead}(?:the |my |our |a |an )*(?:[\\p{L}]+ ){0,3}?(?:${occasions}|call|deadline|demo|interview|appointment)(?: is)? (?:at|on|in|today|tomorrow|tonight|now|soon|coming up|shortly|this (?:morning|afternoon|evening)|kal|aaj|next week)(?: .*)?$`,
  'u',
);

/** "laptop died", "we are swamped with parcels", "I hate spreadsheets": none of it is of the shop's figures. */
export const plainlyTold = new RegExp(
  `^${lead}(?!.*\\b(?:ones?|those|whose|which|that|who)\\b)${notWishing}(?:(?:i|we) [\\p{L}]+(?: .*)?|(?:my |our )?(?:laptop|phone|computer|internet|wifi|net|power|electricity|printer|app|tablet|screen|battery) [\\p{L}]+(?: .*)?)$`,
  'u',
);

export const statements: RegExp[] = [ofOurselves, opening, turning];
/** In these "today" and "tomorrow" are days of what is told. */
export const ownDoings: RegExp[] = [ofOthers, doing, having, appointment, engaged];
export const hindiStatement = inHindi;
/** "mujhe report banani hai", and not "stock dekhna hai". */
export const hindiDoing =
  /^(?!.*(?:dekh|jan|jaan|pata|samajh|check|compare|nikal|hata|alag|pooch|puch|bata|देख|जान|समझ|बता|पता|हटा|निकाल|अलग)).*(?:n[aei]|न[ाेी]) (?:hai|hain|h|tha|thi|hoga|padega|padegi|है|हैं|था|थी|होगा|पडेगा)(?: (?:kal|aaj|parso|abhi|jaldi|कल|आज)(?: tak| hi| तक)?)?$/u;
/** "wife bol rahi hai sale kam hui": what others say. */
export const somebodySays = new RegExp(
  `^${lead}(?:mere |mera |meri |hamare |hamari |मेरे |मेरी |मेरा |हमारे )*(?:${persons}|bhai|behen|didi|customers?|grahak|log|लोग|ग्राहक|कस्टमर)(?: ji| log| ne| जी| ने)* (?:bol|keh|kah|soch|maan|बोल|कह|सोच)\\S*(?: (?:raha|rahi|rahe|रहा|रही|रहे))?(?: (?:hai|hain|h|tha|thi|the|है|हैं|था|थी))?(?: .*)?$`,
  'u',
);
/** "papa puch rahe the ki …", "my CA wants to know …", "someone at the bank asked for …". */
export const askers: RegExp[] = [
  new RegExp(
    `^${lead}(?:the |my |our |hamare |mere |some |a |an )*(?:${people}) (?:is |are |has |have |just |keeps |was |were )*(?:asking|asked|asks|wants|want|wanted|needs|need|wondering|curious)(?: to know| to see| me| us)?(?: for| about| if| whether)?(?= )`,
    'u',
  ),
  new RegExp(
    `^${lead}(?:hamare |mere |humare |हमारे |मेरे )*(?:${persons})(?: ji| log| ne| जी| ने)* (?:pooch|puch|poochh|puchh|pucha|poocha|पूछ|पुछ)\\S*(?: (?:rahe?|rahi|raha|liya|रहे|रही|रहा))?(?: (?:hai|hain|h|the|tha|thi|हैं|है|थे))?(?: (?:ki|ke|कि|की))?(?= )`,
    'u',
  ),
];
