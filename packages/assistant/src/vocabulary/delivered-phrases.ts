/** How people speak of parcels that arrived or came back; the catalogue's `also_called` is read besides. */
export const deliveredPhrases: Record<string, string> = {
  rto_orders:
    'rto; rto order; order rto; how_many rto; how_many order rto; number rto; rto parcel; parcel rto; order came_back undelivered',
  rto_rate: 'rto rate; rto percent; rto share; rate rto; percent rto; share rto; order rto percent; order rto share',
  cod_rto_rate: 'cod rto rate; cod rto percent; cod rto share; cod rto; rto cod; rto rate cod; rto percent cod',
  rto_value:
    'rto value; value rto order; amount rto order; rto amount; value rto; amount rto; rto money; sales rto; lost rto; money lost rto',
  delivered_orders:
    'deliver order; order deliver; how_many order deliver; how_many deliver; number order deliver; deliver order how_many',
  cod_delivered_orders:
    'cod order deliver; deliver cod order; cod deliver; cod order deliver how_many; cod parcel deliver',
  delivered_sales: 'deliver sales; sales deliver; sales order deliver; deliver revenue; deliver order sales',
  delivered_gross_profit:
    'gross deliver profit; deliver gross profit; gross profit deliver; profit deliver order gross',
  delivered_roas: 'deliver roas; roas deliver; roas after rto; roas after deliver; roas deliver order',
};
