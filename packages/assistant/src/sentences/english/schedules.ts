/** Schedules, in English. */
import type { Cadence } from '@tillsight/contract/schedules';
import { formatTime } from '@tillsight/metrics/format-time';
import type { ScheduleSentences, Timed } from '../schedule-sentences.ts';
import { dayWords } from './alerts.ts';
import { titles } from './titles.ts';
import { sentence } from '../sentence-case.ts';

const channels = { whatsapp: 'on WhatsApp', telegram: 'on Telegram', slack: 'on Slack', email: 'by email' } as const;
const things = { whatsapp: 'phone', telegram: 'Telegram', slack: 'Slack' } as const;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const example = 'Say, for example: “send me sales by city every Monday at nine”. Nothing was set.';

export const englishSchedules: ScheduleSentences = {
  title: ({ metrics, by, names, days }) => {
    const what = titles.all(metrics.map(titles.plainMetric));
    const split = by.length === 0 ? '' : ` by ${titles.all(by.map(titles.dimension))}`;
    return sentence([...names, `${what}${split}${days === null ? '' : ` ${dayWords(days)}`}`].join(', '));
  },
  offers: {
    daily: { label: 'Send me this every morning', question: 'Send me this every morning at 9' },
    weekly: { label: 'Send me this every Monday', question: 'Send me this every Monday at 9' },
  },
  when: whenText,
  onlyIf: condition => {
    switch (condition.kind) {
      case 'above':
      case 'below':
        return `only if ${condition.kind} ${condition.value}`;
      case 'moved':
        return `only if ${{ up: 'up', down: 'down', either: 'up or down' }[condition.way]} by ${condition.percent}% or more against the days before`;
      default:
        return '';
    }
  },
  made: ({ title, when, channel, next, onlyIf, isToOthers, lacks }) =>
    `I'll send you *${title}* ${when} ${channels[channel]}${onlyIf === undefined ? '' : `, ${onlyIf}`}. First on ${next.day} at ${formatTime(next.time)}. Figures are asked for then and not kept.${lacks === undefined ? '' : ` No ${things[lacks]} is linked to your account yet, so it comes by email.`}${isToOthers ? ' It goes to you only: I send nothing to others.' : ''} To end it, say “stop the schedule” with a word of its name; “which schedules do I have” lists them.`,
  list: lines =>
    `Your schedules:\n${lines.map(line => `• ${line}`).join('\n')}\nTo end one, say “stop the schedule” with a word of its name.`,
  line: ({ title, when, channel, onlyIf, next }) =>
    `${title}, ${when} ${channels[channel]}${onlyIf === undefined ? '' : `, ${onlyIf}`} (${next === undefined ? 'paused' : `next ${next.day} at ${formatTime(next.time)}`})`,
  empty: 'You have no schedules. Say, for example: “send me sales by city every Monday at nine”.',
  ended: named => `Ended: ${named.join('; ')}. I send it no more.`,
  hasEnded: 'This schedule has ended already.',
  paused: named => `Paused: ${named.join('; ')}, until you say “resume the schedule” with a word of its name.`,
  resumed: named => `I send it again: ${named.join('; ')}.`,
  changed: ({ title, when, channel, next }) =>
    `Changed: ${title}, ${when} ${channels[channel]}${next === undefined ? ' (paused)' : `. Next on ${next.day} at ${formatTime(next.time)}`}.`,
  whichOf: named => `Which one do you mean? ${named.join('; ')}.`,
  noSuch: named => `None of your schedules is called that. You have: ${named.join('; ')}.`,
  already: (title, when) => `You are sent this already: ${title}, ${when}. Nothing was set.`,
  tooMany: most =>
    `You have ${most} schedules, and that is the most. End one first; “which schedules do I have” lists them.`,
  cannot: {
    nothing: `I don't know which answer you mean: ask for it first, then say “send me this every Monday at nine”. Nothing was set.`,
    unclear: `I can send you figures at a time of your choosing, and did not understand which. ${example}`,
    unkept: `I can send figures of days that move along (yesterday, last week, the last thirty days), split and filtered, but not this one as it was asked: with bounds, other comparisons, fixed dates or a forecast. ${example}`,
    rhythm: `I can send every day, on days of the week, or on one day of the month, but not in another rhythm. ${example}`,
    others: `I can send it to you only: nothing is sent to others. Say “send me …” to get it yourself; each colleague can say the same. Reports for the team are set on the Report Configuration page. Nothing was set.`,
    missing:
      'Not all of it can be had: a platform that knows a part of it is not connected, or cannot split it so. Connect it on the Integrations page, or leave that part out. Nothing was set.',
    condition: `I can send it only if the figure is above or below a number, or has moved by so many percent, and did not understand the condition. Say, for example: “send me sales every Monday at nine only if they moved by ten percent”. Nothing was set.`,
  },
  nothingSet: 'Nothing was set.',
  notHere: wish =>
    `${wish === undefined ? '' : `You want *${wish.title}* ${wish.when}. `}Schedules are kept for people who are signed in. Nothing was set.`,
  sent: {
    head: title => `*${title}*`,
    answers: 'Reply *stop* to this message, or tap the button, to end it.',
    subject: title => title,
    mailEnd: 'You asked to be sent this. Change or end it here:',
    noFigures: 'No figures could be had. I stay silent about this until there are some again.',
  },
  buttons: { stop: 'Stop sending this' },
};

function whenText({ cadence, time }: Timed): string {
  return `${daysText(cadence)} at ${formatTime(time)}`;
}

function daysText(cadence: Cadence): string {
  if (cadence.kind === 'monthly')
    return cadence.day > 28 ? lateDay(cadence.day) : `on day ${cadence.day} of every month`;
  const days = cadence.weekdays.map(day => weekdays[day - 1] ?? '');
  if (days.length === 7) return 'every day';
  return cadence.weekdays.join() === '1,2,3,4,5' ? 'Monday to Friday' : `every ${titles.all(days)}`;
}

const lateDay = (day: number): string =>
  day === 31 ? 'on the last day of every month' : `on day ${day} of every month, or its last day`;
