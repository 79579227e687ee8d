import type { GivenWay } from './choose-way.ts';
import type { ReportDeps } from './delivery-batches.ts';
import type { StateBefore } from './delivery-steps.ts';
import type { DeliveryTask } from './store.ts';

export type Later = {
  seconds: number;
  reason: string | null;
  /** The states it may be in for this to be right; planned unless said otherwise. */
  states?: readonly StateBefore<'planned'>[];
  tries?: number;
  way?: GivenWay | null;
  /** What is heard of the try before does not matter any more. */
  isVoid?: boolean;
};

/** Planned again, with a job for it; should that not move it, somebody looks at it a little later. */
export async function tryLater(deps: ReportDeps, task: DeliveryTask, later: Later): Promise<void> {
  const {
    seconds,
    reason,
    states = ['planned'],
    tries = task.tries,
    way = task.way as GivenWay | null,
    isVoid = false,
  } = later;
  await deps.deliveries.putOff({
    id: task.id,
    epoch: task.epoch,
    from_states: states,
    state: 'planned',
    reason,
    look_at: new Date(deps.now() + (seconds + 60) * 1_000),
    tries,
    way,
    is_void: isVoid,
    delay: seconds,
  });
}
