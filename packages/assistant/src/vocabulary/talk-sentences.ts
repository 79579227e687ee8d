/** Whole messages that are talk: with Sierra, about her, or about something else than the shop. Each line is a pattern of a whole message. */

/** What may stand before and behind: "ok thank you, that is all, bye". */
export const courtesies =
  'bahut accha|bahut achha|bahut acha|bahut badhiya|bahut|badhiya|chalo|namaste|नमस्ते|namaskar|नमस्कार|good morning|good evening|good afternoon|hii|hlo|ok|okay|okk|k|oh|ohh|hmm|hey|hi|hello|so|well|and|but|please|pls|plz|sierra|bot|ji|sir|madam|dear|bro|bhai|yaar|great|perfect|super|fine|alright|cool|nice|awesome|excellent|wonderful|lovely|good|right|sure|done|thanks|thank you|thank u|thankyou|thx|ty|shukriya|dhanyavad|dhanyawad|so much|very much|a lot|again|then|now|today|for now|for today|for the day|bye|bye bye|good ?night|see you|see you tomorrow|cheers|achha|accha|acha|theek hai|thik hai|haan|bas|arre|अच्छा|ठीक है|धन्यवाद|शुक्रिया|बस|जी';

const you = '(?:you|u|ya|sierra)';
const me = '(?:me|us|i|we)';
/** Who speaks and since when: "I'm new here", "just joined the team", "naya staff hu". */
const team =
  'team|shop|store|company|job|role|app|tool|system|platform|software|chat|lane|manager|marketer|accountant|assistant|intern|associate|executive|cashier|analyst|owner|staff|marketing|finance|sales|it|this|office';
const joined = `(?: (?:here|yahan|yaha|today|yesterday|recently|this week|last week|this month|last month|this morning|on monday|for me|(?:(?:at|in|to|with|on|of|as) )?(?:(?:the|this|a|an|your|our|my|kesar) )*(?:\\w+ ){0,2}?(?:${team})))*`;
const am = '(?: (?:hu|hoon|hun|hai|hain|hua|hui))*';
/** Who speaks and since when: "I'm new here", "just joined the team", "naya staff hu", "I am Priya the new accountant". */
export const newcomer = [
  `(?:(?:i|we|main|mai|mein|hum)(?: am| are| have| just| abhi| naya| nayi)*,? )?(?:just |only |recently |newly |brand |totally |completely |quite |very |still |a |the |abhi )*(?:new|joined|join|started|took over|new joinee|new joiner|newbie|beginner|new user|naya|nayi|naye|nai|first day|first time)(?: (?:joinee|joiner|user|staff|employee|member|manager|accountant|using this|using you))*${joined}${am}`,
  `(?:it is |this is )?my first (?:day|week|month|time)${joined}`,
  `(?:i am|this is|my name is|mera naam|main) (?:the (?:new )?)?\\w+(?: (?:the|your|our|a|from) (?:new )?\\w+(?: \\w+)?)?${am}`,
].join('|');

