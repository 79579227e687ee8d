/** How people speak of parcels that arrived or came back; the catalogue's `also_called` is read besides. */
export const deliveredPhrases: Record<string, string> = {
  rto_orders:
    'rto; rto order; order rto; how_many rto; how_many order rto; number rto; rto parcel; parcel rto; how_many cod rto; how_many cod order rto; how_many order cod rto; order came_back undelivered',
  rto_rate: 'rto rate; rto percent; rto share; rate rto; percent rto; share rto; order rto percent; order rto share',
  cod_rto_rate: 'cod rto rate; cod rto percent; cod rto share; cod rto; rto cod; rto rate cod; rto percent cod',
  rto_value:
    'rto value; value rto order; amount rto order; rto amount; value rto; amount rto; rto money; sales rto; lost rto; money lost rto',
  delivered_orders:
    'deliver order; order deliver; how_many order deliver; how_many deliver; number order deliver; deliver order how_many',
  cod_delivered_orders:
    'cod order deliver; deliver cod order; cod deliver; cod order deliver how_many; cod parcel deliver',
  delivered_sales: 'deliver sales; sales deliver; sales order deliver; deliver revenue; deliver order sales',
  delivered_profit:
    'deliver profit; profit deliver; profit deliver order; profit after deliver; profit after rto; profit after deliver cost',
  delivered_gross_profit:
    'gross deliver profit; deliver gross profit; gross profit deliver; profit deliver order gross',
  delivered_profit_after_ads:
    'deliver profit after ad; profit deliver after ad; deliver profit after ad spend; deliver profit less ad; deliver profit minus ad; profit after deliver and ad',
  delivered_profit_margin:
    'deliver profit margin; deliver margin; margin deliver; margin deliver order; deliver profit percent',
  delivered_profit_per_order: 'deliver profit per order; profit per deliver order; deliver profit each order',
  delivery_costs: 'deliver cost; cost deliver; deliver charge',
  rto_shipping_costs: 'rto cost; cost rto; rto shipping cost; shipping cost rto; rto loss; loss rto',
  packaging_costs: 'packaging_cost; packaging_cost parcel',
  gateway_fees: 'gateway_fee; gateway_fee prepaid; gateway_fee order',
  delivered_roas: 'deliver roas; roas deliver; roas after rto; roas after deliver; roas deliver order',
};
