import { mostAlerts } from '@tillsight/contract/alerts';
import { BellRing } from 'lucide-react';
import { SentenceList } from '../../shell/sentence-list.tsx';
import { AlertRow } from './alert-row.tsx';
import { useAlerts, useMakeAlert } from './api.ts';

const example = 'Tell me when sales today go above 50,000';
/** Short enough for a phone. */
const shortExample = 'Alert me when stock is below 5';

export function AlertsPage() {
  return (
    <SentenceList
      title="Alerts"
      subtitle="Say what to watch, and I'll tell you when it happens. No figures are stored."
      field={{
        label: 'What should I watch?',
        hint: `Up to ${mostAlerts} alerts.`,
        placeholder: shortExample,
        button: 'Add alert',
      }}
      examples={[shortExample, 'Warn me if there is no order for three hours', example]}
      empty={{ icon: BellRing, title: 'You have no alerts yet' }}
      failed="Your alerts couldn't be loaded"
      list={useAlerts()}
      making={useMakeAlert()}
      renderRow={alert => <AlertRow key={alert.id} alert={alert} />}
    />
  );
}
