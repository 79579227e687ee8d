/** How people speak of what is kept for them, in three languages in one spelling. Phrases are parted by ";". */
import type { Vocabulary } from './phrases.ts';

export type KeptCue =
  | 'end'
  | 'pause'
  | 'resume'
  | 'turn'
  | 'on'
  | 'off'
  | 'no'
  | 'sending'
  | 'telling'
  | 'alert'
  | 'schedule'
  | 'message'
  | 'one'
  | 'other-thing'
  | 'rhythm'
  | 'until'
  | 'rest'
  | 'if'
  | 'above'
  | 'makes'
  | 'all'
  | 'newest'
  | 'filler';

const days =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|mon|tue|tues|wed|thu|thurs|fri|sat|sun|somvar|somvaar|mangalvar|budhvar|guruvar|shukravar|shanivar|ravivar|itvar|itvaar|somwar|budhwar|guruwar|shukrawar|shaniwar|raviwar';
const stretch =
  'day|days|week|weeks|month|months|hour|hours|minutes|din|dino|dinon|hafte|hafton|ghante|mahine|weekend|weekends|hr|hrs|d';
const when = `now|today|tonight|tomorrow|aaj|kal|abhi|diwali|christmas|holi|noon|${days}`;
const about = '[about|of|on|for|when|if|with|from]';

