import { product } from '@tillsight/contract/product';

/** The product's sign and name. */
export function Brand() {
  return (
    <span className="flex items-center gap-2.5 font-semibold tracking-tight">
      <BrandMark />
      {product.name}
    </span>
  );
}

export function BrandMark() {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className="size-8 shrink-0">
      <rect width="32" height="32" rx="8" fill="#0B6E4F" />
      <path d="M9 20.5v-5M16 20.5v-9M23 20.5v-13" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      <path d="M7.5 25h17" stroke="#E08A1E" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
