import type { Told } from '../told.ts';

/** In dollars, until a visitor in India is met (`tellRupees`). */
export function Words({ told }: { told: Told }) {
  return typeof told === 'string' ? told : <span data-rupees={told.rupees}>{told.dollars}</span>;
}
