import type { Fault } from './platform-module.ts';

type Chosen = { platform: string; fault: Fault; left: number };

/** Faults that were chosen and are still to be met, per platform, in the order of choosing. */
export class FaultBook {
  private chosen: Chosen[] = [];

  add(platform: string, fault: Fault): void {
    this.chosen.push({ platform, fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  clear(platform?: string): void {
    this.chosen = this.chosen.filter(entry => platform !== undefined && entry.platform !== platform);
  }

  list(): { platform: string; fault: Fault; left: number | null }[] {
    return this.chosen.map(({ platform, fault, left }) => ({
      platform,
      fault,
      left: Number.isFinite(left) ? left : null,
    }));
  }

  /** The fault this call meets, if any; it is used up after its number of calls. */
  take(platform: string, operation?: string): Fault | null {
    const entry = this.chosen.find(
      candidate =>
        candidate.platform === platform &&
        (candidate.fault.operation === undefined || candidate.fault.operation === operation),
    );
    if (!entry) return null;
    entry.left--;
    if (entry.left <= 0) this.chosen = this.chosen.filter(other => other !== entry);
    return entry.fault;
  }
}
