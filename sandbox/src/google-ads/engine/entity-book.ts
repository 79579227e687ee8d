import { itemAt, present } from '../../checked.ts';
import { adAges, adGenders } from '../../world/ads/split-ad-day.ts';
import type { World } from '../../world/world.ts';
import type { AdsCustomer } from '../customers.ts';
import type { Entity } from '../fields/entity.ts';
import { placeOf } from '../fields/entity.ts';
import { hasAdGroup, resources } from '../fields/resources.ts';

/** How finely the rows of a resource are told apart in a query. */
export type EntityPlan = {
  resource: string;
  /** Fields of the campaign or the ad group are used, so that views split by them too. */
  byCampaign: boolean;
  byAdGroup: boolean;
  /** Values of the view's segments that were selected. */
  segmentsOf: (entity: Entity) => string;
  /** Conditions on attributes and the view's segments. */
  passes: (entity: Entity) => boolean;
};

/** Gives every row of the resource a number; the same ad group and part always get the same one. -1: not in this report. */
export class EntityBook {
  readonly entities: Entity[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #known = new Map<number, number>();
  readonly #plan: EntityPlan;
  readonly #world: World;
  readonly #customer: AdsCustomer;

  constructor(plan: EntityPlan, account: { world: World; customer: AdsCustomer }) {
    this.#plan = plan;
    this.#world = account.world;
    this.#customer = account.customer;
  }

  numberOf(adGroup: number, part: number): number {
    const key = adGroup * 100_000 + part + 1;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const number = this.#enter(adGroup, part);
    this.#known.set(key, number);
    return number;
  }

  /** Enters every row the resource has, whether anything was measured or not. */
  enterAll(): void {
    const { resource } = this.#plan;
    const { adGroups, adKeywords } = this.#world;
    if (resource === 'customer') {
      if (!this.#customer.isShop) this.add({ world: this.#world, customer: this.#customer }, '');
      else this.numberOf(0, -1);
      return;
    }
    if (!this.#customer.isShop) return;
    const { split } = itemAt(resources, resource);
    if (split === 'keyword') adKeywords.forEach((keyword, row) => this.numberOf(keyword.adGroup, row));
    else
      adGroups.forEach((_, adGroup) => {
        const parts = split === 'age' ? adAges.length : split === 'gender' ? adGenders.length : 0;
        if (parts === 0) this.numberOf(adGroup, -1);
        for (let part = 0; part < parts; part++) this.numberOf(adGroup, part);
      });
  }

  add(entity: Entity, key: string): number {
    if (!this.#plan.passes(entity)) return -1;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.entities.push(entity) - 1;
    this.#numbers.set(key, number);
    return number;
  }

  #enter(adGroup: number, part: number): number {
    const { adGroups, adCampaigns } = this.#world;
    const { resource, byCampaign, byAdGroup, segmentsOf } = this.#plan;
    if (resource === 'customer') return this.add({ world: this.#world, customer: this.#customer }, '');
    const group = itemAt(adGroups, adGroup);
    const campaign = itemAt(adCampaigns, group.campaign);
    if (!hasAdGroup(resource, campaign.channel)) return -1;
    const entity = this.#entityOf(adGroup, part);
    const key = [
      ownKey(resource, entity, { adGroup, campaign: group.campaign, part }),
      byCampaign ? group.campaign : '',
      byAdGroup ? adGroup : '',
      segmentsOf(entity),
    ];
    return this.add(entity, key.join('\n'));
  }

  #entityOf(adGroup: number, part: number): Entity {
    const { adGroups, adCampaigns, adKeywords, adTerms } = this.#world;
    const group = itemAt(adGroups, adGroup);
    const campaign = itemAt(adCampaigns, group.campaign);
    const { split } = itemAt(resources, this.#plan.resource);
    const hasGroup = campaign.channel !== 'PERFORMANCE_MAX' || this.#plan.resource === 'asset_group';
    const term = split === 'term' ? adTerms[part] : undefined;
    return {
      world: this.#world,
      customer: this.#customer,
      campaign,
      ...(hasGroup ? { adGroup: group } : {}),
      landingPage: group.landingPage,
      term,
      keyword: split === 'keyword' ? adKeywords[part] : term && adKeywords[term.keyword],
      product: split === 'product' ? part : undefined,
      place: split === 'place' ? part : undefined,
      age: split === 'age' ? adAges[part] : undefined,
      gender: split === 'gender' ? adGenders[part] : undefined,
    };
  }
}

/** What makes a row of the resource the row it is. */
function ownKey(
  resource: string,
  entity: Entity,
  place: { adGroup: number; campaign: number; part: number },
): string | number {
  switch (resource) {
    case 'campaign':
      return place.campaign;
    case 'search_term_view':
      return `${place.adGroup}/${present(entity.term, 'term').text}`;
    case 'campaign_search_term_view':
      return `${place.campaign}/${present(entity.term, 'term').text}`;
    case 'user_location_view':
    case 'geographic_view':
      return present(placeOf(entity), 'the place').countryCode;
    case 'landing_page_view':
      return present(entity.landingPage, 'landingPage');
    case 'shopping_performance_view':
      return '';
    default:
      return `${place.adGroup}/${place.part}`;
  }
}
