/** How people ask why something moved without "why", and what to do about it: turns of phrase for "should" and "how can I". */
import type { Turn } from '../words/turns.ts';

const moved =
  '(?:down|up|drop\\w*|fall\\w*|fell|dry\\w* up|slow\\w*|flat|low\\w*|high\\w*|shrink\\w*|shrunk|declin\\w*|jump\\w*|crash\\w*|dip\\w*|weak\\w*|less|fewer|ris(?:en|ing|e|es)|rose|halved|doubled|tank\\w*|spik\\w*|soar\\w*|gir|gira|giri|gire|kam|badh\\w*|zyada|slid\\w*|sank|plung\\w*|collaps\\w*|vanish\\w*|tumbl\\w*|shot up|fell apart|(?:went|gone|going|go) (?:crazy|nuts|mad|haywire|bonkers|wild|bananas|through the roof|off a cliff))';

const reasons: Turn[] = [
  // what pushed sales up on 7 november
  [/\bwhat (?:pushed|pulled|brought|drove|took|dragged|lifted|sent|knocked|kept|held) (?:the |our )?(\S+(?: \S+){0,2}) (?:up|higher)(?= (?:on|in|during|over|between|from|yesterday|last|this) )/g, 'why did $1 rise'],
  // why has the Meera Anarkali Kurta lost pace since early October
  [/(?<=\b(?:why|how come|reason|what made)\b.*)\b(?:lost|losing|lose) (?:its |all |some )?(?:pace|steam|speed|ground|traction|velocity)\b/g, 'units sold fallen'],
  // Sales fell 20% yesterday. Explain.
  [/^(?!why )(.*\S)\s*[.,;?!-]+\s*(?:please |pls |kindly |can you |now )*(?:explain|samjhao|samjhaiye|explain (?:it|this|that|why|please|pls)|tell me why|i want to know why|why (?:is that|so|though)|(?:any |the |what )?(?:causes?|culprit))\s*[.?!]*$/g, 'why $1'],
  // kill YouTube Lookbook: yes or no
  [/^(kill|stop|pause|keep|drop|continue|scale) (.{3,40}?)(?:\s*[:,-]\s*|\s+)(?:yes or no|y\/n|haan ya na)$/g, 'should i $1 $2'],
  // what shall I do with the Kantha Throws that don't move
  [/\bwhat shall (?=(?:i|we) do (?:with|about)\b)/g, 'what should '],
  // new customers are drying up this month, what is happening
  [new RegExp(`^(?!why )(?=.*\\b${moved}\\b)(.*\\S)(?:\\s*[.,;?!-]+\\s*|\\s+)(?:so |but |aakhir )?(?:what is (?:happening|going on|up|wrong)(?: here| there| with (?:it|that|this))?|what (?:gives|went wrong|changed|did we do (?:right|wrong|differently|well)|is (?:the )?(?:story|reason|matter|deal|catch|issue|problem|cause|culprit)(?: (?:here|there|behind (?:it|that|this)))?)|kya (?:ho raha|chal raha|hua|baat|gadbad)(?: hai)?)\\s*[.?!]*$`, 'u'), 'why $1'],
  // did the stockout hurt kurta sales
  [/^(?:and |so )?(?:did|has|have) (?!we |i |they |you |it )\S.{2,50}? (?:hurt|affect(?:ed)?|impact(?:ed)?|harm(?:ed)?|dent(?:ed)?|damaged?|kill(?:ed)?|boost(?:ed)?|help(?:ed)?|(?:really |actually )?lift(?:ed)?) (?:our |the |my )?(?!us\b|me\b)(?=\S)/g, 'why did this change: '],
  // what is the story behind the october jump
  [/^(?:so )?what is (?:the )?(?:story|deal|matter|secret|logic|driver) (?:behind|with|about|of)(?= .*\b(?:jump|drop|fall|dip|rise|spike|surge|decline|slump|growth|low|high|crash|peak)\b)/g, 'why'],
  // did sales drop because of the price rise
  [new RegExp(`^(?:and |so )?(?:did|have|has|are|is|were|was|do|does) (?=.*\\b${moved}\\b)(.{3,60}?) (?:because of|because|due to|owing to|on account of) .*$`, 'g'), 'why did $1'],
  // was it the DIWALI20 code that pushed home decor up
  [/^(?:and |so )?(?:was|is) it (?:really |just |only |because of )*.{3,40}? (?:that|which) (?:has |have |really )*(?:pushed|drove|lifted|brought|took|pulled|dragged|hurt|killed|sank|caused|raised|lowered) (.*)$/g, 'why $1'],
  // net sales fell on 14 nov, was it mobile or traffic; orders fell apart on Saturday, was it the payment page
  [new RegExp(`^(?!why )(?=.*\\b${moved}\\b)([^,;?!]*[^ ,;?!])(?:\\s*[,;?!-]+\\s*|\\s*[.]\\s+)(?:so )?(?:was|is|could|can|may|might) (?:it|this|that|the (?:main |real |likely )?(?:driver|cause|reason|culprit|problem|issue))\\b (?=.*(?:\\bor\\b|because|due to|caused)|(?:be )?(?:the|an?|our|my|some) (?!lowest|highest|worst|best|most|least|biggest|smallest|first|only|same|usual|normal|record|target|plan))[^?!]*[?!]?`, 'g'), 'why $1'],
  // net sales were down on Monday: price, volume or returns?
  [new RegExp(`^(?!why )(?=.*\\b${moved}\\b)([^,;:?!]*[^ ,;:?!])\\s*[:;–—-]+\\s+(?:(?:because of|due to|was|is) )?(?!(?:how|what|which|where|who|when)\\b)(?:[^\\s,?!]+ ?){1,3}(?:, ?(?:[^\\s,?!]+ ?){1,3})* ?,? ?or (?:[^\\s,?!]+ ?){1,4}[?]*$`, 'g'), 'why $1'],
  // what was going on with returns last week
  [/^(?:so |and )?what was (?:going on|happening|up)((?: (?:last|on|this|in|yesterday|during)\b[^?!]{0,30}?)?),? with (?!(?:it|that|this|them|you|us)\b)(?:the |our |my )?([^?!.]+)/g, 'what happened to $2$1'],
  // what broke on 14 November? checkouts look bad
  [/^what (?:broke|failed|crashed|snapped|went wrong)((?: on| in| at)? [\w ]*?)\s*[.,;?!]+\s*(?=\S)(.+)$/g, 'why $2$1'],
  // ROAS dropped yesterday, should I worry?
  [new RegExp(`^(?!why )(?=.*\\b${moved}\\b)(.*\\S)\\s*[.,;?!-]+\\s*(?:so )?(?:(?:should|do|must|shall) (?:i|we) (?:need to |have to )?(?:be )?(?:worry|worried|panic\\w*|concerned|alarmed)|is (?:it|that|this) (?:worrying|alarming|a worry|something to worry about)|anything to worry about)(?: about)?(?: it| this| that)?\\s*[.?!]*$`, 'u'), 'why $1'],
  // diwali week was great but last week was dead, why
  [/^.*\b(?:but|lekin|magar|yet) (.*\S)\s*,\s*(?:why|kyun|kyu|kyon|how come)\s*\?*$/g, 'why $1'],
  // margin improved on anarkali, how
  [/^(?!why |how |kaise )(.*\b(?:improved|increased|jumped|doubled|grew|rose|went up|shot up|dropped|fell|declined|badh gay[aei]|gir gay[aei])\b.*?)[ ,]+(?:how|kaise|how so|how come)\s*[?!.]*$/g, 'why $1'],
  // where did the sales go on saturday
  [/^(?:so |and )?where (?:did|have|has) (?:all )?(?:the |our |my |those )?(sales|orders|customers|visitors|visits|traffic|revenue|buyers|conversions|bikri)(?: all)? (?:go|gone|vanish|disappear|disappeared)(?! to)\b/g, 'why fewer $1'],
  // did something break on the 14th? orders halved
  [/^did (?:something|anything) (?:break|go wrong|happen|fail)((?: on| in| at)? [\w ]*?)\s*[.,;?!-]+\s*(?=\S)(.+)$/g, 'why $2$1'],
  // whay were orders low
  [/^(?:whay|whyy+|wy|whu|wyh|hwy)(?= (?:is|are|was|were|did|do|does|so|has|have))/g, 'why'],
]; // prettier-ignore

