/**
 * The frame of a mail, for mail programs: tables and inline styles, which all of them know. The colours of the night are in a
 * style sheet, because no inline style can hold them; whoever drops it sees the day's. Nothing is fetched, the logo is drawn.
 */
import { languageTags, type Language } from '@tillsight/contract/language';
import { product } from '@tillsight/contract/product';
import { escaped } from './markup.ts';

export type MailPage = {
  heading: string;
  language: Language;
  /** What lists of mails show beside the subject. */
  preview: string;
  /** HTML of ours. */
  content: string;
  /** `otherwise`: what stands before its address. */
  button: { label: string; link: string; otherwise: string } | null;
  /** HTML of ours, below the button. */
  after: string;
  /** HTML of ours: why this mail came. */
  why: string;
};

/** Those of the screens; `night` has what each becomes in the dark, by the class of its name. */
export const mailColours = {
  ink: '#1f1c18',
  muted: '#57524a',
  line: '#e4e0d9',
  ground: '#faf9f7',
  paper: '#ffffff',
  pine: '#0b6e4f',
  loss: '#b42318',
  insight: '#e08a1e',
  insightGround: '#fdf1df',
} as const;

/** On one line with what follows it: every element says its own, since not every program hands it down. */
export const mailFont = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const night = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#161412!important}.paper{background:#1e1b18!important;border-color:#39342e!important}
.ink{color:#f2eee8!important}.muted{color:#bdb5aa!important}.line{border-color:#39342e!important}
.pine{color:#5cc9a0!important}.loss{color:#f59088!important}.note{background:#3a2a12!important;color:#f2eee8!important}
.fill{background:#3db58b!important;color:#06231a!important}}
@media (max-width:480px){.paper{padding:24px 20px!important}.ground{padding:16px 8px!important}}`;

const small = 'font-size:13px;line-height:20px';

export function pageOf({ language, heading, preview, content, button, after, why }: MailPage): string {
  const { ink, muted, ground, paper, line } = mailColours;
  const parts = [
    logo,
    `<h1 class="ink" style="${mailFont};margin:0 0 16px;font-size:22px;line-height:28px;font-weight:600;letter-spacing:-0.01em;color:${ink}">${escaped(heading)}</h1>`,
    content,
    ...(button === null ? [] : [buttonOf(button)]),
    after,
    ...(button === null ? [] : [addressOf(button)]),
  ];
  const foot = `<p class="muted" style="${mailFont};${small};margin:16px 8px 0;color:${muted}">${why}</p>`;
  return [
    `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(heading)}</title><style>${night}</style></head>`,
    `<body class="ground" style="margin:0;padding:0;background:${ground}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse"><tr><td class="ground" align="center" style="padding:32px 12px;background:${ground}">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;border-collapse:separate"><tr><td class="paper" style="padding:32px;background:${paper};border:1px solid ${line};border-radius:12px;text-align:left">`,
    ...parts,
    `</td></tr><tr><td style="text-align:left">${foot}</td></tr></table></td></tr></table></body></html>`,
  ].join('');
}

export function paragraphOf(sentence: string): string {
  return `<p class="ink" style="${mailFont};margin:0 0 16px;font-size:15px;line-height:24px;color:${mailColours.ink};overflow-wrap:anywhere">${escaped(sentence)}</p>`;
}

function buttonOf({ label, link }: { label: string; link: string }): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-collapse:separate"><tr><td class="fill" style="background:${mailColours.pine};border-radius:8px"><a class="fill" href="${escaped(link)}" style="${mailFont};display:inline-block;padding:12px 20px;font-size:15px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:8px">${escaped(label)}</a></td></tr></table>`;
}

/** For those whose program shows no button, and those who want to see where it leads. */
function addressOf({ link, otherwise }: { link: string; otherwise: string }): string {
  const { muted, line, pine } = mailColours;
  return `<p class="muted line" style="${mailFont};${small};margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${line};color:${muted}">${escaped(otherwise)}<br><a class="pine" href="${escaped(link)}" style="color:${pine};word-break:break-all">${escaped(link)}</a></p>`;
}

/** Three bars on a line, drawn of table cells: a picture would be fetched or attached. */
const logo = ((): string => {
  const bar = (height: number) =>
    `<td valign="bottom" style="padding:0 2px;line-height:0;font-size:0;vertical-align:bottom"><div style="width:3px;height:${height}px;background:#ffffff;border-radius:1px;line-height:0;font-size:0">&nbsp;</div></td>`;
  const bars = `<table role="presentation" align="center" cellpadding="0" cellspacing="0" style="margin:0 auto;border-collapse:collapse"><tr>${bar(6)}${bar(10)}${bar(14)}</tr></table>`;
  const base = `<div style="width:18px;height:3px;margin:2px auto 0;background:${mailColours.insight};border-radius:1px;line-height:0;font-size:0">&nbsp;</div>`;
  const mark = `<td width="32" height="32" align="center" valign="middle" style="width:32px;height:32px;background:${mailColours.pine};border-radius:8px;vertical-align:middle">${bars}${base}</td>`;
  const word = `<td class="ink" valign="middle" style="${mailFont};padding-left:10px;font-size:18px;line-height:24px;font-weight:600;letter-spacing:-0.01em;color:${mailColours.ink};vertical-align:middle">${product.name}</td>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 28px;border-collapse:separate"><tr>${mark}${word}</tr></table>`;
})();
