/** How days, weeks, months and steps of time are named, and set against each other; put in words the reading knows. */
import type { Turn } from '../words/turns.ts';
import { feasts, months } from './word-classes.ts';

const month = `(?:${months}|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर)`;

/** Of a day that is over; today is held against the same hours anyway. */
const untilThisHour =
  '(?:(?:at|till|til|until|by|upto|up to|as of|around) )?(?:the )?(?:same|this|isi|issi|is|usi|us|इसी|इस) (?:time|hour|point|waqt|vaqt|samay|ghante|टाइम|समय|वक्त|वक़्त|घंटे)(?: (?:tak|par|pe|तक|पर))?';

const weekdayNames =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|somva+r|somwa+r|mangalva+r|budhva+r|guruva+r|shukrava+r|shaniva+r|raviva+r|itva+r|itwa+r|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|इतवार)';

const namedWeekday =
  '(?:mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)';
const dated = `(?= (?:(?:the )?[0-9]{1,2}(?:st|nd|rd|th)?(?: of)? ${months}|${months}|(?:the )?[0-9]{1,2}(?:st|nd|rd|th)|[0-9]{1,2}[/.-][0-9]|20[0-9]{2}-|${namedWeekday}(?![a-z])))`;

const beginning =
  '(?<!(?:weeks?|wk|days?|fortnight|months?|period|quarter|half|year|[0-9]) )(?:starting|beginning|commencing|effective|w[.]?e[.]?f[.]?|with effect(?= from)|as(?= from))(?: from| on)?';
const toAnother = '(?=(?: [^ ,?]+){1,5}? ?(?:to|till|until|through|upto|-|–) ?(?:the |[a-z]+ )?[0-9])';

const howManyDays = '(?:[0-9]+|two|three|four|five|six|seven|eight|nine|ten)';
const datedDay = `(?:[0-9]{1,2}(?:st|nd|rd|th)?(?: of)? ${months}|${months} [0-9]{1,2}(?:st|nd|rd|th)?)`;

