/** Turns of phrase of people in a conversation: the least that is understood, greetings within a question, by when a figure is needed. */
import type { Turn } from '../words/turns.ts';

const shorthand: Turn[] = [
  // pending orders nw
  [/(?<=\S )nww?(?=\s*(?:$|[?.!]))/g, 'now'],
  // y so low?
  [/^(?:and |n |but )?y(?= (?:so|is|was|did|are|were|low|down|less|drop))/g, 'why'],
  // ok and if i look at lehengas alone
  [/\b(?:if|when) (?:i|we|you) (?:only |just )?looks? (?:only |just )?at /g, ''],
  // aisi 5 dikhao
  [/^(?:aur |and )?(?:aisi|aise|aisa)(?: hi)? (?=\d+ )/g, ''],
  // cpc kitna pada
  [/(?<=\b(?:cpc|cpm|cac|roas|aov|ctr|cpa) kitn[aei]) (?:pada|padi|pade|baitha|baithi|nikla|nikli)(?: hai| tha| thi)?(?=\s*(?:$|[?.!]))/g, ''],
  // what does each new customer cost us in ads
  [/\bwhat (?:does|did|do|is) (?:each|every|one|a) new (?:customer|buyer|client)s? (?:cost|costing)(?: us| me)?(?: (?:in|on) (?:ads?|advertising|marketing|ad spend))?(?! to (?:serve|ship))/g, 'cac'],
  [/\bwhat (?:each|every|one) new (?:customer|buyer) (?:costs?|costed)(?: us| me)?(?: (?:in|on) (?:ads?|advertising|marketing))?/g, 'cac'],
  // by hr pls
  [/\bby hrs?\b|\bhrs? ?wise\b/g, 'by hour'],
  // n the weak befor
  [/\b(?:befor|bfore|befr|befroe|bifore)\b/g, 'before'],
  // and the weak before
  [/\b(the|last|this|prev|previous) (?:weak|weeek|wk)\b/g, '$1 week'],
  // value rather than count
  [/\b(value|amount|money|rupees) (?:rather than|instead of|and not|not) (?:the |a )?(?:counts?|numbers?|quantity|qty|units)\b/g, '$1'],
  // which items gave us the most
  [/\bwhich items?(?= (?:gave|made|brought|sold|sell|did|had|got|were|are|is|was|do|(?:pull|drag|bring|weigh|push|lift|drive)s?)\b)/g, 'which products'],
  // which one is ahead and by how much percent
  [/\bwhich (?:one|of (?:the two|them|these|those|the))(?: two)? (?:is|was) (?:ahead|leading|in front|winning)(?:,? (?:and )?by how (?:much|many)(?: (?:in )?percent(?:age)?| %)?)?(?=\s*(?:$|[?.!]))/g, 'which one is higher'],
  // which of the two is cheaper
  [/\bwhich (?:one|of (?:the two|them|these|those)) (?:is|was) (?:the )?cheaper(?=\s*(?:$|[?.!]))/g, 'which one is lower'],
  // which ones drag it up
  [/\b(which (?:[a-z]+ ){1,2}?)(?:is |are )?(?:drag(?:s|ged)?|pull(?:s|ed)?|brings?|brought|push(?:es|ed)?|lift(?:s|ed)?|drives?|drove|dragging|pulling|bringing|pushing|lifting|driving) (?:it|them|this|that|us|things|everything|the average) up\b/g, '$1is highest'],
  // not by reason, by product
  [/\bnot (?:by|per) [a-z]+(?: [a-z]+)?\s*[,;.]?\s*(?:but |make it |do it |i want |rather )?(?=(?:by|per) [a-z])/g, ''],
  // by state instead of by city
  [/\b((?:by|per) [a-z]+(?: [a-z]+)?),? (?:instead of|rather than|and not|not) (?:by|per) [a-z]+(?: [a-z]+)?(?=\s*(?:$|[?.!,]))/g, '$1'],
  // which product type accounts for most of the returns
  [/\b(which [a-z]+(?: [a-z]+)?) accounts? for (?:the )?(?:most|bulk|largest share|biggest share|biggest part|majority)(?: of)?(?: the| our)? /g, '$1 has the most '],
  // hole last wek
  [/\bhole (?=(?:last |of |the |this |prev(?:ious)? )*(?:we+a?k|mon?th|year|quarter)\b)/g, 'whole '],
  // aur poore store ka?
  [/^((?:and|aur|ok|then|now|so|phir)? ?)(?:for |of |in )?(?:the )?(?:whole|entire|poor[aei]|pur[aei]) (?:store|shop|business|company|dukan|dukaan)(?: k[aei])?(?=\s*[?.!]*$)/g, '$1overall'],
  // which colour is ahead
  [/\b(which (?:[a-z]+ )?[a-z]+) (?:is|are|was|were) (?:ahead|leading|in front)(?=\s*(?:$|[?.!]))/g, '$1 sold most'],
  // which one pulls them down?
  [/\b(which (?:[a-z]+ ){1,2}?)(?:is |are )?(?:drag(?:s|ged)?|pull(?:s|ed)?|brings?|brought|weigh(?:s|ed)?|dragging|pulling|bringing) (?:it|them|this|that|us|things|everything|the average) down\b/g, '$1is worst'],
  // which product drags the margin down
  [/\b(which (?:[a-z]+ ){1,2}?)(?:is |are )?(?:drag(?:s|ged)?|pull(?:s|ed)?|brings?|brought|weigh(?:s|ed)?|dragging|pulling|bringing) (?:the |our |my )?((?:gross )?margins?|aov|conversion rate|roas|profit) down\b/g, '$1has the worst $2'],
  // uski bikri kab se gir rahi
  [/\bkab se (?:gir|ghat|badh|barh|kam ho|badal) ?rah[aeiy]+(?: hai| h| hain)?\b/g, 'ka trend'],
  // festive15 usage in october
  [/\b([a-z]+\d+) usage\b/g, '$1 used'],
  // who bought the second one, new or old customers
  [/^(?:and |so )?who (?:all )?(?:bought|buys|ordered|purchased|is buying|are buying|was using|is using|used|uses) (.+?)[,:?; -]+(?:is it |was it |are they |were they |mostly |mainly )*(?:new or (?:old|returning|repeat|existing|regular)|(?:old|returning|repeat|existing|regular) or new|new|old|returning|repeat) (?:customers?|ones|buyers|people)\b/g, 'customers by customer type of $1'],
  // september for the same state
  [/\b(?:for|in|from) (?:the |that )?same (?:state|city|place|region|area|town|country)(?=\s*$|[?.!,])/g, 'there'],
  // is poore mahine ka roz
  [/\b(?:is|iss) (?:poor[aei]|pur[aei]) (?=haft|mahin|saal|week|month|year|quarter|timahi)/g, 'this '],
  // इस पूरे महीने
  [/(?<=^|\s)इस (?:पूरे|पूरी|पूरा) (?=हफ्त|महीन|साल|तिमाही)/g, 'इस '],
  // the whole week day wise
  [/\b((?:whole|full|entire|this|last) (?:week|month)) (day|date) ?wise\b/g, '$1 by $2'],
  // poore hafte ki
  [/\b(?:poor[aei]|pur[aei]) (?=haft|mahin|saal|week|month|year)/g, 'whole '],
  // saal bhar ki sale
  [/\bsaal bhar (?=k[aei]\b|me\b|mein\b)/g, 'this year '],
  // mahine bhar ki sale
  [/\bmahine bhar (?=k[aei]\b|me\b|mein\b)/g, 'this month '],
  // lehengas look thin, which one is worst?
  [/\b(?:look|looks|seem|seems) (?:thin|low|weak|poor|bad|off)(?: to me)?[,;.:?-]* (?=which ones? )/g, ''],
]; // prettier-ignore

