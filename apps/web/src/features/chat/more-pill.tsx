import { ArrowDown } from 'lucide-react';
import { useEffect, useState } from 'react';

/** Where the last answer ends; what follows is empty room. */
export const endOfAnswer = { 'data-end-of-answer': true } as const;

/** What the composer covers at the foot of the window. */
const coveredPx = 96;

/** Says that an answer goes on below, and leads there a screen at a time; a key makes it anew with each answer. */
export function MorePill() {
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    const end = [...document.querySelectorAll('[data-end-of-answer]')].at(-1);
    if (!end) return undefined;
    const seeing = new IntersectionObserver(
      ([entry]) => entry && setIsBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0),
      { rootMargin: `0px 0px -${coveredPx}px 0px` },
    );
    seeing.observe(end);
    return () => seeing.disconnect();
  }, []);
  if (!isBelow) return null;
  return (
    <button
      type="button"
      onClick={() => window.scrollBy({ top: (window.innerHeight - coveredPx) * 0.8 })}
      className="mx-auto mb-1 flex min-h-11 items-center gap-1 rounded-full px-4 text-xs font-medium text-accent-ink hover:bg-hover sm:min-h-8"
    >
      <ArrowDown aria-hidden className="size-3.5" />
      more
    </button>
  );
}
