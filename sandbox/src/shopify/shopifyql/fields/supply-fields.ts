import type { SchemaFields } from './field-group.ts';
import { BUCKET_FIELDS, PRODUCT_FIELDS, SHOP_FIELDS, TIME_FIELDS, VARIANT_FIELDS } from './shared-fields.ts';

const INVENTORY_BY_LOCATION_SCHEMA: SchemaFields = {
  metrics: {
    DAY_DURATION: `
      days_in_inventory_at_location days_in_stock_at_location days_of_inventory_remaining_at_location
      days_out_of_stock_at_location
    `,
    DAY_TIMESTAMP: 'first_day_in_inventory_at_location last_day_in_inventory_at_location',
    INTEGER: `
      ending_inventory_units_at_location inventory_units_net_change_at_location
      starting_inventory_units_at_location
    `,
    MONEY: 'ending_inventory_retail_value_at_location ending_inventory_value_at_location',
  },
  dimensions: [
    PRODUCT_FIELDS,
    BUCKET_FIELDS,
    VARIANT_FIELDS,
    SHOP_FIELDS,
    {
      BOOLEAN: 'inventory_cost_is_recorded inventory_is_tracked',
      IDENTITY: 'inventory_group_id inventory_item_id inventory_location_id',
      MONEY: 'inventory_item_cost',
      STRING: 'app_product_creation inventory_location_name',
    },
  ],
};

const INVENTORY_ADJUSTMENT_HISTORY_SCHEMA: SchemaFields = {
  metrics: {
    INTEGER: 'inventory_adjustment_change inventory_adjustment_count',
  },
  dimensions: [
    TIME_FIELDS,
    SHOP_FIELDS,
    {
      BOOLEAN: 'inventory_cost_is_recorded inventory_is_tracked',
      IDENTITY: `
        inventory_adjustment_group_id inventory_adjustment_id inventory_app_id inventory_group_id
        inventory_item_id inventory_location_id product_variant_id reference_document_id staff_id
      `,
      MONEY: 'inventory_item_cost',
      STRING: `
        inventory_app_name inventory_change_reason inventory_location_name inventory_state product_variant_sku
        product_variant_title reference_document_type reference_document_uri staff_member_name
      `,
    },
  ],
};

const INVENTORY_TRANSFERS_SCHEMA: SchemaFields = {
  metrics: {
    INTEGER: 'ordered_quantity transfer_count transfer_line_item_count unique_items_transferred',
  },
  dimensions: [
    TIME_FIELDS,
    SHOP_FIELDS,
    {
      BOOLEAN: 'inventory_cost_is_recorded inventory_is_tracked',
      IDENTITY: `
        inventory_destination_id inventory_item_id inventory_origin_id inventory_transfer_id
        inventory_transfer_line_item_id product_variant_id staff_id transfer_app_id
      `,
      MONEY: 'inventory_item_cost',
      STRING: `
        destination_city destination_country destination_name destination_region document_uri
        inventory_origin_city inventory_origin_country inventory_origin_name inventory_origin_region
        product_variant_sku product_variant_title staff_member_name transfer_app_name transfer_name
        transfer_note transfer_reference_name transfer_status transfer_tags
      `,
      TIMESTAMP: 'transfer_created_at',
    },
  ],
};

const INVENTORY_SHIPMENTS_SCHEMA: SchemaFields = {
  metrics: {
    INTEGER: `
      accepted_quantity received_quantity rejected_quantity shipment_count shipped_quantity
      unique_items_shipped
    `,
    PERCENT: 'acceptance_rate rejection_rate',
  },
  dimensions: [
    TIME_FIELDS,
    SHOP_FIELDS,
    {
      BOOLEAN: 'inventory_cost_is_recorded inventory_is_tracked',
      IDENTITY: `
        inventory_destination_id inventory_item_id inventory_origin_id inventory_shipment_id
        inventory_shipment_line_item_id inventory_transfer_id product_variant_id shipment_app_id staff_id
      `,
      MONEY: 'inventory_item_cost',
      STRING: `
        carrier carrier_code destination_city destination_country destination_name destination_region
        inventory_origin_city inventory_origin_country inventory_origin_name inventory_origin_region
        product_variant_sku product_variant_title shipment_app_name shipment_name shipment_status
        staff_member_name tracking_number tracking_url transfer_name transfer_note transfer_reference_name
        transfer_status transfer_tags
      `,
      TIMESTAMP: 'expected_delivery_at shipment_received_at shipment_shipped_at transfer_created_at',
    },
  ],
};

export const supplySchemas: Record<string, SchemaFields> = {
  inventory_by_location: INVENTORY_BY_LOCATION_SCHEMA,
  inventory_adjustment_history: INVENTORY_ADJUSTMENT_HISTORY_SCHEMA,
  inventory_transfers: INVENTORY_TRANSFERS_SCHEMA,
  inventory_shipments: INVENTORY_SHIPMENTS_SCHEMA,
};
