import { channelTitles } from '@tillsight/contract/channel';
import type { Delivery } from '@tillsight/contract/whatsapp';
import { Download, Inbox } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Table, TableRow, type Column } from '../../../ui/table.tsx';
import type { Choice } from '../draft.ts';
import { useReportOverview } from './api.ts';
import { saveDeliveries } from './deliveries-csv.ts';
import { remarkOn, slotParts, stateWords } from './words.ts';

const columns: readonly Column[] = [
  { title: 'When', role: 'name' },
  { title: 'Recipient' },
  { title: 'Sent by' },
  { title: 'Status' },
];

/** The last ten, the newest first. Where they cannot be loaded, the card above says so. */
export function RecentDeliveries({ choice }: { choice: Choice }) {
  const titleId = useId();
  const { data, isPending } = useReportOverview(choice);
  if (!data && !isPending) return null;
  const deliveries = data?.deliveries ?? [];
  return (
    <Card aria-labelledby={titleId} className="overflow-hidden p-0!">
      <div className="px-5 pt-5 sm:px-6 sm:pt-6">
        <CardHeader
          title="Latest Deliveries"
          text="The last ten times this report went out."
          titleId={titleId}
          aside={
            deliveries.length > 0 ? (
              <Button shape="small" onClick={() => saveDeliveries(deliveries)}>
                <Download aria-hidden />
                Save as CSV
              </Button>
            ) : null
          }
        />
      </div>
      {isPending || deliveries.length > 0 ? (
        <Table label="Latest deliveries" columns={columns} isLoading={isPending}>
          {deliveries.map(delivery => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </Table>
      ) : (
        <EmptyState
          icon={Inbox}
          title="Nothing has been sent yet"
          text="The first report goes out at the next delivery time. A test comes at once."
        />
      )}
    </Card>
  );
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { word, tone } = stateWords[delivery.state];
  const remark = remarkOn(delivery);
  const { minute, zone } = slotParts(delivery.slot);
  return (
    <TableRow
      columns={columns}
      cells={[
        <span key="due" className="block tabular-nums">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {minute}
            {delivery.test ? <Badge>Test</Badge> : null}
          </span>
          <span className="block text-xs font-normal text-faint">{zone}</span>
        </span>,
        delivery.recipient,
        channelTitles[delivery.channel],
        <span key="state" className="block text-right sm:text-left">
          <Badge tone={tone}>{word}</Badge>
          {remark === null ? null : <span className="mt-1 block text-xs text-muted">{remark}</span>}
        </span>,
      ]}
    />
  );
}
