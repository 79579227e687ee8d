/** What has to be so, within the words that say when to tell: the condition, and the words that are left, which name the figure. */
import type { AlertCondition } from '@tillsight/contract/alerts';
import { saysPaymentsFail } from './failing-payments.ts';
import { besideItself, trimmed, withNoun } from './watched-words.ts';
import { amount, amountOf } from './words.ts';

/** `isStock`: it can be said of goods in stock only. `isPercent`, `isMoney`: the bound was said in percent, in rupees. `isReached`: "only 3 left", so that the bound itself is meant too. `isTouched`: "hits 5", which stock does from above. */
export type Watch = {
  subject: string;
  condition: AlertCondition;
  isStock?: true;
  isPercent?: true;
  isMoney?: true;
  isReached?: true;
  isTouched?: true;
};

type Form = {
  heard: RegExp;
  read: (
    match: RegExpMatchArray,
  ) => { condition: AlertCondition; subject?: string; isStock?: true; isReached?: true } | undefined;
};

const end = '(?= |$)';
const done =
  '(?: (?:ho|hon|jaye|jaaye|jaae|jae|jayen|jaayein|jata|jaati|jaate|hoye|hone|honge|lage|lagein|le|de|kare|karein|kar|hai|hain|chala|chali|chale|aa|aaye|aayein|aane|aata|aate|gaya|gaye|gayi|reh|rahe|rahi|raha|rahein|bache|bachein|bach|pade|mile|dikhe|bhi|gire|wala|wale|wali))*';
const goes =
  '(?:falls?|drops? to|drops?|goes|go|gets?|dips?|sinks?|is|are|comes?|slips?|stays?|remains?|rises?|climbs?|grows?|jumps?|become|becomes|shoots?|tanks?|slides?|crashes|plunges?|soars?|spikes?|down|up|ever)';
const not =
  "(?:do not|don't|dont|does not|doesn't|doesnt|did not|didn't|are not|is not|isn't|fails? to|not able to|can not|cannot|can't)";
const percent = '(?: ?(?:%|percent|per cent|pc|feesadi|pratishat))';
/** What is counted may follow the number: "we cross 100 orders". */
const counts = '(?<noun>orders?|visits?|visitors?|sessions?|customers?|clicks?|returns?|refunds?|cancellations?|sales)';
const sold = `(?: (?:pieces?|units?|pcs|nos|पीस|नग|यूनिट|rupees|rupaye|rupay|rs|times|baar|${counts}))?`;
const soldInHindi =
  '(?<noun>sales?|bikri|orders?|visits?|visitors?|customers?|returns?|refunds?|log|बिक्री|सेल|सेल्स|ऑर्डर|ऑर्डर्स)';

const form = (pattern: string, read: Form['read']): Form => ({
  heard: new RegExp(`(?:^|(?<= ))${pattern}${end}`, 'u'),
  read,
});

const wayOf = (word = ''): 'up' | 'down' | 'either' => {
  if (/low|slow|few|kam|fall|drop|down|declin|decreas|gir|ghat|neeche|niche|dip|sink|slip/.test(word)) return 'down';
  return /high|busy|spike|surge|zyada|jyada|ris|grow|jump|up|increas|climb|badh/.test(word) ? 'up' : 'either';
};

const counted = (from: number, most: number, value: number | undefined): number | undefined =>
  value !== undefined && Number.isInteger(value) && value >= from && value <= most ? value : undefined;

const none = (subject: string | undefined, figure: string | undefined, unit = ''): ReturnType<Form['read']> => {
  const spoken = amountOf(figure);
  const hours = counted(1, 48, spoken === undefined ? undefined : spoken * (unit.startsWith('d') ? 24 : 1));
  return hours === undefined
    ? undefined
    : {
        condition: { kind: 'none', hours },
        subject: (subject ?? '').trim().replace(/ (?:ka|ki|ke) (?:flow|aana|silsila)$/, ''),
      };
};

