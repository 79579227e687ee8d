import type { WhatsAppDeps } from '../whatsapp/whatsapp.ts';
import { deliveryDeskOf } from './delivery-desk.ts';
import type { DeliveryState, DeliveryTask } from './store.ts';
import type { GivenWay } from './way.ts';

export type Later = {
  seconds: number;
  reason: string | null;
  /** The states it may be in for this to be right; planned unless said otherwise. */
  states?: DeliveryState[];
  tries?: number;
  way?: GivenWay | null;
  /** What is heard of the try before does not matter any more. */
  isVoid?: boolean;
};

/** Planned again, with a job for it; should that not move it, somebody looks at it a little later. */
export async function tryLater(deps: WhatsAppDeps, task: DeliveryTask, later: Later): Promise<void> {
  const {
    seconds,
    reason,
    states = ['planned'],
    tries = task.tries,
    way = task.way as GivenWay | null,
    isVoid = false,
  } = later;
  await deliveryDeskOf(deps.db).putOff({
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