export const keptVocabulary: Vocabulary<KeptCue> = {
  end: `[may|can|should] be removed|stopped|ended|cancelled|deleted|dropped; [i|we] have no [further|more] use for; no [further|more] use for; del; unsub [me] [from]; stop; quit; end; cease; delete; remove; rm; cancel; drop; kill; scrap; disable; deactivate; discontinue; clear; erase; get rid of; do away with; forget ${about}; take away|down; turn|switch|shut off; unsubscribe [me] from; no more; band; bandh; bnd; hata; hatao;
    hatana; htao; hta; nikal; nikalo; mita; mitao; khatam kar|karo; off kar; nahi|nahin chahiye|chaiye [hai]; ki|ka zaroorat|zarurat|jarurat nahi|nahin [hai]; zaroorat|zarurat|jarurat nahi|nahin [hai]; [i|we] [do] don't|dont|not|never want|need|require|like|care|wish [to] [get|have|see|receive]; [i|we] no longer want|need|require|like|care|wish [to] [get|have|see|receive]; lose; dump; ditch; undo; [is] not needed|wanted|required; [is] no longer needed|wanted|required;
    no need of|for; discard; withdraw; revoke; delete kar; cancel kar; मिटा; हटाओ; निकाल`,
  pause: `halt; pause; mute; snooze; silence; suspend; hush; hold; hold off [on]; put on hold; rok; roko; roke; freeze; silent; shaant; shant; chup; keep quiet; give it a rest; a break from; give me a break from`,
  resume: `resume; unmute; unpause; un-pause; unsnooze; unfreeze; restart; reactivate; activate; re-enable; enable; reinstate; restore; bring back; put back [on]; wake [up]; turn|switch [back] on; start; continue; [wapas|vapas|dobara] chalu|shuru|start|chaalu; phir|fir se chalu|shuru|start; wapas le aao`,
  turn: `turn; switch; shut; take; bring`,
  on: `on; back on; on again; back on again; back`,
  off: `off; away`,
  no: `[you] need not; needn't; do not disturb [me|us] [with]; don't disturb [me|us] [with]; dont disturb [me|us] [with]; do not; don't; dont; no need to; never; mat; nahi; nahin; na; no longer; not; please don't`,
  sending: `sending [me|us] ${about}; send me|us; send; mailing [me|us]; e-mailing [me|us]; emailing [me|us]; whatsapping [me|us]; messaging [me|us]; texting [me|us]; mail me|us; email me|us; e-mail me|us; whatsapp me|us; message me|us; text me|us; bhejna; bhejo; bhejte; bhejti; bheja; bheji; bhej; bhejiye; bhejen; mail|whatsapp|email karna;
    [that|what] you|u [are] send|sending|mail|message|mailing [me|us] [on|every|each|in] [the]; jo bhejte ho|hain; jo kuch bhejte ho|hain`,
  telling: `trouble|bug|pester|nag me|us ${about}; bugging|nagging|pestering|spamming|troubling me|us ${about}; alerting [me|us] ${about}; warning me|us ${about}; notifying [me|us] ${about}; telling [me|us] ${about}; pinging [me|us] ${about}; watching ${about}; tracking; monitoring; bothering [me|us] ${about}; informing [me|us] ${about}; tell me|us ${about}; alert me|us ${about}; warn me|us ${about}; notify me|us ${about};
    ping me|us ${about}; bother me|us ${about}; inform me|us ${about}; be|get told|alerted|warned|informed|notified|pinged|bothered ${about}; to know|hear ${about}; know|hear about|of; batana; bata; batao; bataya; bolna; bol; to tell|alert|warn|notify|ping|bother|inform [me|us] ${about}; ke baare mein; ke bare mein`,
  alert: `whatever|everything|anything i|we [have] set [up] [for|on|about]; alert; alerts; alarm; alarms; warning; warnings; notification; notifications; pings; notifs; अलार्म`,
  schedule: `sched; scheds; schedule; schedules; scheduled|automatic|regular|recurring message|messages|mail|mails|email|emails|e-mail|e-mails|update|updates|send|sends|question|questions|figures|answer|answers|delivery|deliveries; शेड्यूल`,
  message: `sandesh; message; messages; msg; msgs; mail; mails; email; emails; e-mail; e-mails; update; updates; text; texts; whatsapp; whatsapps; summary; summaries; digest; digests; figures; numbers`,
  one: `one; ones; thing; things; wala; wale; wali; waala; waale; waali`,
  'other-thing': `report; reports; board; boards; dashboard; tile; tiles; threshold; limit; target; targets; goal; goals; note; notes; campaign; campaigns; budget of; password; order number; keyword; keywords; word; words; shabd`,
  rhythm: `daily; weekly; monthly; nightly; roz; rozana; everyday; every day|week|month|morning|evening|night; morning; evening; night; afternoon; subah; shaam; sham; raat; dopahar; ${days.replaceAll('|', ';')}; weekday; weekdays; weekend; weekends; mornings; evenings`,
  until: `[only] till|until|upto|til|for|during|over ${when} [morning|evening|night|afternoon|noon]; [only] till|until|for|during|over [a|the|this|next|rest|coming|whole|few|couple] [of] [the|few|next|coming|this] ${stretch}|while|bit|moment|festival|sale|next; till|until further|next notice; till|until i|we say|tell|ask [you] [so|otherwise]; till|until i|we am|are|come|get [back] [back]; [agle|is|kuch|thodi|thode|ek] ${stretch}|der|samay ke liye; [agle|is|kuch|thodi|thode|ek] ${stretch}|der|samay tak [ke] [liye];
    thodi|kuch der; aaj|kal|abhi|${days} [raat|subah|shaam|din|dopahar] ke liye; parson|${when} [raat|subah|shaam|din|dopahar] tak [ke] [liye]; ${days} tak ke liye; kal tak ke liye; filhaal; filhal; temporarily; meanwhile; for the time being; this weekend|week|month|evening; just this weekend|week; tonight; today; jab tak main|hum na|nahi kahu|kahun|bolu|bolun|kahen|bolen; ke baad tak; for now; for today`,
  rest: `rehne|rahne do|dena; chalu|on rehne do|dena; chalu rakhna; and|but keep|leave [all] [the] rest|others|other|remaining|everything [ones|else] [on|running|alone|as|going] [it|they] [is|are]; baki|baaki sab rehne|chalne do|dena; and|but keep|leave the one|ones for|on|about; baki|baaki rehne do|dena`,
  if: `when; whenever; if; jab; agar; as soon as`,
  above: `above; below; over; under; cross; crosses; exceeds; falls; drops; goes; less than; more than; se kam; se zyada; se upar; se neeche; reaches; hits; <; >`,
  makes: `make|set|create|add one; drop|shoot me|us; an|a|new|naya|another alert|alarm|warning|notification|schedule; a|an new alert|alarm|warning|notification|schedule; one more alert|schedule; set|put up an|a; create; add an|a; ek alert|schedule|message|mail; ek naya|nayi`,
  all: `koi [bhi]; all [of] [the|my|your|these|those|them|it]; every; everything; each; sab; sabhi; saare; saari; sare; sari; saara; poore; dono; both; sab kuch; every single; any; whatever`,
  newest: `the last|latest|newest|recent|most recent one|alert|schedule|message [i|we|you] [have|had] [just] [made|set|created|added|asked] [up|for]; last; latest; newest; [that|which] [you|i|we] [have] just made|set|created|added [up]; abhi|abhi abhi jo|wala banaya|lagaya|set; aakhri; pichla`,
  filler: `pray; from now onwards; present; be good enough to; relating|related|connected to; with regard to; in connection with; [you] may; be kind enough to; kind enough to; you might; but; of the; that arrive|arrives|come|comes [in]; that is|are sent; aata|aati|aate hai|hain; with; please; pls; kindly; ok; okay; haan; yes; hey; and; also; now; then; so; just; can|could|will|would you; would you mind; can we; you can; why don't|dont you; why not; [i|we] [would] want|like|need [you] to; i'd like [you] to; let us; lets; let's; i think; from now on|onwards; ab se; zara; any more|longer; anymore; going forward; hereafter; again; altogether; completely; for good; for me|us; ji; poora; bilkul; ab; abhi; aage se; thanks; thank you; mujhe; hume; main; mai; hum; bhi; yaar; bhai; sir; from today|tomorrow; aaj se; kal se; wapas; vapas; phir se; dobara; it; them; immediately; right away; at once; jo; wo; woh; us; usko; use; usse; uss; unko; unhe; उसे; उसको; maine|humne [lagaya|lagayi|banaya|banayi]; lagaya|lagayi|banaya|banayi|set [kiya|ki] tha|thi|hai; lagaya|banaya hua; लगाया था; लगाया है; बनाया था; tumne|aapne|tu|tum|aap; that|which i|we|you [have|had] [made|set|created|added|asked] [for|up]; i|we|you [have|had] made|set|created|added [up]; you|i|we have|had [made] [for] [me]; said; actually; uh; um; entirely; instead; ke liye`,
};