/** How a stretch begins and ends, and whose part it is. */
const edges: Turn[] = [
  // "which of the Navratri days was the biggest", "which of the nine days of Navratri sold most", "of the Diwali days, which one …"
  [`which (?:one )?(?:of )?(?:(?:the|those|these|our|all) )*(?:${howManyDays} )?(${feasts}|${months}) days?(?= (?:was|were|is|turned|sold|brought|had|did|made|saw|went|gave|came|got|has)\\b)`, 'which day of $1'],
  [`which (?:one )?of (?:(?:the|those|these|our|all) )*(?:${howManyDays} )?days (?:of|in|during)(?= )`, 'which day of'],
  [`(?:of|out of|among) (?:(?:the|those|these|our|all) )*(?:${howManyDays} )?(?:(${feasts}|${months}) days|days (?:of|in|during) ((?:last |this )?(?:${feasts}|${months}|week|month))),? which(?: one| day)?`, 'which day of $1$2'],
  // "last year's 22 Sep to 20 Oct": both ends are of that year
  [`(?<!(?:from|since|between) (?:the )?)(?:of |in )?(?:the )?(?<!this year,? (?:vs|versus|and|or|against|compared to|aur) )(?:last|previous) year[ ,]+((?:from |between )?(?:${datedDay}|[0-9]{1,2}) ?(?:-|–|to|till|until|through|and) ?${datedDay})(?! (?:20[0-9]{2}|this year|of this year))`, '$1 last year'],
  // "our very best day since we began keeping these records"
  ['since (?:we|i) (?:began|started|have been|begin|start) (?:keeping|to keep|having|maintaining|recording) (?:these |the |our |any )*(?:records?|books?|accounts?|data)', 'ever'],
  // "black friday wale 4 din", "diwali wale 3 din me"
  [`(${feasts}|black friday) (?:wale|ke|waale) ([0-9]+) (?:din|days)(?! (?:pehle|pahle|baad|before|after))`, '$2 days from $1'],
  // "lehenge pichhle saal ke same dino se zyada bik rahe hain ya kam"
  ['(?:pich[a-z]*|last|gaye) (?:saal|sal|year) (?:ke |ki |ka |in |wale )*(?:same|inhi|unhi|isi|usi|yahi|wahi) (?:din[a-z]*|days|dates)(?= (?:se|ke mu[kq]abl|ki tulna))', 'same days last year'],
  // "two weeks before rakhi, kurta units, both years", "rakhi se pehle ke 2 hafte lo dono saal"
  ['(?<!20[0-9]{2}.*),? ?(?:in |for |of |over |lo |le lo )?(?:both (?:the |of the )?years|dono (?:saal|sal|salon|saalon)(?: (?:ka|ke|ki|me|mein))?|दोनों साल(?: (?:का|के|की|में))?)(?!.*20[0-9]{2})', ' compared with last year'],
  // how is Leela Organza going since we launched
  ['since (?:we|i) (?:launched|introduced|listed)(?= *(?:$|[,.?!]))', 'since launch'],
  // "w/c 26 Oct", "w/e 1 Nov", "week starting Monday 26 October", "the week containing 28 October"
  [`(?:week[ -])?(?:w[/ .]?c[.]?|wk commencing)${dated}`, 'week starting'],
  [`week (starting|beginning|commencing|ending|ended|of|from)(?: on)?,? ${namedWeekday},?(?= [0-9]{1,2} )`, 'week $1'],
  ['week (?:containing|that has|with|around|including)(?= [0-9]{1,2}(?:st|nd|rd|th)? )', 'week of'],
  // "starting 1 November", "w.e.f. 5 November", "as from 5 November"
  [`${beginning}${dated}${toAnother}`, 'from'],
  [`${beginning}${dated}`, 'since'],
  // "october from the 5th to the 12th"
  [`(?:in |for |during )?(${months}),? (?:from|between) (?:the )?([0-9]{1,2})(?:st|nd|rd|th)? ?(?:to|and|till|until|-|–|through) ?(?:the )?([0-9]{1,2})(?:st|nd|rd|th)?(?![0-9:.%])(?! (?:am|pm|lakhs?|percent|days))`, '$2 to $3 $1'],  // "orders for the quarter July to September", "in the date range 5 Nov to 12 Nov", "over 5-12 November"
  [`(?<!(?:first|second|third|fourth|last|this|1st|2nd|3rd|4th) )(?:the )?(?:quarter|qtr)(?: of| from|,|:)?(?= ${months}(?: to | till | through | ?- ?)${months})`, ''],
  // "how many orders did we get over the last thirty days"
  ['(get|got|do|did|done|have|had|make|made|see|saw|take|took|cross|sell|sold) over(?= ?(?:₹|rs[.]? ?)?[0-9])', '$1 more than'],
  ['(get|got|do|did|done) over(?= (?:the )?(?:last|past|previous|most recent|weekend|week|month|[0-9]+ (?:days|weeks|months|hours)))', '$1 during'],
  // "the past 7 days ending yesterday"
  ['((?:last|past|previous|trailing|pichle) [^ ]+ (?:full |complete )?(?:days|din)),?(?: period)? (?:ending|ended|end|to|till|until|up to|upto|through|tak)(?: on)? yesterday', '$1'],
  // "the last 10 days before Diwali", "the three days following Holi", "3 days either side of Diwali"
  ['(?:the )?(?:last|final|aakhri)(?= (?:[0-9]+|two|three|five|seven|ten|few|fifteen) (?:days|weeks) (?:before|prior|leading|ahead|running up|up to))', 'the'],
  ['(days?|weeks?|weekend|fortnight|month) following(?= (?!the same|by|up))', '$1 after'],
  ['(days?|weeks?) (?:on |to )?(?:either|each|both) sides? of', '$1 before and after'],
  // "last week day by day", "for all seven days of last week"
  ['(week|weekend) (day by day|day wise|daywise)', '$1 daily'],
  // "the last quarter of 2025", "the first half of FY27", "H1 of October", "day one of October", "the back half of October"
  [`(?:last|final|fourth|4th|closing) (?:quarter|qtr) (?:of|in)(?= (?:the )?(?:last |this |previous |calendar )?(?:financial year|fiscal|fy|year|20[0-9]{2}))`, 'q4 of'],
  ['(?:first|1st) half (?:of|in)(?= (?:the )?(?:fy|financial year [0-9]|fiscal))', 'h1 of'],
  [`h2 (?:of|in)(?= (?:${months}|(?:this|last) month))`, 'second half of'],
  [`(?:back|tail|later) half of(?= ${months})`, 'second half of'],
  // "November first week", "October's last ten days", "last month's last Sunday"
  [`(${months}|(?:this|last) month)(?: ka| ke| ki)? (first|1st|second|2nd|third|3rd|fourth|4th|last|final|pehle|pehla|dusre|doosre) (half|aadhe|aadha|hisse|week|hafte|fortnight|weekend|(?:[0-9]+|three|five|seven|ten|fifteen) days|${weekdayNames})(?! (?:of|in|vs|se|and) |s)`, '$2 $3 of $1'],
  // "july se september wali timahi", "mahine ki shuruaat se", "poore october me"
  [`(${months} se ${months}) (?:wali |ki )?(?:timahi|quarter)`, '$1'],
  ['(?:is )?(mahine|month|saal|year|quarter|hafte) (?:ki|ke|ka) (?:shuruaa?t|shuru|start|beginning) se', 'since the start of this $1'],
]; // prettier-ignore

const dateOf = '([0-9]{1,2})(?:st|nd|rd|th)?';
const dateWord = '(?:tarikh|tareekh|taarikh|tareek|date|तारीख)';
const ofMonth = '(?:mahine|mahina|month|महीने)(?: ki| ke| ka| me| mein| की| के| का| में)?';

/** "sat vs sun": short names that are also words stand for weekdays only beside another. */
const shortWeekdays: Turn[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].flatMap(
  (day): Turn[] => {
    const short = day.slice(0, 3);
    const other = '(?:sun|mon|tue|tues|wed|thu|thur|thurs|fri|sat)(?:day|sday|nesday|rsday|urday)?s?';
    return [
      [`${short}s?(?= (?:vs|versus|v|against) ${other}(?![\\p{L}]))`, day],
      [`(?<=(?:^| )${other} (?:vs|versus|v|against) )${short}s?`, day],
    ];
  },
);

