const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

/** A moment as this person's clock shows it. */
export const clockText = (moment: number | string): string => clock.format(new Date(moment));
