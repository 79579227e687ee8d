import { CircleAlert } from 'lucide-react';
import { messageOf } from '../../api.ts';
import { useAuth } from '../../session.tsx';
import { Page } from '../../shell/page.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useRates } from './api.ts';
import { RateRow } from './rate-row.tsx';
import { ratesByName } from './rate-words.ts';

export function RatesPage() {
  const rates = useRates();
  const { user } = useAuth();
  const mayManage = user !== null && ['merchant', 'executive'].includes(user.role);
  return (
    <Page
      title="Delivery costs"
      subtitle="What delivering costs you. Delivered profit is what delivered orders earned, less these costs."
    >
      {mayManage ? null : (
        <p className="mb-5 text-sm text-muted">
          Only the merchant and executives can change the rates. Everybody can see them.
        </p>
      )}
      <Card>
        {rates.isPending ? (
          <div aria-busy className="flex flex-col gap-3">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        ) : rates.isError ? (
          <EmptyState
            icon={CircleAlert}
            title="Your delivery costs couldn't be loaded"
            text={messageOf(rates.error)}
            action={<Button onClick={() => void rates.refetch()}>Try again</Button>}
          />
        ) : (
          <ul aria-label="Rates" className="divide-y divide-line">
            {ratesByName(rates.data.rates).map(({ name, own }) => (
              <RateRow key={name} name={name} own={own} currency={rates.data.currency} mayManage={mayManage} />
            ))}
          </ul>
        )}
      </Card>
      <p className="mt-4 text-sm text-faint">
        Set 0 where something costs you nothing. A rate that is not set is never guessed. Figures are worked out when
        you ask and never stored.
      </p>
    </Page>
  );
}