const named: Turn[] = [
  ...shortWeekdays,
  // Weekend vs weekday for September
  ['week ?ends? (vs|versus|v|against|or|and) week ?days?', 'weekends $1 weekdays'],
  ['week ?days? (vs|versus|v|against|or|and) week ?ends?', 'weekdays $1 weekends'],
  // November till yesterday
  [`(?<![0-9](?:st|nd|rd|th)? (?:of )?)(?:${months})(?= (?:till|until|upto|up to|through) (?:yesterday|today|now|date))(?! \\d)`, '1 $&'],
  // pichle mahine ki 15 tarikh; is mahine 5 se 10 tarikh tak; last month 15th
  [`(?:pichle|pichhle|last|पिछले) ${ofMonth} ${dateOf} (?:se|to|-|से) ${dateOf}(?: ${dateWord})?(?: (?:tak|तक))?(?= |$|[?.!,])`, '$1th to $2th of last month'],
  [`(?:pichle|pichhle|last|पिछले) ${ofMonth} (?:${dateOf} ${dateWord}|([0-9]{1,2})(?:st|nd|rd|th)(?! (?:week|half|quarter|[a-z]+day)))`, '$1$2th of last month'],
  // sales since morning; subah se kitne order
  ['since (?:this |today )?morning', 'today so far'],
  ['(?<!(?:kal|parso|yesterday|somvar|ko|tarikh|[0-9]|कल) )(?:aaj )?(?:subah|savere|sawere|सुबह|सवेरे) (?:se|से)(?! (?:lekar|leke|le|shaam|sham|raat|dopahar|dopeher|[0-9]|शाम|रात|दोपहर|लेकर))', 'aaj ab tak'],
  // last financial year ki last quarter, fy26 ki aakhri timahi
  [`((?:last|pichle|pichhle|this|is|पिछले|इस) (?:financial year|fy|fiscal year|vitt varsh|वित्त वर्ष)|fy ?[0-9]{2,4}(?:-[0-9]{2})?)(?:'s| ki| ka| ke| me| mein| की| के)? (?:last|aakhri|akhri|aakhiri|final|fourth|4th|आखिरी) (?:quarter|qtr|timahi|तिमाही)`, 'q4 of $1'],
  // sales a year ago today; pichle saal aaj ke din; orders on this date last year
  ['(?:on |at )?this (?:very |same )?(?:day|date),? (?:of )?last year|last year,? (?:on )?this (?:very |same )?(?:day|date)', 'today last year'],
  ['(?:ek saal pehle|ek saal pahle|pichle saal|pichhle saal|last year|एक साल पहले|पिछले साल) (aaj|kal|आज|कल)(?: (?:ke|ki|के|की))?(?: (?:hi|ही))?(?: (?:din|date|tarikh|tareekh|दिन|तारीख))?(?: (?:ko|pe|को))?(?= |$|[?.!,])', '$1 pichle saal'],
  [/^(?!.*(?:\b(?:vs|versus|than|compare\w*|zyada|jyada|kam|badh\w*|ghat\w*|fark|farak|muq\w*|muk\w*|tulna|aur|and|se)\b))(.*?)\b(?:pichle|pichhle|last) (?:saal|year) (?:isi|is|iss|usi|same|this) (mahine|month|quarter|timahi)\b|^(?!.*(?:\b(?:vs|versus|than|compare\w*|aur|and)\b))(.*?)\b(?:this) (month|quarter) last year\b/g, '$1$3 this $2$4 last year'],
  // पहली छमाही; दूसरी तिमाही
  ['(?:pehl[ie]|pahl[ie]|पहली) (?:chh?a?ma+hi|chh?a?y?mahi|छमाही|छःमाही)', 'h1'],
  // sales of the week ended 15 november
  [/\b(week|fortnight) ended(?= (?:on )?(?:the )?\d)/g, '$1 ending'],
  // sales of the last 4 sundays separately, on each of the last 3 saturdays
  [new RegExp(`^(?=.*(?:last|past|pichle|pichhle|पिछले) \\S+ ${weekdayNames})(.*?)(?<![\\p{L}\\p{M}])(?:separately|individually|one by one|alag[ -]alag|अलग[ -]अलग)(?![\\p{L}\\p{M}])`, 'gu'), '$1 by day'],
  [new RegExp(`(?:on |for |in |of )*(?:each|every one|all) of the (?=(?:last|past) \\S+ ${weekdayNames})`, 'g'), 'by day on the '],
  // navratri first day vs last day; first day vs last day of navratri
  [/\b(navratri|navaratri|navratra|durga puja|wedding season|festive season|bfcm)(?: ki| ke| ka| \w+)? (first|last) day (vs\.?|versus|and|or|against|compared (?:to|with)) (?:the )?(first|last) day(?! of)/g, '$2 day of $1 $3 $4 day of $1'],
  // orders in the week gone by
  [/\b(week|weekend|month|quarter|qtr|year) (?:(?:just )?gone(?: by)?|(?:that|which) (?:(?:is|was|has|have|had) )?(?:just )?(?:went(?: by)?|gone(?: by)?|ended|closed|finished|completed|passed)|that (?:was|is (?:just |now )?(?:over|past|behind us))|just (?:over|past|ended|closed|finished|completed|passed|went(?: by)?))(?! ?(?:on|in|at|with|to|from|by|\d|the|than|and|march|june|sep|dec|[a-z]+(?:ber|ary)\b))(?![a-z])/g, 'last $1'],
  // net sales in the month before this one, the week before the last one, the day before today
  ['(day|week|weekend|fortnight|month|quarter|year) (?:before|prior to|preceding)(?: the)? (?:this(?: one| week| month| quarter| year| weekend)?|(?:current|running|present) (?:one|week|month|quarter|year)|today|now)(?=\\s*(?:$|[?.!,;:)]|by|for|in|of|with|to|from|against|vs))', 'last $1'],
  // today vs yesterday till now, is today better than yesterday at this hour
  [/(?<=\b(?:today|aaj)\b.*\b(?:vs\.?|versus|than|against|compared (?:to|with)|se)\b.*\b(?:yesterday|kal)\b) (?:so far|till now|until now|upto now|by now|by this (?:time|hour)|(?:at|till|until|by) (?:this|the same) (?:time|hour|point|moment))(?=\s*(?:$|[?.!,]|(?:net |total )?(?:sales?|orders|revenue|visits)\b))/g, ''],
  // today so far against last friday same time
  [new RegExp(`(?<=(?<!\\S)(?:today|tdy|aaj|आज)(?!\\S).*) ${untilThisHour}(?!\\S)`, 'gu'), ''],
  [new RegExp(`(?<!\\S)${untilThisHour} (?=.*(?<!\\S)(?:today|tdy|aaj|आज)(?!\\S))`, 'gu'), ''],
  // kal isi time tak kitne order the, orders last Friday by this time
  [new RegExp(`(?<!\\S)(yesterday|kal|कल|last ${weekdayNames}) ${untilThisHour}(?!\\S)`, 'gu'), 'today vs $1'],
  // orders today vs same time yesterday
  [/(?<=\b(?:today|tdy|aaj|vs\.?|versus|than|against|of|with|se)\b.*)\b(?:(?:at|till|until|by|upto|up to) )?(?:the )?same (?:time|hour|point|stage)(?: of| on| as)?(?= (?:yesterday|yday|yest|ystd|ystrday|kal)\b)/g, ''],
  // how far behind last October were we this October
  ['how (?:far|much) (?:behind|below|ahead of|above|short of|off|under|over|up on|down on) ((?:the )?last [a-z]+|[a-z]+ last year) (?:are|were|is|was|have|did) (?:we|i|sales|orders)(?: been)? (?:in |for )?(this [a-z]+)', '$2 vs $1'],
  // difference in visits between the last two weeks
  ['between (?:the )?(?:last|past|previous) (?:two|2|couple of) (week|month|quarter|year|weekend)s', 'between last $1 and the $1 before'],
  // which way is conversion heading
  [/\bwhich (?:way|direction) (?:is|are|was|were|has|have) (.{3,40}?) (?:been )?(?:heading|headed|going|moving|trending)\b/g, 'trend of $1'],
  // revenue a week ago today
  [/^(?!.*\b(?:vs|versus|than|compar\w*|against|more|less|up|down|better|worse|and|or|change|growth)\b)(.*?)\b(?:exactly )?(?:a|one|1) week ago(?:,)? today\b/g, '$1 7 days ago'],
  // since the month began, since records begin, from the first day you have, over our whole history
  ['since (?:the |our |this )(week|month|quarter|year|financial year|fiscal year|fy) (?:began|begun|started|opened|commenced|kicked off)', 'since the start of this $1'],
  ['(?<!(?:months?|weeks?|days?|time) )(?:since|from|right from|ever since) (?:the |our |your )?(?:very )?(?:start|beginning|outset|first (?:day|order|sale|month|date)|day (?:1|one))(?: (?:of (?:the |our |your |my |all )?(?:data|records?|time|business|shop|store|history|everything)|we (?:have|had|opened|started|began|sold)|(?:that )?you (?:have|know)(?: of| data for)?|on record|onwards?))?(?! (?:of|in|to|till|until|through|se) )(?= *(?:$|[?.!,;:)]|by|per|for|till|to|until|up|of|and|in|with))', 'since inception'],
  ['as far back as (?:you (?:have|can|know)(?: (?:data|records|go|it))?|(?:it|that|the data|our data|data|the records|records) (?:goes|go|reaches))|for as long as (?:you|we) have (?:had )?(?:data|records|figures)?|(?:over|for|across|in|through|throughout) (?:our |the |its |my )?(?:whole|entire|full|complete) history|(?:across |over |from |in |for )?all the (?:data|records|days|history) (?:that )?(?:you|we) have', 'since inception'],
  // the day so far, last 7 days excluding today, the last 30-day window, half a year
  ['(?:past|last|previous) half an? year|past half[ -]?year', 'last 6 months'],
  // the month ended 31 october
  [`month (?:ending|ended|to)(?: on)?(?: the)? (?:2[89]|3[01])(?:st|th)?(?: of)? (${months})(?![a-z])`, '$1'],
  // diwali week 2 to 8 nov vs last year's diwali week 14 to 20 oct
  [`last year (?:the )?(?:${feasts}) (?:week|fortnight|days|period|season),? ?[(]?(?:from |of )?([0-9]{1,2}(?:st|nd|rd|th)? ?(?:to|-|till|through) ?[0-9]{1,2}(?:st|nd|rd|th)? ${months})[)]?(?! (?:last|20))`, '$1 last year'],
  // sales last 30 by city
  [/\b(last|past|previous|prior|preceding|pichle|pichhle) (7|10|14|15|28|30|45|60|90)(?=\s*(?:$|[?.!,]|vs\b|by\b))/g, '$1 $2 days'],
  // jul-aug-sep quarter
  [new RegExp(`(?<![a-z])(${month}) ?[-/] ?${month} ?[-/] ?(${month})(?![a-z])`, 'gu'), '$1 to $2'],
  // Apr-Sep sales
  [new RegExp(`(?<![a-z])(${month}) ?[-/] ?(?=${month}(?![a-z]))`, 'gu'), '$1 to '],
  // q2 (jul to sep) net sales
  [new RegExp(`\\b(?:(?:the |our )?half[ -]?year(?:ly)?|(?:first|second) half|h[12]|q[1-4]|(?:first|second|third|fourth) quarter)(?: from|[ ,:(]*[,:(])? ?(?=${month} (?:to|till|until|upto|through|thru|se|से) ${month})`, 'gu'), ''],
  // jul to sep (q2) net sales
  [new RegExp(`(${month} (?:to|till|until|upto|through|thru) ${month})[ ,(]+(?:half[ -]?year(?:ly)?|h[12]|q[1-4])(?![a-z\\d]| fy)\\)?`, 'gu'), '$1'],
  // last 7 din ki sale uske pehle wale 7 din se behtar hai
  [/(?<=\b(?:last|past|pichle|pichhle|pichla)\b.*)\b(?:uske|uss?e|us se|iske|isse|is se) (?:pehle|pahle)(?: wale| wali| ke| ki| ka)* (\d+) (din|dino|hafte|hafton|mahine|days?|weeks?)(?![a-z])|(?<=(?:पिछले|पिछली|बीते).*)(?:उससे|उसके|इससे|इसके) पहले(?: वाले| के| की)* (\d+) (दिन|दिनों|हफ्ते|हफ्तों|महीने)/gu, 'previous $1$3 $2$4'],
  // pune vs ahmedabad orders in september, who is ahead
  [/\b(who|which one|which) (?:is|was|are|were) (?:ahead|leading|in front|winning)(?=\s*(?:$|[?.!,]))/g, '$1 is more'],
  // last 14 days compared to 14 days prior
  [/(?<=\b(?:last|past|pichle|pichhle|recent)\b.*)\b(vs|versus|against|than|with|to) (?:the )?(\d+) (days|weeks|months) (?:prior|before|earlier|preceding)(?: to)?(?: that| it| them| this)?(?=\s*(?:$|[?.!,]))/g, '$1 previous $2 $3'],
  // how will this week end
  [/\bhow (?:will|would|might) (?:this|the|our) (week|month|quarter|year) (?:end|close|finish|turn out|end up)\b/g, 'forecast this $1'],
  // new year tak kitni sale
  [/\b(?:till|until|by|before|upto) (?:the )?new year\b|\bnew year (?:tak|se pehle|se pahle)\b/g, 'till the end of this year'],
  // where do we close the calendar year
  [/\b(close|end|finish|wind up) (?:out )?(?:the|our) ((?:calendar |financial |fiscal )?(?:week|month|quarter|year|fy))\b/g, '$1 this $2'],
  // sales this month vs last month, same time
  // higher than at this point in october
  [`(vs|versus|against|compared to|compared with|than) (?:what it was |they were |it was )?(?:at |by )?(?:this|the same) (?:point|stage|time|day|date) (?:in|of) (${months})(?! \\d)`, 'this month $1 same days of $2'],
]; // prettier-ignore

