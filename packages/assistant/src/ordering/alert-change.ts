/** "Refund ka alert bees hazaar pe le jao", "put the stock alert on Slack, not mail": what an alert that is kept is to be instead; the words that no span has taken name it. */
import type { AlertChannel } from '@tillsight/contract/alerts';
import { orderVocabularies } from '../alerts/condition-spans.ts';
import { keptName } from './kept-name.ts';
import type { KeptOrder } from './kept-nouns.ts';
import { phrasesOf, type Vocabulary } from './phrases.ts';
import { spansIn, type Heard, type Span } from './spans.ts';
import { way } from './telling-vocabulary.ts';

type Changing =
  | AlertChannel
  | 'change'
  | 'alert'
  | 'threshold'
  | 'joins'
  | 'by'
  | 'old'
  | 'old-before'
  | 'all'
  | 'newest'
  | 'makes'
  | 'other-thing'
  | 'filler';

const vocabulary: Vocabulary<Changing> = {
  change: `alter; be sent; be; swap; chg; chng; change; set; make; update; move; raise; lower; adjust; edit; increase; decrease; reduce; bump; put; modify; shift; cut; trim; push; pull; get; convert; switch; turn; send; bring; deliver; route; redirect; tighten; loosen; take; change|bump|move|put|raise up; cut|bring|move|take|put down; badal; badlo; badlakar; badha; badhakar; badhao; badhake; ghata; ghatakar; ghatao; ghatake; rakh; rakho; rakhna; set kar; update kar; le jao; le aao; le jana; la do; kar; karo; kardo; karna; keep; let;
    i|we [would] want|need|prefer|like; should|must|shall|needs|has [to] [come|fire|be|trigger|go|ring|start|kick|arrive|reach|tell|warn|alert] [off|in|out|sent|me|us]; can|could|may; come; fire; ring; go off; trigger; baje; bajna chahiye; bhej; bhejo; bhejna; aaye; aana chahiye; hona chahiye; is|comes|fires|goes [off] [far|way] [too] early|late|low|high|much|often|soon [make it]; →; use; be; so that it; reaches|reach me|us; come|comes to me`,
  alert: `alert; alerts; alarm; alarms; warning; warnings; notification; notifications`,
  threshold: `ka|ki number|figure|level|value; the figure|level|number|point|value at which|where you warn|tell|alert|notify|ping [me|us] [about|of|on]; [the] threshold|limit|bound|trigger [level|value|point] [for|of|on]; ki|ka limit|threshold|level|bound [ko]; limit; threshold`,
  joins: `to; at; for; as; above; below; over; under; par; pe; ko; is; se; from now on; from today|tomorrow; ab se; [to] only; when it's|its|it is; a|an|the`,
  by: `by`,
  old: `from; instead of; rather than; and not; not; in place of; as opposed to; off`,
  'old-before': `ki|ke jagah|bajaye|bajay|badle; nahi; nahin; se badhakar|badha|badhake|ghatakar|ghata|ghatake [kar|ke]`,
  all: `all [of] [the|my|your|these|those]; every; each; sab; sabhi; saare; saari; sare; both; dono`,
  newest: `the last|latest|newest; last; latest; newest; that; this`,
  makes: `set|put|place|create|make|raise a|an|up; a|an|new|naya|another|one alert|alarm|warning|notification; a|an new alert; one more alert; set|put up an|a; create; add; ek alert; ek naya|nayi; when; whenever; if; jab; agar; as soon as; more than; less than; se zyada; se kam; se upar; se neeche; alert me|us; falls; drops; crosses; exceeds; <; >; goes; between`,
  'other-thing': `report; reports; board; boards; dashboard; tile; tiles; schedule; schedules; target; targets; goal`,
  filler: `henceforth; hereafter; please; pls; kindly; ok; okay; hey; and; also; now; then; so; just; can|could|will|would you; you can|should; zara; instead; ab; na; ji; abhi; my; our; the; bas; [i|we] think; only; uh; um; it; wala|wale|wali; one|ones; waala|waale|waali; level; value; number; kar do`,
  whatsapp: `${way('whatsapp wa')}; to|onto|into|as [my|a|an] whatsapp [one|alert]`,
  telegram: `${way('telegram tg')}; to|onto|into|as [my|a|an] telegram [one|alert]`,
  slack: `${way('slack')}; to|onto|into|as [my|a|an] slack [one|alert]`,
  email: `${way('email e-mail mail')}; to|onto|into|as [my|a|an] email|mail|e-mail [one|alert]`,
};
const vocabularies = [phrasesOf(vocabulary)] as const;
const ways = ['whatsapp', 'telegram', 'slack', 'email'] as const;

