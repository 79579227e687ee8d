/** The many ways to say "tell me when", and the words that say nothing, brought to a few that the forms of orders know. */
import { withDigits } from './spoken-numbers.ts';
import { plainOrder } from './words.ts';

/** What people say while they think, and how soon they want it: as soon as it is so in any case. */
const fillers =
  /(?<=^| )(?:u+h+|u+m+|h+m+|er+m?|basically|actually|yaar|yar|bhai|bhaiya|ji|zaroor|jaroor|jarur|turant|turat|fauran|jaldi se|immediately|instantly|right away|straight ?away|asap|at once|please|pls|plz|kindly|just like|just|you know|i mean|hey|(?<!\S )hi|hello|sierra|सिएरा|तुरंत|फ़ौरन|फौरन|ज़रूर|जरूर|कृपया|जी|भाई|यार)(?= |$)/gu;

export function withoutFillers(typed: string): string {
  return plainOrder(typed)
    .replaceAll(/,(?= |$)/g, '')
    .replaceAll(fillers, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const some = '(?:a |an |the |some )?(?:quick |small |little )?';
const idioms: [RegExp, string][] = [
  [
    /^(?:(?:i|we)(?: would|'d|d)?|i'd) (?:like|want|need|love) (?:to (?:get|have) )?(?:a|an|some) (?:heads[- ]?up|alert|ping|warning|note|message|notification|nudge|call) (?=when|if|whenever|the moment|as soon as|once)/,
    'tell me ',
  ],
  [/^keep (me|us) (?:posted|updated|informed|in the loop)(?: on whether)? (?=when|if|whenever)/, 'tell $1 '],
  // "Tell me about any big jump in refunds".
  [
    /^(?:tell|let) (me|us) (?:know )?(?:about|of) (?:any|an?|every) (?=(?:[a-z]+ ){0,2}(?:jump|spike|surge|drop|dip|fall|crash|rise)s? in )/,
    'tell $1 when any ',
  ],
  // "Any sudden spike in refunds, tell me".
  [/^(?:any|a|an) (.+) tell me$/, 'tell me when $1'],
  // "Alert me at 6 pm if …": when to look stands before what for.
  [
    /^((?:[a-z]+ ){0,3}?(?:tell|alert|warn|notify|inform|ping|message|let|remind) (?:me|us)(?: know)?) ((?:at|by|only|in|every|on|each) (?!(?:e?-?mail|mail|whatsapp|telegram|slack) )(?:[^ ]+ ){1,3}?)(if|when|whenever) (.+)$/,
    '$1 $3 $4 $2',
  ],
  [
    new RegExp(
      `\\b(?:give|drop|shoot|send) (me|us) ${some}(?:shout|holler|heads[- ]?up|buzz|nudge|ping|call|shoutout|alert|warning|notification|message|msg|note)\\b`,
      'g',
    ),
    'tell $1',
  ],
  [
    /(?<=^(?:please )?(?:tell|alert|warn|notify|inform|ping|message) (?:me|us)) (?:on )?the (?:very )?day (?:that )?/,
    ' when ',
  ],
  // "Ping our WhatsApp", "buzz on Telegram": by which way, and nobody else.
  [
    /^(?:ping|buzz|text|message|tell|alert|notify|inform) (?:(?:on|via|by|through) )?(?:my |our |us on |me on )?(?:the )?(whatsapp|telegram|slack|e-?mail|phone)(?: (?:group|number|chat))? (?=(?:when|if|whenever|the moment|as soon as|once) )/,
    'tell me on $1 ',
  ],
  // "Keep tabs on the choker set, tell me when 4 are left": of what it is comes first.
  [
    /^(?:keep (?:an eye|a watch|tabs|a close eye|track|watch) (?:on|of|over)|watch|monitor|track) ([^,]+?) (?:and )?(tell|alert|warn|notify|inform|ping|message|text) (me|us) (when|if|whenever) (?:only |just )?(\d+|[a-z]+ty|five|four|three|two|ten|twelve) (?:is |are )?(?:left|remain(?:s|ing)?)$/,
    'tell $3 when only $5 $1 left',
  ],
  // "Give a shout if …": whoever asks is the one to be told.
  [
    /^(?:give|drop|raise|sound|send|shoot|put)(?: (?:up|out))?(?: (?:a|an|the|some))?(?: (?:quick|small|little|loud))* (?:shout(?:out)?|holler|heads[- ]?up|buzz|nudge|ping|call|alert|alarm|warning|signal|flag|note|message) (?=(?:when|if|whenever|the moment|as soon as|once) )/,
    'tell me ',
  ],
  [
    /\b(?:wake|buzz|nudge|flag|holler at|shout at|call|ring|phone|poke|beep|signal|intimate|apprise) (me|us)(?: up)?\b/g,
    'tell $1',
  ],
  [
    /\b(?:do )?(?:make sure (?:to|you) |be sure to |don't forget to )?(tell|let|warn|alert|notify|inform|ping) (me|us)\b/g,
    '$1 $2',
  ],
  [/\b(?:the )?(?:very )?(?:moment|minute|second|instant)(?: that)?(?= )/g, 'the moment'],
  [/\b(?:every time|each time|any ?time|in case|as and when)(?= )/g, 'when'],
  [
    /(?<=^|and |then |& )(?:ping|shout|buzz|flag|holler|scream|yell|notify|inform|tell|warn)(?: out)? (when|if|whenever|the moment|as soon as|once) /,
    'alert me $1 ',
  ],
  [/ (?:shout|ping|alert|buzz|flag it|holler|scream|warn|notify|inform)$/, ' tell me'],
];

const dena =
  '(?: (?:dena|do|diyo|dio|de|dijiye|dijiyega|diya|karna|karo|kar|kro|krna|kariye|kijiye|karein|karen|kare|bhejna|bhejo|bhej|lagana|lagao|laga|dilana|dila|na|zara|maar|mar|maaro|daal|dal|thok|chhod|chhodna))*';
const says =
  '(?:bata|bta|batana|btana|batao|btao|bataiye|bataiyega|batayen|bataye|bataen|batayein|batayiye|bol|bolna|bolo|khabar|khabr|soochit|suchit|khushkhabri|khushkhabari|good news|soochna|suchna|sandesh|inform|notify|alert|warn|ping|msg|message|yaad)';
const mine = '(?:mujhe|mujhko|hume|humein|hamein|humko|hamko|mereko|mere ko|apan ko)';
const jab = '(?:jab bhi|jab|agar|jaise hi|yadi|jis din|kabhi bhi|kabhi)';

/** The order of the words stays; only the verb that tells is always `batana`. */
const hindi: [RegExp, string][] = [
  [/ hone se pehle (?=(?:mujhe )?(?:bata|batana|bol|khabar|alert))/, ' hone wala ho to '],
  [/ (?:ek )?(mail|e-?mail|whatsapp|telegram|slack) (?:aana )?(?:chahiye|aa jaye|aaye)(?: hai)?$/, ' $1 par batana'],
  [/ (?:ek )?(?:alert|message|msg|notification) (?:aana )?(?:chahiye|aa jaye|aaye)(?: hai)?$/, ' batana'],
  // "Stock 10 se kam hote hi khabar kar dena brass diya ka": of what it is comes last.
  [new RegExp(`^(.+? (?:hi|to|toh)) ((?:${mine} )?${says}${dena}) (.+?) (?:ka|ki|ke)$`), '$3 $1 $2'],
  [new RegExp(`^(${mine}) (?:(?:tabhi|tab|bas|sirf|sirf tab|bhi|please|bhai) )+(?=${says})`), '$1 '],
  // "From tomorrow": it is watched at once.
  [/^(?:kal|aaj|ab|parson) se (?=(?:agar|jab|jaise) )/, ''],
  [new RegExp(`(?<= )(${mine} )?(?:(?:ek|koi|zara|pehle|pahle) )*${says}${dena}$`), '$1batana'],
  [new RegExp(`^(${mine} )?(?:(?:ek|zara) )*${says}${dena} (?=${jab} )`), '$1batana '],
  [new RegExp(`^([^ ]+ ko(?: bhi)?) ${says}${dena} (?=${jab} )`), '$1 batana '],
  [/(?<=^| )(?:jis din|kabhi bhi|kabhi)(?= )/, 'jab'],
  // "Jo bhi product khatam hone wala ho uska alert dena": any one of them.
  [/(?<=^| )(?:jo|jo bhi|jis bhi|jo koi) (?=(?:products?|items?|maal|cheez|design|piece|style) )/, 'koi '],
  [/ (?:uska|uski|unka|unki|iska|iski|us ka|iske baare mein|uske baare mein) (?=(?:mujhe )?batana$)/, ' to '],
  [
    /(?<= )(?:aate|aati|hote|hoti|jaate|jate|jaati|girte|badhte|pahunchte|pahuchte|karte) hi (?=(?:mujhe )?batana$)/,
    'ho to ',
  ],
  [/(?<= )(mujhe) (.+) (?=batana$)/, '$2 $1 '],
];

export function heardPlainly(typed: string): string {
  const told = withDigits(withoutFillers(typed));
  return [...idioms, ...hindi]
    .reduce((text, [heard, as]) => text.replace(heard, as), told)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