const ads = 'ads?|advert\\w*|marketing|campaigns?|google|budget|vigyapan|promotion|विज्ञापन|एड|ऐड';
const amount =
  '(?:\\d[\\d,.]*|one|two|five|ten|a|ek|do|paanch|das|एक|दो|पांच|दस) ?(?:k|lakhs?|lacs?|l|crores?|cr|thousand|hazaar|hazar|rs|rupees|लाख|हजार|करोर)?';
const place = 'where|which|what|kahan|kaha|kidhar|kis|kisme|konsa|konse|kaunsa|kaunse|kaun si|कहां|किस|किसमें|कौन';

const advice: Turn[] = [
  // if I put 2k a day more into Nonbrand Kurtas what happens
  [/^(?:and |so |ok )*(?:if|what if|suppose) (?:i|we) (?:put|spent|spend|add|added|pour|gave|give|push|pushed|raise|raised) (?:(?:an? )?(?:extra|another|additional) )?(?:[₹rs.\d][\S]*(?: ?(?:k|lakh|thousand|hazaar|rs|rupees))?(?: ?(?:\/|per |a )?(?:day|week|month|daily))?(?: more| extra)? )?(?:more )?(?:budget |money |spend )?(?:in|into|on|on to|to|behind) ([^,?]+?),? (?:what (?:happens|would happen|will happen|do we get|would we get|could we get)|how much more (?:do|would|will|could) we (?:get|sell|make)|kya hoga)(?=\s*[?.]*$)/g, 'should we raise the budget of $1'],
  // what if we just stopped COD I mean what would that do
  [/^(?:and |so |ok )*what (?:if|happens if|would happen if|will happen if) (?:i|we) (?:just |simply |completely |totally )*(?:stop(?:ped)?|remov(?:e|ed)|drop(?:ped)?|end(?:ed)?|discontinued?|switch(?:ed)? off|turn(?:ed)? off|paused?) (?:offering |doing |selling |giving |running )?([^,?]{2,30}?)(?:,? (?:i mean )?what (?:would|will|does) (?:that|it|this) do)?(?=\s*[?.]*$)/g, 'should we stop $1'],
  // is the Meera Anarkali worth making again
  [`\\b(?:is|are) ((?:the |our )?[^?.,]{3,40}?) (?:still )?worth (?:making|ordering|buying|stocking|printing|producing|weaving|reordering)(?: again| more of| more)?(?=[?. ]*$)`, 'should i reorder $1'],
  // propose a reallocation of the daily Google budget; rebalance the ad budget across campaigns; paisa kis campaign se nikal ke kisme dale
  ['^(?:(?:please|pls|can you|could you|so|and) )*(?:(?:propose|suggest|recommend|draft|work out|give|make|prepare|plan|show)(?: me| us)? )?(?:an? |the )?(?:re-?allocat(?:e|ion|ing)|re-?distribut(?:e|ion|ing)|re-?balanc(?:e|ing)|re-?split|re-?shuffl(?:e|ing)) (?:of )?(?:(?:the|our|my|this|daily|monthly|weekly|total|google|ads?|advertising|marketing|campaign) )*(?:budgets?|spends?|money)', 'recommend moving ad budget'],
  ['(?:paisa|paise|budget) (?:kis|kaun ?s[aei]|kons[aei]) campaigns? (?:se|me se) (?:nikal|hata|kaat|kat|le|utha)\\S*(?: kar| ke)? (?:kis ?me|kis ?mein|kis campaigns? (?:me|mein|par|pe)|kahan?) (?:dal|daal|lag|de|shift)\\S*', 'recommend moving ad budget between campaigns'],
  // I want to raise the Gulmohar price by 200, what happens; if i move 1k/day from YouTube to Nonbrand Kurtas what happens; agar price kam karun to kya hoga
  [/^(?:and |so |ok )*(?:if |what if |suppose |agar |(?=(?:i|we) (?:want|plan|am|are|'m)\b))(?:i|we|hum|main)? ?(?:(?:want|plan|wish|are planning|am planning|am thinking|are thinking|were|had) ?(?:to|of)? )?(raise|raising|increase|increasing|lower|lowering|cut|cutting|reduce|reducing|move|moving|shift|shifting|drop|dropping|double|doubling) ([^?]{3,80}?),? (?:then |to |toh )?(?:what (?:happens|would happen|will happen|changes|do we get|would that do|will it do)|kya hoga|kya hota hai)(?=\s*[?.]*$)/g, 'should we $1 $2'],
  ['agar (?:hum |main |mai )?([^,?]{3,50}?) (?:ko )?(double|kam|zyada|jyada|band|badha|ghata|stop|pause|increase|raise)(?: (?:kar\\w*|du\\w*|dun|de|den|dein))? ?(?:du|dun|de|den|dein|diya)?,? (?:to |toh )?kya hoga', 'should we $2 $1'],
  [/^(?:and |so |ok )*what (?:happens|would happen|will happen) (?:if|when) (?:i|we) (raise|increase|lower|cut|reduce|move|shift|drop|double) ([^?]{3,80}?)(?=\s*[?.]*$)/g, 'should we $1 $2'],
  // what is your opinion, your opinion please: of nothing that customers wrote
  ['(?:what is |whats |tell me |give me |i (?:want|need|would like) )?your (?:honest |frank )?(?:opinion|view|thoughts?|advice)(?: please)?(?= *(?:$|[?.!,]| and ))', 'what should we do'],
  // if I had to stop one campaign today, which one; if we could push one product, which would it be
  ['if (?:i|we) (?:had to|have to|need to|must|could|can|should|were to)(?: only| just)? ([a-z]+) (?:just |only )?(?:one|a|any) ([a-z]+)( today| now| this week)?,? (?:then )?which(?: one)?(?: (?:should|would) (?:it|that) be)?', 'which $2 should we $1$3'],
  // shall I discount the Linen Border Saree
  [/\bshall (i|we)\b(?! (?:see|make|do|reach|hit|cross|get|sell|close|end|finish|touch|expect|have)\b)/g, 'should $1'],
  // kitna order karu Gulmohar ka
  [/\bkitn[aei] (?:re-?)?(?:order|stock|maal|piece|units?) (?:kar(?:u|un|oon|e|en|ein|na chahiye)|mang(?:au|aun|wau|waun|aye|waye)|le(?:na chahiye|lu|lun))\b/g, 'should i reorder'],
  // what should be the reorder quantity for Gulmohar
  [/^(?:what|how much|how many) (?:should|would|must) (?:be )?(?:the |our |my )?(?:ideal |right |best )?(?:re-?order|order|purchase|buying) (?:quantity|qty|level|point|size)\b/g, 'how much should i reorder'],
  // Nonbrand Sarees phir se chalu kare kya
  [/ (?:ko )?(?:phir se |fir se |wapas |dobara |dubara |abhi |ab )*(?:chalu|shuru|start|on|restart) (?:kar(?:e|en|ein|u|un|na chahiye)|kar (?:de|dein|den|du|dun|doon))(?: kya| na)(?=[?.! ]*$)/, ' should we restart it'],
  // what can be done about abandoned checkouts; what am I doing wrong with ads; what's a smart move for the dead stock; your opinion on COMEBACK200
  [/^what (?:can|could|should) be done (?=about|for|to|with|on)/g, 'what can we do '],
  [/^(?:what is (?:a|the) (?:smart|best|good|right|wise) move (?:for|with|on|about)|(?:what is |what are |i want )?your (?:honest )?(?:opinion|view|take|advice|thoughts?) (?:on|about)|what (?:is )?next for) /g, 'what should we do about '],
  // what do I put on the Bandra shelf
  [/^what (?:do|to|can|could|would|shall) (?:(?:i|we|you) )?(?:put|place|display|showcase) (?=(?:on|in|at) )/g, 'what should i promote '],
  // is there a case for raising the price of the Bela kurta
  [/^is there (?:a |any )?(?:good |strong )*(?:case|room|scope|reason|need) (?:for|to) (rais|increas|lower|cut|chang|stop|paus|start|push|reduc)(?:e|ing|ping)?\b/g, 'should we $1e'],
  // which items to reorder first; list of products to restock
  [/\b((?:which|what|list of|the)(?: \w+){0,2}) to (?:re-?order|re-?stock|replenish|buy again|stock up on)\b/g, '$1 should i reorder'],
  // YouTube Lookbook: keep it running or kill it; stop or continue display remarketing
  [/\b(?:to |shall (?:i|we) |do (?:i|we) )?(?:keep|continue|retain|run|carry on|stop|kill|pause|scale|scrap|drop|end|discontinue|cut|close|shut)(?:ing)?(?: (?:it|them|this|that|on|up|down|off|running|going|alive|with|spending|selling|the \w+))* or (?:to |shall (?:i|we) |do (?:i|we) |just )?(?:keep|continue|retain|run|carry on|stop|kill|pause|scale|scrap|drop|end|discontinue|cut|close|shut|let)(?:ing)?(?: (?:it|them|this|that|on|up|down|off|running|going|go|alive|with))*(?![a-z])/g, 'should i continue'],
  // ads ka kharcha kahan kam kar sakte hain
  [/\b(?:kahan|kaha|kidhar|kis pe|kis par|kisme|kis me)(?: kahan)? (?:kam|kaat|cut|bacha|reduce|save|badha|zyada|jyada|daal|laga|rok)(?: kar)?(?: ke)? (?:sakt[ae]|sakti|pa[ay]+e?nge|sakun|saku)(?: hai| hain| hu| hun| hoon| h)?|(?:कहां|कहाँ|किधर|किस पर)(?: कहां)? (?:कम|कटौती|बचा|बढ़ा|बढा|लगा|रोक)(?: कर)? सकत[ेाी](?: है| हैं| हूं| हूँ)?/gu, 'me should i cut'],
  // do I need to reorder glass bangles
  [/\b(?:do|will) (?:i|we) (?:really |now )?(?:need|have) to (?=(?:re-?order|re-?stock|buy|order|replenish|refill|get more|make more)\b)/g, 'should i '],
  // do I need more stock of Gulmohar before Black Friday
  [/^(?:and |so )?(?:do|will|would) (?:i|we) (?:really |now |still )?(?:need|require|want) (?:more|extra|additional|another|fresh) (?:stock|units|pieces|inventory|supply|lot)(?: of)?\b/g, 'should i reorder'],
  // what could push AOV up
  [/^what (?:would|could|can|will|might) (?:push|drive|bring|take|move|get) (.{2,30}?) (?:up|higher|down|lower)(?=$|[?.! ])/g, 'how can i increase $1'],
  // repeat customers badhane ke tareeke
  [/\b(?:badha|barha|bdha|bech|kam kar|sudhar|ghata|rok|laa?)ne (?:ke |ka |ki |ke liye )*(?:tareek[ae]|tarik[ae]|tarkeeb|raast[ae]|ideas?|tips|plan|strategy)\b(?: (?:batao|do|kya hai|bataiye))?/g, 'what should i improve'],
  // cart abandonment kam kaise kare
  [/\b(?:kam|zyada|jyada|behtar|theek|sahi|better|improve|increase|reduce|control) kaise kar(?:e|en|ein|u|un|oon|na|na hai|na chahiye)\b$/g, 'kaise kam kare'],
  // which products to promote for christmas
  [/^(which|what) (\w+ )?(?:to|shall i|do i|do we|can we|can i) (?:promote|push|feature|advertise|highlight|mark down|bundle|focus on)\b/g, '$1 $2should i promote'],
  // विज्ञापन पर खर्च कम करूं क्या
  [/(?:कम|ज्यादा|बंद|चालू|शुरू) (?:करूं|करू|कर दूं|कर दें|करें)(?: क्या)?(?=$|[?.! ])|(?:बढा|घटा|रोक|हटा) (?:दूं|दें|दू)(?: क्या)?(?=$|[?.! ])/gu, 'should i change'],
  // got 1 lakh extra for ads in december where to put it
  [new RegExp(`^(?=.*(?<![\\p{L}\\p{M}])(?:${ads})(?![\\p{L}\\p{M}]))(?=.*(?<![\\p{L}\\p{M}])(?:${place})(?![\\p{L}\\p{M}]))(?:.*?)(?<![\\p{L}\\p{M}\\d.,])(?:${amount} (?:rs |rupees |rupaye )?(?:extra|more|additional|spare|aur|zyada|jyada|और|ज्यादा|बचे|left over|to spare)|(?:extra|additional|spare|another|aur|और) ${amount})(?![\\p{L}\\p{M}\\d]).*$`, 'u'), 'which ads should i scale'],
  // purane customers ko wapas kaise laye
  [/(?<!nahi )\b(?:ko )?(?:wapas |vapas |waapas )?kaise (?:laa?[yu]\w*|lao|badh[ae]\w*|barha\w*|bada[aoyu]\w*|bech[euo]\w*|nipta\w*|hata[aoyu]\w*|sudhar\w*|kam kar\w*|control kar\w*|theek kar\w*|jod[eu]n?|rok[eu]\w*)\b$/g, 'should do what to improve'],
  // Linen Border Saree ka stock kaise nikale
  [/\b(?:ka |ke |ki )?(?:stock|maal|inventory) kaise (?:nika\w+|khatam kar\w*|clear kar\w*|saaf kar\w*|bech\w*|khali kar\w*)\b/g, 'should i clear stock'],
  // what would lift AOV
  [/^what (?:would|could|can|will|might) (?:help |actually |really )*(?:lift|raise|improve|increase|boost|bring up|push up|grow|reduce|bring down|cut)\b/g, 'how can i increase'],
  // aov badhane ke upay
  [/\b(?:(?:badhan[ei]|barhane|ghatane|kam karne|sudharne|bechne|nikalne|lane) (?:ke |ka |ki |ke liye )*)?(?:upa+ya?|up[ao]ay|tarkee?b|nuskh[ae]|sala+h|mashwara|mashvara|sujha[vw])\b(?: (?:do|batao|dijiye|chahiye|hai|kya hai))?|(?:(?:बढाने|बढ़ाने|बराने|घटाने|कम करने) (?:के|का|की) )?(?:उपाय|तरकीब|सलाह|सुझाव)/gu, 'what should i improve'],
  // black friday ke liye kya stock karu
  [/\bkya(?: kya)? (?:(?:stock|order|reorder|restock)(?: kar(?:u|un|oon|e|ein|na)| rakh(?:u|un|e|na)| le(?:na|lu|lun))?|mang[wv]?a(?:u|un|oon|na|ye|aye)|kha?re?e?d(?:u|un|oon|na|lu)) ?(?:chahiye|hai|padega)?$/g, 'what should i reorder'],
  // what do I order from Awadh Chikan House this week
  [/^what (?:all )?(?:do|shall|must|can) (?:i|we) (?:need to |have to )?(?:order|re-?order|buy|restock|re-?stock|stock up|purchase|get made|produce)\b(?! from us)/g, 'what should i reorder'],
  // is pinterest worth our time
  [/^(?:is|are) (?:the |our |being on |posting on |selling on )?(pinterest|instagram|insta|facebook|whatsapp|email|e-mail|newsletters?|mailers?|seo|organic search|referrals?|klaviyo)(?: (?:posts?|marketing|mails?|traffic|channel))? (?:really |even |still |actually )?(?:worth|paying|working)\b.*$/g, 'should we push visits from $1'],
  // are our discounts too high
  [/^(?:are|is) (?:the |our |my )?(.{4,40}?) too (?:high|much|many|deep|generous|big|large)(?=$|[?.! ])/g, 'should we reduce $1'],
  // what are my biggest problems
  [/^what (?:are|is) (?:the |my |our )?(?:biggest|main|top|worst|key) (?:problems?|issues?|weakness(?:es)?|bottlenecks?|leaks?|mistakes?)(?: (?:right now|now|today|in (?:the|my|our) (?:shop|store|business)))?(?=$|[?.! ])/g, 'what should i improve'],
  // how to get more prepaid orders
  [/\b(?:get |have |raise |increase |push |bring )*(?:more )?prepaid (?:orders|share|sales|payments)\b(?= (?:badha|kaise|up))|\b(?:get|raise|increase|push) (?:more |our |the |my )*prepaid(?: orders| share| sales| payments)?/g, 'reduce cod'],
  // क्या यूट्यूब विज्ञापन फायदे का है
  [/(?:फायदे|फ़ायदे|मुनाफे) (?:का|की|के) (?:है|हैं)/gu, 'worth it'],
  // top 3 actions for tomorrow
  // so what would you do here?
  [/^(?:so |ok |okay |and |then |now )*(?:what|how) would you (?:do|suggest|advise|change|recommend|go about it)(?: (?:now|here|next|then|about (?:it|this|that)|in my place|if you were me))*(?=\s*[?.!]*$)/g, 'what should i do'],
  [/\b(?:top |main |key |first |best )*(?:(?:\d|one|two|three|five) )?(?:actions|action items|action points|to-?dos|priorities|next steps|quick wins|(?<!product |with |saw |clicks on |from |after |conversion of |rate of |of )recommendations(?! conversion| that)|things to (?:do|fix|improve|act on|work on))\b(?: (?:for|of|on) (?:me |us )?(?:today|tomorrow|this week|next week|the week|monday|kal|aaj))?/g, 'what should i do'],
  // give me a plan to hit 75 lakh this month
  [/^(?:give me |make |suggest |need |i need |we need |chahiye |bana do )*(?:a |an |some |the )?(?:action |sales |growth |marketing )?(?:plan|strategy|roadmap|game plan) (?:to|for)(?= )/g, 'what should we do to'],
  // shud i stop pmax
  [/\b(?:shud|shld|shoud|shuld|shoudl|sould)\b/g, 'should'],
]; // prettier-ignore

/** Whether to worry is what the figure itself tells. */
const worries: readonly Turn[] = [
  // are we behind a normal Friday, and should I worry or just enjoy it?
  [
    /(?<=\S {0,2}\S{0,40}),? (?:and|or|so) (?:should|must|do|need) (?:i|we) (?:need to |have to |be )?(?:worry|worried|panic|panicking|concerned|alarmed)(?: about (?:it|that|this))?(?: or [^?.!]*)?(?=[?.!]*$)/gu,
    '',
  ],
];

/** "stop it or keep it?" is no order. */
const stopOrKeep: Turn = [
  /^(?:and |so |ok )?(?:stop|kill|pause|drop|end) (it|them|this|that) or (?:keep|continue|leave|run)(?: (?:it|them|this|that))?(?: (?:on|running|going))?(?=[ ?.!]*$)/gu,
  'should we stop $1',
];

/** "which ad campaigns are wasting money": what brings back less than it costs, and not what costs most. */
const wasteful: Turn = [/(?<=^(?:and |so |ok )?)(which|what) (?:of (?:the |our |my ))?(?:(?:google|ad|ads|our|my) )*(campaigns?|ads?|ad groups?) (?:are|is|were|was) (?:just |only |really )?(?:wasting|burning|losing|eating)(?: up)?(?: (?:our|my|the))?(?: ad)? (?:money|budget|cash)(?=[ ?.!]*$)/gu, '$1 $2 should I stop']; // prettier-ignore

/** "ads - are we wasting money anywhere", "kahin ads pe paisa barbaad ho raha hai kya" */
const wastefulAnywhere: Turn[] = [
  [/^(?=.*\b(?:ads?|adwords|campaigns?|google ads|ad spend)\b)(?:.*?\b)?(?:are|is) (?:we|there|any|money|our money) (?:really |just |being )*(?:wasting|wasted|waste|burning|burnt|burned|losing|lost|throwing away)(?: (?:any|our|some|of))*(?: (?:money|budget|cash))?(?: (?:anywhere|somewhere|on anything|on any(?: of (?:it|them))?|in any(?: of them)?))(?: (?:in|on|with) (?:the |our |google )*(?:ads?|campaigns?))?(?=[ ?.!]*$)/gu, 'which ad campaigns should i stop'],
  [/^(?=.*\b(?:ads?|campaigns?)\b)(?:.*?\b)?(?:kahin|kahi|kaha|kahan|kis|kisme|kaunse)(?:.*)\b(?:paise?|paisa|budget) (?:waste|barbaa?d|doob|jal|bekar)\b.*$/gu, 'which ad campaigns should i stop'],
]; // prettier-ignore

/** "band kar de kya usko", "bech na band kare kya Kantha Throw" */
const bandKare: Turn = [/^(?:aur |to |toh |phir |kya )*(?:bech ?na |bechna )?band (?:kar|kr)(?: ?(?:de|dein|den|du|dun|doon|dena|dena chahiye|lu|le|na|e|ein|un|u))*(?: kya)? (\S+(?: \S+){0,4}?)(?: ko| ka)?(?=[ ?.!]*$)/gu, 'should i stop $1']; // prettier-ignore

/** "anything odd on mobile in the past two weeks", "is anything unusual going on with orders": what moved, and why. */
const odd = '(?:odd|unusual|strange|weird|fishy|abnormal|wrong|out of the ordinary)';
const anythingOdd: Turn[] = [
  [new RegExp(`^(?:and |so |ok |did (?:we|you) (?:see|notice|spot) |do you see |have you seen |have we seen |is there |was there |were there |is |was )*(?:anything|something) (?:looks? |seems? |looking )?${odd}(?: (?:happen\\w*|going on|there|look\\w*))* (?:on|with|in|about|at|for) (?:the |our )?(mobile|desktop|tablet|phones?|site|website|checkout|store)(?= |$|[?.!])`, 'gu'), 'why did conversion rate change on $1'],
  [new RegExp(`^(?:and |so |ok |did (?:we|you) (?:see|notice|spot) |do you see |have you seen |have we seen |is there |was there |were there |is |was )*(?:anything|something) (?:looks? |seems? |looking )?${odd}(?: (?:happen\\w*|going on|there|look\\w*))* (?:with|about|in) (?:the |our )?(?=(?:orders?|sales|revenue|returns?|refunds?|visits?|traffic|sessions|conversion|discounts?|ad spend|aov)(?: |$|[?.!]))`, 'gu'), 'why did '],
]; // prettier-ignore

/** "us din kya problem thi", "koi gadbad hui thi kya kal" */
const whatTrouble: Turn[] = [
  [/(?<!^)(?:kya|koi|kaunsi|kaun si) (?:problem|dikkat|pareshani|issue|lafda|gadbad\w*|garbar\w*|khaas baat)(?: to| toh)?(?: nahi| nahin| nhi)? (?:thi|hui|tha|hua|hai|aayi|aa gayi|ho gayi)(?: thi| tha| hai)?(?: kya)?(?=[ ?.!]*$)/gu, 'kya hua'],
  [/(?<=\b(?:us|usi|is|isi) (?:din|hafte|mahine) .*)kis (?:cheez |chiz |baat |wajah )(?:ki wajah )?se(?=[ ?.!]*$)/gu, 'kyu hua'],
]; // prettier-ignore

/** "last month i remember a bad day, which was it" */
const rememberedDay: Turn[] = [
  [/^(.*?)(?:i (?:do )?remember|i recall|i think|i know|there was|we had) ?(?:there was |we had )?(?:a|an|one) (?:really |very |so )?(?:bad|terrible|slow|awful|weak|poor) (day|week|month)(.*?) ?[,.-]+ ?(?:so )?(?:which|what|when)(?: one| day| date| week)? was (?:it|that)(?=[ ?.!]*$)/gu, 'which was the worst $2 $1$3'],
  [/^(.*?)(?:i (?:do )?remember|i recall|i think|i know|there was|we had) ?(?:there was |we had )?(?:a|an|one) (?:really |very |so )?(?:good|great|huge|big|strong|super|fantastic) (day|week|month)(.*?) ?[,.-]+ ?(?:so )?(?:which|what|when)(?: one| day| date| week)? was (?:it|that)(?=[ ?.!]*$)/gu, 'which was the best $2 $1$3'],
]; // prettier-ignore

export const adviceTurns: readonly Turn[] = [
  ...whatTrouble,
  ...rememberedDay,
  stopOrKeep,
  bandKare,
  wasteful,
  ...wastefulAnywhere,
  ...anythingOdd,
  ...worries,
  ...reasons,
  ...advice,
];
