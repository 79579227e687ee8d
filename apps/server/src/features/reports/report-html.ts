/** The mail for people who look at it; written for mail programs, which know tables and inline styles and little else. */
import { unlinked } from '@tillsight/metrics/plain-name';
import { mailColours, mailFont, pageOf } from '../../infra/mail-page.ts';
import { escaped } from '../../infra/markup.ts';
import { directionOf } from './change.ts';
import {
  wordsOf,
  type MailAround,
  type Manner,
  type Mood,
  type Report,
  type ReportLine,
  type Trend,
} from './report.ts';

export function htmlOf(report: Report, { links, picture }: MailAround): string {
  const { mail, comparedWith } = wordsOf(report);
  const content = [
    `<p class="muted" style="${text};margin:-8px 0 20px;color:${mailColours.muted}">${escaped(unlinked(report.store))}, ${escaped(report.period)}, ${escaped(comparedWith(report.base))}</p>`,
    ...[report.insight, report.target].filter(remark => remark !== null).map(noteOf),
    ...(picture === null || report.trend === null ? [] : [chartOf(picture, report.trend, report)]),
    ...report.sections.map(({ title, lines }) => tableOf(title, lines)),
    ...report.missing.map(
      sentence =>
        `<p class="muted" style="${text};margin:12px 0 0;color:${mailColours.muted}">${escaped(sentence)}</p>`,
    ),
    '<div style="height:20px;line-height:20px;font-size:0">&nbsp;</div>',
  ];
  return pageOf({
    language: report.language,
    heading: `${report.title} · ${report.role}`,
    preview: report.insight ?? `${unlinked(report.store)}, ${report.period}`,
    content: content.join(''),
    button: { label: mail.ask, link: links.ask, otherwise: mail.otherwise },
    after: '',
    why: `${escaped(mail.why)} <a class="pine" href="${escaped(links.change)}" style="color:${mailColours.pine}">${escaped(mail.change)}</a>`,
  });
}

const { ink, muted, line: rule, pine, loss, insight, insightGround } = mailColours;
const text = `${mailFont};font-size:14px;line-height:20px`;
const moods: Record<Mood, { name: string; colour: string }> = {
  good: { name: 'pine', colour: pine },
  bad: { name: 'loss', colour: loss },
  plain: { name: 'muted', colour: muted },
};

function noteOf(sentence: string): string {
  return `<p class="note" style="${text};margin:0 0 16px;padding:10px 14px;border-left:4px solid ${insight};background:${insightGround};color:${ink}">${escaped(sentence)}</p>`;
}

function tableOf(title: string | null, lines: readonly ReportLine[]): string {
  const caption =
    title === null
      ? ''
      : `<caption class="ink" style="${text};text-align:left;font-weight:600;padding:16px 0 4px;color:${ink}">${escaped(title)}</caption>`;
  const rows = lines.map(({ name, value, change, mood }) => {
    const { name: tone, colour } = moods[mood];
    const told = escaped(change === null ? '' : `${arrows[directionOf(change)]} ${change}`);
    return `<tr><th class="ink line" scope="row" style="${cell};text-align:left;font-weight:400;color:${ink}">${escaped(name)}</th><td class="ink line" style="${cell};padding-left:12px;text-align:right;font-weight:600;white-space:nowrap;color:${ink}">${escaped(value)}</td><td class="${tone} line" style="${cell};padding-left:12px;text-align:right;white-space:nowrap;color:${colour}">${told}</td></tr>`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse">${caption}${rows.join('')}</table>`;
}

function chartOf(picture: string, { metric, labels, last }: Trend, manner: Manner): string {
  const [from = '', to = ''] = [labels[0], labels.at(-1)];
  const alt = wordsOf(manner).chart({ metric, from, to, last });
  return `<img src="cid:${escaped(picture)}" alt="${escaped(alt)}" width="494" style="width:100%;max-width:100%;height:auto;margin:0 0 8px;border-radius:8px">`;
}

const cell = `${text};padding:8px 0;border-bottom:1px solid ${rule}`;

const arrows = { up: '▲', down: '▼', same: '=' } as const;
