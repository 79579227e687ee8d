/** The language a question is asked in: by its letters, then by its small words. Names of goods and places decide nothing. */
import type { Language } from '@tillsight/contract/language';
import type { Turn } from './conversation.ts';

/** A word or two ("aur delhi?", "orders") says too little and goes on in the language of the talk. */
const tooFew = 2;

/** So many signs tell the language; what comes from outside may be endless, and nothing has shortened it yet. */
const enough = 100;

/** English where nothing tells. A text in Devanagari is Hindi whatever the talk was in. */
export function languageOf(typed: string, turns: readonly Pick<Turn, 'question'>[]): Language {
  const text = typed.slice(0, enough);
  const letters = text.match(/\p{L}/gu) ?? [];
  const devanagari = letters.filter(letter => /\p{Script=Devanagari}/u.test(letter));
  if (devanagari.length > 0.3 * letters.length) return 'hindi';
  // Of a code such as "7KE4SE" no letters are words.
  const words = text.toLowerCase().match(/(?<![\p{L}\p{M}\p{N}'])[\p{L}\p{M}']+(?![\p{L}\p{M}\p{N}'])/gu) ?? [];
  // "Gulmohar Chikankari Kurta कितने बचे हैं": a long name in Latin letters is no English.
  if (
    words.filter(word => /\p{Script=Devanagari}/u.test(word)).length > 1 &&
    !words.some(word => englishWords.has(word))
  )
    return 'hindi';
  const last = turns.at(-1);
  if (words.length <= tooFew && last) return languageOf(last.question, turns.slice(0, -1));
  const hindi = words.filter(word => hindiWords.has(word)).length;
  const english = words.filter(word => englishWords.has(word)).length;
  if (hindi > 0 && 2 * hindi >= english) return 'hinglish';
  // "sales last week": figures and days alone are said alike by both, so that a talk in Hinglish stays one.
  const isTelling = english > 0 || hindi > 0 || !last;
  return isTelling ? 'english' : languageOf(last.question, turns.slice(0, -1));
}

/** Only what is no English word, no name and no word of the trade. */
const hindiWords = new Set(
  `hai hain h ho hua hui hue hoga hogi honge tha thi raha rahi rahe gaya gayi gaye ka ki ke ko se mein mei mai aur ya kya kyu kyun kyon kab kahan kaha kaun kaunsa kaunse kaunsi konsa
  konse konsi kitna kitne kitni kaisa kaise kaisi aaj kal parso abhi ab tak pichhla pichhle pichle pichla pichli agla agle agli hafta hafte hafton mahina mahine mahino saal din dino dinon
  roz subah shaam raat batao bata batana bataiye bataye dikhao dikha dikhana dikhaiye dena dijiye chahiye karo karna kiya kiye kar sabse zyada jyada zyaada kam bikri bika biki bike bikta bikti bikte
  kharida kharide kharch kharcha kamai kamaya munafa ghata faida fayda grahak grahako dukan dukaan maal paisa paise rupaye rupay nahi nahin mat bhi toh wala wale wali mera meri mere hamara hamari
  hamare humara humari humare apna apni apne kuch koi sab saare sare poora poore puri lagbhag kareeb iska iski iske uska uski uske inka unka yeh ye wo woh is mahine us badha badhi badhe badh ghat gira giri
  gire gayi aaya aayi aaye aaye aata aati mila mili mile pe par mujhe humein hisaab hisab baar beech mukable muqable bajaye chhodkar chodkar alawa sirf itna itni itne utna jitna log logo naya naye
  nayi purana purane purani accha acha achha bura sahi galat theek thik yaar bhai arre kripya namaste namaskar shukriya dhanyavad dhanyavaad zara jara samjhao bolo bol suno`
    .split(/\s+/)
    .filter(word => !/^(?:is|us|par|pe|sab|bata|log|din|mat|bhai|yaar|ye|h|ho|ya|ab|kar|bol|roz)$/.test(word)),
);

const englishWords = new Set(
  `the of for in on at by with from and or is are was were be been do does did has have had what which who when where why how many much show tell give list compare did our my we us i you your me
  it its this that these those than then last next first as to not no any all each every per most least best worst more less between against versus can could would should will please`.split(
    /\s+/,
  ),
);
