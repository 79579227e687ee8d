/** Orders that open with somebody's wish: "Client wants Display Remarketing paused from tonight", "can we have the report sent to finance". */
import type { Command } from '../intent.ts';
import type { Word } from '../words/annotate.ts';
import type { Reading } from './read.ts';
import { mentions, typedText } from './words.ts';

const changed =
  '(?:paused|unpaused|stopped|halted|ended|switched (?:off|on)|turned (?:off|on)|shut (?:off|down)|restarted|resumed|reactivated|enabled|disabled|killed|doubled|halved|tripled|raised|lowered|increased|decreased|reduced|capped|excluded|removed|deleted|launched|started|activated|live again|moved|shifted|sent|delivered|mailed|e-?mailed|forwarded|scheduled|changed|updated|refunded|cancelled|fulfilled|published|unpublished|hidden|restocked)';
const change =
  '(?:pause|unpause|stop|halt|end|switch (?:off|on)|turn (?:off|on)|shut (?:off|down)|restart|resume|reactivate|enable|disable|kill|double|halve|raise|lower|increase|decrease|reduce|cap|exclude|launch|go live|activate)';
const wish =
  '(?:wants?|wanted|needs?|needed|would like|d like|like|wishes|asks?|asked|asking|requests?|requested|requesting|tells?|told|says?|said|arrange|arranged|instructed|insists)';
/** "please get it stopped", "can we have it restarted"; "I have stopped it" tells. */
const cause =
  '(?:please|pls|kindly|can (?:you|we|i)|could (?:you|we|i)|to|like|us|lets|^)(?: please| kindly)* (?:get|have)(?: \\S+){1,8}?';
const later =
  '(?: (?:from|by|until|till|starting|effective))*(?: (?:tonight|today|tomorrow|now|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next|immediately|asap|right away|at once|further notice))(?= |$)';
/** "I want to know", "how many were paused", "should it be paused": questions after all. */
const asking =
  /^(?:so |and |ok |okay )*(?:how|what|which|when|where|why|who|whose|did|was|were|is|are|has|have|had|do|does|should|shall|kya|kitn[aei]|kaun|kab|क्या|कितन[ाेी]|कौन|कब)(?: |$)|\b(?:to|me) (?:know|see|check|find|understand|compare|look)\b|\b(?:show|list|compare|report on|figures?|numbers?|how much|how many)\b/u;

const wishes: RegExp[] = [
  new RegExp(`\\b${wish}\\b(?: (?!(?:we|i|they|was|were|that|which|who)\\b)\\S+)* (?<!(?:we|i|they|was|were|that) )${changed}(?= |$)`),
  new RegExp(`${cause} ${changed}(?= |$)`),
  new RegExp(` (?<!(?:we|i|they|was|were|is|are) )(?:${changed}|off)${later}`),
  new RegExp(`\\b${wish}(?: (?:you|us|me|that|him|her|the \\w+))?(?: to| please| kindly)* ${change}(?= |$)`),
  new RegExp(`\\b(?:needs? to|must|has to|have to|can|could|may|will you) (?:\\S+ ){0,6}?be ${changed}(?= |$)`),
  new RegExp(`\\b(?:must|needs? to|has to|to) (?:be ${changed}|${change})\\b.*\\b(?:please|pls|do it|set it|do that|arrange)\\b`),
  /(?:^| )(?:rok|band|chalu|shuru|pause|stop|start|resume|double|half|kam|zyada|badha|ghata|increase|reduce|cut|\d+)(?: kar| kr| karwa| krwa)? ?(?:do|dena|dijiye|dijiyega|de|karo|kro|kijiye|karna|karwana|karwao|karwaiye|kardo|krdo|kar do|kr do)(?: (?:hai|h|please|pls|plz|bhai|ji|na|abhi|aaj|turant))*$/,
  /(?:^| )(?:रोक|बंद|चालू|शुरू|पॉज|कम|ज्यादा|बढा|बढ़ा|घटा|डबल|\d+)(?: कर| करवा)? ?(?:दो|देना|दीजिए|दीजिएगा|करना|करवाना|करो|करवाओ)(?: (?:है|जी|प्लीज|अभी|आज))*$/u,
]; // prettier-ignore

/** What is to be changed by somebody's wish, if that is something of the advertising, of the reports or of the shop. */
export function wantedChange(words: Word[], reading: Reading): Command | undefined {
  const text = typedText(words);
  if (asking.test(text) || mentions(words, 'why', 'define', 'compute', 'should')) return undefined;
  const figures = reading.metrics.some(metric => !metric.weak);
  return !figures && wishes.some(each => each.test(text)) ? changedThing(words, reading) : undefined;
}

function changedThing(words: Word[], reading: Reading): Command | undefined {
  const named = (dimension: string): boolean =>
    reading.filters.some(filter => filter.options[0]?.dimension === dimension);
  if (mentions(words, 'report_noun', 'report_role') || (mentions(words, 'summary') && reading.metrics.length === 0))
    return 'settings';
  if (
    mentions(
      words,
      'campaign',
      'budget',
      'keyword',
      'ad',
      'ad_group',
      'type_pmax',
      'type_display',
      'type_video',
      'type_search',
      'type_shopping',
    ) ||
    named('campaign') ||
    words.some(word => /^bids?$|^bidding$/.test(word.text) || word.concepts.some(each => each.startsWith('type_')))
  )
    return 'campaign';
  return mentions(words, 'price', 'discount_code') || words.some(word => word.text.startsWith('#'))
    ? 'store'
    : undefined;
}
