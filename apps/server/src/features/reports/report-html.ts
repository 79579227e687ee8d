/** The mail for people who look at it; written for mail programs, which know tables and inline styles and little else. */
import { unlinked } from '@tillsight/metrics/plain-name';
import { product } from '@tillsight/contract/product';
import { directionOf } from './change.ts';
import type { MailAround, Mood, Report, ReportLine, Trend } from './report.ts';

export function htmlOf(report: Report, { link, picture }: MailAround): string {
  const parts = [
    `<h1 style="font-size:20px;margin:0">${escaped(report.title)} · ${escaped(report.role)}</h1>`,
    `<p style="margin:4px 0 16px;color:${grey}">${escaped(unlinked(report.store))}, ${escaped(report.period)}, compared with ${escaped(report.base)}</p>`,
    ...(report.insight === null ? [] : [noteOf(report.insight)]),
    ...(picture === null || report.trend === null ? [] : [chartOf(picture, report.trend)]),
    ...report.sections.map(({ title, lines }) => tableOf(title, lines)),
    ...report.missing.map(sentence => `<p style="margin:8px 0;color:${grey}">${escaped(sentence)}</p>`),
    `<p style="margin:24px 0 0;font-size:13px;color:${grey}">You're getting this because you're on this report in ${product.name}. <a href="${escaped(link)}" style="color:${pine}">Change it</a></p>`,
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(report.title)}</title><body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:15px;color:#1f1d1a;background:#ffffff"><div style="max-width:560px;margin:0 auto">${parts.join('')}</div></body></html>`;
}

const pine = '#0b6e4f';
const red = '#b3261e';
const grey = '#6b655c';
const colours: Record<Mood, string> = { good: pine, bad: red, plain: grey };

function noteOf(insight: string): string {
  return `<p style="margin:0 0 16px;padding:8px 12px;border-left:4px solid #e08a1e;background:#fdf6ea">${escaped(insight)}</p>`;
}

function tableOf(title: string | null, lines: readonly ReportLine[]): string {
  const caption =
    title === null
      ? ''
      : `<caption style="text-align:left;font-weight:600;padding:16px 0 4px">${escaped(title)}</caption>`;
  const rows = lines.map(
    ({ name, value, change, mood }) =>
      `<tr><th scope="row" style="${cell};text-align:left;font-weight:400">${escaped(name)}</th><td style="${cell};text-align:right;font-weight:600;white-space:nowrap">${escaped(value)}</td><td style="${cell};text-align:right;white-space:nowrap;color:${colours[mood]}">${escaped(change === null ? '' : `${arrows[directionOf(change)]} ${change}`)}</td></tr>`,
  );
  return `<table style="width:100%;border-collapse:collapse">${caption}${rows.join('')}</table>`;
}

function chartOf(picture: string, { name, labels, formatted }: Trend): string {
  const alt = `${name} by day, ${labels[0] ?? ''} to ${labels.at(-1) ?? ''}; at the end ${formatted.at(-1) ?? ''}.`;
  return `<img src="cid:${escaped(picture)}" alt="${escaped(alt)}" width="560" style="max-width:100%;height:auto;margin:0 0 8px">`;
}

const cell = 'padding:6px 4px;border-bottom:1px solid #e7e3dc';

const arrows = { up: '▲', down: '▼', same: '=' } as const;

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}
