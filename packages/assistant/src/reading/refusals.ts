/** What is turned down before anything else is considered: people's data, other shops, secrets, hidden instructions. */
import type { Intent } from '../intent.ts';
import type { Word } from '../words/annotate.ts';
import { isOrdinary } from '../words/lexicon.ts';
import { isPersonal } from './personal-data.ts';
import { changesOwnAccount, saidCommand } from './said-commands.ts';
import { mentions, textOf, typedText } from './words.ts';

/** What must be turned down before anything else is considered. */
export function refusalOf(
  text: string,
  words: Word[],
  shopHost: string,
): Extract<Intent, { act: 'refuse' }> | undefined {
  if (code.test(text)) return { act: 'refuse', reason: 'hostile' };
  if (words.some(word => word.kind === 'site' && word.text.endsWith('.myshopify.com') && word.text !== shopHost))
    return { act: 'refuse', reason: 'other-shop' };
  if (mentions(words, 'other_shop') || othersShop.test(typedText(words)))
    return { act: 'refuse', reason: 'other-shop' };
  if (mentions(words, 'hostile')) return { act: 'refuse', reason: mentions(words, 'secret') ? 'secret' : 'hostile' };
  if (mentions(words, 'secret') && !changesOwnAccount(typedText(words))) return { act: 'refuse', reason: 'secret' };
  const isAddressed = words.some(({ text: said }) => said.includes('@')) && saidCommand(typedText(words)) !== undefined;
  return (isPersonal(words) && !isAddressed) || asksOfSomebody(words, text)
    ? { act: 'refuse', reason: 'personal' }
    : undefined;
}

const relative =
  '(?:cousin|friend|brother|sister|neighbou?r|uncle|aunt|aunty|relative|competitor|rival|classmate|dost|bhai|behen|bhaiya|didi|padosi|chacha|mama|mami|saheli|दोस्त|भाई|बहन|पडोसी|सहेली)s?(?: in law)?';
const business = '(?:shop|store|boutique|business|brand|dukaa?n|company|label|account|dashboard|दुकान|कंपनी)';
/** "My cousin's shop is on this app too", "dost ki dukan ki sale": whoever asks, it is not this shop. */
const othersShop = new RegExp(
  [
    `(?:^| )(?:my|our|a|mere|meri|mera|apne|hamare|मेरे|मेरी|अपने) (?:\\w+ )?${relative} (?:ki |ke |ka |की |के |का )?(?:\\w+ )?${business}(?= |$)`,
    `(?:^| )${relative} (?:ki|ke|ka|की|के|का) ${business}(?= |$)`,
    `(?:^| )${relative} (?:also |too )?(?:has|have|had|runs?|owns?) (?:a |an |his |her )?(?:\\w+ )?${business}(?= |$)`,
    `(?:^| )${business} (?:run by|owned by|belonging to|of) (?:my|our) (?:\\w+ )?${relative}(?= |$)`,
    `(?:^| )${business} (?:next door|beside us|across the road|down the road)(?= |$)`,
    `(?:^| )${business} .{0,30}(?:also|too|bhi) (?:uses?|is on|on|isi|is) (?:this|tillsight|the same|it|app)(?= |$)`,
    `(?:^| )(?:doosr|dusr|doosar|dusar)[iea] (?:dukaa?n|shop|company|merchant|brand|seller|vyapari)(?= |$)`,
  ].join('|'),
  'u',
);

/** Commands of databases and browsers have no place in a question. */
const code =
  /\bselect\b.+\bfrom\b\s+\w|drop\s+table|insert\s+into|delete\s+from|union\s+(all\s+)?select|<\s*script|\brm\s+-rf|;\s*--/i;

/** Who is asked about by name; each word nobody knows stands as a bare N. */
const named =
  /^(?:tell me |and |so )?(?:did|has|have|is|was|does) N(?: N){0,2}(?: from \S+)? (?:ever |again |already |also )?(?:spent?|orders?|ordered|buy|buys|bought|purchased?|return|returned|an? (?:\S+ )?customer|our (?:\S+ )?customer|pay|paid|owes?|cancel|cancelled|complain|complained)\b|\b(?:how much|how many \S+|what) (?:has|have|did|does|had) N N (?:spen[dt]|ordere?d?|buy|bought|purchased?|paid|pay|return)|^how many orders (?:has|have|did|had) N (?:placed?|made|given|cancel(?:led)?|returned?)\b|^N (?:ji|sir|madam|bhai|ben|aunty|uncle) (?:ka|ki|ke|ne) (?:order|orders|parcel|bill|refund|return|number|kitna|kya|kab)\b|^N N (?:contact|phone|mobile|e-?mail|address)(?: \S+)?$|^(?:contact|phone|e-?mail|address)(?: \S+)? of N N$|\b(?:order|purchase|buying|shopping) history of N N\b|^N N (?:ne (?:kya|kab|kitn\w+) (?:khar\w+|order|liya|li|mangwa\w+)|(?:ka|ki|ke) (?:order|purchase) history)\b/;
const whatTheyBought =
  /\bwhat (?:did|has) (?:the|that|a|this) (?:customer|buyer|client|shopper|person) (?!base|segment|group|type).*\b(?:buy|bought|order|ordered|return|returned|pay|paid|take|took|pick)\b|\bwhat (?:the|that) (?:lady|man|guy|woman|gentleman|girl|boy|aunty|uncle) .*\b(?:ordered|bought|returned|paid|purchased)\b/;
const withoutNames = (words: Word[]): string => words.map(word => (isStranger(word) ? 'N' : word.text)).join(' ');
const isStranger = ({ kind, concepts, names, small, text }: Word): boolean =>
  kind === 'word' && concepts.length + names.length === 0 && !small && /^\p{L}{3,}$/u.test(text) && !isOrdinary(text);

/** "how much has Rahul Verma spent with us", "which person used KESARVIP30 the most". */
export const asksOfSomebody = (words: Word[], text: string): boolean =>
  isSomebodys(text, words) ||
  named.test(withoutNames(words)) ||
  whatTheyBought.test(textOf(words)) ||
  whoUsed.test(textOf(words));
/** "Rahul Mehta's orders": two words with capitals, of which the first is nothing else. */
function isSomebodys(text: string, words: Word[]): boolean {
  const [, first, last] = somebodys.exec(text) ?? [];
  const isName = (said: string): boolean => words.some(word => word.names.length > 0 && word.text.includes(said));
  return (
    first !== undefined &&
    words.some(word => word.text === first.toLowerCase() && isStranger(word)) &&
    !isName(first.toLowerCase()) &&
    !isName(last!.toLowerCase())
  );
}
const somebodys =
  /(?<=^|\s)(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)['’]s (?:orders?|purchases?|spend|order history|address|bills?|cart|returns?|refunds?|account)(?=$|[\s?.!,])/u;
const whoUsed =
  /^(?:and |so )?(?:who(?: all)?|which (?:person|people|customers?|buyers?|clients?)|kis ?ne|kis kis ne) (?:has |have |all )*(?:used|redeemed|applied|misused|leaked)\b|^which (?:lady|woman|man|guy|person|gentleman) (?:buys?|bought|orders?|ordered|spends?|spent|returned|returns)\b/;
