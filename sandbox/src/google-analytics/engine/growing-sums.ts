/** Totals by group; room grows by doubling. */
export class GrowingSums {
  totals = new Float64Array(64);

  /** Call before adding to groups below `count`. */
  reserve(count: number): Float64Array {
    if (count > this.totals.length) {
      const wider = new Float64Array(Math.max(count, this.totals.length * 2));
      wider.set(this.totals);
      this.totals = wider;
    }
    return this.totals;
  }
}
