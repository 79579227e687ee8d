/** "Are we on track?", "what is our target": questions about what is to be reached, by their words alone. */

/** `days`: the words that say which, as they stand there. `ofPlan`: a plan or a budget, which need not be a target. */
export type TargetWish = { do: 'track' | 'list'; figure?: 'sales' | 'orders'; days?: string; ofPlan?: true };

const longest = 120;
const names = /\b(?:targets?|goal|lakshya)\b|टारगेट|लक्ष्य/u;
/** "variance to plan", "budget vs actual". */
const plan =
  /\b(?:vs|versus|against|to|from|behind|ahead of|of) (?:the |our |this |sales )*(?:plan|budget)\b|\b(?:plan|budget) (?:vs|versus)\b/;
const tracks = /\bon (?:track|pace|course)\b/;

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर';
const spans = 'week|month|quarter|year|hafte|mahine|saal|हफ्ते|हफ़्ते|महीने|साल';
const days = new RegExp(`(?:^| )((?:this|next|is|agle|इस|अगले) (?:${spans})|${months})(?= |$)`, 'u');

/** Every word of such a question is one of these: what names anything else is another question. */
const ordinary = new Set(
  `are is we us our my the a an to of in for on at by from and with against towards toward vs versus do does did have has what which show me tell give list all any there how far close
  hua hui ho chuka baki baaki aur kahan chal raha what's whats status
  are still now today so will can could would going be been it progress doing net sales revenue variance gap actual actuals mtd qtd order orders month months monthly months quarter quarterly year yearly week weekly
  target targets goal goals plan budget set fixed decided kept rakhe rakha rakhi lage lagaye track pace course hit reach reached make meet met miss missing achieve achieved achievable behind ahead short
  kya hum ham hamara hamare hamari mera mere meri apna apne par pe hai hain ho hoga hogi honge ka ke ki se ko tak kitna kitne kitni peeche piche aage door dur pura poora puri payega payegi payenge
  jayega jaayega jayegi jayenge karenge kar lenge batao dikhao bikri lakshya
  क्या हम हमारा हमारे मेरा अपना पर है हैं हो होगा का के की से को तक कितना कितने कितनी पीछे आगे दूर पूरा पूरी जाएगा पाएगा कर लेंगे बताओ दिखाओ टारगेट लक्ष्य बिक्री सेल्स ऑर्डर`
    .split(/\s+/)
    .filter(Boolean),
);

const isReached =
  /\b(?:on (?:track|pace|course|target)|hit|reach|reached|make|meet|met|miss|missing|achiev\w+|behind|ahead|far|close|short|against|vs|versus|progress|doing|variance|peeche|piche|aage|door|dur|pura|poora|puri|payega|payegi|payenge|jayega|jaayega|lenge|target (?:par|pe))\b|पीछे|आगे|दूर|पूरा|पूरी|पाएगा|जाएगा|लेंगे|(?:टारगेट|लक्ष्य) पर/u;

const ofAds = /\b(?:roas|cpa|cpc|bids?|bidding|budgets?|campaigns?|ads?|keywords?)\b/;

export function readTargetWish(typed: string): TargetWish | undefined {
  if (typed.length > longest) return undefined;
  const text = typed
    .toLowerCase()
    .replaceAll(/['’]s\b/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  const ofPlan = plan.test(text) && !names.test(text);
  if (ofAds.test(ofPlan ? text.replace(/\bbudget\b/g, '') : text)) return undefined;
  if (!ofPlan && !names.test(text) && !tracks.test(text)) return undefined;
  const said = days.exec(text)?.[1];
  const rest = said === undefined ? text : text.replace(said, ' ');
  if (!rest.split(' ').every(word => word === '' || word === 'please' || word === 'what' || ordinary.has(word)))
    return undefined;
  return {
    do: isReached.test(text) ? 'track' : 'list',
    ...(/\borders?\b|ऑर्डर/u.test(rest) ? { figure: 'orders' } : {}),
    ...(/\b(?:sales|revenue|bikri)\b|बिक्री|सेल्स/u.test(rest) ? { figure: 'sales' } : {}),
    ...(said === undefined ? {} : { days: said }),
    ...(ofPlan ? { ofPlan } : {}),
  };
}