const monthOrThis = `(?:${months}|(?:this|last|previous|current) month)`;
const navratri = '(?:sharad )?(?:navratri|navaratri|navratra|navratre|नवरात्रि|नवरात्र)';
const split =
  'product|item|style|sku|variant|size|colour|color|city|town|state|region|country|channel|source|campaign|ad group|adgroup|keyword|page|store|shop|outlet|branch|till|counter|location|warehouse|godown|category|vendor|supplier|brand|collection|device|gateway|coupon|code|reason|sheher|shahar|rajya|dukaan|dukan';
const late = '(?:slow|slower|slowing|fast|faster|quicker|late|later)';
const bigger = '(?:bigger|larger|greater|growing|rising|higher|smaller|shrinking|falling|lower)';

const steps: Turn[] = [
  // "week 2 of november", "nov wk 3"
  [`(?:week|wk|w)[- ]?(?:no\\.? ?|number )?([1-5])(?:,? (?:of|in|for|ka|ki|ke))?(?: the)? (${monthOrThis})(?! [0-9])`, '$1th week of $2'],
  [`(${monthOrThis}) (?:ka |ki |ke )?(?:week|wk|w)[- ]?(?:no\\.? ?|number )?([1-5])`, '$2th week of $1'],
  // "month end sales october"
  [`month[- ]end (sales?|orders?|revenue|returns?|units|traffic|visits|sessions|ad spend|spend) (?:of |in |for )?(${monthOrThis})`, '$1 end of $2'],
  // "h1 vs h1 last fy", "q3 till date vs q3 last year": both are counted from the same first month
  ['(h[12]|q[1-4]) (vs\\.?|versus|against|over|compared to|compared with|than) (?:the )?(?:same )?\\1 (?:of |in )?(?:the )?last (fy|financial year|fiscal year)', '$1 this $3 $2 $1 last $3'],
  ['(q[1-4])[ -]?(?:to[ -]date|till date|so far|td) (vs\\.?|versus|against|over|compared to|compared with|than) (?:the )?(?:same )?\\1 (?:of |in )?(?:the )?last (?:year|fy|financial year|fiscal year)', 'this quarter $2 last year'],
  // "badi diwali" is the day itself, "small Diwali" the one before
  ['(?:badi|bari|main|bad[iy]|बड़ी|बडी) (diwali|deepawali|deepavali|दिवाली|दीवाली)', '$1'],
  // "black friday 2025 weekend"
  ['(20[0-9]{2}) (weekend|season|fortnight)', '$2 $1'],
  // "the nine days of Navratri"
  [`(?:over |during |across |through )?(?:all )?(?:the |those )?(?:nine|9|nau|ten|10|नौ) (?:days|nights|din|dino|dinon|raat|raaton|दिन|दिनों)(?: of| ki| ke| mein| me)? (${navratri})`, 'in $1'],
  // "aaj raat tak", "by tonight": of today
  ['aaj (?:raat|shaam|sham|night|evening) (?:tak|ke ant tak)|आज (?:रात|शाम) तक|(?:by|till|until|upto|up to) (?:tonight|(?:the )?(?:end of (?:the )?day|eod|close of day))', 'forecast today'],
  // "orders a day for the last two weeks"
  ['(orders?|visits|sessions|visitors|units|sales|revenue|pieces|customers|buyers|returns|refunds|cancellations|clicks|impressions|checkouts|views|searches|conversions|purchases|discounts|spend|sold|kurtas|sarees|lehengas|dupattas) an? (day|week|month|hour)(?= (?:in|since|for|over|during|from|last|this|between|through|until|across|pls|please)(?![a-z])|\\s*(?:$|[?.!,]))', '$1 per $2'],
  // "state by state", "vendor after vendor", "hafte hafte"
  [`(${split})s? (?:by|after|to|dar|ba) \\1`, 'by $1'],
  ['(?:hafte|hafta|week) (?:hafte|hafta|week)(?: ka| ki| ke)?', 'weekly'],
  ['who (?:sold|billed|rang up|sells|bills|punched) how much', 'sales by staff member'],
  // "is shipping getting slower"
  [`(?:our |the )?(?:shipping|delivery|deliveries)(?= (?:(?:is|are|was|has|have|getting|become|becoming|gotten|got|been|any|much|taking) )*${late}(?: |$|[?,.]))`, 'dispatch'],
  // "is the site getting slower"
  [`(?:site|website|web ?site|home ?page|pages?)(?: (?:is|are|was|has|have|getting|become|becoming|gotten|got|been|any|much|opening|loading|running))* (?:slower|faster|quicker|sluggish)`, 'page load time'],
  // "becoming a bigger part of our sales"
  [`(?:becoming|become|became|getting to be|turning into|making up|taking up|forming|making) (?:a |an )?(?:ever |much )?${bigger} (?:part|share|chunk|slice|portion|proportion|percentage|piece) of (?:our |my |the |total |all )*(\\w+)`, 'share of $1 by month'],
  // a figure nobody here computes: it is asked back
  ['(?:[0-9]+[- ]days? )?(?:moving|rolling) (?:average|avg|mean)(?: of)?', 'smoothed'],
]; // prettier-ignore

