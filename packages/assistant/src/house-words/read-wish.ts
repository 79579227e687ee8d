/** "For us sales means net sales", "forget NCR": orders about the house's own words, by their form. What is meant is left to the reader of questions. */
import { bare, plainWord } from './plain-word.ts';
import { datesIn, type Season } from './read-season.ts';

/** `isMarked`: said as something to keep; `isRemark`: only "A is B", which most often is said of something else. */
export type HouseWish =
  | { do: 'make'; word: string; meaning: string; isMarked: boolean; isRemark?: true }
  | { do: 'season'; word: string; from: string; to?: string | undefined }
  /** A name and what it is called, in one row: where the one ends only the store's names tell. */
  | { do: 'call'; names: string }
  | { do: 'list' }
  | { do: 'delete'; word: string }
  | { do: 'add' | 'take-out'; word: string; meaning: string };

type Row<Read> = { heard: RegExp; read: (groups: string[]) => Read | undefined };

const politely =
  /^(?:(?:henceforth|hereafter|why don't you|why dont you|why not|you can|you may|you should|please|pls|kindly|ok|okay|hey|sierra|and|so|zara|कृपया)[, ]+)+/iu;
const remember =
  /^(?:(?:ise|yeh|इसे|यह) )?(?:remember|note|learn|keep in mind|make a note|yaad rakh(?:o|na|iye|iyega|lo| lo)?|याद (?:रखो|रखना|रखिए|रखिएगा|रख लो))(?: that| this| ki| कि)?(?: ?[:,-] ?| )/iu;
const ours =
  /^(?:for us|for me|with us|for (?:our|the|my) (?:team|shop|store|house|business|brand|company)|(?:in|at) our (?:team|shop|store|house|business|brand|company|office)|from now on|(?:hamare|humare|hamaare|mere) (?:liye|yahan|yahaan|yaha|ghar mein|business mein|dukaan mein)|(?:aaj|ab) se|हमारे (?:लिए|यहाँ|यहां|यहा)|(?:आज|अब) से),? /iu;
const usInside = /^(\S.*?),? (?:for us|hamare liye|हमारे लिए),? ((?:is|are|means?|matlab|मतलब) .+)$/iu;

const usAtTheEnd = /,? (?:here|for us|with us|from now on|(?:hamare|humare) (?:yahan|liye)|हमारे (?:यहाँ|यहां|लिए))$/iu;

const is = '(?: (?:hai|hain|hota hai|hote hain|hoti hai|है|हैं|होता है|होते हैं))?';
const of = '(?: (?:ka|ki|ke|का|की|के))?';
const matlab = '(?:matlab|mtlb|yaani|yani|मतलब|यानी|यानि)';
const calls =
  '(?:bolo|bolna|bolenge|kaho|kehna|kahenge|bulao|bulate hain|(?:kehte|kahte|bolte) (?:hai|hain)|बोलो|बोलना|कहो|कहना|कहेंगे|(?:कहते|बोलते) हैं)';
const made = (word: string, meaning: string, isMarked: boolean): HouseWish => ({
  do: 'make',
  word,
  meaning,
  isMarked,
});

/** Some say by their form that a word is being agreed on. */
const sayings: Row<HouseWish>[] = [
  {
    heard:
      /^(?:when|whenever|if|every time) (?:i|we|someone|somebody|anyone|anybody|my team|the team|our team|people here|they) (?:says?|writes?|asks? for|types?|talks? (?:about|of)|uses?|mentions?) (?:the word )?(.+?),? (?:then )?(?:(?:we|i|they) (?:always |really |actually )?mean|it (?:always |really )?means|(?:this|that) means|that(?:'s| is)|it(?:'s| is)|think(?: of)?|(?:read|take|treat|understand|count) it as|you should (?:think|read|take) (?:of )?(?:it as)?) (.+)$/iu,
    read: ([word = '', meaning = '']) => made(word, meaning, true),
  },
  {
    heard:
      /^(?:(?:jab|agar|जब|अगर) (?:bhi |भी )?)?(?:(?:main|mai|hum|ham|koi|मैं|हम) )(?:(?:jab|जब) (?:bhi |भी )?|bhi |भी )?(.+?) (?:bolu|bolun|boloon|bolen|bole|kahu|kahun|kahen|kahe|likhu|likhun|likhen|बोलूँ|बोलूं|बोलें|कहूँ|कहूं|कहें|लिखूँ|लिखूं|लिखें),? (?:to|toh|tab|तो|तब),? (?:(?:uska|iska|उसका|इसका) )?(?:(?:matlab|mtlb|मतलब) )?(.+?) (?:samajhna|samjhna|samajh lena|samajhiye|samjho|samajhna hai|maanna|मानना|समझना|समझो|समझ लेना|समझिए)$/iu,
    read: ([word = '', meaning = '']) => made(word, meaning, true),
  },
  {
    heard: /^(?:rename|redefine|define) (.+?) (?:to mean|as meaning|as) (.+)$/iu,
    read: ([word = '', meaning = '']) => made(word, meaning, true),
  },
  {
    heard: /^by (.+?),? (?:we|i)(?: (?:always|usually|only|actually|really|just))? mean (.+)$/iu,
    read: ([word = '', meaning = '']) => made(word, meaning, true),
  },
  {
    heard: new RegExp(
      `^(?:jab )?(?:hum|ham|main|हम|मैं) (.+?) (?:kehte|kahte|bolte|कहते|बोलते) (?:hain|hai|hu|hoon|हैं|हूँ),? (?:(?:to|toh|तो) )?(?:uska |उसका )?${matlab} (.+?)${is}$`,
      'iu',
    ),
    read: ([word = '', meaning = '']) => made(word, meaning, true),
  },
  {
    heard: new RegExp(
      `^(?:(?:hum|ham|main|koi|team|हम|मैं) )?(?:jab bhi|jab|agar|जब भी|जब|अगर) (?:(?:hum|ham|main|koi|team|हम|मैं) )?(.+?) (?:bol\\p{L}*|kah\\p{L}*|keh\\p{L}*|likh\\p{L}*|pooch\\p{L}*|बोल[\\p{L}\\p{M}]*|कह[\\p{L}\\p{M}]*|लिख[\\p{L}\\p{M}]*)(?: (?:hain|hai|hu|hoon|हैं|हूँ))?,? (?:(?:to|toh|tab|तो|तब) )?(?:(?:uska|iska|उसका|इसका) )?(?:${matlab}) (.+?)${is}$`,
      'iu',
    ),
    read: ([word = '', meaning = '']) => made(word, meaning, true),
  },
  {
    heard:
      /^(?:hum|ham|main|हम|मैं) (.+?) (?:bolte|kehte|kahte|bulate|कहते|बोलते|बुलाते) (?:hain|hai|hu|hoon|हैं|हूँ) (.+?) (?:ko|को)$/iu,
    read: ([word = '', meaning = '']) => made(word, meaning, true),
  },
  {
    heard: /^(.+?) is (?:what we call|our (?:short |code |pet |nick)?-?(?:name|word|term) for) (.+)$/iu,
    read: ([word = '', meaning = '']) => made(word, meaning, true),
  },
  {
    heard: /^(?:our (?:short |code |pet |nick)?-?(?:name|word|term) for) (.+?) is (.+)$/iu,
    read: ([meaning = '', word = '']) => made(word, meaning, true),
  },
  {
    heard: new RegExp(`^(.+?) (?:bole to|bole toh|बोले तो) (.+?)${is}$`, 'iu'),
    read: ([word = '', meaning = '']) => made(word, meaning, true),
  },
  {
    heard:
      /^(.+?) (?:ko|को) (?:hamesha |हमेशा )?(.+?) (?:samajhna|samjhna|samajh lena|samjho|samajho|maanna|maano|mano|maan lo|ginna|gino|समझना|समझो|मानना|मानो|मान लो)$/iu,
    read: ([word = '', meaning = '']) => made(word, meaning, true),
  },
  {
    heard: /^(?:let's |lets |let us |we (?:will )?|we'll |i )?call (.+)$/iu,
    read: ([names = '']) => ({ do: 'call', names }),
  },
  {
    heard: new RegExp(`^(.+?) (?:ko|को) (?:(?:hum|ham|हम) )?(.+?) ${calls}$`, 'iu'),
    read: ([meaning = '', word = '']) => made(word, meaning, true),
  },
];

/** Others say only that one thing is another. */
const equations: Row<HouseWish>[] = [
  {
    heard: /^(?:let|have) (.+?) mean (.+)$/iu,
    read: ([word = '', meaning = '']) => made(word, meaning, false),
  },
  {
    heard: /^(.+?) (?:should|shall|will|must) mean (.+)$/iu,
    read: ([word = '', meaning = '']) => made(word, meaning, false),
  },
  {
    heard: /^(?:treat|define|read|count|consider|take) (.+?) as (.+)$/iu,
    read: ([word = '', meaning = '']) => made(word, meaning, false),
  },
  {
    heard: /^(?:(?:we|i) )?use the word (.+?) for (.+)$/iu,
    read: ([word = '', meaning = '']) => made(word, meaning, false),
  },
  {
    heard:
      /^(.+?) (?:always |actually |basically |simply |just |really )?(?:means|mean|stands for|is short for|refers to|denotes|equals) (.+)$/iu,
    read: ([word = '', meaning = '']) => made(word, meaning, false),
  },
  {
    heard: new RegExp(`^(.+?)${of} ${matlab} (.+?)${is}$`, 'iu'),
    read: ([word = '', meaning = '']) => made(word, meaning, false),
  },
  {
    heard: /^(.+?) (?:mein|me|में) (.+?) (?:aate|aati|aata|shamil|आते|आती|शामिल) (?:hain|hai|हैं|है)$/iu,
    read: ([word = '', meaning = '']) => made(word, meaning, false),
  },
  {
    heard: /^(.+?) (?:is|are|includes?|consists of|covers|=) (.+)$/iu,
    read: ([word = '', meaning = '']) => ({ do: 'make', word, meaning, isMarked: false, isRemark: true }),
  },
];

const words =
  '(?:(?:house |own )?(?:words?|terms|definitions|meanings|vocabulary|dictionary|glossary|short ?forms|nicknames))';
const shabd = '(?:shabd|words?|matlab|शब्द|शब्दों)';
/** Beside the word for words nothing but small words, one of which asks for a list. */
const small =
  /^(?:what|whats|what's|which|show|list|see|display|give|tell|me|all|about|of|our|my|the|own|house|do|did|have|has|are|is|you|we|i|know|remember|keep|kept|use|learnt|learned|learn|taught|teach|told|tell|given|give|from|for|us|that|so|far|got|saved|there|in|your|hamare|humare|mere|apne|sabhi|saare|humne|hamne|maine|tumhe|tumko|aapko|kaun|kaunse|kon|se|kya|kya-kya|sikhaye|bataye|dikhao|dikhaiye|batao|bataiye|hain|hai|yaad|rakhe|seekhe|tumne|aapne|हमारे|मेरे|अपने|सभी|सारे|हमने|मैंने|तुम्हें|आपको|कौन|से|क्या|सिखाए|बताए|दिखाओ|दिखाइए|बताओ|बताइए|हैं|है|याद)$/iu;
const picks =
  /^(?:what|whats|what's|which|show|list|see|display|give|tell)\b|(?:^|\s)(?:kya|kaun|dikhao|dikhaiye|batao|bataiye|क्या|कौन|दिखाओ|दिखाइए|बताओ|बताइए)(?=\s|$)/iu;
const ofWords = new RegExp(`(?:^|\\s)(?:${words}|${shabd})(?=\\s|$)`, 'iu');
const whatIsKnown =
  /^what (?:all )?(?:words )?(?:have|did) (?:we|i) (?:taught|teach) you$|^what (?:all )?(?:have|did) you (?:learn|learnt|learned) (?:from|about) us$|^(?:humne|hamne|maine) (?:tumhe|aapko) kya(?: kya)? sikhaya(?: hai)?$/iu;

function isList(plain: string): boolean {
  if (whatIsKnown.test(plain)) return true;
  if (!ofWords.test(plain) || !picks.test(plain)) return false;
  const rest = plain.replace(ofWords, ' ').split(/\s+/).filter(Boolean);
  // "Which words do people search for" is of others.
  return (
    rest.every(word => small.test(word)) &&
    rest.some(word =>
      /^(?:our|my|us|we|i|you|your|own|hamare|humare|mere|apne|humne|hamne|maine|tumhe|tumne|aapne|aapko|हमारे|मेरे|अपने|हमने|मैंने|तुम्हें|आपको)$/iu.test(
        word,
      ),
    )
  );
}

/** These name the word as one of ours, whatever is kept. */
const endings: Row<HouseWish>[] = [
  {
    heard: new RegExp(`^(?:forget|delete|remove|drop|clear) all (?:(?:of )?(?:our|my|the) )?${words}$`, 'iu'),
    read: () => ({ do: 'delete', word: '*' }),
  },
  {
    heard:
      /^(?:hamare|humare|हमारे) (?:sab|sabhi|saare|सब|सभी|सारे) (?:shabd|words|शब्द) (?:bhool jao|hata do|mita do|भूल जाओ|हटा दो|मिटा दो)$/iu,
    read: () => ({ do: 'delete', word: '*' }),
  },
  {
    heard: /^(?:forget|delete|remove) what (.+?) (?:means|meant|stands for)$/iu,
    read: ([word = '']) => ({ do: 'delete', word }),
  },
  {
    heard: /^(?:forget|delete|remove|drop) (?:our|my|the) (?:house )?word (.+)$/iu,
    read: ([word = '']) => ({ do: 'delete', word }),
  },
  {
    heard:
      /^(.+?) (?:ka|ki|ke|का|की|के) (?:matlab|mtlb|meaning|मतलब) (?:ko |को )?(?:bhool jao|bhul jao|bhula do|hata do|mita do|भूल जाओ|भुला दो|हटा दो|मिटा दो)$/iu,
    read: ([word = '']) => ({ do: 'delete', word }),
  },
  {
    heard:
      /^(?:forget|delete|remove|drop|erase) (?:what|everything|whatever|all) (?:i|we) (?:said|told you|taught you|meant) (?:about|by|of|for) (.+)$/iu,
    read: ([word = '']) => ({ do: 'delete', word }),
  },
  {
    heard: /^(?:forget|delete|remove|drop|erase) the meaning of (.+)$/iu,
    read: ([word = '']) => ({ do: 'delete', word }),
  },
  {
    heard: new RegExp(`^(?:delete|remove|drop|erase|take) (.+?) (?:from|out of|off) (?:our|my|the) ${words}$`, 'iu'),
    read: ([word = '']) => ({ do: 'delete', word }),
  },
  { heard: /^(.+?) no longer (?:means|stands for) .+$/iu, read: ([word = '']) => ({ do: 'delete', word }) },
];

/** These are orders only of a word that is kept: "forget May" may be said of a question. */
const endingsOfKept: Row<HouseWish>[] = [
  {
    heard: /^(?:forget|delete|remove|unlearn) (?:the word |about )?(.+)$/iu,
    read: ([word = '']) => ({ do: 'delete', word }),
  },
  { heard: /^stop calling .+? (\S+)$/iu, read: ([word = '']) => ({ do: 'delete', word }) },
  {
    heard: /^(.+?) (?:ko |को )?(?:bhool jao|bhul jao|bhula do|hata do|mita do|भूल जाओ|भुला दो|हटा दो|मिटा दो)$/iu,
    read: ([word = '']) => ({ do: 'delete', word }),
  },
  {
    heard: /^(?:change|update|set) (?:what )?(.+?) (?:means )?to (.+)$/iu,
    read: ([word = '', meaning = '']) => made(word, meaning, true),
  },
  {
    heard: /^(?:add|put|include) (.+?) (?:to|in|into) (.+)$/iu,
    read: ([meaning = '', word = '']) => ({ do: 'add', word, meaning }),
  },
  {
    heard: /^(?:take|remove|leave|drop) (.+?) (?:out of|from) (.+)$/iu,
    read: ([meaning = '', word = '']) => ({ do: 'take-out', word, meaning }),
  },
  {
    heard: /^(.+?) (?:mein|me|में) (.+?) (?:ko )?(?:bhi |भी )?(?:jodo|jod do|jodna|daalo|daal do|जोड़ो|जोड़ दो|डालो)$/iu,
    read: ([word = '', meaning = '']) => ({ do: 'add', word, meaning }),
  },
  {
    heard: /^(.+?) (?:se|से) (.+?) (?:ko |को )?(?:hatao|hata do|nikalo|nikal do|हटाओ|हटा दो|निकालो|निकाल दो)$/iu,
    read: ([word = '', meaning = '']) => ({ do: 'take-out', word, meaning }),
  },
];

/** "Our season runs from …; remember this". */
const toRemember = /^(.+?)\s*[,;]? (?:please )?(?:remember|keep in mind) (?:this|that|it)$/iu;

/** Longer texts are no orders; the forms take their time. */
const longest = 300;

export function readHouseWish(typed: string, kept: readonly string[]): HouseWish | undefined {
  if (typed.length > longest) return undefined;
  const text = typed
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/[\s.!।]+$/u, '')
    .replace(/^((?:do )?remember|note),? please,? /iu, '$1 ')
    .replace(/^do (?=remember )/iu, '');
  if (isList(text.replace(/\s*[?？]$/u, '').replace(politely, ''))) return { do: 'list' };
  const said = toRemember.exec(text);
  if (said?.[1] !== undefined) return readHouseWish(`remember: ${said[1]}`, kept);
  // Who tells something and asks something else is not teaching a word.
  if (/[?？]|[.!;।]\s/u.test(text)) return undefined;
  const plain = text.replace(politely, '');
  const ending = firstOf(endings, plain) ?? firstOf(endingsOfKept, plain, wish => isKept(wish, kept));
  return ending === undefined ? saidIn(plain) : trimmed(ending);
}

function isKept(wish: HouseWish, kept: readonly string[]): boolean {
  const said = 'word' in wish ? plainWord(wish.word) : '';
  return kept.some(word => plainWord(word) === said);
}

function firstOf(
  rows: readonly Row<HouseWish>[],
  text: string,
  isMeant: (wish: HouseWish) => boolean = () => true,
): HouseWish | undefined {
  for (const { heard, read } of rows) {
    const match = heard.exec(text);
    const wish = match === null ? undefined : read(match.slice(1).map(group => group.trim()));
    if (wish !== undefined && isMeant(wish)) return wish;
  }
  return undefined;
}

function saidIn(plain: string): HouseWish | undefined {
  let rest = plain;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(remember, '').replace(ours, '').replace(usInside, '$1 $2').replace(usAtTheEnd, '');
  }
  // What is quoted is spoken of as a word.
  const isMarked = rest !== plain || /^["“'‘]/u.test(rest);
  const season = datesIn(rest);
  if (season !== undefined && !/^(?:when|whenever|if|by) /iu.test(season.word)) return seasonWish(season, isMarked);
  const agreed = firstOf(sayings, rest);
  const wish = agreed ?? firstOf(equations, rest);
  // "By good customers I mean those with more than 3 orders" is told what a word may mean.
  const isAgreed = agreed?.do === 'make' && !asks.test(agreed.word);
  if (
    wish === undefined ||
    (wish.do === 'make' && (asks.test(wish.word) || pointing.test(wish.word))) ||
    (asks.test(meaningOf(wish)) && !isAgreed)
  )
    return undefined;
  const dated =
    wish.do === 'make' && (isMarked || wish.isMarked) ? datesIn(`${wish.word} is ${wish.meaning}`) : undefined;
  if (dated) return seasonWish(dated, true);
  return trimmed(wish.do === 'make' && isMarked ? { ...wish, isMarked } : wish);
}

/** Days alone name no season: "sales from 1 October to 15 January" is a question. */
function seasonWish({ word, isSaid, from, to }: Season, isMarked: boolean): HouseWish | undefined {
  const isSeason = /season|सीज़?न|मौसम|peak|rush/iu.test(word) && isSaid;
  return (isMarked || isSeason) && !asks.test(word) ? trimmed({ do: 'season', word, from, to }) : undefined;
}

const meaningOf = (wish: HouseWish): string => ('meaning' in wish ? wish.meaning : '');

/** No word and no meaning has these in it; a sentence that has asks or tells something else. */
const asks =
  /(?:^|[\s,])(?:what|whats|what's|which|who|whom|when|where|why|how|does|do|did|is|are|was|were|can|could|should|would|will|if|it|this|that|there|here|has|have|had|kya|kaun|kaun ?s[aei]|kons[aei]|kab|kyun?|kyon|kaise|kaisa|kahan|kitn[aei]|lower|higher|better|worse|less|more|than|क्या|कौन|कौनस[ाेी]|कब|क्यों|कैसे|कैसा|कहाँ|कहां|कितन[ाेी])(?=$|[\s,])/iu;

/** "Mera matlab last quarter", "sales in May, I mean June" put right what was said before. */
const pointing =
  /(?:^|\s)(?:i|we|you|he|she|they|no)$|^(?:mer[aei]|hamar[ai]|humar[ai]|tumhar[ai]|aap|aapka|[iu]ska|[iu]nka|मेर[ाीे]|हमार[ाी]|आपका|इसका|उसका|you)$/iu;

function trimmed(wish: HouseWish): HouseWish | undefined {
  const word = 'word' in wish ? bare(wish.word) : undefined;
  if (word === '') return undefined;
  const meaning = 'meaning' in wish ? { meaning: bare(wish.meaning) } : {};
  return { ...wish, ...(word === undefined ? {} : { word }), ...meaning };
}
