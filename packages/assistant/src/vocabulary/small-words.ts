/** Words that carry no idea of their own. Some still matter to the grammar of dates and filters, which looks at their text. */
export const smallWords = `
a an the of in on at to for from with into onto off as is are was were be been being am do does did done doing has have had having it its this that these
those there here my mine our ours we us i me you your yours he she they them their his her him one ones some any all both many much such so if then than
but though while because just please pls plz plss kindly could can would may might must shall let lets want wanted wants need needed needs like likes
show tell give get got getting see know find check look looking pull bring fetch put make made makes say says said talk come comes came go goes went take took
taken took happen happens happening keep run ran use used using uses hey sierra okay ok well um uh uhh er hmm hm so actually basically kind sort thing things
stuff bit little lot lots really very quite pretty quick quickly exactly roughly approx approximately about around near sir madam boss team guys dear bro bhai
yaar ji na haan han yes yeah yep sure dude friend right fine alright also too even still ever per via what's who's how's whats hows again back out over
ka ke ki ko se me mein mai mei men par pe tak aur hai hain h hein he tha thi the ho hua hui hue huye huwa hota hoti hote hogaya gaya gayi gaye rha rahe raha rahi rhe rhi
batao bata batana bataiye bataye batado batayein dikhao dikha dikhana dikhaiye dikhaye do dedo dijiye kar karo kare karke karna kiya kiye kiya ki kr kro krna
mujhe muje hamse humse hmse hamaare hmse yahan yahaan wahan idhar udhar हमसे यहां वहां इधर hume hamein humko hamko mera mere meri hamara hamare hamari humara humare humari apna apne apni humne hamne maine unka unke unki uska uske uski iska iske
iski inka wala wale wali waale waala waali zara jara to toh hi bhi abhi jo jin jis ye yeh yah wo woh vo vah aap tum apko aapka aapke chahiye liye lie taraf taraf se tarah
kuch kuchh koi sab sabhi dono donon ek per main hu hun hoon thoda thodi itna itni itne utna itta waise kitne
है हैं हुईं थीं था थी थे का के की को से में मे पर तक और हुआ हुई हुए हो होता होती होते गया गई गए रहा रही रहे बताओ बताइए बता दिखाओ दिखाइए दो दीजिए करो करें करके करना
किया किए मुझे हमें हमारा हमारे हमारी मेरा मेरे मेरी अपना अपने अपनी हमने मैंने उसका इसका वाला वाले वाली ही भी जो ये यह वो वह आप तुम लिए ज़रा जरा तो कुछ कोई सब एक हम उनका जाए जाकर जा
which's whom's were's dont doesnt didnt isnt im ive id ill theyre thats mine's hers whether upon within along toward towards across among amongst
each's having's able seem seems seemed look looks feel feels felt start's overall's altogether please's thank's ask asked asking question wonder wondering curious
currently's total's info information detail details detailed data's give's number's work works working worked turn turned turns stand stands stood
people's person's business store's company shop's side wise's way ways case cases fact point level terms term's regards regarding respect concerning
last's till's let's exact precise precisely specific specifically particular particularly generally mostly mainly simply literally honestly
one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen eighteen twenty thirty forty fifty sixty seventy eighty ninety
taking own usko isko wahan wahaan waha vahan vaha udhar idhar yahan वहां वहाँ उधर यहां उसको उसे इसको इसे unme inme maan maanke walon walo mujhko kripya krupya usse isse usme isme unse inse उससे इससे उसमें इसमें उनसे इनसे according hundred thousand dozen million couple char chaar panch paanch chhe saat aath nau das dus bees tees pachas sau lakh lakhs lac lacs crore crores cr hazaar hazar dedh dhai
एक तीन चार पांच छह सात आठ नौ दस लाख करोड हजार सौ am pm baje बजे finance financial accounts stacked piled seen goin gonna wanna gotta hv hav r u ur n wat abt plz's pleasee tht dis dat frm wid b4 coz cuz bcoz n't  yup nope nah
wait waits ne nay agar magar lekin kyunki phir fir hmare hmari apko unhone inhone jab tab vaise sath haal-filhal bilkul yaani yani matlab_ something anything everything whatever nothing else such gets brings earns makes bring
आते आता आती आये गये जाते जाता जाती मिलते मिलता मिलती लगते लगता रखा रखे दिखता निकला निकले बाकी_ होने होना वाला वालों ने तब जब अगर लेकिन फिर साथ चाहिए था_ possible possibly maybe perhaps probably somewhere somehow anyway anyways yet's indeed certainly definitely absolutely obviously clearly
aam taur aamtaur usually normally typically ordinarily commonly contribute contributes contributed contribution line lines row rows
partially entirely wholly anybody nobody somebody once readily simply merely hardly different
lag laga lagi lage lagta lagti lagte lagega aa aata aati aate ja jata jati jate jaa jaata jaati jaate le leta lete leti lo lijiye de deta dete deti den dena denge rakh rakha pada padi pade
nikla nikle nikli nikal nikalo nikaal chal chala chali chale chalta chalti chalte bol bolo bolna boliye samay time times waqt wakt din's mil milta milti milte kara
karta karti karte karti kr rhe kardo krdo hokar hoke dekar leke lekar jaldi jldi fatafat turant asap urgently immediately जल्दी फटाफट तुरंत zaroor jarur please ji's janab bhaiya didi
become becomes becoming became gotten लाने लाना लाया लाए लाई laane lana madhe मध्ये aahet aahe आहेत आहे aale aali aala आले आली आला zali zale jhali jhale झाली झाले झाला thayu thayi thaya aavya aavyo aavi che chhe vandhuchu vanthuchu vandhadhu achu aachu hoyeche hoyechilo হয়েছে হয়েছিল থই થયું થયા આવ્યા છે enna sierra's gimme lemme givme
ab अब hamse humse hamsay हमसे yahan yahaan यहां यहीं isliye isiliye khud khudse इसलिए खुद
`;

