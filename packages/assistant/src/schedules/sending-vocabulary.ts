/** How people say that they want to be sent something, in three languages in one spelling. Phrases are parted by ";". */
import { way } from '../ordering/telling-vocabulary.ts';
import type { Vocabulary } from '../ordering/phrases.ts';

export type Sending =
  | 'send'
  | 'text'
  | 'give'
  | 'want'
  | 'me'
  | 'team'
  | 'to'
  | 'with'
  | 'ko'
  | 'if'
  | 'same'
  | 'wrap'
  | 'not'
  | 'filler'
  | 'figure'
  | 'whatsapp'
  | 'telegram'
  | 'slack'
  | 'email';

const team =
  'team|staff|everyone|everybody|partner|partners|colleagues|accountant|ca|manager|managers|boss|co-founder|cofounder|founders|all|others';

export const sendingVocabulary: Vocabulary<Sending> = {
  figure: `add to cart [rate]; compared to|with; to date; up to date; month|year|week to date; orders to ship; ready to ship; visits to; time to ship`,
  send: `send; sending; sends; keep sending; forward; share; sharing; deliver; delivering; drop me|us; drop; shoot; push; keep pushing; schedule; set up; arrange [for]; automate; start sending; bhej; bhejo; bhejna; bhejiye; bhejiyega; bhejte; bheja; bhejiyo; bhijwa; bhijwana; bhijwao; circulate; dispatch; fire off; post`,
  text: `text|message|ping|buzz|sms me|us; text; message|msg|sms kar|karo|karna|kro; ping`,
  give: `give; bring; get; fetch; tell; update; inform; batana; batao; bata; bataiye; batate; bol; bolna; dena; dikhana; dikhao; dikha; make sure i|we get|have|see; keep me|us posted [on|with|about]; [should|must] reach me; remind me|us [of|about] [to] [look|check|see] [at]`,
  want: `i|we require; can|could|may i|we be sent; i|we [would] want|need|like [to] [get|have|see|receive]; i'd|we'd like|love|want [to] [get|have|see|receive]; can|could|may i|we get|have|receive|see; let me|us have|see; let me have; want; need; chahiye [hai|hain]`,
  me: `me; us; mujhe; mujhko; hume; humein; hamein; humko; hamko; mereko; to me; to us; [with] myself`,
  team: `[the|my|our|hamari|hamare|meri|poori|sales|marketing|finance|product|executive|warehouse|whole|entire] [whole|entire|sales|marketing|finance] ${team}; all of us; sabko; sab ko; sabhi ko`,
  to: `to; cc; cc to`,
  with: `with`,
  ko: `ko`,
  if: `[but] [and] [only] if|when|unless|provided; [but] [only] in case; [lekin|par|magar] [sirf|tabhi|tab|bas] [tab|tabhi] jab|agar|yadi`,
  same: `[the] same thing|one|figures|figure|answer|list|table; make this|it|that a|an thing|habit|message|mail; what i|we [have] [just] asked [for|you] [about]; my|the last question|answer`,
  wrap: `[a|an|the|my|one] [quick|short|small|brief] [whatsapp|mail|email] statement|summary|update|digest|message|snapshot|round-up|roundup|note of|with|on|about|for; ki|ka|ke report|update|jaankari|summary; [a|an|the|my|one] report|reports of|on|about|for|with; [a|an|the] figures|figure|number|numbers for|of`,
  not: `don't; dont; do not; never; mat; stop; no need to; no longer; quit; cease`,
  filler: `listen; look; every once; thing to land; to land; land; oye; boss; please; pls; plz; kindly; can|could|will|would you [please]; be so good|kind as to; would you be so good|kind as to; i|we would|should be grateful|glad|happy if you would|could; yeah; yes; ok; okay; so; also; and also; yeah and also; ok and; now; then; just; bas; zara; hey; hi; hello; sierra; from now on|onwards; ab se; aaj se; kal se; from today|tomorrow; thanks; thank you; automatically; regularly; uh; um; umm; like; actually; bhai; yaar; ji; na; do; keep; start; always; without fail; over; out; through; →; that's it; i mean; the day's|week's|month's; you know; well; by yourself; apne aap; hamesha; every time; lagbhag; around; about; at; on`,
  whatsapp: way('whatsapp wa watsapp whatsap'),
  telegram: `${way('telegram tg')}; tg`,
  slack: way('slack'),
  email: way('email e-mail mail emails mails'),
};