const hour =
  '(?:\\d{1,2}(?:[:.]\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|half past \\w+)';
const clock = `${hour}(?: ?(?:am|pm|o ?'?clock|oclock|sharp|baje|ish))*`;
const event =
  '(?:meetings?|calls?|reviews?|stand ?-?ups?|syncs?|huddles?|appointments?|interviews?|flights?|trains?|lunch|class|presentations?|webinars?|demos?|catch ?-?ups?|slots?|shifts?|pitch|briefings?|visits? (?:of|by|from) \\w+|show|deadline|cut ?-?off)';
const who = '(?: with (?:my |our |the |mr |ms )*\\w+)?';
const spared = '(?: (?:today|tomorrow|sharp|please|pls|latest|at the latest|if possible))*';

const deadlines: Turn[] = [
  // quick brief on yesterday before my 12 o'clock meeting
  [new RegExp(`,? ?\\b(?:before|for|ahead of|by|in time for|until|till|prior to) (?:my |our |the |a |an |today'?s? |this )*${clock} (?:\\w+ )?${event}${who}${spared}`, 'g'), ''],
  // what is ctr again, my lead will ask
  [/,\s*(?:my|our|the) (?:boss|lead|manager|client|team|ca|accountant|owner|founder|head|partner|investor|sir|husband|wife)s? (?:will|might|may|would|is going to|keeps?|wants? to|just|is)(?: (?:ask|asks|asked|asking|know|want|wants|check|checking|see))(?: me| us| it| that| this| about it| for it)*(?=\s*[?.!]*$)/g, ''],
  // sales figure for last week, need it by 5pm
  [new RegExp(`,? ?\\b(?:(?:and|as|because|so) )?(?:(?:i|we|they|boss|he|she) )?(?:just |only |really |urgently |will |would |must |have to |has to )*(?:need|needs|needed|want|wants|required?|send|submit|share|present|due|chahiye)(?: (?:it|this|that|these|them|to (?:submit|send|share|present)(?: it| this| them)?))*(?: latest)? (?:by|before|at|till|around) (?:${clock}|lunch|eod|tonight|evening|morning)${spared}`, 'g'), ''],
  // mujhe 5 baje tak chahiye
  [new RegExp(`,? ?(?:mujhe |hume |humein |boss ko |sir ko |मुझे |हमें )?${hour} (?:baje|बजे)(?: (?:se pehle|se pahle|tak|ki|ke|ka|से पहले|तक|की))? (?:(?:meeting|call|मीटिंग|कॉल)(?: (?:se pehle|se pahle|ke liye|hai|से पहले|के लिए|है))?(?: (?:chahiye|चाहिए))?|(?:chahiye|dena hai|bhejna hai|चाहिए|देना है|भेजना है))`, 'gu'), ''],
  // sales so far today, leaving for lunch at 1
  [new RegExp(`,? ?\\b(?:(?:i|we) )?(?:am |are )?(?:leaving|heading|going|stepping out|rushing|flying)(?: \\w+){0,4} (?:at|by|around|in) ${clock}(?: minutes?| mins?| hours?)?${spared}$`, 'g'), ''],
]; // prettier-ignore

