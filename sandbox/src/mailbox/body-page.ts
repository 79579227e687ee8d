import type { Mail } from '../mail/mail-store.ts';

/** The mail's own HTML with its inline pictures found, links that open beside the mailbox, and none of its scripts. */
export function bodyPage({ id, html, parts }: Mail): string {
  const pictures = new Map(parts.map(({ contentId }, index) => [contentId, `/mailbox/mails/${id}/parts/${index}`]));
  const withPictures = (html ?? '').replaceAll(/cid:([^"'\s)>]+)/gi, (whole, contentId: string) => {
    return pictures.get(decodeURIComponent(contentId)) ?? whole;
  });
  return `<!doctype html><base target="_blank"><meta name="viewport" content="width=device-width"><style>${baseStyle}</style>${withPictures}`;
}

/** What most mail clients give a mail that says nothing itself; a mail is written for white paper. */
const baseStyle =
  'body{margin:16px;font:16px/1.5 system-ui,sans-serif;color:#1c1b19;background:#fff;overflow-wrap:anywhere}img{max-width:100%}';
