/** What people say around a question: who asks, what for, how they feel. None of it is asked. */

/** Whole clauses: "Morning.", "new here", "quick one". */
export const moods = `
good day( all| team| folks| everyone| everybody| sir| madam| to you)?
(sorry|apologies|pardon me|excuse me|forgive me)( to ask| for asking| to bother you| for the trouble| to disturb)?
((i )?am |still |quite |very |totally )*new (here|joiner|joinee|to (this|it|all this|the job|the team|the tool|e ?commerce)|(at|in|on) (this|the) (job|role|team|company|tool|shop))( so bear with me)?
(it is |this is )?my first (day|week|month)( here| at work| on the job| in this job)?
((i|we) )?(have |am |are )?(just |recently |only |newly )*(joined|took over)( (here|the|this|your|our|as|a|an|new|team|shop|store|company|last|week|month|yesterday|today|on|monday|\\w+ manager|manager|accountant|owner))*|(i |we )?just started( (here|as|a|the|\\w+ manager|manager|accountant|\\w+))*
first day (here|at work|on the job|in this job|in the job|in office)
naya hoon( yahan)?|nayi hoon( yahan)?|main naya hoon|main nayi hoon|मैं नया हूं|मैं नई हूं
(a |one |just a |just one )?(quick|small|last|final|silly|dumb|stupid|basic|simple) (one|question|thing|check|query|doubt|q)
(ok |okay |now |and now )?(a |an |on to a |on a )?(new|different|another|next|fresh) (topic|subject|matter|note)( now)?
(a |one |just a |just one |just )?quick (one|thing|question|check) before .*
(the |your |a |an |my )?(\\w+ )?(book ?keeper|accountant|owner|manager|founder|co ?founder|intern|packer|warehouse|accounts|finance|marketing|ops|operations|ca|director|partner|agency|buyer|merchandiser|designer|developer|support|customer care|new hire|newbie|store|shop)( \\w+)? (here|this side|speaking)( again)?
one (more|last|other|quick) (thing|question|one)
(just |am just |was just )?(curious|checking|wondering|asking|curiosity)|out of curiosity|just out of curiosity
(i |oh |right |sorry )*forgot( that| about that)?|fyi|btw|by the way|ps|p s|as usual|as always|as promised|as discussed|you know|long story|long story short|between us|between you and me|in other words
(mujhe |mereko )?(yaad nahi|pata nahi|bhool gay[ai]|samajh nahi aa raha)( hai| h| aa raha| aa rahi)?|(मुझे )?(याद नहीं|पता नहीं|भूल गया|भूल गई)( है| आ रहा)?|(bas )?(ek |chhota |chota |chhota sa |chota sa )*(sawaal|sawal|question|doubt)( tha| hai| h)?|mood (off|kharab) hai
(a |one |just a |just one |need a )?(quick|small|tiny|little|big) (favour|favor|help|ask|request)|(please |pls )?be (honest|frank|straight|gentle|kind|quick)( with me)?|(please |pls )?help me( out)?( here)?
(it |that |this |which |something |they )?(look|looks|seem|seems|feel|feels|sounds|felt|looked) (a bit |a little |very |too |quite |really |so |like |pretty )*(high|low|off|wrong|odd|weird|strange|funny|a lot|bad|good|great|small|big|much|fishy|suspicious|right)( to me| to us| this time| somehow| here)?
(with |and )?nothing (too |very |so |particularly )*(fancy|more|else|complicated|special|detailed|elaborate|serious|urgent|big|heavy|deep)( please| needed| required)?|(and )?that is (all|it|about it|enough)( i need| i want| for now| please)?
((just |please |and |do )*keep (it|things|the answer) (very |really |as )*(simple|short|brief|crisp|quick|light|plain|basic|tight|to the point|sweet|honest)( please| as possible)?|(plain|pure|short|quick|nice) (and|n|&) (simple|sweet|crisp|short|easy|dirty|clear))|to the point( please)?
(i )?(have |am )?(just |barely )?(woke|woken|got|gotten) up( early| late| now)?|if (it|that) (matters|helps|is relevant)|(bhai |yaar |acha |accha |achha |ok )*ek (kaam|kam) (kar|karo|kijiye|karna|karde)( na| yaar| bhai| de)?|as we speak
(with )?no (frills?|fuss|breakdown|split|details?|drama|stories|story|lectures?|essays?|jargon|nonsense|bs|commentary|waffle|gyaan|gyan|explanations?|charts?|graphs?|tables?|preamble|small talk|need (for|of|to) (details?|a chart|charts|explain|explanation|an essay|a story|mail it|send it|email it|comment|worry|elaborate|go deep).*)( please| needed| required| attached)?|details? (not|nahi|nahin) (needed|required|chahiye)|(bas|sirf|only|just) (number|figure|total|answer|numbers|figures) (chahiye|batao|de do|please|will do|is enough|is fine|is ok)
(a |the )?(rough|ballpark|approximate|round|quick)( figure| number| answer| idea)? (is |will be |would be |also )*(fine|ok|okay|enough|will do|works|good enough|chalega)
(just )?(mail|send|email|whatsapp|message|forward) (me |it |us )?(nothing|nowhere)|(please )?(do not|dont|no need to) (mail|send|email|forward|share|whatsapp)( it| me| this| anything| a thing)*( to (me|anyone|anybody|him|her|them))?
if (you|u) ask me( .*)?|in my (humble |honest )?(opinion|view|experience|guess|books)|(and |but )?(my|our) (own )?(guess|hunch|feeling|bet|estimate|gut|gut feeling|hope|fear|worry|suspicion) (is|was|says|tells|would be)( .*)?|(and |but )?(i|we) (have|had|got) (a |this )*(hunch|feeling|bad feeling|good feeling|suspicion|doubt|nagging feeling)( .*)?
(lagta|lag raha|lag rha) (hai|h) (ki )?(kam|zyada|jyada|theek|accha|girav?at|slow|badh|gir|ghat).*|(mujhe )?(neend|nind|नींद) (nahi|nahin|nhi|नहीं) (aa rahi|aa rhi|aayi|aati|आ रही|आई)( hai| है)?|(chai|coffee|khana|lunch|dinner|nashta) (pee|pi|kha|le|bana) (raha|rahi|rahe)( hu| hun| hoon| hai)?|(raste|train|bus|cab|gaadi|auto|metro|flight|traffic|ghar|bahar|office|dukan|dukaan) (me|mein|pe|par) (hu|hun|hoon|hai|phasa|phansa|fasa|baitha|khada)( .*)?
no (rush|hurry|pressure)|(it is |thoda |bahut )?urgent( hai| h)?|asap|jaldi( se| hai| chahiye)?|(bahut )?zaroori hai|जल्दी है|ज़रूरी है|जरूरी है
(many )?thanks( a lot)? in advance|correct me if i am wrong|if i am not wrong|if i remember (right|correctly|well)|bear with me|please bear with me
if (it|that|this) is (not )?(possible|ok|okay|alright|fine|handy|convenient|easy|no trouble|any trouble|too much .*|a (bother|problem|trouble))( for you)?|if (possible|you can|you could|you may|you have it|you have that|you know|handy)|if you do not mind( me asking)?
(it is |it has been |this has been |it was |what |was |had |had been )?(a |an |such a |quite a |one )?(long|busy|crazy|hectic|rough|tough|mad|hard|slow|quiet|strange|weird|bad|good|great) (day|morning|week|month|year|season|few days|few weeks)( here| today| already)?
((i )?am )?(just )?back (from|after) (a |my |the )?(leave|holiday|holidays|vacation|lunch|meeting|break|trip)|my (bad|mistake)|never ?mind|(let us|lets) see
`;