const runsOut = (figure: string | undefined, unit = ''): ReturnType<Form['read']> => {
  const spoken = amountOf(figure);
  const days = counted(1, 90, spoken === undefined ? undefined : spoken * (/^(?:w|haf)/.test(unit) ? 7 : 1));
  return days === undefined ? undefined : { condition: { kind: 'runs-out', days }, isStock: true };
};

/** "A few" is no number. */
const boundOf = (figure: string | undefined, scale?: string): number | undefined =>
  /^an?$/.test(figure ?? '') && scale === undefined ? undefined : amountOf(figure, scale);

const bound = (kind: 'above' | 'below', [, figure, scale]: RegExpMatchArray): ReturnType<Form['read']> => {
  const value = boundOf(figure, scale);
  return value === undefined ? undefined : { condition: { kind, value } };
};

const moved = (word: string | undefined, figure: string | undefined): ReturnType<Form['read']> => {
  const value = amountOf(figure);
  return value === undefined || value < 1 || value > 1000
    ? undefined
    : { condition: { kind: 'moved', way: wayOf(word), percent: value } };
};

const happenings: Record<string, string> = { cancel: 'cancelled orders', return: 'returns', refund: 'refunds' };

/** The first that fits is what was said. */
const forms: Form[] = [
  form(
    `(?:(?:is|are|looks?|seems?|goes|gets?|becomes?) )?(?:(?:unusual|abnormal)(?:ly)?|odd|strange|weird|not normal|out of the ordinary)(?: (low|high|slow|busy|few|dips?|drops?|falls?|decreases?|spikes?|rises?|jumps?|surges?|increases?)(?: in)?)?(?: for (?:this|the) (?:hour|time|day|weekday)(?: (?:of|and) (?:the |this )?(?:day|week|weekday))?)?`,
    match => ({ condition: { kind: 'unusual', way: wayOf(match[1]) } }),
  ),
  form(
    `(?:(?:is|are|looks?|goes|gets?|runs?|running|seems?) )?(?:much |a lot |way |far )?(lower|higher|slower|fewer|less|more|below|above|under|over|busier|worse|better)(?: than)? (?:the |what is |what's )?(?:usual|normal|average|typical|expected)(?: for (?:this|the) (?:hour|time|day|weekday))?`,
    match => ({
      condition: { kind: 'unusual', way: /low|few|less|below|under|worse/.test(match[1] ?? '') ? 'down' : 'up' },
    }),
  ),
  form(
    `(?:normal|aam taur|hamesha|usual) se (kam|zyada|jyada|alag)${done}|(?:ajeeb|asaamaanya|unusual|abnormal)${done}`,
    match => ({ condition: { kind: 'unusual', way: wayOf(match[1]) } }),
  ),
  form(
    `(?:there (?:is|are) |we (?:get|have|receive|see) )?(?:no|zero|not a single) (.{1,60}?)(?: (?:come in|comes in|come|arrives?|is placed|are placed|is made))? (?:for|in|within) (?:the (?:last|next) )?(?:more than )?${amount} ?(hours?|hrs?|h|days?)`,
    ([, subject, figure, , unit]) => none(subject, figure, unit),
  ),
  form(
    `(?:we |i )?(?:have not|haven't|havent|hasn't|hasnt|has not|do not|don't|dont|did not|didn't|didnt) (?:got|gotten|get|received|receive|had|have|see|seen|made|make) (?:(?:a|an|any|one|even|single|not) )*(.{1,40}?) (?:for|in|within|since) (?:the (?:last|past|next) )?(?:more than )?${amount} ?(hours?|hrs?|h|days?)`,
    ([, subject, figure, , unit]) => none(subject, figure, unit),
  ),
  form(
    `(?:(?:we|it) (?:go|goes|have gone|are|is|have been) (?:for )?)?${amount} ?(hours?|hrs?|h|days?) (?:(?:pass|passes|go|goes|straight) )?(?:by |past )?without (?:(?:a|an|any|one|single) )*(.{1,40}?)(?: (?:coming in|being placed))?$`,
    ([, figure, , unit, subject]) => none(subject, figure, unit),
  ),
  form(
    `(orders|sales) (?:stop|stops|dry up|dries up|cease|ceases|vanish|come to a (?:halt|stop)) (?:coming(?: in)? )?(?:for|in) (?:more than )?${amount} ?(hours?|hrs?|h|days?)`,
    ([, subject, figure, , unit]) => none(subject, figure, unit),
  ),
  form(
    `${not} (?:${goes} )*(?:to )?(?:cross|reach|exceed|touch|hit|pass|make|get to|above|over|past|beyond|more than) (?:the )?${amount}${percent}?${sold}`,
    match => bound('below', match),
  ),
  form(
    `${amount}${percent}?${sold} (?:(?:ko|ka|ki|bhi|tak|se (?:upar|zyada|jyada)) )*(?:na|nahi|nahin) (?:pahunch\\p{L}*|cross|paar|ho|jaye|aaye|touch|kare)${done}`,
    match => bound('below', match),
  ),
  form(
    `(?:nobody|no one|no-one|none) (?:buys|orders|purchases|places an order|is buying|is ordering)(?: (?:anything|something|from us))* (?:for|in) ${amount} ?(hours?|hrs?|h|days?)`,
    ([, figure, , unit]) => none('orders', figure, unit),
  ),
  form(`nothing (?:sells|is sold|is selling) (?:for|in) ${amount} ?(hours?|hrs?|h|days?)`, ([, figure, , unit]) =>
    none('orders', figure, unit),
  ),
  form(
    `(orders|sales) (?:drop|fall|go|come)(?:s)? (?:down )?to (?:zero|0|nothing|none) (?:for|in) (?:more than )?${amount} ?(hours?|hrs?|h|days?)`,
    ([, subject, figure, , unit]) => none(subject, figure, unit),
  ),
  form(
    `(?:we )?(?:sell|get) (?:nothing|zero|no) (?:orders? )?(?:from |of |in )(.{2,40}?) in (?:a|one|1) day`,
    ([, subject]) => none(`orders of ${subject}`, '24', 'h'),
  ),
  form(
    `(?:(?:is|are|runs?|running|falls?|falling|going) )*${amount}${percent} (behind|ahead|down|up|lower|higher|less|more)(?: than)?(?: (?:the )?(?:usual|normal|same (?:day|time) last week|last week|a week ago))?`,
    ([, figure, , word = '']) =>
      moved(/behind|less/.test(word) ? 'down' : /ahead|more/.test(word) ? 'up' : word, figure),
  ),
  form(
    `(?:we |i )?(?:get|gets|receive|see|have) (?:(?:an?|any|one|even|single|new) )+(orders?|sales?|returns?|refunds?|cancellations?|bookings?)(?= |$)`,
    ([, subject = '']) => ({ condition: { kind: 'above', value: 0 }, subject }),
  ),
  form(
    `(?:(?:an?|any|some|one|koi|ek|1) (?:bhi )?)(?:orders?|ऑर्डर|customer|item|product) (?:(?:is|gets|ko|ho) )?(cancel|return|refund)(?:l?ed|s)?(?: (?:ho|hota|hoti|kare|kar|karta|de))?${done}`,
    ([, word = '']) => ({ condition: { kind: 'above', value: 0 }, subject: happenings[word] ?? '' }),
  ),
  form(
    `(?:an?|any|one) (?:new )?(orders?|returns?|refunds?|cancellations?|bookings?) (?:happens?|comes?(?: in)?|is (?:made|placed|issued)|arrives?|occurs?)`,
    ([, subject = '']) => ({ condition: { kind: 'above', value: 0 }, subject }),
  ),
  form(
    `(?:koi|ek|1) (?:bhi )?(?:naya |nayi |new )?(orders?|returns?|refunds?|cancellations?|ऑर्डर|रिटर्न|रिफंड) (?:aa|aaye|aata|mile|ho|hota)${done}`,
    ([, subject = '']) => ({ condition: { kind: 'above', value: 0 }, subject }),
  ),
  form(
    `(?:only |just |bas |sirf )?(?:a |very )?(?:few|handful|kuch|thode|thodi)(?: of (?:them|it)| hi| se| pieces?| units?)* (?:(?:is|are) )?(?:left|remain(?:s|ing)?|bache|bachi|reh)${done}`,
    () => ({
      condition: { kind: 'runs-out', days: 7 },
      isStock: true,
    }),
  ),
  form(`(?:we )?(?:sells?|sold) (?:(?:over|above|more than|at least) )?${amount}${sold}(?: in a day)?`, match => {
    const found = bound('above', match);
    return found && { ...found, subject: 'units sold of' };
  }),
  form(
    `(?:is|gets|are|been) (?:used|applied|redeemed) (?:(?:over|above|more than|at least) )?${amount}(?: times)?`,
    match => {
      const found = bound('above', match);
      return found && { ...found, subject: 'orders with' };
    },
  ),
  form(
    `(.{1,40}?) (?:(?:aana|aane|milna|milne|bikna|hona) )?(?:band|bandh|ruk|thap)${done} ${amount} (ghant(?:e|on|a)|din)(?: (?:tak|se|ke liye))*`,
    ([, subject, figure, , unit = '']) => none(subject, figure, unit === 'din' ? 'day' : 'hour'),
  ),
  form(
    `${amount} (ghant(?:e|on|a)|din)(?: (?:tak|se|ke liye))* (.{1,40}?) (?:(?:aana|aane|milna|milne|bikna|hona) )?(?:band|bandh|ruk|thap)${done}`,
    ([, figure, , unit = '', subject]) => none(subject, figure, unit === 'din' ? 'day' : 'hour'),
  ),
  form(`(?:spends?|burns?|eats? up)(?: (?:over|above|more than|beyond|past))? (?:the )?${amount}${sold}`, match => {
    const found = bound('above', match);
    return found && { ...found, subject: 'ad spend of' };
  }),
  form(`(?:we )?(?:have |has )?(?:had|got|received|reached|seen|crossed) (?:the )?${amount}${sold}`, match =>
    bound('above', match),
  ),
  form(`(?:stock|inventory) kam (?:hone|ho)${done}`, () => ({
    condition: { kind: 'runs-out', days: 7 },
    isStock: true,
  })),
  form(`(?:naya|nayi) (orders?|returns?|refunds?)${done}$`, ([, subject = '']) => ({
    condition: { kind: 'above', value: 0 },
    subject,
  })),
  form(`(?:negative|in (?:the )?minus|ghate mein)${done}`, () => ({ condition: { kind: 'below', value: 0 } })),
  form(
    `(?:gets? |get (?:our|the) |receives? )?(?:our |the )?(?:first|pehla|pehli) (orders?|sale)(?: (?:comes?|aaye))?`,
    ([, subject]) => ({
      condition: { kind: 'above', value: 0 },
      subject: subject ?? 'orders',
    }),
  ),
  form(
    `(.{0,40}?)${amount} (ghant(?:e|on|a)|din)(?: (?:tak|se|mein|me))?(?: (?:koi|ek|bhi|1))* ?(.{1,40}?) (?:na|nahi|nahin) (?:aaye|aaya|aata|aati|mile|mila|ho|hua|bike|bika)${done}`,
    ([, before, figure, , unit = '', subject]) =>
      none(`${before ?? ''} ${subject ?? ''}`.trim(), figure, unit === 'din' ? 'day' : 'hour'),
  ),
  form(
    `(?:(?:is|are) (?:about|going) to |will |might )?(?:(?:run|runs|sell|sells) out(?: of stock)?|finish(?:es)?|(?:get|gets|be|is|are) (?:over|finished|gone)) (?:with)?in (?:the )?(?:next )?${amount} (days?|weeks?)`,
    ([, figure, , unit]) => runsOut(figure, unit),
  ),
  form(
    `(?:has|have) (?:less than|under|only|fewer than) ${amount} (days?|weeks?)(?: of)?(?: (?:stock|cover))?(?: left)?`,
    ([, figure, , unit]) => runsOut(figure, unit),
  ),
  form(
    `(?:agle )?${amount} (din|hafte) (?:mein|me|ke andar)(?: (.{2,40}?))? (?:khatam|khatm)${done}(?: wala| wali)?${done}`,
    ([, figure, , unit, subject]) => {
      const found = runsOut(figure, unit);
      return found && subject !== undefined ? { ...found, subject } : found;
    },
  ),
  form(
    `(?:(?:a|an|any|some|sudden|big|huge|sharp|unusual) )*(spike|jump|surge|rise|drop|dip|fall|crash)s? in (.+)`,
    ([, word, subject]) => ({
      condition: {
        kind: 'unusual',
        way: /spike|surge/.test(word ?? '') ? 'up' : /crash/.test(word ?? '') ? 'down' : wayOf(word),
      },
      subject: subject ?? '',
    }),
  ),
  form(
    `(?:suddenly|achanak|ekdum|ek dum) (falls?|drops?|dips?|crash(?:es)?|rises?|jumps?|spikes?|gir\\p{L}*|ghat\\p{L}*|kam|badh\\p{L}*)${done}|(falls?|drops?|rises?|jumps?|spikes?|crash(?:es)?) suddenly`,
    ([, before, after]) => ({
      condition: { kind: 'unusual', way: /spike|badh|ris|jump/.test(before ?? after ?? '') ? 'up' : 'down' },
    }),
  ),
  form(
    `koi (?:bhi )?(.{1,40}?) (?:na|nahi|nahin) (?:aaye|aaya|aata|aati|mile|mila|ho|hua|bike|bika) ${amount} (ghant(?:e|on|a)|din) (?:tak|se)`,
    ([, subject, figure, , unit = '']) => none(subject, figure, unit === 'din' ? 'day' : 'hour'),
  ),
  form(
    `(?:about to|going to|almost|nearly) (?:(?:go|be) out|run out|finish|finished|gone|over|sold out|sell out)(?: of stock)?|runs? low|(?:is|are|gets?|getting|going) low(?: on stock| in stock)?|(?:khatam|khatm) hone (?:wala|wali|wale|lage|ko)${done}`,
    () => ({ condition: { kind: 'runs-out', days: 7 }, isStock: true }),
  ),
  form(
    `(?:goes|go|is|are|runs?|gets?|stock)? ?(?:bilkul )?out of stock${done}|sells? out|(?:is|are|gets?|ho) ?sold out${done}|sold out ho${done}|is over|finish(?:es)?|(?:stock )?(?:khatam|khatm)${done}`,
    () => ({
      condition: { kind: 'below', value: 1 },
      isStock: true,
    }),
  ),
  form(
    `(?:is|are|comes?|gets?) back in stock|(?:wapas|phir se) stock (?:mein|me) ?(?:aaye|aa jaye|ho)?|stock (?:mein|me) wapas ?(?:aaye|aa jaye|ho)?`,
    () => ({
      condition: { kind: 'above', value: 0 },
      isStock: true,
    }),
  ),
  form(
    `(falls?|falling|drops?|dropping|rising|growing|increasing|declining|goes down|go down|declines?|decreases?|dips?|slips?|rises?|grows?|jumps?|goes up|go up|increases?|climbs?|moves?|changes?|swings?|is up|are up|is down|are down)(?: by)?(?: (?:more than|over|at least))? ${amount}${percent}(?: or more)?`,
    ([, word, figure]) => moved(word, figure),
  ),
  form(
    `(falls?|drops?|goes down|declines?|dips?|is down|are down|down) (?:by |to )?(?:a |one )?half|(aadh[aie]) (?:ho|reh)${done}|halves?`,
    () => ({ condition: { kind: 'moved', way: 'down', percent: 50 } }),
  ),
  form(`doubles?(?: ho${done})?|(?:is|are|goes|go) (?:up )?double${done}`, () => ({
    condition: { kind: 'moved', way: 'up', percent: 100 },
  })),
  form(
    `${amount}${percent}(?: (?:se|ya) (?:bhi )?(?:zyada|jyada))? (gir\\p{L}*|ghat\\p{L}*|badh\\p{L}*|badal\\p{L}*|badle|kam|upar|neeche|niche)${done}`,
    ([, figure, , word]) => moved(word, figure),
  ),
  form(
    `(?:(?:there (?:are|is) |we (?:have|are left with) )?(?:only|just|bas|sirf) ${amount}${sold} (?:(?:is|are|of (?:it|them)|pieces?|units?|hi) )*(?:left|remain(?:s|ing)?|bache|bacha|bachi|reh)${done}|(?:${goes} |down )*to (?:just |only |(?:its|the|their|our|my) last )?${amount}${percent}?${sold}(?: left)?(?: (?:or|and) (?:less|fewer|lower|below|under))?|${amount}${percent}?${sold} (?:or|ya|and|aur) (?:less|fewer|lower|below|kam|usse kam|us se kam)(?: left)?${done}|${amount}${sold} (?:hi )?(?:bache|bachi|bacha|reh)${done})`,
    ([said, ...groups]) => {
      const at = groups.findIndex(group => amountOf(group) !== undefined);
      const value = boundOf(groups[at], groups[at + 1]);
      const isRise = /^(?:ris|climb|grow|jump|shoot|up|goes up)/.test(said);
      return value === undefined
        ? undefined
        : { condition: { kind: isRise ? 'above' : 'below', value }, ...(isRise ? {} : { isReached: true }) };
    },
  ),
  form(
    `(?:reach(?:es)?|hits?|is|are|at|goes to|becomes?|touch(?:es)?|down to) (?:zero|nil|nothing)|(?:zero|shunya)${done}`,
    () => ({
      condition: { kind: 'below', value: 1 },
    }),
  ),
  form(
    `(?:${goes} )*(?:to )?(?:below|under|beneath|less than|lower than|fewer than|short of|shy of) ${amount}${percent}?${sold}(?: left)?`,
    match => bound('below', match),
  ),
  form(
    `(?:(?:${goes} )*(?:above|over|past|more than|higher than|beyond|greater than)|cross(?:es)?|crossing|exceeds?|passe?s?|tops?|hits?|reach(?:es)?|beats?|touch(?:es)?|makes?|do|gets? to) (?:the )?${amount}${percent}?${sold}`,
    match => bound('above', match),
  ),
  form(
    `(?:bahut |kaafi |kafi |itne |itni |ekdum )?(zyada|jyada|kam) (?:aa|ho|mil|bik|lag|jaa|ja) (?:rahe|rahi|raha|rahein)${done}`,
    ([, word]) => ({
      condition: { kind: 'unusual', way: wayOf(word) },
    }),
  ),
  form(
    `${amount}${percent}?${sold} (?:se (?:bhi )?(?:kam|neeche|niche|nichay)|ke (?:neeche|niche|andar))${done}`,
    match => bound('below', match),
  ),
  form(`${amount} (?:ki |ke |ka )?${soldInHindi} (?:ho|aa|aaye|pahunch\\p{L}*|mile|cross|paar)${done}`, match =>
    bound('above', match),
  ),
  form(
    `${amount}${percent}?${sold} (?:or|ya|and|aur) (?:more|above|higher|over|zyada|jyada|usse zyada|upar)${done}`,
    match => bound('above', match),
  ),
  form(
    `${amount}${percent}?${sold} (?:se (?:bhi )?(?:upar|zyada|jyada|adhik|aage|paar)|ke (?:upar|paar)|(?:ko |ka )?(?:paar|cross|touch|chhu|chhoo)|(?:tak )?pahunch\\p{L}*)${done}`,
    match => bound('above', match),
  ),
  form(
    `(?:we (?:are|get) )?(?:only|just|sirf|bas|down to) ${amount} (?:of )?(?:the |our )?(.{2,50}?)(?: (?:are |is )?(?:left|remain(?:s|ing)?|in stock|bache|bachi|reh)${done})?$`,
    ([, figure, scale, subject = '']) => {
      const value = boundOf(figure, scale);
      return value === undefined
        ? undefined
        : { condition: { kind: 'below', value }, subject: singular(subject), isStock: true, isReached: true };
    },
  ),
  form(`(?:stock|inventory) (?:is |level )?(?:at|=|of) ${amount}`, ([, figure, scale]) => {
    const value = amountOf(figure, scale);
    return value === undefined ? undefined : { condition: { kind: 'below', value }, isStock: true, isReached: true };
  }),
  form(
    `(?:(?:suddenly|sharply|unexpectedly|achanak|ekdum|ek dum|bahut) )*(?:spik(?:es?|ing)|surg(?:es?|ing)|shoots? up|shooting up|skyrockets?|explodes?|goes through the roof|ris(?:es?|ing) (?:sharply|suddenly|a lot)|jumps? (?:sharply|suddenly|a lot)|(?:bahut|achanak|ekdum) (?:zyada|jyada|badh\\p{L}*|upar))${done}`,
    () => ({ condition: { kind: 'unusual', way: 'up' } }),
  ),
  form(
    `(?:(?:suddenly|sharply|unexpectedly|achanak|ekdum|ek dum|bahut) )*(?:crash(?:es|ing)?|plummets?|plunges?|tanks?|nosedives?|collapses?|slump(?:s|ing)?|(?:drop|fall|dip|go down)s? (?:sharply|suddenly|badly|a lot|too much|drastically)|(?:bahut|achanak|ekdum) (?:kam|gir\\p{L}*|ghat\\p{L}*|neeche))${done}`,
    () => ({ condition: { kind: 'unusual', way: 'down' } }),
  ),
  // Nothing but that it falls: more than it usually does.
  form(
    `(?:(?:starts? |begins? )(?:to )?)?(falls?|falling|drops?|dropping|dips?|slips?|declines?|goes down|rises?|rising|goes up|increases?|climbs?|gir\\p{L}*|ghat\\p{L}*|badh\\p{L}*)${done}$`,
    ([, word]) => ({ condition: { kind: 'unusual', way: wayOf(word) } }),
  ),
];