const wholeMonth = `${months}(?![a-z])`;
const anyMonth = `(?:${wholeMonth}|(?:this|last|previous) month)`;
const day = '(?:0?[1-9]|[12][0-9]|3[01])(?:st|nd|rd|th)?';
const to = ' ?(?:-|–|to|till|se) ?';
const against =
  '(?:vs\\.?|v\\/s|v|versus|against|and|or|aur|ya|than|compared (?:to|with)|ke mukable(?: me| mein)?|ke muqable(?: me| mein)?)';
const whole = '(?:weeks?|hafte|hafta|fortnight|pakhwad[ae])';
const counted = '(?:[0-9]+|two|three|five|seven|ten|fifteen) (?:days|din|weeks|hafte)';
const half = '(?:first|1st|second|2nd|last|latter|other|pehl[aei]|pahl[aei]|dusr[aei]|doosr[aei]) (?:half|aadh[ae])';
const part = `(?:${half}|(?:first|1st|second|2nd|third|3rd|fourth|4th|final|a+khri|aakhir[ie]|pehl[aei]|pahl[aei]|dusr[aei]|doosr[aei]) (?:${whole}|${counted}))`;

const beside = '(?:week|fortnight|month|(?:[0-9]+|two|three|five|seven|ten) (?:days|weeks))';
const spanned = `(?:${months}(?: 20[0-9]{2})?|[qh][1-4](?: fy ?[0-9-]+)?|fy ?[0-9-]+|(?:this|last) (?:week|month|quarter|year|fy)|yesterday|today|(?:${feasts})(?: 20[0-9]{2})?|[0-9]{1,2}(?:st|nd|rd|th)? ${months})`;

