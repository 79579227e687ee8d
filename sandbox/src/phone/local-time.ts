/** A phone lives in its country; the sandbox's clock is told in that country's time. */
const zones: readonly [prefix: string, zone: string][] = [
  ['+91', 'Asia/Kolkata'],
  ['+971', 'Asia/Dubai'],
  ['+44', 'Europe/London'],
  ['+52', 'America/Mexico_City'],
  ['+54', 'America/Argentina/Buenos_Aires'],
  ['+55', 'America/Sao_Paulo'],
  ['+1', 'America/New_York'],
];

const formats = new Map<string, Intl.DateTimeFormat>();

function format(zone: string, options: Intl.DateTimeFormatOptions, at: number): string {
  const key = zone + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone });
  formats.set(key, known);
  return known.format(at);
}

export function zoneOf(number: string): string {
  return zones.find(([prefix]) => number.startsWith(prefix))?.[1] ?? 'UTC';
}

export function clockTime(number: string, at: number): string {
  return format(zoneOf(number), { hour: '2-digit', minute: '2-digit' }, at);
}

export function dateOf(number: string, at: number): string {
  return format(zoneOf(number), { weekday: 'short', day: 'numeric', month: 'short' }, at);
}

/** Today, Yesterday, the weekday within a week, then the date. */
export function dayName(number: string, at: number, now: number): string {
  const zone = zoneOf(number);
  const days = dayNumber(zone, now) - dayNumber(zone, at);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days > 1 && days < 7) return format(zone, { weekday: 'long' }, at);
  return format(zone, { day: 'numeric', month: 'long', year: 'numeric' }, at);
}

export function isSameDay(number: string, one: number, other: number): boolean {
  const zone = zoneOf(number);
  return dayNumber(zone, one) === dayNumber(zone, other);
}

function dayNumber(zone: string, at: number): number {
  const [day, month, year] = format(zone, { day: 'numeric', month: 'numeric', year: 'numeric' }, at)
    .split('/')
    .map(Number);
  return Date.UTC(year ?? 1970, (month ?? 1) - 1, day ?? 1) / 86_400_000;
}
