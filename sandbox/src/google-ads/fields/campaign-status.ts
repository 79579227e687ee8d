import type { AdCampaign } from '../../world/world.ts';

/** A campaign that is over stays enabled and no longer serves. */
export function campaignStatus({ status }: AdCampaign): { status: string; serving: string } {
  if (status === 'PAUSED') return { status: 'PAUSED', serving: 'NONE' };
  return { status: 'ENABLED', serving: status === 'ENDED' ? 'ENDED' : 'SERVING' };
}
