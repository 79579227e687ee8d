/** Runs in the page: the sum of all shifts so far. */
export async function layoutShift(): Promise<number> {
  type Shift = PerformanceEntry & { value: number };
  const shifts = await new Promise<Shift[]>(resolve => {
    const observer = new PerformanceObserver(list => resolve(list.getEntries() as Shift[]));
    observer.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(observer.takeRecords() as Shift[])));
  });
  return shifts.reduce((sum, shift) => sum + shift.value, 0);
}