/** "Only 8 Banarasi Dupattas left": the product is called by one of them. */
const singular = (words: string): string => words.replace(/(?<=\p{L}{3})(?<!s)s$/u, '');

const touches = /^(?:hits?|reach(?:es)?|touch(?:es)?|gets? to)(?: |$)|pahunch/;

export function readWatch(said: string): Watch | undefined {
  const clause = besideItself(
    said.replaceAll(/(?<=^| )<=? ?(?=\d)/g, 'below ').replaceAll(/(?<=^| )>=? ?(?=\d)/g, 'above '),
  );
  for (const { heard, read } of forms) {
    const match = heard.exec(clause);
    const found = match === null ? undefined : read(match);
    if (match === null || found === undefined) continue;
    const rest = `${clause.slice(0, match.index)} ${clause.slice(match.index + match[0].length)}`;
    const subject = found.subject === undefined || found.subject === '' ? rest : `${found.subject} ${rest}`;
    const isPercent =
      /%|percent|feesadi/.test(match[0]) && (found.condition.kind === 'above' || found.condition.kind === 'below');
    return {
      subject: withNoun(trimmed(subject), match.groups?.noun),
      condition: found.condition,
      ...(found.isStock ? { isStock: true } : {}),
      ...(found.isReached ? { isReached: true } : {}),
      ...(isPercent ? { isPercent: true } : {}),
      ...(found.condition.kind === 'above' && touches.test(match[0]) ? { isTouched: true } : {}),
      ...(/₹|\b(?:rs|inr|rupees|rupaye|rupay)\b/.test(match[0]) ? { isMoney: true } : {}),
    };
  }
  // More of it than is usual is what makes it news.
  return saysPaymentsFail(clause) ? { subject: clause, condition: { kind: 'unusual', way: 'up' } } : undefined;
}
