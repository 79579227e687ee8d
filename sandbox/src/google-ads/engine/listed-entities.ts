import { conversionActions } from '../fields/entity.ts';
import { geoTargets } from '../fields/geo-targets.ts';
import type { EntityBook } from './entity-book.ts';
import type { Account } from './account.ts';

/** Rows of the resources that are lists and know no metrics. */
export function enterListed(resource: string, book: EntityBook, { world, customer, customers }: Account): void {
  const base = { world, customer };
  if (resource === 'geo_target_constant')
    for (const geoTarget of geoTargets(world)) book.add({ ...base, geoTarget }, String(geoTarget.id));
  if (resource === 'customer_client') {
    book.add({ ...base, client: customer, level: 0 }, customer.id);
    const clients = customer.isManager ? customers.filter(each => !each.isManager) : [];
    for (const client of clients) book.add({ ...base, client, level: 1 }, client.id);
  }
  if (!customer.isShop) return;
  if (resource === 'campaign_budget')
    for (const campaign of world.adCampaigns) book.add({ ...base, campaign }, String(campaign.id));
  if (resource === 'conversion_action')
    for (const conversionAction of conversionActions) book.add({ ...base, conversionAction }, conversionAction.name);
}
