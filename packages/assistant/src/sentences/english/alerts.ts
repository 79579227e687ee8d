/** Alerts, in English. */
import type { KeptDays } from '@tillsight/contract/kept-request';
import { formatTime } from '@tillsight/metrics/format-time';
import type { AlertSentences, HeldCondition, Watched } from '../alert-sentences.ts';
import { titles } from './titles.ts';
import { sentence } from '../sentence-case.ts';

export const englishAlerts: AlertSentences = {
  title: (watched, condition) =>
    condition.kind === 'none'
      ? sentence(
          [...watched.names, `no ${titles.plainMetric(watched.metric)} for ${count(condition.hours, 'hour')}`].join(
            ', ',
          ),
        )
      : `${sentence(whatText(watched, condition))} ${conditionText(condition)}`,
  made: ({ title, channel, minutes, quiet, isToOthers, lacks }) =>
    `I'll tell you ${channelText[channel]} when this is so: *${title}*. I look every ${minutes} minutes${quiet.from === quiet.to ? '' : `, except from ${formatTime(quiet.from)} to ${formatTime(quiet.to)}`}. ${lacks === undefined ? '' : `No ${things[lacks]} is linked to your account yet, so it comes by email. `}${isToOthers ? 'It goes to you only: I tell nobody else. ' : ''}To end it, say “stop the alert” with a word of its name; “which alerts do I have” lists them.`,
  list: lines =>
    `Your alerts:\n${lines.map(line => `• ${line}`).join('\n')}\nTo end one, say “stop the alert” with a word of its name.`,
  line: ({ title, channel, isPaused, failedAt }) =>
    `${title} (${isPaused ? 'paused' : channelText[channel]}${failedAt === undefined ? '' : `; could not look at ${formatTime(failedAt)}`})`,
  empty: 'You have no alerts. Say, for example: “tell me when sales today cross 50,000”.',
  ended: named => `Ended: ${named.join('; ')}.`,
  hasEnded: 'This alert has ended already.',
  again: ({ title, at }) => `I look again tomorrow from ${formatTime(at)}, and tell you if it is so: ${title}.`,
  paused: named => `Paused: ${named.join('; ')}, until you say “resume the alert” with a word of its name.`,
  resumed: named => `Watching again: ${named.join('; ')}.`,
  changed: (named, quiet) =>
    `Changed. I now watch: ${named.join('; ')}${quiet === undefined ? '' : `, and tell nothing from ${formatTime(quiet.from)} to ${formatTime(quiet.to)}`}.`,
  whichOf: named => `Which one do you mean? ${named.join('; ')}.`,
  noSuch: named => `None of your alerts is called that. You have: ${named.join('; ')}.`,
  tooMany: most => `You have ${most} alerts, and that is the most. End one first; “which alerts do I have” lists them.`,
  unclear:
    'I can watch one figure for you and tell you when it goes above or below a number, moves by so many percent, is unusual, or runs out. Say, for example: “tell me when sales are unusual”, or “warn me if there is no order for three hours”. Nothing was set.',
  unread: words =>
    `What do you mean by “${words}”? Without that I would watch or send something else than you want. Please say it once more in other words. Nothing was set.`,
  cannot: {
    others:
      'I can tell you only: an alert goes to nobody else. Say “tell me when …” to get it yourself; each colleague can say the same. Nothing was set.',
    against:
      'I hold a figure against the same hours a week ago, or against what is usual for them, and not against another day or another figure. Say, for example: “tell me when sales drop by 20%”, or “tell me when sales are lower than usual”. Nothing was set.',
    course:
      'I look at a figure all day and tell you when it begins to be so: not at one hour, on some days, for days in a row or only once. At a time of your own say, for example: “send me sales every day at 6 pm only if they are below 1 lakh”. Nothing was set.',
    single:
      'I watch what orders come to together, not each order. Say, for example: “tell me when sales cross 50,000”, or ask for “orders above 50,000 today”. Nothing was set.',
    several:
      'An alert holds one condition. Say each by itself, for example: “tell me when sales fall below 50,000”, then “tell me when sales cross 2 lakh”. Nothing was set.',
  },
  noBound: 'This alert has no number to change. End it and say anew what to watch. Nothing was changed.',
  notHere: 'Alerts are kept for people who are signed in. Nothing was set.',
  fired: {
    head: title => `*${title}*`,
    now: ({ metric, value, from, until }) => {
      const hours =
        from === undefined
          ? `until ${formatTime(until ?? '')}`
          : `from ${formatTime(from)} to ${formatTime(until ?? '')}`;
      return `${sentence(titles.metric(metric))}${until === undefined ? '' : ` today ${hours}`}: *${value}*.`;
    },
    share: ({ part, whole, percent }) => `${part} of ${whole} (${percent})`,
    row: ({ name, value }) => `• ${name}: *${value}*`,
    none: ({ metric, hours }) => `No ${titles.plainMetric(metric)} for ${count(hours, 'hour')}.`,
    base: base =>
      base.kind === 'usual'
        ? `Usual in these hours of this weekday: ${base.low} to ${base.high} (last eight weeks).`
        : `${base.kind === 'week-ago' ? 'By the same time a week ago' : 'In the period before'}: ${base.value}.`,
    seen: ({ at, before }) =>
      `Seen at ${formatTime(at)}${before === undefined ? '' : `; at ${formatTime(before)} it was not so yet`}.`,
    passed: 'It has passed since.',
    answers: 'Reply *why* to ask for the reason or *again tomorrow* to be told again, or tap Stop to end this alert.',
    subject: title => `Alert: ${title}`,
    mailEnd: 'You asked to be told about this. Change or end the alert here:',
  },
  why: ({ metric, names, days }) =>
    `why did ${titles.plainMetric(metric)}${names.length === 0 ? '' : ` of ${names.join(' and ')}`} change ${days === null ? 'this week' : dayWords(days)}`,
  buttons: { why: 'Why?', stop: 'Stop this alert' },
};

const channelText = { whatsapp: 'on WhatsApp', telegram: 'on Telegram', slack: 'on Slack', email: 'by email' } as const;
const things = { whatsapp: 'phone', telegram: 'Telegram', slack: 'Slack', email: 'mail' } as const;
const count = (value: number, word: string): string => `${value} ${word}${value === 1 ? '' : 's'}`;

function whatText({ metric, names, each, days }: Watched, condition: HeldCondition): string {
  const isNow = days === null || condition.kind === 'runs-out' || condition.kind === 'none';
  const goods = each === undefined ? names : [`each ${titles.dimension(each)}`];
  return [...goods, `${titles.plainMetric(metric)}${isNow ? '' : ` ${dayWords(days)}`}`].join(', ');
}

export function dayWords(days: KeptDays): string {
  return typeof days === 'object' ? `in the last ${count(days.last, 'day')}` : days.replace('-', ' ');
}

function conditionText(condition: Exclude<HeldCondition, { kind: 'none' }>): string {
  switch (condition.kind) {
    case 'above':
    case 'below':
      return `${condition.kind} ${condition.value}`;
    case 'share':
      return `above ${condition.percent}% of ${titles.plainMetric(condition.of)}`;
    case 'moved':
      return `${{ up: 'up', down: 'down', either: 'up or down' }[condition.way]} by ${condition.percent}% or more`;
    case 'unusual':
      return { up: 'unusually high', down: 'unusually low', either: 'unusual' }[condition.way];
    default:
      return `of ${count(condition.days, 'day')} or less`;
  }
}
