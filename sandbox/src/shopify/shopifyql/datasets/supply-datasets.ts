import { itemAt } from '../../../checked.ts';
import { textAt } from '../../../world/columns.ts';
import { transferLines } from '../../../world/supply/transfers.ts';
import type { World } from '../../../world/world.ts';
import type { Dataset } from '../engine/dataset.ts';
import { oncePer } from './columns.ts';
import { eventPart } from './event-part.ts';

/** Changes of stock that are neither sales nor returns. */
export const adjustmentsDataset = oncePer((world: World): Dataset => {
  const { stockMoves, store } = world;
  const rows = Array.from(stockMoves.day, (day, row) => ({
    day,
    variant: itemAt(stockMoves.variant, row),
    place: itemAt(store.locations, itemAt(stockMoves.location, row)),
    change: itemAt(stockMoves.change, row),
    reason: textAt(stockMoves.reason, row),
  }));
  const part = eventPart(world, rows, {
    dimensions: {
      inventory_location_name: row => row.place.name,
      inventory_location_id: row => String(row.place.id),
      inventory_change_reason: row => row.reason,
      inventory_state: () => 'available',
    },
    measures: { change: row => row.change },
  });
  return {
    parts: [part],
    metrics: {
      inventory_adjustment_change: { sum: ['change'] },
      inventory_adjustment_count: { sum: ['rows'] },
    },
  };
});

const lines = oncePer(transferLines);

export const transfersDataset = oncePer((world: World): Dataset => {
  const part = eventPart(world, lines(world), {
    dimensions: {
      inventory_origin_name: row => row.origin,
      destination_name: row => row.destination,
      transfer_name: row => `#T${row.transfer + 1}`,
      transfer_status: () => 'Transferred',
    },
    measures: { ordered: row => row.ordered },
    entities: { transfer: row => row.transfer, variant: row => row.variant },
  });
  return {
    parts: [part],
    metrics: {
      ordered_quantity: { sum: ['ordered'] },
      transfer_count: { distinct: 'transfer' },
      transfer_line_item_count: { sum: ['rows'] },
      unique_items_transferred: { distinct: 'variant' },
    },
  };
});

export const shipmentsDataset = oncePer((world: World): Dataset => {
  const part = eventPart(world, lines(world), {
    dimensions: {
      inventory_origin_name: row => row.origin,
      destination_name: row => row.destination,
      transfer_name: row => `#T${row.transfer + 1}`,
      shipment_name: row => `#T${row.transfer + 1}-S1`,
      shipment_status: () => 'Received',
    },
    measures: {
      shipped: row => row.ordered,
      received: row => row.accepted + row.rejected,
      accepted: row => row.accepted,
      rejected: row => row.rejected,
    },
    entities: { shipment: row => row.transfer, variant: row => row.variant },
  });
  return {
    parts: [part],
    metrics: {
      shipment_count: { distinct: 'shipment' },
      unique_items_shipped: { distinct: 'variant' },
      shipped_quantity: { sum: ['shipped'] },
      received_quantity: { sum: ['received'] },
      accepted_quantity: { sum: ['accepted'] },
      rejected_quantity: { sum: ['rejected'] },
      acceptance_rate: { divide: [{ sum: ['accepted'] }, { sum: ['shipped'] }] },
      rejection_rate: { divide: [{ sum: ['rejected'] }, { sum: ['shipped'] }] },
    },
  };
});
