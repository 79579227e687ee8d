import type { BadgeTone } from '../../ui/badge.tsx';

const tones: Record<string, BadgeTone> = {
  executive: 'red',
  finance: 'blue',
  sales: 'green',
  marketing: 'yellow',
  product: 'purple',
};

/** Associates, and roles nobody has heard of, are grey. */
export function roleTone(role: string): BadgeTone {
  return tones[role] ?? 'grey';
}
