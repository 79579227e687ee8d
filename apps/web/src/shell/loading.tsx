/** Shown while the stored session is read and while the first screen's code is on its way. */
export function Loading() {
  return <output className="grid min-h-dvh place-items-center text-sm text-muted">Loading...</output>;
}
