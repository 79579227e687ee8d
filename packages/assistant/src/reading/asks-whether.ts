/** Does the question want a yes or a no, a more or a less, a better or a worse, before any figure? */
import type { Whether } from '../intent.ts';

const more =
  'more|coming back|come back|higher|rise|rose|risen|rising|up|grow|grew|growing|grown|increase\\w*|jump\\w*|badh\\w*|barh\\w*|zyada|jyada|बढ\\S*|ज्यादा|ज़्यादा';
const less =
  'less|losing|lost|fewer|fading|fade\\w*|weaken\\w*|slowing|lower|fall|fell|fallen|falling|down|drop\\w*|declin\\w*|decrease\\w*|shrink\\w*|gir\\w*|ghat\\w*|kam|गिर\\S*|घट\\S*|कम';
const better = 'better|improv\\w*|behtar|bet+er|ac*h+[aie]|बेहतर|अच्छा|अच्छी|अच्छे';
const worse = 'worse|worsen\\w*|bura|kharab|बुरा|खराब';
/** "is my conversion rate good": held against the time before, as nothing else is known of it. */
const weighed = 'good|well|fine|ok|okay|healthy|normal|bad|poor|theek|thik|ठीक';
const gained = 'profitable|in (?:the )?profit|making (?:a )?(?:profit|money)|munafa|munaafa|मुनाफ़ा|मुनाफा';
const word = (some: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${some})(?![\\p{L}\\p{M}])`, 'u');

const begins =
  /^(?:(?:so|and|but|ok|then|hey|hi|aur|to|toh) |sierra,? )*(?:did|do|does|is|are|was|were|has|have|had|am|kya|क्या)(?![\p{L}\p{M}])/u;
/** "I think October was better": who believes something wants to know whether it is so. */
const believes =
  /^(?:i (?:think|feel|guess|believe|suspect)|(?:mujhe )?lagta hai|(?:मुझे )?लगता है|(?:my|the|our) \w+ (?:says?|thinks?|believes?|feels?|claims?))(?![\p{L}\p{M}])/u;
/** "Sales fell in October." */
const claims =
  /^(?:our |the |my )?(?:\S+ ){1,3}(?:fell|dropped|declined|rose|jumped|grew|increased|decreased|went (?:up|down)|(?:has|have) (?:fallen|dropped|risen|grown|gone (?:up|down)))(?![\p{L}\p{M}])/u;
const endsInDoubt =
  /(?:^|\s)(?:(?:kya|क्या)(?: (?:aaj|kal|is (?:hafte|mahine|saal)|आज|कल|इस (?:हफ़्ते|हफ्ते|महीने|साल)))?|na|right|or not|ya (?:nahi|kam|zyada)|या (?:नहीं|कम|ज़्यादा|ज्यादा)|(?:is|are|was|were|did|has|have)(?:n't|nt)? (?:it|they|we|that)|(?:can|could) you (?:check|confirm)(?: (?:it|that|this))?|(?:sach|sahi) hai|सच है|सही है)\s*[?!.]*$|(?:^|\s)(?:hai|hain|tha|thi|the|है|हैं|था|थी|थे)\s*\?+$/u;
/** "what sold more" and "how many more" want a row or a number. */
const asksElse =
  /(?<![\p{L}\p{M}])(?:what|which|who|how|why|when|where|kaun\S*|kitn\S*|kyun?|kab|kahan|कौन\S*|कितन\S*|क्यों|कब|कहां)(?![\p{L}\p{M}])/u;

/** Of several clauses the last may ask for a yes or no: "how much did we make, and was it more than in May?". */
export function whetherAsked(question: string): Whether | undefined {
  const text = question.toLowerCase().trim();
  const last = text.split(/[,;.?!] +| and (?=(?:did|is|are|was|were|has|have) )/).at(-1) ?? text;
  return whetherIn(text) ?? (last === text ? undefined : whetherIn(last));
}

function whetherIn(text: string): Whether | undefined {
  const isInDoubt = begins.test(text) || endsInDoubt.test(text) || believes.test(text) || claims.test(text);
  if (!isInDoubt || asksElse.test(text)) return undefined;
  const [isMore, isLess] = [word(more).test(text), word(less).test(text)];
  if (isMore && isLess) return 'either';
  if (word(better).test(text)) return word(worse).test(text) ? 'either' : 'better';
  if (word(worse).test(text)) return 'worse';
  if (isMore || isLess) return isMore ? 'more' : 'less';
  if (word(gained).test(text)) return 'gained';
  return word(weighed).test(text) ? 'weighed' : undefined;
}
