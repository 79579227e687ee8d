import type { Messenger } from '@tillsight/contract/channel';
import type { Provider } from '@tillsight/contract/integrations';
import type { ReactNode } from 'react';
import { cx } from '../ui/class-names.ts';

export type Marked = Provider | Messenger;

/**
 * A platform at a glance, the same wherever one stands: a sign of what it does on its colour, drawn by us and nobody's
 * logo. Its name always stands beside it.
 */
export function PlatformMark({ of, className = 'size-11' }: { of: Marked; className?: string }) {
  const { ground, sign } = marks[of];
  return (
    <svg
      aria-hidden
      data-mark={of}
      viewBox="0 0 32 32"
      fill="none"
      stroke="#fff"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('shrink-0', className)}
    >
      <rect width="32" height="32" rx="8" className={ground} stroke="none" />
      {sign}
    </svg>
  );
}

const marks: Record<Marked, { ground: string; sign: ReactNode }> = {
  // A carrier bag.
  shopify: {
    ground: 'fill-mark-shopify',
    sign: <path d="M9 12h14l1 12H8zM12.5 14.5V11a3.5 3.5 0 0 1 7 0v3.5" />,
  },
  // A curve of days and the last of them.
  google_analytics: {
    ground: 'fill-mark-google-analytics',
    sign: (
      <>
        <path d="m7.5 21 5-5.5 4 3 5.5-7" />
        <circle cx="23" cy="10" r="2.25" fill="#fff" stroke="none" />
      </>
    ),
  },
  // A search, and what it found.
  google_ads: {
    ground: 'fill-mark-google-ads',
    sign: (
      <>
        <circle cx="14.5" cy="14.5" r="6" />
        <path d="m19 19 5 5M12 14.5h5" />
      </>
    ),
  },
  // Somebody calling out.
  meta: {
    ground: 'fill-mark-meta',
    sign: <path d="M8 14v4l3 .4L21 23V9l-10 4.6zM11.5 18.5 13 23.5h2.5M24.5 14v4" />,
  },
  // A parcel on its van.
  shiprocket: {
    ground: 'fill-mark-shiprocket',
    sign: (
      <>
        <path d="M7.5 11h10.5v9H7.5zM18 14h3.5l3 3v3H18" />
        <circle cx="11.5" cy="21.5" r="1.75" fill="#fff" />
        <circle cx="20.5" cy="21.5" r="1.75" fill="#fff" />
      </>
    ),
  },
  // A word in a bubble.
  whatsapp: {
    ground: 'fill-mark-whatsapp',
    sign: (
      <path d="M10 8.5h12a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-6.5L10.5 24.5V20.5H10A2.5 2.5 0 0 1 7.5 18v-7A2.5 2.5 0 0 1 10 8.5ZM12 13h8M12 16.5h5" />
    ),
  },
  // A word on its way.
  telegram: {
    ground: 'fill-mark-telegram',
    sign: <path d="M7.5 15.5 24.5 8.5 21.5 23.5 15.5 19.5 12.5 23V17.5L24 9" />,
  },
  // A channel's sign.
  slack: {
    ground: 'fill-mark-slack',
    sign: <path d="M13.5 8.5 11.5 23.5M20.5 8.5 18.5 23.5M8.5 13h15.5M8 19h15.5" />,
  },
};
