/** Saves the list of report deliveries as a CSV file, with the columns of the table on the screen. */
import { channelTitles } from '@tillsight/contract/channel';
import type { Delivery } from '@tillsight/contract/whatsapp';
import { csvOf, type CsvCell } from '../../../ui/csv.ts';
import { saveCsv } from '../../../ui/save-file.ts';
import { remarkOn, slotParts, stateWords } from './words.ts';

/** As the table shows them. */
export function saveDeliveries(deliveries: readonly Delivery[]): void {
  saveCsv(csvOf(deliveryRows(deliveries)), 'deliveries.csv');
}

function deliveryRows(deliveries: readonly Delivery[]): CsvCell[][] {
  const rows = deliveries.map(delivery => {
    const { minute, zone } = slotParts(delivery.slot);
    const kind = delivery.test ? 'Test' : 'Report';
    const { recipient, channel, state } = delivery;
    return [minute, zone, kind, recipient, channelTitles[channel], stateWords[state].word, remarkOn(delivery)];
  });
  return [['When', 'Time zone', 'Kind', 'Recipient', 'Sent by', 'Status', 'Remark'], ...rows];
}
