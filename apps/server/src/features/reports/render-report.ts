/** Turns a report into the WhatsApp text, the caption, the headline figures and the mail; the picture is drawn elsewhere. */
import { unlinked } from '@tillsight/metrics/plain-name';
import { wordsOf, type MailAround, type Report, type ReportLine } from './report.ts';
import { htmlOf } from './report-html.ts';

/** As WhatsApp limits them, with a margin, since nobody says how it counts. */
const longestText = 4_000;
const longestCaption = 1_000;
const longestFigure = 60;

/** Everything in one WhatsApp text. */
export function textOf(report: Report): string {
  return fitted(report, longestText);
}

export type ReportParts = {
  title: string;
  /** The days, and what they are held against. */
  period: string;
  /** Each row a figure: its name, its value, its change or nothing. */
  sections: { title: string | null; rows: string[][] }[];
  notes: string[];
};

/** For whoever draws it with a table for each section. */
export function partsOf({ title, role, store, period, base, sections, insight, target, missing }: Report): ReportParts {
  return {
    title: `${title} · ${role} · ${store}`,
    period: `${period} · ${base}`,
    sections: sections.map(section => ({
      title: section.title,
      rows: section.lines.map(({ name, value, change }) => [name, value, change ?? '']),
    })),
    notes: [...remarksOf({ insight, target }), ...missing],
  };
}

/** What stands under the picture, which shows every figure: the three that come first, and what is to be said of them. */
export function captionOf(report: Report): string {
  const lines = report.sections.flatMap(section => section.lines);
  const shown = lines.slice(0, 3).map(line => `${plain(line.name)}: *${line.value}*${inBrackets(line)}`);
  const head = `*${plain(report.title)} · ${plain(report.role)}*, ${report.period}`;
  const tail = [...remarksOf(report).map(remark => `_${plain(remark)}_`), ...report.news.map(plain)];
  return joined([head, '', ...shown, '', ...tail, ...(lines.length > 3 ? [wordsOf(report).more] : [])]).slice(
    0,
    longestCaption,
  );
}

export type Headline = { figures: string[]; store: string; period: string; title: string };

/** For a template, whose parameters may hold neither line breaks nor runs of blanks; the templates are in English, and so is `report`. */
export function headlineOf(report: Pick<Report, 'sections' | 'store' | 'period' | 'title' | 'role'>): Headline {
  const lines = report.sections.flatMap(section => section.lines).slice(0, 3);
  return {
    figures: lines.map(line => singleLine(`${line.name} ${line.value}${inBrackets(line)}`, longestFigure)),
    store: singleLine(report.store, longestFigure),
    period: singleLine(report.period, longestFigure),
    title: singleLine(`${report.title.toLowerCase()} (${report.role})`, longestFigure),
  };
}

export type ReportMail = { subject: string; text: string; html: string };

export function mailOf(report: Report, around: MailAround): ReportMail {
  const { mail, comparedWith } = wordsOf(report);
  const { frequency, period } = report;
  const subject = mail.subject({ frequency, store: singleLine(report.store, 80), period });
  const text = [
    `${report.title} (${report.role}), ${plain(report.store)}`,
    `${period}, ${comparedWith(report.base)}`,
    ...report.sections.flatMap(({ title, lines }) => [
      '',
      ...(title === null ? [] : [title]),
      ...lines.map(line => `${line.number}. ${line.name}: ${line.value}${inBrackets(line)}`),
    ]),
    '',
    ...remarksOf(report),
    ...report.missing,
    '',
    `${mail.ask}: ${around.links.ask}`,
    '',
    `${mail.why} ${mail.change}: ${around.links.change}`,
  ].join('\n');
  return { subject, text, html: htmlOf(report, around) };
}

/** The head and what is missing always; of the figures as many lines as there is room for. */
function fitted(report: Report, longest: number): string {
  const { comparedWith, more } = wordsOf(report);
  const head = [
    `*${plain(report.title)} · ${plain(report.role)}*`,
    `${plain(report.store)}, ${report.period} (${comparedWith(report.base)})`,
  ];
  const tail = [...remarksOf(report).map(remark => `_${plain(remark)}_`), ...report.missing.map(plain)];
  const body = report.sections.flatMap(({ title, lines }) => [
    '',
    ...(title === null ? [] : [`*${plain(title)}*`]),
    ...lines.map(line => `${line.number}. ${plain(line.name)}: *${line.value}*${inBrackets(line)}`),
  ]);
  const whole = joined([...head, ...body, '', ...tail]);
  if (whole.length <= longest) return whole;
  const kept = [...body];
  while (kept.length > 0 && joined([...head, ...kept, more, '', ...tail]).length > longest) kept.pop();
  return joined([...head, ...kept, more, '', ...tail]).slice(0, longest);
}

const remarksOf = ({ insight, target }: Pick<Report, 'insight' | 'target'>): string[] =>
  [insight, target].filter(remark => remark !== null);

function joined(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function inBrackets({ change }: ReportLine): string {
  return change === null ? '' : ` (${change})`;
}

/** Names may hold what WhatsApp takes for formatting or for a link, and it knows no way to write such a mark as itself. */
function plain(text: string): string {
  return unlinked(text.replaceAll(/[*_~`]/g, ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function singleLine(text: string, longest: number): string {
  const line = plain(text);
  return line.length <= longest ? line : `${line.slice(0, longest - 1)}…`;
}
