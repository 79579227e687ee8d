import { Skeleton } from '../../ui/skeleton.tsx';

/** Where the first steps are about to stand, so that nothing moves when they do. */
export function FirstStepsRoom() {
  return (
    <div aria-hidden className="mb-6">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="mt-3 h-[17.75rem] w-full sm:h-[9.625rem] xl:h-[4.875rem]" />
    </div>
  );
}
