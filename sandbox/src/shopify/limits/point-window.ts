/** The ShopifyQL budget of one app in one store: so many points per clock minute. */
export class PointWindow {
  #minute = -1;
  #spent = 0;

  /** Takes the points, or says that they are not there; nothing is taken then. */
  take(points: number, { limit, now }: { limit: number; now: number }): boolean {
    this.#turn(now);
    if (this.#spent + points > limit) return false;
    this.#spent += points;
    return true;
  }

  available(limit: number, now: number): number {
    this.#turn(now);
    return Math.max(0, limit - this.#spent);
  }

  #turn(now: number): void {
    const minute = Math.floor(now / 60_000);
    if (minute === this.#minute) return;
    this.#minute = minute;
    this.#spent = 0;
  }
}

export function windowResetAt(now: number): string {
  const reset = new Date((Math.floor(now / 60_000) + 1) * 60_000);
  return reset.toISOString().replace(/\.\d+Z$/, '+00:00');
}