/** People a figure is for; "customer" among them only where one of them waits. */
export const persons =
  'boss|ca|accountant|auditor|auditors|manager|founder|co ?founder|owner|director|investor|investors|banker|bank|partner|husband|wife|father|mother|papa|mummy|dad|mom|brother|sister|uncle|sir|madam|maam|team|colleague|consultant|agency|management|board|landlord|lawyer|intern|seth|bhaiya|bade bhaiya|saab|sahab|malik|बॉस|सीए|सर|मैडम|पापा|मालिक|टीम|मैनेजर|ऑडिटर';
export const callers =
  'courier(?: guy| wala| boy| company)?|delivery (?:guy|boy)|packers?|weaver|customer|client|buyer|shopper|lady|gentleman|grahak|ग्राहक|कस्टमर|supplier|tailor';

/** What figures are got ready for. */
export const occasions =
  'meetings?|reference|the record|my record|our record|comparison(?! (?:with|to|against))|broadcast|e?mailer|newsletter|mail blast|review|catch ?up|stand ?up|huddle|deck|pitch|presentation|ppt|slides?|audit|filings?|gstr(?: ?-? ?[0-9] ?[a-z]?)?(?: filings?| returns?)?|gst returns?|tax returns?|itr|advance tax|books|book ?keeping|ledger|tally|reco|reconciliation|recon|balance ?sheet|(?:book|month|year|quarter) ?-? ?closing|closing of the books|month end close|year end|stock ?take|loan applications?|loan|case study|school project|newsletter article|town ?hall|offsite|one on one|phone call|calls?|planning|scrum|mis|memo|note|letter|digest|bulletin|stand ?ups|(?:insurance|rent|lease|courier|loan|licen[cs]e|gst|bank) (?:contract|renewal|agreement|negotiations?|registration|application)|file|records|spreadsheet|tracker|notes|मीटिंग|ऑडिट|प्रेजेंटेशन|फाइलिंग|रिटर्न फाइलिंग|लोन';

/** What people do in the asides of a shop's day; selling, buying, paying, returning are never told beside a question. */
export const doings =
  'accepts?|adds|advises|agrees?|announces|argues|asks|begins?|blames?|breaks?|brings?|bugs|calls|changes|chases|cheats|checks|cries|cuts?|decides|delays|drops|expects?|fails|fears?|fights?|finds?|follows|gives?|grows?|hates?|hits|hurts|ignores|improves|jumps|kills|launches|lands|leaks|lies|lives|loves?|makes|meets|messes|moves|nags|opens|panics|pauses|picks|plans?|posts|pushes|puts?|quits|raises|reaches|refuses|reports|rises?|runs?|ruins|says|sends?|shifts|shoots|shuts|signs|spends?|starts|stays|stops|struggles|suggests|switches|takes|talks|tells?|tests|throws|tries|turns|updates|waits|warns|worries|writes|yells';
/** What has happened, of people and of things. */
export const happenings =
  'accepted|added|advised|agreed|announced|annoyed|argued|arrived|asked|began|blamed|blew|broke|brought|built|burnt|changed|chased|cheated|checked|closed|collapsed|crashed|cried|decided|delayed|died|dropped|ended|exploded|failed|fell|finished|fixed|flooded|forced|forgot|fought|found|froze|gave|grew|happened|hated|held|hid|hired|ignored|improved|jumped|killed|laid|landed|launched|leaked|left|lied|lost|made|messes|messed|met|moved|noticed|opened|panicked|paused|posted|pushed|quit|rained|raised|ran|redesigned|refused|removed|rose|ruined|said|screwed|sent|shifted|shut|signed|snowed|spent|spoke|started|stayed|stopped|struggled|sucked|suggested|switched|talked|told|took|threw|tried|turned|updated|upgraded|waited|warned|went|worried|wrote|yelled';