/** Fillers of speech, dropped before anything else is read. */
export const greetingFillers =
  /^(?:\s*(?:hey|hi|hello|ok|okay|dear|namaste|um+|uh+|er+|so|well|yo)?[\s,]*sierra\b[\s,!.:-]*)(?=\S)/u;

const honours = 'sir|madam|ma.?am|boss|bhai|bhaiya|yaar|dear|sierra|ji|सर|मैडम|भाई|जी';
/** What is said before a question and is no part of it: "sir", "quick one", "ek baat batao". */
export const openers = [
  `(?:${honours})(?: ji)?(?!\\s+(?:(?:dooj|duj|doj|bol|keh|kah|pooch|puch|ne|ko|ka|ki|ke|wants?|ask(?:s|ed)?|needs?|sa(?:id|ys))\\b|(?:is|was|has|keeps) (?:been )?(?:ask|wait|call|here|on|not|very|angry|com|in|said|sitt|stand|demand|want)|(?:दूज|ने|को|का|की|के|पूछ|बोल)))|(?:please|pls|plz|kindly)(?!\\s+(?:share|send|forward|get|have)\\b)|hey|hi|hello|hii+|namaste|namaskar|good (?:morning|afternoon|evening)|gm|ok(?:ay)? so|listen|(?:i was |i am |im |i'm )?(?:just )?(?:wondering|curious)|ac?cc?hh?a|arre|suno|suniye|(?:zara|jara)`,
  '(?:just )?(?:a |one |1 |another )?(?:more |last |quick |small |final |basic |silly )*(?:one|thing|question|query|doubt|sawaal|sawal)(?: for you| please| pls)?(?=\\s*(?:[,:;.!]|- ))',
  '(?:i )?(?:need|want) (?:your |some |a little )?help(?: please| pls)?(?=\\s*(?:[,:;.!]|- ))|(?:can|could) you help(?: me)?(?: please)?(?=\\s*(?:[,:;?.!]|- ))|tell me (?:something|one thing|this)(?=\\s*(?:[,:;.!]|- ))',
  'ek (?:baat|cheez|chiz|sawaal|sawal)(?: (?:aur|or))?(?: (?:batao|bataiye|bata do|batana|poochni thi|poochna tha))?(?=\\s*(?:[,:;.!]|- ))|(?:ek|एक) (?:baat|बात) (?:batao|बताओ|बताइए)|(?:कृपया|प्लीज|नमस्ते|नमस्कार|सुनो|सुनिए|ज़रा|जरा|अच्छा)',
  '(?:(?:(?:can|could|would|will) you (?:please |kindly |just |quickly )?)?tell me|(?:i|we) (?:just |only )?(?:want|need|would like|have) to (?:know|find out)|(?:my |the |our )?(?:boss|manager|owner|ca|accountant|partner|investors?|team) (?:is asking|wants to know|needs to know|keeps asking))(?!\\s+(?:about|more|when(?! (?:will|does|do|did|was|would|can)\\b)|what you|the (?:moment|minute|second|day|hour)|if|once|whenever|whether|why|as|every|everything|something|anything|a|an|your|you|yourself|who|this|that|it|one)\\b)(?=\\s+\\S+\\s+\\S)',
  "(?:can|could|would|will) you (?:(?:please|pls|kindly)(?=\\s)|(?=explain\\b|define\\b|clarify\\b))|remind me(?: again)?(?: of)?(?=\\s+(?:(?:what|how|which|who|where)\\b|\\w+[’']s (?:sales|orders|revenue)))",
  '(?:just )?(?:to (?:start|begin) with|first (?:of all|up|things first)|fyi|btw|by the way|tbh|imo|just (?:so i know|fyi)|in general|(?:generally|roughly|broadly) speaking|at a glance|moving on|next(?: question| one| up)?(?=\\s*[,:;-])|ok next)',
  "(?:(?:do you have |have you (?:got )?)?(?:any|no) (?:idea|clue|guess)(?: about| on)?|(?:i |i['’]?ve |have )?(?:forgot|forget|forgotten|can(?:not|['’]?t) (?:remember|recall)|don['’]?t (?:remember|recall|know)|do not (?:remember|recall|know)))(?= (?:how (?:many|much)|what (?:our|the|my|was|were|is|are)|(?:the|our|my) (?:number|total|net|gross|sales|orders|aov|revenue|visits|sessions|traffic|spend|roas|refunds|returns|conversion))\\b)(?! what (?:is|are) (?:the |a )?(?:\\w+ )?(?:difference|meaning)| how (?:many|much) (?:should|can|could))",
  "(?:would you mind (?:telling|showing|giving) (?:me|us)|(?:i['’]?d|i would|we['’]?d|we would) (?:love|like) to (?:know|see|check|have|get)|(?:i['’]?m |i am |just |we are )?trying to (?:find(?: out)?|recall|remember|see|check|get)|(?:i |we )?require(?:ment)?:?|remind me of(?= (?:the|our|my|last|net|gross|total)\\b))(?= \\S+ \\S)",
  "(?:let['’]?s|let us|can we|shall we|could we) (?:have |take )?(?:a )?(?:quick )?(?:look|peek|glance) (?:at|into)(?= \\S+ \\S)|(?:with (?:regard|respect|reference) to|as regards|re\\s*:|speaking of|talking about|coming to)(?= \\S+ \\S)",
  "(?:please |pls |kindly )?do the needful(?: and)?|(?:please |pls |kindly )?advise(?: me)?(?= (?:(?:the )?(?:net|gross|total|number|sales|orders|revenue|aov|figure)|how (?:many|much)|what (?:is|was|were|are))\\b)|(?:please |pls |kindly |can you |could you |let['’]?s )?(?:calculate|compute|work out|add up|tot up|total up)(?= (?:the|my|our|net|gross|total|how (?:many|much)|what)\\b)(?! .*\\b(?:mean|means|formula|defined|definition)\\b)",
].join('|');
/** What is said behind it: "thanks", "jaldi", "जी". */
export const closers = `(?:many )?thanks(?: a lot| so much| in advance)?|thank you(?: so much)?|thx|tia|please|pls|plz|yaar|sir|madam|boss|bhai|bro|ji|na|asap|urgently|jaldi(?: se| batao| bata do| bataiye)?|जी|जल्दी(?: बताओ| बताइए)?|सर|प्लीज|धन्यवाद|at (?:the|your) earliest(?: convenience)?|right away|when(?:ever)? (?:you (?:get|have) a (?:minute|moment|sec|second|chance)|free|possible|you can)|if (?:you do ?n[o’']?t mind|possible|you can|that is ok)|all told|(?:at|from|on) (?:our|my|your) end|by the way|btw|fyi|tbh|imo|lol|one more time|once (?:more|again)|by any chance|or (?:thereabouts|so)|(?:as per|according to|in|on|per) (?:the |our |my )?(?:records|system|books)|(?:with(?:out|no) |with no |no )(?:any )?(?:details?|break ?(?:down|up)s?)(?: needed| required)?|do ?n[o’']?t need (?:a|any|the) break ?(?:down|up)|(?:just|only) the (?:number|figure|total)|urgent|(?:kindly|pls|please|plz) (?:revert|confirm|check|share|update|respond|reply)(?: back)?|(?:please |kindly )?do the needful|(?:i )?(?:forgot|(?:can(?:not|['’]?t)|do(?: not|n['’]?t)) (?:recall|remember))|not sure|where (?:did|do|have) (?:we|it|they) (?:land|landed|stand|end up|come out)(?: at)?`;
