/** "Which alerts do I have", "kitne schedule chal rahe hain", "what have I asked you to watch": whether a list of what is kept is wanted, and nothing else. */
import type { KeptKind } from './kept-nouns.ts';
import { phrasesOf, type Vocabulary } from './phrases.ts';
import { restOf, spansIn } from './spans.ts';

type Listing = 'asks' | 'alert' | 'schedule' | 'watching' | 'sends' | 'message' | 'about' | 'filler';

const you = '[you|u|tu|tum|aap] [are|were|have] [been]';
const vocabulary: Vocabulary<Listing> = {
  asks: `kaun-kaun; कौन-कौन; konsa; konsi; kaunsa; is|are my|the|our; which; what; whats; what's; show [me|us]; list [of|out] [me|us]; a list of; lists; list; see; view; display; how many; is|are there; do|have i|we [have|got] [any]; tell me|us; give me|us [a] [list] [of]; read out; remind me; kaun; kaunse; kaunsi; konse; kon; kya; kya-kya; kitne; kitni; kitna; dikhao; dikha; dikhaiye; batao; bata; bataiye; batana; list bhejo|bhejna|de|do|dikhao; my; mere; meri; apne; any; gina; ginao; कितने; क्या`,
  alert: `alert; alerts; alarm; alarms; warning; warnings; notification; notifications`,
  schedule: `message|messages|sandesh tay|fixed [hain|hai]; schedule; schedules; scheduled; scheduled|automatic|regular|recurring message|messages|mail|mails|email|emails|e-mail|e-mails|update|updates|send|sends|question|questions|figures|answer|answers|delivery|deliveries; [lined|set] up to be sent; शेड्यूल`,
  watching: `[are|were|do|did|will] ${you} watching|monitoring|tracking [for] [me|us]; ${you} keeping [an] eye|tabs|watch|track on; ${you} looking out for; [i|we] [have] asked|told|requested|set|wanted|want|tell|ask [you] to watch|watching|track|monitor|alert|inform|tell|notify|warn|ping [me|us] [about|of|on|for]; [i|we] [have] asked|told|requested|set|wanted|want|tell|ask [you] to keep [an] eye|tabs|watch|track on;
    [i|we] [have] asked|told|requested [you] to keep me|us informed|posted|updated [about|on|of]; [you] [have] been asked|told to watch|monitor|track; [have] been asked|told to keep [an] eye|tabs|watch|track on; do|will|would you watch|monitor|track; will|would you tell|alert|warn me|us about|of; keep you watching; batata|batate|bataoge|bataega hai|ho|hain; dekh|dekhte rahe|rahi|raha ho|hai|hain; dekhte ho|hain; nazar rakh|rakhe|rakhte rahe|rakhi|ho|hai [ho|hai|hain]; you watch|monitor|track; watching; monitoring; keeping an eye on; you tell|alert|warn me|us about|of; tumko|aapko bola hai nazar rakhne`,
  sends: `message|messages|msgs aate|aati|aata|milte hai|hain; you're|you are going to send [to] [me|us]; you're sending [me|us]; bheji|bhej jaati|jati|jata hain|hai; [are|were|do|did|will] ${you} send|sending|mail [to] [me|us]; you|u|tum|aap [have] sent|send|sending [to] [me|us]; do|will you send [me|us]; [do|will] i|we [all] get|receive|getting from you; bhejta|bhejte|bhejti|bhejoge|bhejega ho|hai|hain; bhejte|bhejti|bhejta; you send [me|us]; sent to me|us; comes|goes to me|us; [i|we] [have] scheduled`,
  message: `message; messages; mail; mails; email; emails; update; updates; question; questions; figures; send; sends`,
  about: `for|on|about|of|regarding`,
  filler: `mil; milte; milti; konsa; kaunsa; present; current; full; complete; doing; paused; liye; next; thing; cheez; cheezein; cheezen; चीज़ें; चीजें; चीज़; sab; me; us; all; everything; that; the; our; a; an; of; do; i; we; have; had; are; is; on; set; active; running; up; there; right; now; currently; made; created; got; for; you; asking; asked; to; about; in; place; at; moment; kept; going; paused; muted; stopped; ki; chal; rahe; rahi; raha; laga; lagi; rakha; rakhi; rakhe; mera; hamare; hamara; se; hain; hai; hue; lage; lagaye; lagaya; chalu; jo; wo; woh; maine; humne; do; many; abhi; sab; sabhi; saare; sari; today; these; those; did; can; will; would; with; please; still; keep; been; has; it's; bane; banaye; kiye; what; it; was; were; again; from; automatically; regularly; roz; apne; aap; every; day|week|month; daily; weekly; monthly; and; when; if; kuch; tu; tum; mujhe; hume; uski; unki; list; de; dijiye; currently; by; yourself; so far; should; be; grateful; like; want; could; see; as|of now; set up; up; any; already; also; hey; hi; ok; okay; sierra; ji; na; zara; kindly; just; let; know; here; name|names|titles; exactly; kabhi; tak; kaun; scheduled; on schedule; waiting; in force; live; bhi; i'd; would; thing|things; else; your; regular; rakhe; hui; hua; set|kiye hue; sabki; poori; puri`,
};
const vocabularies = [phrasesOf(vocabulary)] as const;

export function isList(typed: string, kind: KeptKind): boolean {
  const heard = spansIn(typed, vocabularies);
  const { spans } = heard;
  const has = (...cues: Listing[]): boolean => spans.some(span => cues.some(cue => cue === span.cue));
  const other = kind === 'alert' ? 'schedule' : 'alert';
  const isBare =
    has(kind) &&
    heard.words.length <= 2 &&
    spans.every(({ cue }) => cue === kind || cue === 'filler') &&
    typed.trim().endsWith('?');
  if (isBare) return true;
  if (!has('asks') || has(other) || spans.some(({ cue }) => cue === 'amount' || cue === 'clock')) return false;
  const isOfKind =
    has(kind) || (kind === 'alert' ? has('watching') && !has('sends') : has('sends') && !has('watching'));
  if (!isOfKind) return false;
  const rest = restOf(heard);
  if (rest.length === 0) return true;
  // "Is there any alert set on refunds": beside which one, the whole list is an answer.
  const [only, ...others] = rest;
  const before = only && heard.words[heard.words.indexOf(only[0]!) - 1]?.plain;
  // "Is my stock alert still on".
  const isAsked = /^(?:is|are)$/.test(heard.words[0]?.plain ?? '');
  if (isAsked && has(kind) && others.length === 0 && (only?.length ?? 0) <= 3) return true;
  return has(kind) && others.length === 0 && (only?.length ?? 0) <= 3 && /^(?:for|on|about|of)$/.test(before ?? '');
}