export const talkSentences = {
  help: `
(?:what is|whats|tell me) (?:your|ur) name
(?:hindi|marathi|english|gujarati|tamil) (?:aati|aata|samajhte|samajhti|jaante|bolte|bol sakte)(?: (?:hai|ho|hain|kya))*
(?:hindi|hinglish|english) (?:me|mein) (?:hi )?(?:baat|jawab|reply|answer|bol)\\w*(?: (?:karo|kar|do|dijiye|de|karna|karein|kijiye))*
how old (?:are|r) ${you}
(?:please |can you |could you )*(?:guide|teach|train|walk|help|explain|show|tell) ${me} (?:through |on |about |with |how )?(?:to )?(?:using|use|start|get started|getting started|begin|work|the basics|what to ask|this|this app|this tool)(?: with)?(?: ${you}| this| it| this app| here)*
(?:main |mai |hum )?(?:kahan|kaha|kaise) (?:se )?(?:shuru|start) (?:karu|karun|karoon|kare|karein|karna hai|hota hai)
(?:where|how) (?:do|should|can|shall) (?:i|we) (?:begin|start|get started|learn|use this|use you|use it)(?: (?:with|using|here|from|this|you|it))*
(?:mujhe |hume )?(?:isko|ise|isse|is app ko|tumko|aapko|yeh|ye|shuru)? ?(?:kaise|kese) (?:use|istemal|istemaal|chalau|chalaun|shuru|start) ?(?:karu|karun|kare|karein|karte|karna|kar)?(?: (?:hai|hain|isko|ise|ye|padega))*
(?:tum |aap )?(?:kya|kaise|kaisi|kya kya) (?:madad|help|sahayata) (?:kar|karo|karoge|de) ?(?:sakte|sakti|sakta)?(?: (?:ho|hain|hai))?
(?:आप |तुम )?(?:मेरी |हमारी )?(?:क्या|कैसे|कैसी) (?:मदद|सहायता) (?:कर|करोगे)(?: (?:सकते|सकती)(?: (?:हो|हैं))?)?
what (?:(?:kind|kinds|sort|type|types) of (?:things|questions|stuff) |things |stuff |all )?(?:do|can|should|may|could) (?:i|we) (?:even |actually |really |possibly |all )*ask(?: ${you} about| ${you}| you for| here)?(?: about| for)?
what (?:all |exactly |stuff |things )?(?:can|could|do|will) ${you} (?:even |actually |really )*(?:tell|show|give|answer|do)(?: ${me}| for me)*
(?:kya )?(?:tum|aap|tu)(?: ko)? (?:hindi|hinglish|english|marathi|gujarati|tamil) (?:aati|aata|samajh|samjh|samajhte|samajhti|jaante|bolte|bol) ?(?:sakte|sakti|sakta|lete|leti)?(?: (?:hai|ho|hain|kya))*
(?:do|will|are|can) ${you} (?:work|working|available|online|awake|on duty|sleep|rest|here|there)(?: (?:on|at|in|during|for) (?:the )?(?:weekends?|sundays?|saturdays?|nights?|holidays?|night time|24x7|24/7|diwali|day|clock))*
where (?:are|do) ${you} (?:from|live|stay|based|located|right now|hosted|come from|sit)
do ${you} (?:ever |also )*(?:get|feel|need|want) (?:tired|bored|hungry|lonely|sleepy|rest|a break|sleep|food|angry|sad|happy|coffee|chai|tea)
why (?:do not|dont|can not|did not|can|do) ${you} (?:understand|get|answer|listen|help|hear|know)(?: (?:me|it|this|that|my question|anything))*
what (?:all )?(?:can|should|could|do) (?:i|we) ask(?: you)? (?:about|on|regarding|for) .{3,30}
how (?:can|could|do|will|would) ${you} help(?: me| us)? (?:with|in|on|for|about) .{2,30}
what do ${you} know about (?:(?:my|our|the) )?(?:customers|sales|stock|ads|products|orders|google ads|visitors|traffic|inventory|marketing|us|me)
can ${you} (?:make|draw|show|plot|create|do|give|build) (?:me |us )?(?:charts|graphs|tables|reports|plots|pictures|diagrams|dashboards)
do ${you} have (?:a |an |any )?(?:menu|list|catalogue|set|examples?) (?:of|for) (?:\\w+ )?(?:reports|questions|metrics|commands|things|figures|what .{3,30})
(?:what|which) (?:all )?(?:kinds? of |types? of |sorts? of )?(?:reports?|charts?|figures|metrics|kpis?|data) (?:are|is|do (?:you|we|i)|can (?:i|we|you)|will you) (?:available|there|possible|supported|offered|have|get|see|ask for|give|show|make|provide)(?: here| me| us| to me| with you| from you)*
(?:please )?(?:list|show|tell me|explain) what ${you} can do
(?:mujhe |thodi |thoda |koi )*(?:help|madad|sahayata) (?:chahiye|chahie|karo|kar do|kijiye|do|milegi)(?: thi| hai)?
do you (?:store|save|keep|share|record) (?:any )?data
(?:can|may|could) (?:i|we) (?:talk|speak|chat|ask|write|type|text)(?: to you| you)?(?: in| using)? (?:hindi|hinglish|english|marathi|gujarati|tamil|my language|any language|devanagari)
(?:are|r) ${you} (?:sure|certain|positive|confident)(?: (?:about|of) (?:this|that|it|these|those)(?: numbers?| figures?)?)?
(?:please )?help (?:me|us) (?:to )?(?:understand|use|learn|with) (?:this|the|your) (?:app|tool|chat|bot|screen|page|product|dashboard)
(?:hello|hi|hey)?[ ,]*(?:anyone|anybody|someone)(?: here| there| home| around)?
(?:is|are) (?:this|the|our|my|these) (?:chats?|conversations?|messages?|questions?|app) (?:private|safe|secure|recorded|saved|stored|confidential|monitored|encrypted|kept|shared|visible to .{3,20})
(?:can|does|is|will|could) (?:anyone|anybody|someone|somebody|any one|my team|my boss|others|other people) (?:else )?(?:see|read|reading|watching|seeing|hear|check|access)(?: all)?(?: this| my| our| the| these)*(?: chats?| questions?| messages?| conversations?)?
(?:what|which) (?:data|figures|numbers|metrics|sources?|platforms?|systems?|accounts?|information|reports?) (?:do|can|are|does) ${you} (?:have|have access to|see|read|use|know|cover|connected to|connected with|work with|give|show|provide|access|get|pull)(?: access)?(?: to| from)?(?: for us| here| data)*
(?:do|does|will|can) ${you} (?:speak|understand|know|reply in|answer in|talk in|read|support) (?:hindi|english|hinglish|marathi|gujarati|tamil|bengali|other languages|devanagari)(?: (?:too|also|and english|or english))*
(?:hindi|hinglish) (?:me|mein) (?:bhi )?(?:baat|pooch|jawab|bol|samajh)\\w*(?: (?:kar|de|sakte|sakti|sakta|samajhte|ho|hain|hai|hu|hoon))*
(?:can|could|may|how do|how can) (?:i|we) (?:talk|speak|chat|reach|contact)(?: to| with)? (?:a |an |some |the )?(?:real |live )*(?:person|human|agent|someone|somebody|support|support team|customer care)
(?:do|does|will|are|is) (?:${you}|this app|tillsight|it) (?:store|save|keep|share|sell|record|keeping|storing|recording|sharing)(?: all)?(?: of)? (?:my|our|the|this) (?:data|chat|chats|questions|conversation|conversations|information|history)(?: (?:somewhere|with anyone|with others))*
(?:is|are) (?:my|our|the) (?:data|information|chats?|numbers) (?:safe|secure|private|stored|shared|confidential)(?: (?:with you|here|in this app|with anyone))*
(?:how much|what) (?:do|does|is|are) (?:${you}|this app|this tool|tillsight|the subscription|your fees?|your price|your charges?|it) ?(?:cost|charge|the price|price)?(?: (?:us|me|per month|a month|monthly|per year|to use))*
tell (?:me|us) (?:something |more |a bit )?about (?:yourself|urself|you|sierra|tillsight)
what (?:all )?can ${you} (?:tell|show)(?: me| us)* about (?:my|our|the|this) (?:shop|store|business|company)
what else (?:can|do|could) ${you} (?:tell|do|answer|know|show|give|help)(?: ${me}| us| with)*
(?:give|tell|show) (?:me|us) (?:some |a few |any )?(?:ideas?|suggestions|examples?) (?:on |of |about |for )?(?:what|questions) (?:all )?(?:i|we|to) (?:can |could |should )?ask(?: ${you})?
how (?:does|do) (?:this|it|${you}|this (?:app|tool|bot|chat|thing)|tillsight) work
what (?:can|should|could) (?:i|we) do (?:here|with this|with you|in this app|on this page)
(?:tum |aap |sierra )?(?:kya|kya kya) (?:jaante|jante|jaanti|janti|samajhte|samajhti) (?:ho|hain|hai)(?: tum| aap| sierra)?
(?:(?:tum|aap|ye|yeh|sierra|ye app|आप|तुम|यह) )*(?:kaise|kese|कैसे) (?:kaam|काम) (?:kart\\w+|करते|करती|करता)(?: (?:ho|hain|hai|हो|हैं|है))?
what all (?:things |questions |data |info |figures )*(?:can|do|could|will) ${you} (?:tell|do|answer|know|show|give|help)(?: ${me}| us| with)*(?: about .{0,30})?
what all (?:can|do|should) ${me} ask(?: ${you})?
(?:what|which) (?:all )?(?:kind|kinds|sort|sorts|type|types) of (?:things|questions|figures|data|help|stuff|info|information|reports) (?:can|do|should|could|will) (?:i|you|u|we) (?:ask|answer|know|have|give|tell|get|provide|do)(?: ${you}| ${me})*
(?:tell|show) me (?:what|everything|all) (?:all )?(?:that )?${you} (?:know|can do|can tell|can answer)(?: me| us| about .{0,30})?
what (?:all )?(?:do|can) ${you} know(?: about (?:me|us|(?:my|our|the|this) (?:shop|store|business|company)))?
what (?:are|is|r) (?:your|ur|the) (?:features?|capabilities|skills|purpose|job|role here|function|functions|limits|limitations|abilities)
(?:what|how) (?:all |exactly |else )?(?:can|could|do|will|would) (?:${you}|this (?:bot|app|tool|thing|chat)) (?:do|help|help me|help us|work|offer|be of help)(?: for me| for us| with| here| exactly)*
(?:what|which) (?:questions|things|stuff) (?:can|should|may|could|do) ${me} ask(?: ${you}| here)*
(?:who|what) (?:is|are|r) (?:sierra|${you}|this|this app|this bot|tillsight)(?: exactly| anyway)*
(?:are|r|is) (?:${you}|this|it) (?:just |really |even )*(?:a |an |some )?(?:real |actual |live )*(?:person|human|bot|robot|machine|ai|chatbot|program|computer|alive|real|insaan|man or machine|human or .{2,12}|ai or .{2,12})
(?:am i|is this) (?:talking|speaking|chatting|chat) (?:to|with) .{2,30}
(?:am i|are we) (?:talking|speaking|chatting) .{2,30}
who (?:made|built|created|developed|designed|owns|trained|programmed) (?:${you}|this|this app|tillsight)
how (?:do|should|can|must) ${me} (?:use|ask|talk to|start with|work with|chat with|operate) (?:${you}|this|it|this app|this chat|this thing)(?: questions)?
(?:give|show) me (?:some |a few )?(?:examples?|sample questions|ideas of what to ask|example questions|samples)(?: of .{3,30})?
(?:(?:tum|aap|tu|main|mai|mein|hum|mujhe|hume|tumse|aapse|sierra|yahan|yaha|idhar) )*(?:kya|kya kya|kis kis cheez me|kaise)(?: kuch)? (?:bata|kar|pooch|puch|poochh|puchh|dikha|jaan|samajh|de|madad kar|help kar) ?(?:sakt\\w+|skt\\w+|sakun|sakoon|saku|lete|leti|leta)(?: (?:ho|hai|hain|hu|hoon|h|hun|tum|aap))*
(?:(?:तुम|आप|तू|मैं|हम|मुझे|आपसे|तुमसे|यहां) )*क्या(?: क्या)? (?:बता|कर|पूछ|दिखा|जान|समझ|मदद कर) ?(?:सकते|सकती|सकता|लेते|लेती)(?: (?:हो|हैं|है|हूं))*
(?:(?:tum|aap|tu) (?:kaun|kon|kya) (?:ho|hain|hai|h)|(?:तुम|आप) (?:कौन|क्या) (?:हो|हैं))
(?:which|what) (?:platforms?|sources?|accounts?|apps?|integrations?|tools?) (?:is|are|do (?:we|i) have) (?:not )?(?:yet )?(?:connected|linked|integrated)(?: (?:here|now|to you|with you))*
(?:is|are|kya) (?:my |our )?(?:shopify|google|google analytics|ga4?|analytics|google ads)(?: account| store)? (?:connected|linked|integrated|working|jud[aei] (?:hai|hua hai)|connect hai)
`,
  thanks: `
(?:oh |ok |so )*(?:sorry|my mistake|my bad|apologies|my apologies|oops)(?: (?:about that|my mistake|my bad|wrong question|wrong chat|wrong window|typo|i mistyped))*
(?:no|nah|nope|nahi|nahin),? (?:thanks|thank you|thx|shukriya|dhanyavad)
(?:ok |okay |great |good |perfect |nice )*(?:that|this|it) (?:settles|solves|answers|clears|helps|explains|sorts|does)(?: it| that| this| everything| a lot| my (?:doubts?|question|query|confusion|argument))?(?: up| out)?(?: (?:with|for|to|then|now) .*)?
(?:cancel|ignore|forget|skip|disregard|scrap) (?:that|this|it)(?: question| one| please)*
(?:badhiya|bahut badhiya|no worries|never ?mind|nvm|no problem|all good|leave it|forget it|chhodo|rehne do|koi baat nahi|it is (?:ok|okay|fine)|बढिया|बहुत बढिया|कोई बात नहीं|रहने दो)
(?:thank you|thanks|thank u|thanku|many thanks|shukriya|dhanyavad|dhanyawad)(?: (?:so much|very much|a lot|a ton))? for (?:the |your |all |everything|this|that|these|those|my |quick |detailed )*(?:numbers?|figures?|help|helping|answers?|info|information|updates?|summary|report|reports|details|data|support|time|patience|reply|list|explanation)?(?: (?:today|me|us|sierra))*
see ${you} (?:on |next |this )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|weekend|month|morning|evening|around|later|soon)
(?:aaj|abhi|filhal) ke liye (?:bas )?(?:itna |itni )?(?:hi )?(?:kaafi|kafi|bahut|enough|theek|bas)(?: hai| h)?
(?:chalo |chalo theek hai )?(?:phir|fir|kal|baad me) (?:milte|baat karte) (?:hai|hain)
(?:that|this|it|thats) (?:is |was |will be |would be )?(?:all|it|everything|enough|what (?:i|we) (?:needed|wanted|was looking for|were looking for)|exactly what (?:i|we) (?:needed|wanted)|good enough|helpful|perfect|great)(?: (?:that )?(?:i|we) (?:need|needed|want|wanted|had))?(?: (?:from|for|in|by|with) .{2,40})?
(?:i |we )?(?:got|have|found) (?:what|all|everything|all that) (?:i|we) (?:needed|wanted|asked for)
(?:i |we )?got (?:my|the|our) answer
${you} (?:just |really )?(?:saved|made) (?:my|our|the) (?:day|time|life|morning|week|evening)
(?:i am|we are|i'm|im) (?:done|good|all set|happy|satisfied|sorted)(?: (?:for|with) .{2,25})?
(?:i |we )?(?:have )?(?:no (?:more|other|further|new) (?:questions|doubts|queries)|nothing (?:else|more)|no that is all)
(?:itna|itne|bas itna) (?:hi|he)(?: (?:tha|chahiye tha|kaafi hai|kafi hai|bahut hai|poochna tha|puchna tha|jaanna tha|kaam tha))?(?: (?:abhi|aaj) ke liye)?
(?:इतना|बस इतना) ही(?: (?:था|चाहिए था|काफी है|पूछना था|जानना था))?
(?:talk|speak|chat|see|meet) (?:to )?(?:you|u) (?:later|soon|tomorrow|next week|on monday)
(?:will|i will|let me) (?:come back|be back|ping you|check back|get back)(?: (?:later|tomorrow|soon))?
you (?:are|r) (?:so |very |really |too |the |a |an )*(?:helpful|smart|quick|fast|good|kind|sweet|best|star|genius|lifesaver|awesome|amazing|great)
`,
  greeting: `
(?:my |this is my )?first time (?:here|using (?:this|you|it)|on this app)
(?:(?:i am|im|this is) \\w+(?: \\w+)? (?:from|in|of) (?:the )?(?:sales|marketing|finance|product|accounts?|ops|operations|support|design|warehouse|head office)(?: team| store| dept| department)?|my name is \\w+(?: \\w+)?|mera naam \\w+(?: \\w+)? hai)
how (?:are|r) ${you}(?: doing| feeling)?(?: (?:today|these days|this morning))?
how (?:is it going|are you keeping|do you do|have you been)
(?:hope|i hope) (?:you are|all is|everything is) (?:well|good|fine|great)
(?:wish(?:ing)? you (?:a )?)?(?:very )?happy (?:new year|diwali|deepavali|holi|eid|birthday|navratri|rakhi|raksha bandhan|dussehra|friday|monday|weekend|pongal|onam|christmas|republic day|independence day|dhanteras|bhai dooj|karwa chauth)(?: (?:to|in advance).{0,20}| everyone| all| team)?
(?:merry christmas|eid mubarak|diwali mubarak|holi mubarak|shubh (?:deepavali|diwali|navratri|din))(?: .{2,15})?
(?:दिवाली|होली|नवरात्रि|ईद|नए साल|दीपावली) (?:की )?(?:शुभकामनाएं|मुबारक|बधाई)(?: हो)?
(?:nice|good|pleased|great) (?:to )?(?:meet|see|talk to) ${you}(?: again)?
(?:kya|kaise|kaisa|kaisi) (?:haal|haal chaal)(?: hai| hain| h)? (?:aapka|aapke|tumhara|tumhare|tera)
(?:i am|we are|i'm|im) back
`,
  complaint: `
(?:not|no) (?:useful|helpful|good|working|right|correct|at all)(?: at all| enough)?
(?:i|we) (?:do not|dont|can not|never) (?:trust|believe|like|understand) (?:these|this|those|that|the) (?:numbers?|figures?|answers?|data|reply)
(?:that|this|it) (?:is|was) not (?:right|correct|true)(?: please| again| check| check again| recheck| look again| try again)*
(?:wrong|bad|incorrect|galat) (?:numbers?|figures?|answers?|data|reply|info)
(?:that|this|it|your (?:answer|reply)) (?:makes|made) no sense|(?:that|this|it) (?:does not|did not) make (?:any )?sense
(?:i )?(?:do not|dont|did not|can not) (?:get|understand|follow)(?: (?:it|this|that|you|what you mean|your answer|a thing|anything))*
(?:please |can you )*(?:speak|talk|say it|say that|answer|reply|write|keep it|be) (?:more |a bit |in )*(?:simply|simple|short|shorter|brief|briefly|clear|clearly|slowly|plain english|simple words|short words)(?: (?:please|words|answers))*
(?:too|so) (?:long|short|complicated|technical|confusing|much text|slow)(?: (?:answer|reply))?
(?:no |nope |nah |that is |this is |all |still )*(?:wrong|incorrect|galat|गलत|not right|not correct)(?: number| figure| answer)?
(?:this|that|your|the) (?:last )?(?:answer|reply|number|figure)s? (?:is|was|are|were|looks?|seems?) (?:totally |completely |just )*(?:wrong|incorrect|false|not (?:right|correct))
(?:ye |yeh |sab |bilkul |yeh sab )*(?:galat|galt|ghalat|गलत) (?:hai|h|bata rahe ho|bataya|jawab|है)(?: (?:ye|yeh|sab|yaar))*
(?:i |we )?(?:really )?(?:hate|do not like|dislike|am sick of|am tired of) (?:this|it|${you}|this (?:app|bot|tool|thing))(?: (?:nothing|it never|it does not) (?:works?|helps?))?
(?:nothing|it never|this never) (?:works?|helps?)(?: here| properly)?
(?:this|the|your) (?:bot|app|tool|thing|assistant|software) (?:is|never|does not|can not) (?:so |very |too |totally |just )*(?:stupid|dumb|useless|broken|slow|bad|worst|rubbish|pathetic|works?|work|helps?|help|understands?|understand)(?: (?:anything|me|at all))*
${you} (?:gave|give|are giving|keep giving|told|showed|keep showing)(?: me| us)? (?:the |a |some |all )*(?:wrong|incorrect|false|bad|useless|different) (?:numbers?|figures?|answers?|data|info|information|reply|list)(?: again)?
(?:i|we) (?:do not|can not|dont|never) (?:trust|believe|like|understand) (?:${you}|your (?:answers?|numbers?|figures?|data)|this (?:app|bot|tool|thing))
(?:tumko|tumhe|aapko|tumhein|isko|tujhe) (?:kuch |kuchh )?(?:samajh|samjh) (?:nahi|nahin|nhi) (?:aata|aati|aaya|aa raha).{0,15}
(?:kuch |kuchh )?(?:samajh|samjh) (?:nahi|nahin|nhi) (?:aata|aati|aaya) (?:tumko|tumhe|aapko|tujhe|isko)
${you} (?:are|r|is|were) (?:so |very |too |really |such |a |an |always |just |totally |completely |always so |being )*(?:slow|idiot|stupid|dumb|wrong|useless|fool|moron|bad|mad|rubbish|pathetic|lazy|confusing|hopeless|annoying|boring|broken|not helping|not helpful|no help|waste|mistaken|lying|confused)(?: (?:again|today|bot|always|machine))*
(?:you |u )*(?:idiot|stupid|moron|fool|duffer|nonsense|shut up|get lost|chup|chup raho|chup karo|chup ho jao|go away|bewakoof|bewkoof|gadha|gadhe|ullu|चुप|चुप रहो|बेवकूफ|गधा)(?: (?:bot|sierra|idiot|machine))*
(?:this|that|it|your (?:last |previous )*(?:answer|reply|figure|number|numbers|figures|data|reports?)|the (?:answer|reply) (?:you gave|above)?) ?(?:is|are|was|were) (?:so |totally |completely |all |just |again |simply |not )*(?:wrong|incorrect|right|rubbish|nonsense|useless|correct|garbage|false|bullshit|helpful|helping|what i (?:asked|meant|wanted|said)|what i asked for)(?: again)?
${you} (?:did|do|does|are|could|can|never)(?: not| never)? (?:answer|understand|understood|get|listen|listening|helping|help|answering|hear)(?: (?:me|my question|it|the question|at all|anything|what i asked))*
(?:aap|tum|tu) (?:ne )?(?:samajh|samjh|sun) (?:nahi|nahin|nhi).{0,25}
`,
  other: `
(?:please )?convert \\d.{0,30}
what is \\d+(?:\\.\\d+)? ?(?:%|percent|per cent) of \\d[\\d,.]*
how (?:do|to|can|should|does one)(?: i| we)? (?:apply|register|enrol|renew) (?:for |my )?(?:a |an |my |the )?(?:new )?(?:passport|visa|aadhaa?r|pan card|driving|licen[cs]e|loan|job|trademark|gst number|college|exam)\\b.{0,30}
how (?:do|to|can|should)(?: i| we)? (?:tie|wear|drape|wash|iron|fold|dye|stitch|knit|style) (?:a |an |my |the |this )?(?:\\w+ )?(?:dupatta|saree|sari|lehenga|kurta|turban|tie|dress|silk|cotton|blouse)s?\\b.{0,20}
how (?:do|to|can|should)(?: i| we| one)? (?:learn|study|play|draw|paint|swim|dance|cook|bake|meditate|drive|speak) (?!from|about|more|with|ads?\\b|what).{2,30}
who (?:directed|wrote|sang|acted in|composed|painted|invented|discovered|starred in|stars in) .{2,40}
(?:tell (?:me|us) |what is |explain )?(?:about )?(?:the )?(?:history|origins?|story) of (?!our|my|the (?:shop|store)|orders?|sales).{3,30}
tell (?:me|us) about (?:the )?(?:\\w+ )?(?:chikankari|ajrakh|bandhani|banarasi|kanjivaram|phulkari|saree|lehenga|kurta|kalamkari|leheriya) (?:history|origins?|craft|making|story|tradition)
(?:what is |when is )?(?:the )?best (?:time|season|month) to (?:visit|go to|travel to|see) .{3,30}
(?:are|do|have|did) ${you} (?:married|single|have (?:a |any )?(?:family|kids|girlfriend|boyfriend|wife|husband)|eat|sleep|dream|love me|like me)\\b.{0,20}
(?:abhi |ab )?(?:kitne|kya) (?:baje|time|samay) (?:hai|hain|hue|hua|ho rah\\w+)(?: hai| hain)?
(?:please |can you |could you |will you |can u )*(?:help me |help us |assist me )?(?:to |in |with )?(?:write|writing|draft|drafting|compose|word|prepare|plan|planning|make|create|design) (?:me |us )?(?:a |an |the |my |our |some |few )*(?:\\w+ ){0,3}?(?:toast|speech|invitation|invite|invites|poem|poems|letter|essay|resume|cv|eulogy|vows|blessing|menu|playlist|birthday|party|wedding|honeymoon|trip|holiday|vacation|itinerary|descriptions?|caption|captions|hashtags|blog|blog post|slogan|tagline|story|song|rap|script|greeting|card)\\b.{0,50}
(?:please |can you |could you )*(?:book|order|call|get|find|arrange) (?:me |us )(?:a |an |the |some )*(?:\\w+ )?(?:cab|taxi|uber|ola|auto|flight|hotel|room|pizza|food|lunch|dinner|coffee|chai|tea|plumber|doctor|restaurant)\\b.{0,40}
(?:please |can you )*(?:suggest|recommend|give me|tell me) (?:me )?(?:a |an |some |good |nice )*(?:name|names|gift|movie|film|book|song|hotel|recipe|outfit|dress|perfume)s? (?:for|to|about|idea)\\b.{0,40}
(?:can|could|will) ${you} (?:do|file|fill|pay) my (?:taxes|tax|gst|itr|homework|bills|returns online)
how many (?:days|weeks|months) (?:are |is )?(?:left |to go |remaining )?(?:until|till|to|before|for|unti) (?:the |my |our )?(?:next )?(?:christmas|new year|diwali|holi|eid|navratri|birthday|weekend|summer|vacation|holidays|wedding)
(?:best|good|nice|top) (?:places?|restaurants?|cafes?|hotels?|spots?) (?:to (?:eat|visit|stay|see|go)|for .{3,15})(?: (?:in|near|at) .{2,25})?
(?:aaj |kal )?(?:petrol|diesel|sona|gold|chandi|dollar|tamatar|pyaz|doodh) (?:kitne|kitna) (?:ka|ki|ke)?(?: (?:hai|h|chal raha hai))?
how (?:do|can|should) i (?:clear|treat|cure|reduce|grow|improve) my (?:acne|skin|hair|weight|fever|cold|belly|health|english|pimples)\\b.{0,20}
(?:what is|what|tell me|whats) (?:the )?(?:current |exact )*time(?: is it)?(?: (?:now|right now|in .{3,20}))*
what (?:is the )?(?:date|day)(?: (?:is it|is today|today|of the week))+
who (?:is|was) (?:the |our )?(?:current |richest |first |present )*(?:ceo|founder|chairman|king|queen|richest|wife|husband|pm|cm|captain|coach|actor|actress|singer|mayor)\\b.{0,40}
(?:what is the )?(?:distance|directions?|route|way|how far is it|road distance|travel time) (?:from|to|between) .{3,40}
(?:what are |what is |when is )?(?:the )?(?:next |first |last )?(?:train|trains|bus|flight|flights|metro|local) (?:timings?|times?|schedule|tickets?|status|fare|fares|booking)\\b.{0,40}
(?:who|which team|kaun)(?: do you (?:think|feel|reckon)| will| is going to)* (?:wins?|won|is winning|winning|will win|jeeta|jeetega|jeet raha)\\b(?!.*\\b(?:orders?|sales?|units?|campaigns?|products?|bik|revenue)\\b).*\\b(?:match|matches|game|test|series|final|cup|ipl|election|elections|trophy|toss|t20|odi|oscar|bigg boss|race|league)\\b.{0,30}
(?:.{0,25} )?(?:ka|ke|का) (?:match|मैच) (?:kaun|kon|kab|kisne|कौन|कब)\\b.{0,25}
(?:what is |whats |tell me |kya hai )?(?:the )?(?:live |today's |todays |match |cricket )*score(?: (?:kya|kitna|now|today|of the match|hai|hua))*
(?:virat|kohli|dhoni|bumrah|sachin|shah rukh|salman|modi|rahul gandhi|messi|ronaldo)\\b.{0,40}
(?:which|what|best|suggest a|recommend a) (?:new |good |best |cheap )*(?:phone|mobile|mobile phone|laptop|car|bike|tv|fridge|camera|smartphone|iphone)(?: (?:should|shall|to|do|can|is best|would)\\b.{0,30})?
(?:can ${you} |please |pls )*(?:recommend|suggest|tell)(?: me| us)? (?:a |an |some |any |few )*(?:good |nice |new |latest |best )*(?:movie|movies|film|web ?series|series|book|books|novel|song|songs|restaurant|cafe|hotel|podcast|game|serial|show to watch|holiday|trip|dish|recipe)\\b.{0,40}
what (?:should|shall|do|can) (?:i|we) (?:eat|cook|wear|watch|read|drink)\\b.{0,30}
(?:can ${you} |please )*help (?:me |my )?(?:\\w+ )?(?:with )?(?:my |his |her |their |the )?(?:homework|assignment|exam|exams|maths|physics|chemistry|essay)\\b.{0,20}
(?:i|we|main|mai) (?:am|feel|are) (?:so |very |a bit |really )*(?:bored|tired|hungry|sleepy|lonely|sad|depressed|sick|angry|happy)(?: today| now)*
what (?:is|are) (?:your|ur) (?:favourite|favorite|hobbies|hobby|age|religion|salary|birthday|gender)\\b.{0,20}
`,
} as const;