export function readAlertChange(typed: string): KeptOrder | undefined {
  const heard = spansIn(typed, vocabularies);
  const has = (...cues: Changing[]): boolean => heard.spans.some(span => cues.some(cue => cue === span.cue));
  if (!has('alert', 'threshold') || has('makes', 'other-thing')) return undefined;
  if (saysWhen(typed, heard)) return undefined;
  // "Bump it by 100": from what, only the alert knows.
  const { spans } = heard;
  if (spans.some(({ cue, to }) => cue === 'by' && spans.some(next => next.cue === 'amount' && next.from === to)))
    return undefined;
  const isNew = (span: Span<Changing>): boolean => !isOld(span, heard);
  const values = spans
    .filter(span => 'amount' in span && isNew(span))
    .flatMap(span => ('amount' in span ? [span.amount.value] : []));
  const channels = spans.filter(isNew).flatMap(({ cue }) => ways.filter(each => each === cue));
  const [value, ...others] = [...new Set(values)];
  const [channel, ...more] = [...new Set(channels)];
  if (others.length > 0 || more.length > 0 || (value === undefined && channel === undefined)) return undefined;
  if (spans.some(({ cue }) => cue === 'clock')) return undefined;
  const words = heard.words
    .filter((_, at) => !spans.some(({ from, to }) => at >= from && at < to))
    .map(({ plain }) => plain);
  const isSeveral = spans.some(({ cue, from }) => cue === 'alert' && heard.words[from]?.plain.endsWith('s') === true);
  return {
    do: 'change',
    which: keptName(words.join(' '), {
      isSeveral,
      isAll: has('all'),
      isNewest: spans.some(({ cue, from }) => cue === 'newest' && heard.words[from]?.plain.startsWith('th') !== true),
    }),
    to: '',
    ...(value === undefined ? {} : { value }),
    ...(channel === undefined ? {} : { channel }),
  };
}

const ofChange = new Set(['change', 'filler', 'all', 'newest', 'joins', 'old', 'old-before']);
const comparisons = [
  'goes-down',
  'goes-up',
  'up',
  'down',
  'moves',
  'reach',
  'out',
  'runs-low',
  'back',
  'none',
  'usual',
  'unusual',
  'left',
  'half',
  'double',
  'stops',
  'if',
  'sells',
  'spends',
  'buys',
  'negative',
] as const;

/** What is to be so before anybody is told: then it is something new. */
function saysWhen(typed: string, { spans, words }: Heard<Changing>): boolean {
  const clause = spansIn(typed, orderVocabularies).spans;
  const isChange =
    spans.find(({ cue }) => cue !== 'filler' && cue !== 'joins')?.cue === 'change' ||
    spans.some(({ cue, to, from }) => cue === 'change' && to > from + 1);
  const first = spans.find(({ cue }) => cue !== 'filler' && cue !== 'joins');
  // "Change the warning about unusual refunds".
  if (
    first?.cue === 'change' &&
    /^(?:change|modify|update|edit|move|shift|switch)$/.test(words[first.from]?.plain ?? '')
  )
    return false;
  return clause.some(span => {
    const isOfChange = spans.some(({ cue, from, to }) => ofChange.has(cue) && span.from >= from && span.from < to);
    if (comparisons.some(cue => cue === span.cue)) return !isOfChange;
    return /^(?:above|below|more|less)$/.test(span.cue) && !isChange;
  });
}

/** "From 2 lakh to 2.5", "2 ki jagah 2.5": what it was. */
const isOld = ({ from, to }: Span<Changing>, { spans, words }: Heard<Changing>): boolean =>
  spans.some(({ cue, to: end }) => cue === 'old' && end === from) ||
  spans.some(({ cue, from: start }) => cue === 'old-before' && start === to) ||
  // "15 se 25".
  (words[to]?.plain === 'se' && spans.some(({ cue, from: start }) => cue === 'amount' && start === to + 1)) ||
  // "3 → 2.5".
  (words[to]?.plain === '→' && spans.some(({ cue, from: start }) => cue === 'amount' && start === to + 1));
