/** "The orders were so few. Is this normal, or did something go wrong?": something is told, and a verdict on it asked for. */
import { sentencesOf } from './asked-sentences.ts';

/** What was told, to be asked about; nothing where the message ends otherwise or asks something else before. */
export function withoutVerdict(text: string): string | undefined {
  if (!mayJudge.test(text)) return undefined;
  const sentences = sentencesOf(text);
  const last = sentences.findLastIndex(each => !isVerdict(each));
  const told = sentences.slice(0, last + 1);
  const before = told.join(' ').replace(tail, '').replace(feeling, '').replace(mixedUp, 'difference between ');
  const isShorter = last < sentences.length - 1 || tail.test(told.at(-1) ?? '');
  return isShorter && before !== '' && !before.includes('?') ? before.replace(/[\s.,;–—-]+$/u, '') : undefined;
}

const it = '(?:this|that|it|these|those|they|he|she|my \\w+)';
const judged =
  '(?:normal|usual|ok|okay|fine|right|wrong|true|correct|so|good|bad|alright|expected|serious|better|worse|too (?:much|many|high|low|little)|a (?:problem|worry|concern)|worrying|like this everywhere)';
const verdict = [
  `(?:is|was|are|were) ${it} (?:really |quite |still |very |only |even )*${judged}`,
  '(?:did|has|have|is|was) (?:something|anything) (?:go|gone|going|went|happen|happened)? ?(?:wrong|broken)?(?: with (?:it|this|that|us)| there| somewhere| here)?',
  '(?:were|are|was) (?:we|i) (?:right|wrong|foolish|wise)(?: to (?:do|have done) (?:so|it|this|that)| in doing (?:so|it|this|that))?',
  'am i (?:imagining (?:it|this|that|things)|wrong|right|mistaken)',
  '(?:should|must|need) (?:it|this|that|i|we) (?:to )?(?:worry|be worried|be worrying|be concerned|bother)(?: me| us)?(?: about (?:it|this|that))?',
  '(?:do|would) you (?:agree|think so|see (?:it|this|that)(?: too| also)?)',
  'what (?:is your opinion|do you (?:think|say|feel))(?: (?:about|of) (?:it|this|that))?',
  `(?:whether|if) ${it} (?:is|was|has been|were|are) (?:really |quite )*${judged}`,
  '(?:is it|or is it) (?:just|only) me',
  'by how much',
  'what (?:would|do|will|could) (?:we|i) (?:lose|gain|miss)(?: by it)?',
  'which (?:one )?of (?:these|them|those|the (?:two|three)) (?:should|do|shall|must|can) (?:i|we) (?:tell|give|use|show|report|send|quote|call)\\b[^.?!]*',
].join('|');
const opening =
  '(?:(?:and|so|but|or|please|pls|kindly|now|beta|honestly|frankly|simply|plainly|just|can you|could you|will you|tell me|let me know|i (?:want|would like|need) to know),? )*';
const whole = new RegExp(`^${opening}(?:${verdict})(?:(?:,| and| or|, and|, or) (?:${verdict}|not))*[\\s?!.]*$`, 'iu');
const isVerdict = (sentence: string): boolean => whole.test(sentence);

/** "I need an idea of what our sales will be in December. Can you estimate?": the wish alone says nothing that was not said before. */
export function withoutBareWish(text: string): string {
  if (!mayWish.test(text)) return text;
  const sentences = sentencesOf(text);
  const isBare = sentences.length > 1 && bareWish.test(sentences.at(-1)!);
  return isBare ? sentences.slice(0, -1).join(' ') : text;
}
const mayWish =
  /\b(?:(?:can|could|would|will) (?:you|u)|(?:give|tell|show|send|get) (?:me|us)) [^.?!]{0,60}[?.!\s]*$/iu;
const bareWish = new RegExp(
  `^${opening}(?:(?:can|could|would|will) (?:you|u) (?:please |kindly )*(?:estimate|tell|check|find out|calculate|work it out|look|help)(?: me| us)?(?: (?:it|this|that))?(?: out)?(?: for (?:me|us))?|(?:give|tell|show|send|get) (?:me|us) (?:this|that|it|these)(?: please)?)[\\s?!.]*$`,
  'iu',
);

/** "dukan thandi hai ya mujhe hi lag raha hai" */
const tail =
  /[,\s]+(?:ya|या) (?:mujhe|mujhko|hame|humko|मुझे|हमें) (?:hi |ही )?(?:(?:aisa|ऐसा) )?(?:lag|लग) ?(?:raha|rha|रहा)(?: (?:hai|h|है))?[\s?!.]*$|,? (?:or (?:is it|am i) (?:just|only) (?:me|imagining it))[\s?!.]*$/iu;
/** "I always get confused between net sales and total sales. Which of these is our turnover?" */
const mixedUp = /^.*\b(?:confused|muddled|mixed up) (?:between|about|by|with) (?=.+ and )/iu;
/** "so few that I was quite upset": how it was felt. */
const feeling = / that (?:i|we) (?:was|were|am|are|felt|feel|got|had) (?:[a-z]+ ){0,3}[a-z]+(?=[.!]?$)/iu;
/** A mark or a word without which none of them ends. */
const mayJudge = /[?!.]|raha|rha|रहा|me|it$/u;
