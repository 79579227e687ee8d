/** How people say what has to be so, in three languages in one spelling. Phrases are parted by ";". */
import type { Vocabulary } from '../ordering/phrases.ts';

export type Cue =
  | 'above'
  | 'more'
  | 'below'
  | 'less'
  | 'reach'
  | 'to'
  | 'by'
  | 'down'
  | 'up'
  | 'goes-down'
  | 'goes-up'
  | 'moves'
  | 'low'
  | 'high'
  | 'unusual'
  | 'usual'
  | 'than'
  | 'none'
  | 'any'
  | 'not'
  | 'stops'
  | 'out'
  | 'soon'
  | 'runs-low'
  | 'back'
  | 'left'
  | 'few'
  | 'half'
  | 'double'
  | 'triple'
  | 'last-week'
  | 'last-month'
  | 'same-week'
  | 'other-base'
  | 'a-day'
  | 'an-hour'
  | 'course'
  | 'happens'
  | 'cancels'
  | 'returns'
  | 'refunds'
  | 'a-week'
  | 'a-month'
  | 'negative'
  | 'sells'
  | 'spends'
  | 'uses'
  | 'buys'
  | 'or'
  | 'within'
  | 'ahead'
  | 'figure';

export const conditionVocabulary: Vocabulary<Cue> = {
  figure: `औसत ऑर्डर|बिल; ausat order|bill; on track|course|pace; [the|our|my] average order value|size; [the|our|my] average basket [value|size]; [the|our|my] average order|bill|ticket [value|size]; avg order value; new|first-time|first time customers|buyers|visitors|users; add to cart [rate]; return on ad spend; cash on delivery; point of sale; cost per click|order|conversion|acquisition; click through rate; back orders; above the fold; stock of; low stock products|items; number of; drop shipping; naye|nayi|naya customers|customer|grahak|log; over the counter; up sells; time on site; to be shipped; items per order; out for delivery; spend|spends on|per|par; ad|ads|google|meta|marketing spend|spends; total spend; ke spend`,
  above: `above; over; past; beyond; in excess of; upwards of; >; cross; crosses; crossing; crossed; exceed; exceeds; exceeding; exceeded; surpass; surpasses; breach; breaches; top; tops; topping; beat; beats; pass; passes; go|goes|gets|get|is|are|going|went above|over|past|beyond; shoots|jumps|climbs|rises|crosses past|over|above|beyond; shoot|jump|climb|rise past|over|above|beyond; more|anything above|over; up [to] over|above|past; se upar; ke upar; upar; se aage; aage nikal|nikle; paar; paar kar|kare|kari|karein|karen|karne|ho; ke|ko paar; ke|ko paar kar|kare|karein|karen|karne|karega; cross kar|kare|karein|karen|ho|karti|karta|karne; ko|ka cross kar|kare|karein|karen|ho; exceed kar|kare; se badh; se zyada badh; se upar nikal|nikle|pahunche|pahunch; se upar badhe; limit cross`,
  more: `more than; greater than; higher than; bigger than; larger than; at least; at minimum; minimum; ≥; no less|fewer than; not less|fewer than; or more|above|higher|over|greater; and more|above|up; ya|aur [usse|us] [se] zyada|jyada|upar|adhik; or up; zyada; jyada; adhik; se zyada|jyada|adhik; se bhi zyada|jyada|adhik|upar; zyada|jyada|adhik; kam se kam; too many|much; so many|much; a lot of; lots of; a ton of; tons of; loads of; heaps of; plenty of; bahut zyada|jyada; kaafi|kafi|itne|itni|ekdum zyada|jyada; bahut saare|sari|saari; greater; more; bahut adhik`,
  below: `below; under; beneath; <; short of; shy of; fall|falls|falling short of; go|goes|get|gets|is|are|going|went|stay|stays|remain|remains|dip|dips|slip|slips below|under|beneath; drop|drops|fall|falls|dropping|falling|sink|sinks|slide|slides|come|comes below|under|beneath; down|drop|fall below|under; se neeche|niche|nichay; ke neeche|niche|andar; neeche|niche; se neeche gir|aa|chala|chali; se neeche gire|aaye|aaya; neeche gir|aa|gire|aaye; less|anything below|under`,
  less: `less than; lower than; fewer than; smaller than; at most; at the most; maximum; ≤; no|not more than; or less|fewer|lower|below|under; and less|fewer|lower|below; ya|aur [usse|us] [se] kam; se kam; se bhi kam; kam; less; fewer; too few|little; bahut kam; kaafi|kafi|itne|itni kam; zyada se zyada; thoda kam`,
  reach: `reach; reaches; reaching; reached; hit; hits; hitting; touch; touches; touching; touched; get|gets to; make; makes; tak pahunch; tak pahunche|pahunchi|pahuncha|pahunchein|pahuche|pahucha|pahunchti|pahunchta|pahunchne; pahunch; pahunche; pahunchi; pahuncha; pahunchein; pahuche; pahuch; pahunchti; pahunchta; chhu|chhoo|chu [le|jaye|lein|leti]; chhue; ko chhu|chhue|touch|hit|chhoo [kare|kar|le|lein|ho|karein] [le|jaye]; touch|hit kare|kar|ho|karein; becomes; become; equals; have|has had|got|seen; bana le`,
  to: `to; down to; up to; all the way to; down to its|the|our|my last; down to just|only|like; to just|only|like; to its|the|our|my last`,
  by: `by; by at least|over|more than|around|about`,
  'goes-down': `having|have|has a [really|very] bad|poor|slow|terrible day; drop; drops; dropping; dropped; fall; falls; falling; decline; declines; declining; decrease; decreases; decreasing; dip; dips; dipping; slip; slips; slipping; sink; sinks; sinking; shrink; shrinks; slump; slumps; slide; slides; sliding; reduce; reduces; lose; loses; gir; gire; girein; giren; girne lage|lagein|par|lagi|laga; girta|girti|girte hai|hain|ho|hi|jaye; giravat [aaye|aa] [jaye]; girawat [aaye|aa] [jaye]; ghat; ghate; ghatein; ghatne lage|lagein|lagi; ghatta|ghatti|ghatte hai|hain|ho; drop ho|kare|aaye|aa; ka drop|girawat|giravat; गिरावट [aaye|aa] [jaye]; crash; crash; crashes; crashing; plunge; plunges; plunging; plummet; plummets; tank; tanks; tanking; nosedive; nosedives; dive; dives; collapse; collapses; tumble; tumbles; dwindle; dwindles; weaken; weakens; mein|me kami [aaye|aa|ho] [jaye]; kami [aaye|aa|ho] [jaye]`,
  'goes-up': `uchal; uchhal; having|have|has a [really|very] good|great|super day; rise; rises; rising; rose; grow; grows; growing; climb; climbs; climbing; increase; increases; increasing; increased; jump; jumps; jumping; spike; spikes; spiking; surge; surges; surging; shoot|shoots|shooting up; soar; soars; skyrocket; skyrockets; explode; explodes; balloon; balloons; pick|picks up; badh; badhe; badhein; badhen; badhne lage|lagein|lagi|laga; badhta|badhti|badhte hai|hain|ho; increase ho|kare; uchhal [aaye|aa] [jaye]; uchhaal [aaye|aa] [jaye]; badhotri [aaye|ho|aa] [jaye]; badhat [aaye|ho|aa] [jaye]; go|goes through the roof; get|gets out of hand; बढ़ोतरी [aaye|ho|aa] [jaye]; ka jump|spike|increase`,
  down: `go|goes|going|went|come|comes|coming down; is|are down; down; goes|gets lower; dn`,
  up: `go|goes|going|went|is|are up; up; goes|gets higher`,
  moves: `change; changes; changed; move; moves; swing; swings; differ [from]; differs [from]; vary; varies; deviate; deviates [from]; badle; badal; badalti; badalta; badlein; up or down; either way; hil`,
  low: `low; slow; lower; slower; weak; weaker; few; poor; worse; quiet; quieter; slack; behind; kamzor; dheema; dheeme; dheemi; thanda; thandi; mand|manda|mandi; bekaar|kharab`,
  high: `high; higher; busy; busier; heavy; heavier; better; strong; stronger; huge; massive; abnormally|unusually|suspiciously high`,
  ahead: `ahead`,
  unusual: `unusual; unusually; abnormal; abnormally; odd; oddly; strange; strangely; weird; not|isn't|aren't normal|usual|right; out of the ordinary|line; out of whack; looks|look|seems|seem|feels|is|are off; suspicious; suspiciously; fishy; anomaly; anomalies; anomalous; unexpected; unexpectedly; suddenly; sudden; achanak [se]; ekdum [se]; ek dum [se]; ajeeb; ajib; asamanya; asaamaanya; unusual|abnormal|weird|strange lage|ho|dikhe; normal nahi|na ho|lage|hon|hai; alag; hatkar; sharply; drastically; dramatically; badly; too much; a lot; spike; surge; different; unlike; out of pattern; असामान्य; अलग`,
  usual: `what it|they usually|normally is|are|does|do; what's|what is usual|normal; usual; the usual; normal; the normal; typical; expected; what is|what's|is usual|normal|expected|typical; it|they should be; it|they usually|normally is|are|does|do|be; usually|normally is|are; normally; usually; than average; the average; its|their|our|my average; average [se]; is usual|normal; aam taur; aam dino|dinon; hamesha; roz ke; rozana ke; mamool; mamul; samanya; normal day|days|level|levels|range; its|their|the|our usual [level|levels|self|range|value|pace|figure|number]; its own usual; usual|normal|typical for this|the hour|time|day|weekday [of|and] [the|this] [day|week|weekday]; for this|the hour|weekday [of|and] [the|this] [day|week|weekday]; as usual; औसत; हमेशा; सामान्य; aam; baseline; its|the baseline; expectation; expectations`,
  than: `than; compared to|with; as compared to|with; when compared to|with; vs; versus; against; relative to; in comparison to|with; ke mukable|muqable|mukabale [mein|me]; ki tulna mein|me; ke comparison mein|me; मुकाबले [mein]; ki apeksha; over what|the`,
  none: `no; not a|one|any single; not even one|a|a|single [single]; not one; zero; nobody; no one; no-one; none; nothing; nil; without [a|an|any|one|getting|seeing|receiving|having|making|even] [a|an|any|one|single] [single]; ek bhi; ek bhi koi; bina [kisi|koi|ek]; shunya; 0`,
  any: `koi bhi [ek]; kisi bhi; jo [bhi]; jis bhi; jo koi; any; a single; even one; even a single; koi; kisi; ek; first; our|the|my first; pehla; pehli; another; new; naya; nayi; naye; a new; any new; some; an; a; every; each`,
  not: `not; don't; dont; do|does|did not; doesn't; doesnt; didn't; didnt; isn't; aren't; haven't; havent; hasn't; hasnt; have|has not; can not; cannot; can't; cant; won't; fail|fails to; not able to; unable to; nahi; nahin; na; mat; never; नहीं; ना`,
  stops: `stop [coming|selling|arriving] [in]; stops [coming|selling|arriving] [in]; cease [coming]; ceases [coming]; vanish; vanishes; come|comes to a halt|stop|standstill; [aana|aane|milna|milne|bikna|hona] band|bandh; [aana|aane|milna|milne|bikna] ruk; thap; dry|dries up; goes|go dead|silent|quiet; is|are dead|silent`,
  out: `khali; oos; run|runs|running|ran out [of] [stock]; sell|sells|selling out; sold out; is|are|gets|get sold out; go|goes|going|is|are|gets|ran out of stock; out of stock; stock out; stockout; stocks out; finish; finishes; finished; get|gets|is|are finished|over|exhausted; exhausted; khatam|khatm; khatam|khatm hone; sold out; bik jaye sab; samapt; nipat; go|goes out; is|are gone; be|being gone|over|finished; end|ends; zero stock; bilkul khatam; be|is depleted; run|runs dry; will|would|might|may run|be out`,
  soon: `gonna; about to; going to; is|are about|going|set|likely to; almost; nearly; close to; nearing; on the verge of; hone wala|wale|wali|vala|vali|waala; soon; will; might; may; jaldi`,
  'runs-low': `running|run|runs low [on|in] [stock]; low on|in stock; is|are|gets|get|getting|going|goes low [on|in] [stock]; khatam hone ki kagar; sirf thoda|thode|thodi; khatam|khatm hone wala|wale|wali|lage|ko|waala|waale|waali; khatam|khatm hone se pehle|pahle; before it|they runs|run|sells|sell out`,
  back: `in stock once more|again; available once more|again; comes|come|is|are|gets back; back in stock; back [in]; is|are|comes|come|gets|get back in stock; restocked; is|are|gets restocked; wapas|vapas [stock] [mein|me] [aaye|aa|ho] [jaye]; phir se stock mein|me [aaye|aa|ho] [jaye]; stock mein|me wapas [aaye|aa|ho] [jaye]; available again; replenished`,
  left: `left; remain; remains; remaining; left in stock; in hand; to go; bache; bacha; bachi; bachein; bachen; bach; bachta|bachti|bachte hai|hain|ho; reh jaye|jayein|jaayein|gaya|gaye|jata|jati; rah jaye|jayein|gaya|gaye; hi bache|bacha|bachi|reh; baki|baaki; pade ho|hon; hi ho|hon|hai|rahe`,
  few: `[only] a few; [only|just] a handful; thode|thoda|thodi|kuch [se] [hi]; very few|little; last few; aakhri kuch`,
  half: `half; halves; halve; halved; aadha; aadhi; aadhe; [go|goes|fall|falls|drop|drops|is|are] [down] by|to half; a half; one half; in half`,
  double: `double; doubles; doubled; doubling; twice; dugna; duguna; dugni; do guna; 2 guna; double; twofold; twice as many|much|high [as]`,
  triple: `triple; triples; tripled; thrice; tigna; teen guna; 3 guna; threefold`,
  'last-week': `lw; lwk; last|previous week; last week's|weeks; the|than|from|on|over last|previous week; the week before; pichle|pichhle|pichla hafte|hafta [se] [ke]; gaye|beete hafte [se]; week on week; week over week; week-on-week; week-over-week; wow; w/w; wk on wk`,
  'same-week': `same day|time lw|lwk; [the] same day|time|hours|hour|weekday [of|on] [the] last|previous week; [the] same [day|time|hours] a week ago|earlier|before; a week ago|earlier|before; last week [at] [this|the] [same] time|hour; [the] same time last week; this time last week; pichle hafte [ke] isi|usi|aaj|is din|samay|waqt|time [ke] [din] [se]; seven days ago|earlier; 7 days ago|earlier`,
  'last-month': `last|previous month; the month before; pichle|pichhle|pichla mahine|mahina [se] [ke]; month on month; month over month; month-on-month; mom; m/m`,
  'other-base': `last|previous|pichle monday|tuesday|wednesday|thursday|friday|saturday|sunday|monday's|tuesday's|wednesday's|thursday's|friday's|saturday's|sunday's; yesterday; yesterday's; beete kal; kal; parson; last|previous year|quarter|diwali|season; year on year; year over year; yoy; day on day; day over day; dod; pichle|pichhle saal [se] [ke]; the day before; same day last year|month; same time last year|month|yesterday; a year|month ago; it was; last time; pichhli|pichli baar; kal [ke] isi samay`,
  'a-day': `a|one|the whole|full|entire day; poora|poore din; per d; a|per|any|one|single day; in|on|within|during a|any|one|the|single|1 day; each|every day; daily; on any given day; on a given day; in 24 hours; ek|1|kisi [bhi] din mein|me|ke; ek|kisi [bhi] din; din mein|me; din bhar [mein|me]; saara|poora din; per din; rozana; roz; roz ki|ka|ke; pratidin; har din; during the day; in|during the day [time]; in|during [business|working|office|shop|store|day] hours; daytime; din ke time; days; day's; रोज़; रोज; total mein; on a single day; over the day; by the day; during daytime; in the day; of a day; [a|any|one|each|every] [single] day's`,
  'an-hour': `per hr; an|per|any|one|each|every|a|single hour; in|within|during an|any|one|the [last|past|single|given] hour; hourly; in|within|over [the] last|past hour; ek|1|kisi|har [hi] ghante [mein|me|ke|andar] [andar]; ghante bhar mein|me; per ghanta|ghante; within|in 60|30|15|90 min|mins|minutes`,
  course: `sirf|bas|only ek baar; in a row; consecutive; straight days|weeks|hours; lagatar; lagataar; on|during|over week days; on|during|over weekdays|weekends|weekend|nights; on|during|over week ends; only|just once; on|every|each mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|monday|tuesday|wednesday|thursday|friday|saturday|sunday; by|till|until|before|at [the] morning|noon|midday|afternoon|evening|night|midnight|close|closing|lunch; by|till|until|before|at [the] end of [the] day; by day's end; by eod; subah|dopahar|shaam|sham|raat|midnight tak|ko|se|mein|me; din ke ant tak; har ghante; every hour; at night; in the night|evening|morning|afternoon; overnight; after|before lunch|noon; weekend par|pe|ko; weekends par|pe|ko; on mon|tue|wed|thu|fri|sat|sun; on working days; रात को; शाम को; शाम तक; दोपहर तक; सुबह तक; half|first|second half of the day`,
  happens: `come in; comes in; come through; comes through; come; comes; arrives; arrive; is|are|gets|get placed|made|issued|raised|received|requested|filed|created|opened|logged; happens; happen; occurs; occur; lands; aaye; aayein; aati; aata; aate; aa jaye|jata|jati; mile; milte; milta; milti; milein; ho; hota; hoti; hon; ho jaye; aane lage; we|i get|gets|receive|see|have|got; get; receive; we're getting|seeing; aana; goes|go|went through; is there; there is|are; we make`,
  cancels: `someone|somebody|anyone|anybody|customer cancels; cancel; cancels; cancelled; canceled; gets|is|are|get cancelled|canceled; cancel ho|kare|kar|hota|karta|karti`,
  returns: `someone|somebody|anyone|anybody|customer returns; koi return kare|karta; returned; gets|is|are|get returned; return ho|kare|kar|hota|karta|karti`,
  refunds: `refunded; gets|is|are|get refunded; refund ho|kare|kar|hota|karta|karti`,
  'a-week': `a|per|any|each|every|one|single week; in|within a|any|one|the week; weekly; ek|1|kisi|har [bhi] hafte [mein|me]; hafte mein|me; hafte bhar mein|me; over the week`,
  'a-month': `a|per|any|each|every|one|single month; in|within a|any|one|the month; monthly; ek|1|kisi|har [bhi] mahine [mein|me]; mahine mein|me; mahine bhar mein|me; over the month`,
  negative: `negative; in|into [the] minus|negative|red; ghate mein; minus mein|me; oversold; goes|go|is|turns negative; loss making; ghata ho`,
  sells: `sell; sells; sold; we sell; bike|bik|bikti|bikta|bikte`,
  spends: `spends; we|i|they spend; burn; burns; eat|eats up; kharch ho|kare|kar|karta|karti; khaye; kha jaye; uda de; udaye; spend kare|kar|karta|karti`,
  uses: `is|are|gets|get|been|being used|applied|redeemed; used; redeemed; applied; use|istemal|apply ho|hua|hota|kiya; lag jaye; somebody|someone|anybody|anyone uses; uses`,
  buys: `buy; buys; is|are buying; purchase; purchases; purchased; has|have purchased|bought|ordered; bought; orders anything|something; place|places an order; is|are ordering; ordered; orders from us; khareede; khareeda; kharide; kharida; khareed; order kare|kiya|kar`,
  or: `or; ya`,
  within: `in|within|over|during [the] next|coming|following; agle; aane wale; within; ke andar; ke bheetar; over the next`,
};