const compared: Turn[] = [
  // "orders down how much from last week"
  [/\b(up|down) (?:by )?how (?:much|many) (?=(?:from|on|over|vs|versus|since|compared to|against)\b)/g, 'how much $1 '],
  // "which of the last three months had most returns"
  ['which (?:one )?of the (last|past) ([a-z0-9]+) (day|week|month|quarter)s (had|has|was|were|saw|got|did|brought|gave|made)', 'which $3 in the $1 $2 $3s $4'],
  // "pre-diwali fortnight", "post diwali week"
  [`post[- ]?(${feasts}) (week|fortnight|weekend|month)`, '$2 after $1'],
  // "better in the second half of october than in the first"
  [`((?:first|1st|second|2nd|latter|last|other) half) of (${anyMonth})([^?.!]{0,40}?) (than|${against})(?: (?:in|for|during|over|the|that of|it was|they were))* (first|1st|second|2nd)(?: one)?(?=\\s*(?:$|[?.!,]))`, '$1 of $2$3 $4 $5 half of $2'],
  // "the 10 days before Diwali better than the 10 days after"
  [`(${beside}) (before|after) (${feasts})((?: 20[0-9]{2}| this year| last year)?)([^?.!]{1,50}?) ((?:the )?${beside}) (before|after)(?: it| that)?(?! (?:the )?(?:${feasts}|[0-9]|that|it|last|this))`, '$1 $2 $3$4$5 $6 $7 $3$4'],
  // "how did net sales in the first half of October compare with the second half"
  [`(${half}) of (${anyMonth})([^?.!]{1,50}?) (${half})(?! (?:of|in|ka|ke|ki) )`, '$1 of $2$3 $4 of $2'],
  // "October over September", "Q2 FY27 over Q1 FY27"
  [`(${spanned}) over(?= (?:the )?${spanned})`, '$1 vs'],
  // "against the same stage of last month", "the same 10 days last year"
  ['(?:at )?(?:the )?same (?:stage|point|part|stretch) (?:of|in) last (week|month|quarter|year)', 'same period last $1'],
  ['(?:earlier|former|initial|opening|starting) half', 'first half'],
  // "orders after Diwali, the week after vs the week before"
  [`(?:(?:before|after|around|since|post|over|during|at|on|in|for) )?(${feasts})(?! week| day| weekend)(?:[,:;]| -)? ?([^?.!]{0,30}?)(?:in |for |of )*(?:the )?(week|fortnight|[0-9]+ days) (before|after)(?: it| that)? (${against})(?: the)? (week|fortnight|[0-9]+ days) (before|after)(?! (?:it )?(?:the )?${feasts})(?: it| that)?`, '$2$3 $4 $1 $5 $6 $7 $1'],
  // "compare last Monday to this Monday"
  [`(?<=compare .*)(?:the )?last ((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: ${against}| to| with)(?: the)? this \\1`, 'this $1 vs the $1 before'],
  // "Diwali 2026 week"
  [`(${feasts}) (20[0-9]{2}) (week|month|eve)(?! [0-9])`, '$1 $3 $2'],
  // "July to September for the 2nd quarter working"
  [`(${wholeMonth} (?:to|till|until|through) ${wholeMonth}),? (?:for|as|being|i\\.?e\\.?|that is) (?:the |our )?(?:1st|2nd|3rd|4th|first|second|third|fourth|last) (?:quarter|half)(?: gst| tax)?(?: working| return| filing| books?| accounts?)?`, '$1'],
  // "net sales moved from August to September to October"
  [`(?:from )?(${wholeMonth}) to ${wholeMonth} to (${wholeMonth})`, 'by month from $1 to $2'],
  // "visits on Saturday and Sunday against the same two days of the week before"
  ['(?:the )?same (?:(?:two|three|four|five|six|[2-6]) )?days? (?:of|in) the (?:week|one) before', 'same day last week'],
  // "weekend of 7-8 nov", "week starting 26 October"
  [`weekend (?:of|on) (${day})${to}(${day}) (${wholeMonth})`, '$1 to $2 $3'],
  // "1-7 vs 8-14 november", "Oct 1-15 vs 16-31"
  [`(?<!${wholeMonth} )(${day})${to}(${day}) (${against}) (?:the )?(${day})${to}(${day})(?: of| in)? (${wholeMonth})`, '$1 to $2 $6 $3 $4 to $5 $6'],
  // "first half of October vs second half", "second week of october against the third week"
  [`(${part}) (?:of|in|ka|ke|ki)(?: the)? (${anyMonth})((?: [a-z]+){0,3}?) (${against})(?: (?:in|for|the|that of))* (${part})(?! (?:of|in|ka|ke|ki) (?:the )?${anyMonth})`, '$1 of $2$3 $4 $5 of $2'],
  // "october ke pehle hafte vs aakhri hafte", "Oct second half than first half"
  [`(${anyMonth})(?:'s| ka| ke| ki| me| mein|,)? (${part}) (${against})(?: (?:in|for|the))* (${part}|last ${counted})(?! (?:of|in) )`, '$2 of $1 $3 $4 of $1'],
  // "the first third of october"
  [`(?:the )?(?:first|1st) (?:one )?(?:third|3rd) of (${anyMonth})`, 'early $1'],
  [`(?:the )?(?:last|final|third|3rd) (?:one )?(?:third|3rd) of (${anyMonth})`, 'end of $1'],
  // "compare august september and october"
  [`(${wholeMonth}) (${wholeMonth}) (and|aur|or|&) (${wholeMonth})`, '$1, $2 $3 $4'],
  // "better than october at the same stage"
  ['(?:at|by|till|until|upto) (?:the |this )?same (?:stage|point|date|time)(?: of| in| last)?(?: the)?(?: month| year)?(?=\\s*(?:$|[?.!,]))', ''],
]; // prettier-ignore

