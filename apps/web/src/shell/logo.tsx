import { product } from '@tillsight/contract/product';

/** Three bars and the line they stand on: a till's day, seen at a glance. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={className}>
      <rect width="32" height="32" rx="8" fill="#0B6E4F" />
      <path d="M9 20.5v-5M16 20.5v-9M23 20.5v-13" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      <path d="M7.5 25h17" stroke="#E08A1E" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="text-lg font-semibold tracking-tight">{product.name}</span>
    </span>
  );
}
