import { present } from '../../checked.ts';
import { attribute, resourceName } from './attribute.ts';
import type { Attribute } from './attribute.ts';
import type { AdChannel } from '../../world/world.ts';
import type { AdsCustomer } from '../customers.ts';
import { isoDate } from '../../world/calendar.ts';
import { campaignStatus } from './campaign-status.ts';

const STATUSES = ['ENABLED', 'CANCELED', 'SUSPENDED', 'CLOSED'];
const PRESENCE = ['ENABLED', 'PAUSED', 'REMOVED'];
export const CHANNELS = [
  'SEARCH',
  'DISPLAY',
  'SHOPPING',
  'HOTEL',
  'VIDEO',
  'MULTI_CHANNEL',
  'LOCAL',
  'SMART',
  'PERFORMANCE_MAX',
  'LOCAL_SERVICES',
  'TRAVEL',
  'DEMAND_GEN',
];

const BIDDING: Record<AdChannel, string> = {
  SEARCH: 'MAXIMIZE_CONVERSIONS',
  SHOPPING: 'MANUAL_CPC',
  DISPLAY: 'MAXIMIZE_CONVERSIONS',
  VIDEO: 'MANUAL_CPV',
  PERFORMANCE_MAX: 'MAXIMIZE_CONVERSION_VALUE',
};

const ofClient =
  (of: (client: AdsCustomer) => string | boolean): Attribute['of'] =>
  ({ client }) =>
    client && of(client);

/** The account, its clients, campaigns and their budgets. */
export const accountAttributes: Record<string, Attribute> = {
  'customer.resource_name': attribute('name', ({ customer }) => `customers/${customer.id}`),
  'customer.id': attribute('int64', ({ customer }) => customer.id),
  'customer.descriptive_name': attribute('string', ({ customer }) => customer.name),
  'customer.currency_code': attribute('string', ({ customer }) => customer.currency),
  'customer.time_zone': attribute('string', ({ customer }) => customer.timeZone),
  'customer.manager': attribute('bool', ({ customer }) => customer.isManager),
  'customer.test_account': attribute('bool', () => false),
  'customer.auto_tagging_enabled': attribute('bool', () => true),
  'customer.status': attribute('enum', ({ customer }) => customer.status, STATUSES),

  'customer_client.resource_name': attribute('name', entity =>
    resourceName(entity, 'customerClients', present(entity.client, 'client').id),
  ),
  'customer_client.client_customer': attribute(
    'name',
    ofClient(({ id }) => `customers/${id}`),
  ),
  'customer_client.id': attribute(
    'int64',
    ofClient(({ id }) => id),
  ),
  'customer_client.descriptive_name': attribute(
    'string',
    ofClient(({ name }) => name),
  ),
  'customer_client.currency_code': attribute(
    'string',
    ofClient(({ currency }) => currency),
  ),
  'customer_client.time_zone': attribute(
    'string',
    ofClient(({ timeZone }) => timeZone),
  ),
  'customer_client.manager': attribute(
    'bool',
    ofClient(({ isManager }) => isManager),
  ),
  'customer_client.status': attribute(
    'enum',
    ofClient(({ status }) => status),
    STATUSES,
  ),
  'customer_client.level': attribute('int64', ({ level }) => level),
  'customer_client.hidden': attribute('bool', () => false),
  'customer_client.test_account': attribute('bool', () => false),

  'campaign.resource_name': attribute(
    'name',
    entity => entity.campaign && resourceName(entity, 'campaigns', entity.campaign.id),
  ),
  'campaign.id': attribute('int64', ({ campaign }) => campaign?.id),
  'campaign.name': attribute('string', ({ campaign }) => campaign?.name),
  'campaign.status': attribute('enum', ({ campaign }) => campaign && campaignStatus(campaign).status, PRESENCE),
  'campaign.serving_status': attribute('enum', ({ campaign }) => campaign && campaignStatus(campaign).serving, [
    'SERVING',
    'NONE',
    'ENDED',
    'PENDING',
    'SUSPENDED',
  ]),
  'campaign.advertising_channel_type': attribute('enum', ({ campaign }) => campaign?.channel, CHANNELS),
  'campaign.bidding_strategy_type': attribute('enum', ({ campaign }) => campaign && BIDDING[campaign.channel], [
    ...new Set(Object.values(BIDDING)),
    'TARGET_CPA',
    'TARGET_ROAS',
    'TARGET_SPEND',
    'MANUAL_CPM',
  ]),
  'campaign.campaign_budget': attribute(
    'name',
    entity => entity.campaign && resourceName(entity, 'campaignBudgets', entity.campaign.id + 1),
  ),
  'campaign.start_date_time': attribute(
    'string',
    ({ campaign }) => campaign && `${isoDate(campaign.startDay)} 00:00:00`,
  ),

  'campaign_budget.resource_name': attribute(
    'name',
    entity => entity.campaign && resourceName(entity, 'campaignBudgets', entity.campaign.id + 1),
  ),
  'campaign_budget.id': attribute('int64', ({ campaign }) => campaign && campaign.id + 1),
  'campaign_budget.name': attribute('string', ({ campaign }) => campaign && `${campaign.name} budget`),
  'campaign_budget.amount_micros': attribute('int64', ({ campaign }) => campaign && campaign.dailyBudget * 10_000),
  'campaign_budget.status': attribute('enum', ({ campaign }) => campaign && 'ENABLED', ['ENABLED', 'REMOVED']),
  'campaign_budget.type': attribute('enum', ({ campaign }) => campaign && 'STANDARD', [
    'STANDARD',
    'FIXED_CPA',
    'SMART_CAMPAIGN',
    'LOCAL_SERVICES',
  ]),
  'campaign_budget.delivery_method': attribute('enum', ({ campaign }) => campaign && 'STANDARD', [
    'STANDARD',
    'ACCELERATED',
  ]),
  'campaign_budget.period': attribute('enum', ({ campaign }) => campaign && 'DAILY', ['DAILY', 'CUSTOM_PERIOD']),
  'campaign_budget.explicitly_shared': attribute('bool', () => false),
};