const seasonal = 'diwali|deepawali|deepavali|rakhi|raksha bandhan|holi|onam|karwa chauth|दिवाली|दीवाली|होली|राखी';
const ofTheDay =
  '(?:mailer|e?mails?|messages?|newsletter|campaigns?|posts?|ads?|offers?|season|week|day|eve|night|weekend|morning|evening|sale|month|time|collection|edit|lights|bonus|ke din|ke dino|ke baad|ke time|se|pe|par|ko|tak|wale?|के|को|पर|से|तक)\\b';

/** "how was our Diwali": the weeks of shopping before it, and not the holiday itself, on which few buy. */
const festiveSeason: Turn[] = [
  // did home decor sell more this Diwali than last
  [`(this|this years?) (${seasonal})(?! ${ofTheDay})(?!.* (?:week|day)s?\\b) (vs\\.?|versus|than|against|compared (?:to|with)|or) (?:the )?last(?: one| time| year)?(?! (?:week|month|diwali|year's))`, '$1 $2 season $3 last $2 season'],
  // is this Diwali better than the last one
  [`(?<!^(?=\\S+ (?:${seasonal})[?.! ]*$).*)(?<!^(?:(?:and|vs\\.?|versus|against|aur|or|what about|how about|so|ok) )+)(?<!(?:on|since|before|after|until|till|by|from|to) (?:the )?)(this|last|this years?|last years?|is(?=.*\\b(?:kitn\\S+|kais\\S+|fa?ra?[kq]|zyada|jyada|kam)(?![a-z]))|is ba+r(?: ki)?|is saal(?: ki)?|pich?hh?li(?: ba+r ki)?|इस|पिछली) (${seasonal})(?! ${ofTheDay})(?!.*(?:${seasonal}) (?:week|day)s?\\b)`, '$1 $2 season'],
  // Diwali this year was better than the last one
  [`(${seasonal}) (?:this year|is saal|is ba+r) (was|were|has been|is|did|sold) (better|worse|bigger|smaller|more|less|higher|lower) (than|as) (?:the )?last(?: one| time| year)?(?! (?:week|month))`, 'this $1 season $2 $3 $4 last $1 season'],
  // diwali pe diya set kitne bike the is bar aur pichli bar
  [`(?<=(?:${seasonal}|navratri|dussehra) (?:.* )?)is ba+r (?:aur|and|vs|ya|or) (?:pichh?l[aei]|last) (?:ba+r|saal)`, 'is saal aur pichle saal'],
  // compare this Diwali with the Diwali of 2024; the week of Diwali with last Diwali
  [`(?<=(?:${seasonal}) season.*)(?:the )?(${seasonal})(?: of| in)? (20\\d\\d)(?! season)`, '$1 season $2'],
  [`(?<=(?:${seasonal}) season.*)(?<!(?:on|fy) )(20\\d\\d)(?: ki| ka| ke|s)? (${seasonal})(?! season)`, '$2 season $1'],
  [`(?<=(?:${seasonal}) (?:wale |wala |ke |ka |k )?(?:week|hafte|hafta).*)(last|pichhli|pichli|last years?) (${seasonal})(?! (?:week|season|day|wale|ke hafte))`, '$1 $2 week'],
  // how many we sold this Diwali and how many last Diwali
  ['(?<=how (?:many|much)\\b.*\\b(?:sold|sell|sale|sales)\\b.*)(this|last) (diwali|deepawali|holi|rakhi)(?! (?:season|week|day|eve|sale|month|collection|edit))', '$1 $2 season'],
  // has that gone up since last year
  [/\b(gone|went|going|come|came|risen|rose|fallen|fell|changed|moved|grown|increased|dropped|improved)((?: up| down| much| a lot| at all)*) since (last (?:year|month|week|quarter|diwali))(?=\s*(?:$|[?.!,]))/g, '$1$2 compared with $3'],
  ['(how (?:was|were|did)|hows|how is)((?: (?:our|the|this|last|this years?|last years?|your|my))*) (diwali|deepawali|deepavali|navratri|rakhi|holi|onam|durga puja|pujo)(?= (?:go|do|went|for us|this year|last year|vs|versus|against|compared|turn out|perform|treat us|as against)|\\s*[?.!]*$)', '$1$2 $3 season'],
  ['(diwali|deepawali|deepavali|दिवाली|दीवाली)(?: (?:is saal|is baar|iss saal|इस साल|इस बार|hamari|humari|apni))* (kais[aeio]|कैस[ाेी])(?= (?:rah[aei]|gayi|gai|thi|hui|tha|रही|गई|थी))', '$1 season $2'],
  // diwali ke time se kam hua kya
  ['(diwali|deepawali|holi|rakhi|navratri|दिवाली|होली) (?:ke|k|wale|के) (?:time|samay|waqt|dino|dinon|समय|दिनों|टाइम)(?= (?:se|से) (?:kam|zyada|jyada|behtar|achh|acch|tez|slow|कम|ज्यादा|बेहतर))', '$1 week'],
]; // prettier-ignore

export const dayTurns: readonly Turn[] = [
  ...festiveSeason,
  // october vs now, diwali week vs now
  [
    `(?<=(?:weeks?|weekend|hafte|${feasts}).*)(vs\\.?|versus|against|compared (?:to|with)|than) (?:right )?(?:now|abhi)(?= ?$|[?.!,]| sales| orders)`,
    '$1 this week',
  ],
  // we raised prices on 5 november, what is the aov since then; 5 nov ko price badhaya, uske baad kitne order
  [
    new RegExp(
      `(?:\\b(?:on|from) )?\\b(\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months})|(?:${months}) \\d{1,2}(?:st|nd|rd|th)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b(?! (?:morning|evening|night|at|to|till|-))(?: ko)?([^?]*?)[, ]+(?:since then|after that|from then(?: on)?|ever since|uske baad(?: se)?|tab se)(?![a-z])`,
      'g',
    ),
    '$2 since $1',
  ],
  ...edges,
  ...compared,
  ...steps,
  ...named,
];
