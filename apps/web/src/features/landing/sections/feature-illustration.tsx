import type { ReactNode } from 'react';
import type { FeatureIcon } from '../feature-cards.ts';

/** Six small drawings by one hand: hairlines in grey, what matters in pine, insight and warnings in amber. */
export function FeatureIllustration({ icon }: { icon: FeatureIcon }) {
  return (
    <svg aria-hidden viewBox="0 0 280 112" className="h-28 w-full">
      {drawings[icon]}
    </svg>
  );
}

const hairline = 'fill-none stroke-edge';
const paper = 'fill-surface stroke-line';
const pine = 'fill-accent';
const pineLine = 'fill-none stroke-accent';
const soft = 'fill-accent opacity-20';
const words = 'fill-edge opacity-35';
const amber = 'fill-insight';

const wave = 'M16 72c16-2 22-20 38-18s20 14 34 10 20-36 40-38 22 24 38 22 24-26 40-26 18 16 32 14 16-12 26-14';

const drawings: Record<FeatureIcon, ReactNode> = {
  snapshot: (
    <>
      {[0, 1, 2, 3].map(tile => {
        const x = 20 + (tile % 2) * 126;
        const y = 4 + Math.floor(tile / 2) * 56;
        return (
          <g key={tile}>
            <rect x={x} y={y} width="114" height="46" rx="7" className={paper} />
            <rect x={x + 12} y={y + 11} width="30" height="5" rx="2.5" className={words} />
            <rect x={x + 12} y={y + 24} width={[40, 26, 34, 22][tile]} height="10" rx="3" className={pine} />
            <path
              d={`M${x + 70} ${y + 32}l9-6 8 3 ${tile === 2 ? '8 4 8-3' : '8-9 8-5'}`}
              className={tile === 2 ? hairline : pineLine}
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </g>
        );
      })}
    </>
  ),
  timeline: (
    <>
      <rect x="96" y="8" width="92" height="82" rx="6" className={soft} />
      <path d="M96 8v82M188 8v82" className={pineLine} strokeWidth="2" />
      <circle cx="96" cy="49" r="5" className={pine} />
      <circle cx="188" cy="49" r="5" className={pine} />
      <path d={wave} className={hairline} strokeWidth="2" strokeLinecap="round" />
      <clipPath id="chosen-days">
        <path d="M97 0h90v112H97z" />
      </clipPath>
      <path d={wave} clipPath="url(#chosen-days)" className={pineLine} strokeWidth="3.5" />
      <path d="M16 100h248" className="stroke-line" strokeWidth="1" />
      {Array.from({ length: 12 }, (_, tick) => (
        <path key={tick} d={`M${18 + tick * 22} 97v6`} className="stroke-edge" strokeWidth="1" />
      ))}
    </>
  ),
  product: (
    <>
      {[150, 104, 72].map((length, row) => (
        <g key={length}>
          <rect x="20" y={4 + row * 37} width="30" height="30" rx="6" className={paper} />
          <path
            d={`M31 ${13 + row * 37}l2.5-1c.6 2 2.4 2 3 0l2.5 1 3.5 3.5-2.2 2.3-1.8-1.3v9h-7v-9l-1.8 1.3-2.2-2.3z`}
            className={row === 0 ? pineLine : hairline}
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
          <rect x="64" y={9 + row * 37} width="46" height="5" rx="2.5" className={words} />
          <rect x="64" y={20 + row * 37} width={length} height="9" rx="3" className={row === 0 ? pine : soft} />
          <rect x={72 + length} y={22 + row * 37} width="22" height="5" rx="2.5" className={words} />
        </g>
      ))}
    </>
  ),
  inventory: (
    <>
      <path d="M16 100h248" className="stroke-edge" strokeWidth="1.5" />
      <path d="M16 76h248" className="stroke-insight" strokeWidth="1.5" strokeDasharray="3 4" />
      {[5, 4, 1, 3, 5, 2].map((boxes, pile) =>
        Array.from({ length: boxes }, (_, box) => (
          <rect
            key={`${pile}-${box}`}
            x={26 + pile * 40}
            y={83 - box * 18}
            width="28"
            height="15"
            rx="3"
            className={boxes === 1 ? amber : box === boxes - 1 ? pine : soft}
          />
        )),
      )}
    </>
  ),
  places: (
    <>
      {Array.from({ length: 84 }, (_, dot) => ({ column: dot % 14, row: Math.floor(dot / 14) })).map(
        ({ column, row }) => (
          <circle
            key={`${column}-${row}`}
            cx={23 + column * 18 + (row % 2) * 6}
            cy={8 + row * 19}
            r="1.5"
            className="fill-edge opacity-50"
          />
        ),
      )}
      <circle cx="92" cy="66" r="30" className={soft} />
      <circle cx="92" cy="66" r="9" className={pine} />
      <circle cx="178" cy="36" r="18" className={soft} />
      <circle cx="178" cy="36" r="6" className={pine} />
      <circle cx="222" cy="84" r="12" className={soft} />
      <circle cx="222" cy="84" r="4" className={pine} />
      <path d="M92 66l86-30 44 48" className={pineLine} strokeWidth="1" strokeDasharray="2 4" />
    </>
  ),
  playbook: (
    <>
      <rect x="36" y="2" width="164" height="108" rx="8" className={paper} />
      {[0, 1, 2].map(row => (
        <g key={row}>
          <rect
            x="52"
            y={16 + row * 31}
            width="16"
            height="16"
            rx="4"
            className={row < 2 ? pine : hairline}
            strokeWidth="1.5"
          />
          {row < 2 ? (
            <path
              d={`M56 ${24 + row * 31}l3 3 6-6`}
              className="fill-none stroke-on-accent"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ) : null}
          <rect x="80" y={17 + row * 31} width={[88, 70, 96][row]} height="5" rx="2.5" className={words} />
          <rect x="80" y={27 + row * 31} width={[54, 84, 46][row]} height="5" rx="2.5" className={words} />
        </g>
      ))}
      <path d="M214 22c3 15 8 20 23 23-15 3-20 8-23 23-3-15-8-20-23-23 15-3 20-8 23-23z" className={amber} />
      <path d="M242 66c1.5 7 4 9.5 11 11-7 1.5-9.5 4-11 11-1.5-7-4-9.5-11-11 7-1.5 9.5-4 11-11z" className={amber} />
    </>
  ),
};
