import type { OrderText } from '../schedules/order-text.ts';
import type { AlertChannel, QuietHours } from '@tillsight/contract/alerts';

/** What is kept, as people call it. */
export type KeptKind = 'alert' | 'schedule';

export const alertNoun = '(?:alerts?|alarms?|warnings?|notifications?)';
export const scheduleNoun =
  '(?:schedules?|(?:scheduled|automatic|regular|recurring) (?:messages?|mails?|e-?mails?|updates?|sends?|questions?|figures|answers?|deliver(?:y|ies)))';

/** `which`: words of its name, `*` for all, `?` for the one there is. `to`: what stands after the thing that is to change. */
export type KeptOrder =
  | { do: 'list' }
  | { do: 'end' | 'pause' | 'resume'; which: string }
  | { do: 'change'; which: string; to: string; channel?: AlertChannel; value?: number; quiet?: QuietHours };

/** The days and times that something sent is known by. */
export const rhythm =
  '(?:daily|weekly|monthly|nightly|roz|rozana|every ?day|morning|evening|subah|shaam|raat|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|somvaa?r|mangalvaa?r|budhvaa?r|guruvaa?r|shukravaa?r|shanivaa?r|ravivaa?r|itvaa?r|week ?days?|weekends?|\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|baje))';

/** These name what is sent only beside a rhythm, or where somebody says "stop sending". */
export const looseNoun =
  '(?:messages?|sandesh|msgs?|mails?|e-?mails?|updates?|whatsapps?|texts?|summary|summaries|digests?|figures|numbers|ones?|things?|wal[aei]|waal[aei])';

/** "Set up an alert for …", "send an email …", "alert me when …": something new. */
export const makesOne = new RegExp(
  `(?:^| )(?:an?|ek|new|naya|another|up)(?: an?| new)? (?:[^ ]+ ){0,2}?(?:${alertNoun}|${scheduleNoun}|${looseNoun})(?= |$)|(?:^| )(?:when|whenever|if|jab|agar)(?: |$)`,
);

/** Something of another kind is named. */
export const otherNoun = (text: OrderText, kind: KeptKind): boolean =>
  text.find(kind === 'alert' ? scheduleNoun : alertNoun) !== undefined ||
  text.find('(?:reports?|boards?|dashboard|tiles?)') !== undefined;
