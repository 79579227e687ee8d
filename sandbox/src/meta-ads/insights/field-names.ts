/** What may be asked of a row, besides its days, which always come. */
const figures = [
  'impressions',
  'clicks',
  'spend',
  'reach',
  'frequency',
  'ctr',
  'cpc',
  'cpm',
  'cpp',
  'inline_link_clicks',
  'inline_link_click_ctr',
  'outbound_clicks',
  'actions',
  'action_values',
  'purchase_roas',
  'account_id',
  'account_name',
  'account_currency',
  'campaign_id',
  'campaign_name',
  'objective',
  'adset_id',
  'adset_name',
  'ad_id',
  'ad_name',
  'attribution_setting',
] as const;
export type FieldName = (typeof figures)[number];

export const fieldNames: ReadonlySet<string> = new Set([...figures, 'date_start', 'date_stop']);
