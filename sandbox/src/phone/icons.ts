/** Drawn by hand on a grid of 24, in the colour of the text around them. */
const paths = {
  send: 'M4 12 20 4l-5 16-3.5-6.5z M11.5 13.5 20 4',
  back: 'M15 5l-7 7 7 7',
  reply: 'M9 6 4 11l5 5 M4 11h9a6 6 0 0 1 6 6v2',
  smile: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18 M8.5 14.5a4.5 4.5 0 0 0 7 0 M9 9.5v.01 M15 9.5v.01',
  list: 'M8 6h12 M8 12h12 M8 18h12 M4 6v.01 M4 12v.01 M4 18v.01',
  link: 'M14 4h6v6 M20 4l-9 9 M18 14v5H5V6h5',
  call: 'M6 4h3l1.5 4.5L8 10a11 11 0 0 0 6 6l1.5-2.5L20 15v3a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2',
  close: 'M6 6l12 12 M18 6 6 18',
  chevron: 'M6 9l6 6 6-6',
  file: 'M6 3h8l4 4v14H6z M14 3v4h4',
} as const;

export function icon(name: keyof typeof paths): string {
  return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${paths[name]}"/></svg>`;
}

/** One tick: on its way. Two: taken by the business. Coloured: read. */
export function ticks(state: string): string {
  const words = { sent: 'Sent', delivered: 'Delivered', read: 'Read' }[state] ?? 'Sent';
  const second = state === 'sent' ? '' : '<path d="M7.5 7.5 9 9l5.5-6"/>';
  return `<span class="ticks ${state}"><svg viewBox="0 0 16 11" aria-hidden="true"><path d="M1.5 6 4.5 9 10 3"/>${second}</svg><span class="hidden">${words}</span></span>`;
}
