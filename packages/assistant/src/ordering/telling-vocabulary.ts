/** How people say that they want to be told, in three languages in one spelling. Phrases are parted by ";". */
import type { Vocabulary } from './phrases.ts';

export type Telling =
  | 'tell'
  | 'alert'
  | 'watch'
  | 'know'
  | 'me'
  | 'if'
  | 'so'
  | 'and'
  | 'ko'
  | 'who'
  | 'whatsapp'
  | 'telegram'
  | 'slack'
  | 'email'
  | 'filler';

/** A way is said with or without the word that joins it. */
export const way = (names: string): string =>
  names
    .split(' ')
    .map(
      name =>
        `[on|by|via|over|through] [my|our|the] ${name} [number|chat|group|channel|message]; ${name} par|pe|se|mein [par]; send [me] [an|a] ${name}; drop|shoot [me] [an|a] ${name} [message]; ${name} [message] aana|aaye|aa chahiye|jaye [hai]; ${name} me|us; ek ${name}; ${name} chahiye [hai]; ping|tell|to our|my ${name}; in|into ${name}; ${name} of|with|about`,
    )
    .join(';');

export const tellingVocabulary: Vocabulary<Telling> = {
  tell: `without telling|informing|asking|alerting me|us; tell; let me|us [please] know; let me|us; let; lmk; keep me|us posted|updated|informed|apprised|abreast; keep me|us in the loop; inform; intimate; apprise; message; msg; text; sms; call; phone; ring; buzz; poke; nudge; shout [out]; holler [at]; yell;
    scream; beep; wake me|us [up]; wake; hit me|us up; hmu; get back to me|us; remind; give|drop|shoot|send|get me|us [a|an|the|some] [quick|little|small|loud] shout|shoutout|holler|buzz|nudge|ping|call|ring|signal|message|msg|note|heads-up|headsup|update|word|line|text|sms|notification|warning|alert|alarm|flag;
    give|drop|shoot|send|get|raise|sound|put [me|us] [up|out] [a|an|the|some] [quick|little|small|loud] [heads] shout|shoutout|holler|buzz|nudge|ping|call|ring|signal|message|msg|note|update|word|line|text|sms|notification|warning|alert|alarm|flag;
    i'd|i|we [would|will|want|need] [like|love|appreciate|want|need] [to] [get|have|receive] a|an|some heads-up|alert|ping|warning|note|message|notification|nudge|call|word; i'd|i|we [would] like|love|want|need a heads up; heads up; give|drop|send [me|us] [a] [quick|little] heads up; flag [it|this] [up]; signal;
    mujhe khabar; khabar|khabr|pata ho|hona|mile|milni|lage|chal|chalna|chale [chahiye]; khush khabri|khabar; khabar|khabr; batana; batate; batao; bataiye; bataiyega; btana; btao; batayen; bataye; bataen; batayein; batayiye; batana hai; batana chahiye; bata|bta; bolna; bolo; boliye; boliyega; bol; kehna; kaho; keh dena|do; soochit|suchit|inform|khabardar;
    soochna|suchna|sandesh|ishara|itlaa|ittila|jaankari|jankari|avgat; message|msg|msgs|phone|call|sms|text; ek message|msg|phone|call|sms; message|msg|phone|call aana|aaye|aa chahiye|jaye [hai]; yaad dila|dilana|dilao [dena|do|na]; yaad kara|karana [dena|do]; jaga|jagana|jagao [dena|do]; khushkhabri; good news; अवगत; इत्तला`,
  alert: `[a|an] new|naya alert|alarm|warning|notification; alert; alerts; alarm; warning; notification; notifications; warn; notify; ping; an|a|the|one alert|alarm|warning|notification; set|create|make|add|put|place|raise|have|want|need [up] [me|us] [an|a|the|one|new] [new] alert|alarm|warning|notification; i|we want|need [an|a] alert|alarm|warning|notification;
    alert|alarm|warning|notification [ka]; alert|alarm|warning|notification set; ek alert|ping|notification; notify|warn|ping; alert aana|aaye|aa chahiye|jaye [hai]; notification|ping aana|aaye|aa chahiye|jaye [hai]; alert bana|banao|banana [do|dena]`,
  watch: `would you mind watching; watching the|our|my; watch [out] [for|over|on]; monitor; track; keep [a|an] [close|sharp] eye|watch|track|tabs|check|tab [on|of|over|for|out]; keep watching|monitoring|tracking; have an eye on; nazar rakhna|rakho|rakhiye; nazar rakh [lena|do]; dhyan rakhna|rakho; par|pe nazar rakhna|rakho [aur]; look out for`,
  know: `let me|us be told|informed|alerted|notified; i|we am|are told|informed|notified|alerted|warned; see [to it] that; make sure that; i|we wish [to] know|hear|be|get [told|alerted|warned|informed|notified] [about] [it]; [i|we] would like|love a|an alert|warning|message|notification|ping|nudge|note; to be told|informed|alerted|notified|warned; need|needs|want|like|love|must to be|get told|alerted|warned|informed|notified|pinged; would like to be told|alerted|warned|informed|notified; i|we [should|must|have|want|need|would|wanna] [to|want|like|love] [to] know|hear|learn [about] [it]; i|we [should|must|have|want|need|would] [like|love|want|to] [to] be|get told|alerted|warned|informed|notified|pinged; i'd|we'd|i'll like|love|want|need to know|hear; i'd|we'd like|love|want to be told|alerted|warned|informed|notified|pinged; i|we should|would|must like to be told|alerted|warned|informed|notified|pinged;
    make sure i|we know; make sure to tell|inform|alert|warn|notify me|us; mujhe|hume pata chalna|hona chahiye; pata chalna|hona chahiye; mujhe|hume pata chal|chale jaye; be sure to tell me|us; don't forget to tell me|us; i'm|i|we to be told`,
  me: `me; us; mujhe; mujhko; hume; humein; hamein; humko; hamko; mereko; mere ko; apan ko; hamein bhi; to me|us; me know; us know`,
  if: `don't|dont let; do not let; hone|jaane|jane|aane|girne|badhne|pahunchne par|pe; kal|aaj|ab|parson se agar|jab; hote|hoti|jaate|jate|jaati|girte|badhte|aate|aati|pahunchte|pahuchte|karte|bachte|khatam hi; when; whenever; if; once; [only|but] if|when; as soon as; the|very moment|minute|second|instant|day [that]; the very moment|minute|second|instant|day [that]; in case; every|each|any time; anytime; as and when; should; provided [that]; jab; jab bhi; jab kabhi; agar; agar kabhi; jaise hi; yadi; jis din; kabhi bhi; kisi din; jis samay|waqt; incase; on the day [that]; if and when; whenever and if; soon as; if ever; the day [that]`,
  so: `→; to; toh; then; so; tab; and then; par turant; uske baad`,
  and: `and; aur; plus; as well as; also; bhi; too; evam; tatha`,
  ko: `ko`,
  who: ``,
  whatsapp: way('whatsapp wa watsapp whatsap whatapp'),
  telegram: way('telegram tg'),
  slack: way('slack'),
  email: way('email e-mail mail emails mails ईमेल'),
  filler: `ahead of time; in advance; ke baare|bare mein|me; suno; sunno; would you mind; saying something; how about you; i'd love; right so; so that; aaj kal; aajkal; these days; nowadays; lately; listen; look; see; oh; arey; man; dude; buddy; folks; friend; my dear; in that case; let it be known [to]; be kind enough to; oye; boss; abe; it would|will help|be great|nice|good|helpful|lovely; it would|will help [me] [a] [great|lot] [deal|lot]; i should like; please; pls; plz; kindly; just; bas; uh; um; umm; uhh; hmm; er; erm; basically; actually; yaar; yar; bhai; bhaiya; bro; dear; sir; madam; mam; ji; zaroor; jaroor; jarur; turant; turat; fauran; immediately; instantly; right away|now; straight away; straightaway; asap; at once; you know; i mean; hey; hi; hello; sierra; सिएरा; तुरंत; फ़ौरन; फौरन; ज़रूर; जरूर; कृपया; जी; भाई;
    यार; ok; okay; okay so; so; well; yeah; yes; haan; yo; like; can|could|will|would you [please]; you should; do; zara; please do; be so good|kind as to; i|we would|should be grateful|glad if you would|could; thanks; thank you; sun|suno|sunno; dekho; arre; accha|achha; promptly; quickly; first thing; on [the] phone; someone|somebody|anyone; phone par|pe; back; it; that; now; also; maybe; something; let's say; suppose; make sure; be sure to; kind of; kinda; sort of; ab; from now on|onwards; from today|tomorrow; aaj hi; know; ka|ki|ke flow|silsila|aana; set|create|make|add|put|place|raise|have [up] [me|us] a|an|the|one; i'd|i|we [would] want|need|like a|an|the; hamesha ke liye; without fail; ज़रा; सुनो; a bit`,
};