const fillers: Turn[] = [
  // what do engaged sessions tell me
  [/\bwhat (do|does) ((?:[a-z]+ ){1,5}?)(?:tell|tells|say|says|indicate|indicates|signify) (?:to )?(?:me|us|you|one|a shop|people)(?: about (?:the |my |our )?(?:shop|store|business|site|website|customers?|visitors?))?(?=\s*(?:$|[?.!,]))/g, 'what $1 $2mean'],
  // what is CAC and how much was it in october; GMV ka matlab aur hamara GMV
  [/^(what (?:is|are|does|do) [^,?.]{2,40}?(?: mean| stand for)?),? (?:and|aur|also|n) (?=how (?:much|many) (?:is|was|were|are|did|do|does|has|have|of)\b|what (?:is|was|were|are) (?:it|ours|that|this|they)\b|ours?\b)/g, '$1? '],
  [/\b(ka matlab(?: kya)?(?: hai| hota hai)?|kya hota hai|kya hoti hai|ki definition|definition),? (?:and|aur|also|or) (?=(?:hamar[aie]|apn[aie]|humar[aie]|ours?|kitn[aei])\b)/g, '$1? '],
  // AOV and average basket same hai kya
  [/^(?!.*(?:\d|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|week|month|year|today|yesterday|kal|sales of|orders of|in|at|from|for|the same|of same|ok|show|give)\b))(?:is |are |kya )?(?:the |our )?(.{2,30}?) (?:and|aur|vs|&) (?:the |our )?(.{2,30}?),? ?(?:are they |is it |is that |the |both |dono |ek )*(?:same(?: thing| cheez| figure| number)?|identical|ek hi baat|one and the same)(?: hai| hain| hota hai| hoti hai| kya| right| only| no)*\s*(?=\?|$)/g, 'what is the difference between $1 and $2'],
  // hello hello can you hear me sales yesterday
  [/^(?:(?:hello|hey|hi|ok|okay|so)[ ,]*)*(?:can you hear me|are you (?:there|listening)|do you hear me|sun rahe? ho|sun rahi ho)(?: now| sierra| kya)*[ ,?]+(?=\S)/g, ''],
  // what was the total sales again yesterday
  [/^(?!.*\b(?:customers?|buyers?|clients?|people|shoppers|bought|buy|buys|buying|purchased?|ordered|ordering|came|come|coming|visited|shopped|who)\b)(.*\b(?:what|how|tell|show|give|repeat|say)\b.*?) again\b/g, '$1'],
  // how did the jewellery do in terms of sales
  [/\bin terms of (?:the )?(?=\w)/g, 'of '],
  // gm! kal kaisa raha
  [/^gm\s*[,!.]+\s*(?=\S)/g, ''],
  // net sales are far below gross. Where did the difference go?
  [/\s*[.,;?!]+\s*(?=where (?:did|does|has|have) (?:all )?(?:the|that|this|our) (?:difference|money|gap|rest|balance)\b)/g, ' '],
  // P&L style view of October: net sales, gross profit
  [/\bp ?& ?l (?:style |type |like |kind of )?(?=view|report|statement|summary|overview)/g, ''],
  // baaki shehron ke order
  [/\bbaa?ki (?=sab|saar|shehr|shehar|sheher|shahar|shahr|cities|city|states?|channels?|products?|places|jagah)/g, ''],
]; // prettier-ignore

export const talkTurns: readonly Turn[] = [...shorthand, ...deadlines, ...fillers];
