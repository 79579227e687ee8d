import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of the figures while they are fetched. */
export function YesterdayRoom() {
  return (
    <>
      <h2 id="yesterday" className="flex min-h-11 items-center text-base font-semibold sm:min-h-8">
        Yesterday
      </h2>
      <div className="mt-3 grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        {[0, 1, 2, 3].map(at => (
          <div key={at} className="h-16 sm:h-[2.875rem]">
            <Skeleton className="h-3 w-24" />
            <Skeleton className="mt-2 h-6 w-32 max-w-full" />
          </div>
        ))}
      </div>
      <p className="mt-3 min-h-4 text-xs text-faint">Asking your platforms…</p>
    </>
  );
}
